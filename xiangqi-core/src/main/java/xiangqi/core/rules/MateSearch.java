package xiangqi.core.rules;

/// Looks for a mate by nothing but checks. Only checks and the answers to them are made on the board, and the lists of
/// moves are used again for every branch of one depth.
final class MateSearch {
    /// By twice the number of checks that are left, plus one for the lists of answers.
    private final int[][] lists;

    /// For searches of at most that many checks.
    MateSearch(int checks) {
        lists = new int[2 * checks + 2][];
    }

    /// Whether the side to move can mate by at most `checks` moves, 1 or more.
    boolean mates(Position position, int checks) {
        int[] moves = list(2 * checks);
        int size = Moves.writeStrict(position, moves);
        for (int i = 0; i < size; i++) {
            int from = moves[i] >> 7;
            int to = moves[i] & 127;
            if (Safety.givesCheck(position, from, to) && cannotEscape(position.after(from, to), checks - 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean cannotEscape(Position position, int checks) {
        int[] answers = list(2 * checks + 1);
        int size = Moves.writeStrict(position, answers);
        if (size > 0 && checks == 0) {
            return false;
        }
        for (int i = 0; i < size; i++) {
            if (!mates(position.after(answers[i] >> 7, answers[i] & 127), checks)) {
                return false;
            }
        }
        return true;
    }

    private int[] list(int depth) {
        if (lists[depth] == null) {
            lists[depth] = new int[Moves.AT_MOST];
        }
        return lists[depth];
    }
}
