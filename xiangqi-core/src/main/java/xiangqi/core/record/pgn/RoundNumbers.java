package xiangqi.core.record.pgn;

import java.util.OptionalInt;
import xiangqi.core.board.Side;

/// The numbers of the rounds, which need not begin with 1. One that fits shows that no move is missing before it.
final class RoundNumbers {
    private static final int MOST = 1_000_000;

    private final Characters characters;
    private final Variations branch;
    private final boolean blackBegins;
    private boolean blackIsFirst;
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
    /// @param isStray whether nothing shows that it is a number of moves at all: it does not fit, and
    ///     no move follows
    /// @param isWord whether it only begins a word: 3分钟
    record Read(boolean isNext, boolean isMoves, boolean isStray, boolean isWord) {}

    /// Reads the number that stands here.
    Read read() {
        int enclosed = EnclosedNumber.of(characters.next());
        if (enclosed > 0) {
            characters.pass(1);
            return read(enclosed, 0);
        }
        int number = (int) (characters.figure() % MOST);
        if (branch.isMainLine() && (characters.nextIs(")") || characters.nextIs("）"))) {
            // A list's 1) has no bracket that opens.
            characters.pass(1);
        }
        return read(number, dots());
    }

    /// Whether the line goes on with the next move, its number before it allowed. Nothing is read.
    boolean goesOn() {
        int begin = characters.at();
        characters.skipBlanks();
        boolean numbered = !characters.isAtEnd() && LatinShape.isDigit(characters.next());
        boolean isNext = !numbered || (first.isPresent() && read().isNext());
        characters.skipDots();
        characters.skipBlanks();
        boolean follows = isNext && FirstMove.stands(characters.content(), characters.at());
        characters.to(begin);
        return follows;
    }

    /// The same of the number of a round that was read in words.
    Read read(int number) {
        return read(number, 0);
    }

    /// Whether the first number, before any move, has the dots of Black's: `1... 马8进7`.
    boolean nameBlackFirst() {
        return blackIsFirst;
    }

    private Read read(int number, int dots) {
        if (branch.ply() == 0 && first.isEmpty()) {
            blackIsFirst = dots > 0 && dots + dotsBehindSpace() > 1;
        }
        int half = branch.ply() + (blackBegins ? 1 : 0);
        int round = half / 2;
        boolean isNext = first.isPresent() && number == first.getAsInt() + round && (dots < 2 || half % 2 == 1);
        boolean standsAlone = dots == 0 && !moveFollows();
        boolean isWord = standsAlone && isGluedToWord();
        boolean begins = first.isEmpty() && branch.ply() == 0 && !isBeforeWord();
        if (first.isEmpty() && !isWord && (begins || !standsAlone)) {
            first = OptionalInt.of(number - round);
        }
        return new Read(isNext, dots > 0, standsAlone && !isNext && !begins, isWord);
    }

    /// Whether a move follows, with space and the strokes of a table before it.
    private boolean moveFollows() {
        String content = characters.content();
        int next = characters.at();
        while (next < content.length() && " \t\r\n\u3000\u00a0|｜,，→>/-".indexOf(content.charAt(next)) >= 0) {
            next++;
        }
        return FirstMove.stands(content, next);
    }

    private boolean isBeforeWord() {
        int begin = characters.at();
        characters.skipBlanks();
        boolean isWord = isGluedToWord() && !FirstMove.stands(characters.content(), characters.at());
        characters.to(begin);
        return isWord;
    }

    private boolean isGluedToWord() {
        return !characters.isAtEnd() && Character.isIdeographic(characters.next());
    }

    /// The dots and marks behind a number that say it is a move's; Black's has several, or a longer one.
    private int dots() {
        return dots(characters.at());
    }

    private int dots(int from) {
        String content = characters.content();
        int dots = 0;
        for (int i = from; i < content.length() && ".．、…·:：".indexOf(content.charAt(i)) >= 0; i++) {
            dots += content.charAt(i) == '…' ? 2 : 1;
        }
        return dots;
    }

    /// The dots behind those and space, `1. ... 马8进7`.
    private int dotsBehindSpace() {
        int begin = characters.at();
        characters.skipDots();
        characters.skipBlanks();
        int more = dots(characters.at());
        characters.to(begin);
        return more;
    }
}
