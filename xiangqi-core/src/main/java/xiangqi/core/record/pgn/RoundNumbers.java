package xiangqi.core.record.pgn;

import java.util.OptionalInt;
import xiangqi.core.board.Side;

/// The numbers of the rounds, which need not begin with 1. One that fits shows that no move is missing before it.
final class RoundNumbers {
    private static final int MOST = 1_000_000;

    private final Characters characters;
    private final Variations branch;
    private final boolean blackBegins;
    private OptionalInt first = OptionalInt.empty();

    /// @param branch at its start
    RoundNumbers(Characters characters, Variations branch) {
        this.characters = characters;
        this.branch = branch;
        this.blackBegins =
                branch.position().map(position -> position.turn() == Side.BLACK).orElse(false);
    }

    /// A number that was read.
    ///
    /// @param isNext whether it is the number of the very move that comes next, as earlier numbers tell
    /// @param isMoves whether dots say that a move follows
    record Read(boolean isNext, boolean isMoves) {}

    /// Reads the number that stands here.
    Read read() {
        int number = (int) (characters.figure() % MOST);
        int dots = dots();
        int half = branch.ply() + (blackBegins ? 1 : 0);
        int round = half / 2;
        boolean isNext = first.isPresent() && number == first.getAsInt() + round && (dots < 2 || half % 2 == 1);
        if (first.isEmpty()) {
            first = OptionalInt.of(number - round);
        }
        return new Read(isNext, dots > 0);
    }

    /// The dots and marks behind a number that say it is a move's; Black's has several, or a longer one.
    private int dots() {
        String content = characters.content();
        int dots = 0;
        for (int i = characters.at(); i < content.length() && ".．、…·:：".indexOf(content.charAt(i)) >= 0; i++) {
            dots += content.charAt(i) == '…' ? 2 : 1;
        }
        return dots;
    }
}
