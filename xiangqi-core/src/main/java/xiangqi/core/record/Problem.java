package xiangqi.core.record;

import java.util.List;
import xiangqi.core.notation.FenFault;

/// Something in a file that could not be read as it stands: what it is, where, and the arguments its words
/// need. A problem with a game is a warning and the game is there without the faulty part, or it is the
/// reason why there is no game.
///
/// @param code what it is; says which arguments belong to it
/// @param spot where in the file
/// @param game the number of the game in the file, from 1; 0 for the file itself
/// @param ply the ply (from 1) it concerns; 0 for none
/// @param arguments figures, tokens as they stand in the file, and names of constants of other enums
public record Problem(Code code, Spot spot, int game, int ply, List<String> arguments) {
    public Problem {
        arguments = List.copyOf(arguments);
    }

    /// A problem of the file itself.
    public static Problem ofFile(Code code, Spot spot, Object... arguments) {
        return new Problem(code, spot, 0, 0, texts(arguments));
    }

    /// The problem with the FEN of a start.
    public static Problem ofFen(Spot spot, String fen, FenFault why) {
        return ofFile(Code.FEN_FAULTY, spot, fen, why.kind(), why.row(), why.column(), why.field(), why.index());
    }

    static List<String> texts(Object... arguments) {
        return java.util.Arrays.stream(arguments).map(Object::toString).toList();
    }

    /// How many problems it stands for: more than one where several are told together.
    public int count() {
        return code == Code.MORE_WARNINGS || code == Code.MORE_CUT ? Integer.parseInt(arguments.getFirst()) : 1;
    }

    /// The number of moves that are missing in the tree because of this problem: 0 if it cut no branch.
    public int movesCut() {
        return cut(3);
    }

    /// The number of comments that went with them.
    public int commentsCut() {
        return cut(2);
    }

    /// The number of variations that the tree has less for it, the branch itself included where it is one.
    public int variationsCut() {
        return cut(1);
    }

    private int cut(int fromLast) {
        return code.cuts() ? Integer.parseInt(arguments.get(arguments.size() - fromLast)) : 0;
    }

    /// The same as a problem of the game with that number.
    public Problem in(int number) {
        return new Problem(code, spot, number, ply, arguments);
    }

    /// What can be wrong, with the arguments in their order.
    public enum Code {
        // Reasons why a file or a game cannot be read.
        /// The file has no bytes.
        EMPTY_FILE,
        /// The content is none of the known formats.
        UNKNOWN_FORMAT,
        /// The content is known but cannot be read: the name of the [Format].
        UNSUPPORTED_FORMAT,
        /// The file ends inside its header: bytes there are, bytes the header has.
        HEADER_TRUNCATED,
        /// The version is newer than the newest known: the version, the newest known.
        VERSION_TOO_NEW,
        /// There is no such version: the version.
        VERSION_UNKNOWN,
        /// The keys that decode the file contradict their check sum: the sum, which should be 0.
        KEYS_WRONG,
        /// The start is no position and no move can be made from it: the names of the faults, each followed
        /// by its side, as in `NO_GENERAL BLACK`.
        START_FAULTY,
        /// The FEN of the start is no FEN: the FEN, the name of the fault, then row, column, field and
        /// index as in [FenFault].
        FEN_FAULTY,
        /// The start is told in a wrong number of figures: how many there are, how many there should be.
        START_LENGTH,
        /// The packed content claims to be far larger than it can be: the size it claims, the most that is
        /// believed.
        UNPACKED_TOO_LARGE,
        /// There are no moves that could be read.
        NO_MOVES,

        // Warnings about a game that is there.
        /// The move is against the rules and its branch ends before it: the move as in the file, the name
        /// of the rule ([xiangqi.core.rules.Attempt.Why]), the number of moves (this one included),
        /// comments and variations cut.
        ILLEGAL_MOVE,
        /// A move leads from or to a point that is not on the board, and its branch ends before it: the
        /// move as in the file, the numbers of moves, comments and variations cut.
        NO_SUCH_POINT,
        /// The token could be read as a move, but no piece can make it here, and its branch ends before it:
        /// the token, the numbers of moves, comments and variations cut.
        NO_SUCH_MOVE,
        /// Two moves fit the token, and its branch ends before it: the token, the moves that fit, the
        /// numbers of moves, comments and variations cut.
        AMBIGUOUS_MOVE,
        /// Words that are neither a move nor anything else. If moves follow, one may be missing, and the
        /// branch ends before them: the words, the numbers of moves, comments and variations cut.
        UNKNOWN_TOKEN,
        /// Moves without a start they could be played from: the reasons as in `START_FAULTY` in one
        /// argument, the numbers of moves, comments and variations cut.
        MOVES_WITHOUT_START,
        /// From here on branches are cut in so many more places that they are told together: the places, the
        /// numbers of moves, comments and variations cut.
        MORE_CUT,
        /// From here on there are so many more warnings that they are told together: how many, the numbers of moves,
        /// comments and variations cut.
        MORE_WARNINGS,
        /// The tag that names the result, which counts, says another one than stands behind the moves: the tag's, the
        /// other one.
        RESULTS_DIFFER,
        /// The file ends before its last game: the games there are, the games it should hold.
        GAMES_MISSING,
        /// The file ends in the midst of the moves.
        MOVES_TRUNCATED,
        /// A comment says it is longer than the file: its length, the bytes that are left.
        COMMENT_BEYOND_END,
        /// A comment is not closed and ends where the game ends.
        COMMENT_UNCLOSED,
        /// A variation is not closed.
        VARIATION_UNCLOSED,
        /// A closing bracket without an opening one.
        STRAY_BRACKET,
        /// A variation before any move.
        VARIATION_WITHOUT_MOVE,
        /// A branch hangs on a branch or move that is not there and is left out: its number, the number of
        /// the branch it should hang on, the ply there, the numbers of moves, comments and variations
        /// cut.
        BRANCH_WITHOUT_PARENT,
        /// A branch has the number of an earlier one, which counts, and is left out: its number, the numbers of moves,
        /// comments and variations cut.
        BRANCH_TWICE,
        /// A move has a comment already, which counts, and another one is left out: the branch, the ply.
        COMMENT_TWICE,
        /// A comment belongs to a move that is not there and is left out: the branch, the ply.
        COMMENT_WITHOUT_MOVE,
        /// Two pieces of the start stand on one point; the later one is there: the point.
        POINT_TAKEN_TWICE,
        /// A tag is not closed and ends where its line ends: its name.
        TAG_UNCLOSED,
        /// The text had been decoded wrongly before it was saved (GB18030 taken for Latin-1); it was
        /// repaired.
        WRONGLY_DECODED,
        /// Some bytes are no characters of the encoding: the encoding.
        UNDECODABLE_BYTES;

        /// Whether the last three arguments are the numbers of moves, comments and variations that were cut.
        public boolean cuts() {
            return switch (this) {
                case ILLEGAL_MOVE,
                        NO_SUCH_POINT,
                        NO_SUCH_MOVE,
                        AMBIGUOUS_MOVE,
                        UNKNOWN_TOKEN,
                        MOVES_WITHOUT_START,
                        MORE_CUT,
                        MORE_WARNINGS,
                        BRANCH_WITHOUT_PARENT,
                        BRANCH_TWICE -> true;
                default -> false;
            };
        }
    }
}
