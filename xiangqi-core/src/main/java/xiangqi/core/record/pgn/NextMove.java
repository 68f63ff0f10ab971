package xiangqi.core.record.pgn;

import java.util.Optional;
import xiangqi.core.notation.MoveReading;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Tells where a move stands in the text, and reads it in the notation of the game, which the first move shows.
final class NextMove {
    /// No move stands here.
    static final int NONE = -1;

    /// The characters of moves that simplified writing has others for.
    private static final String TRADITIONAL = "馬車進後將帥";

    /// The notations a game can be written in.
    private enum Dialect {
        UNKNOWN,
        COORDINATES,
        CHINESE,
        WXF,
        SAN
    }

    private final Characters characters;
    private final String content;
    private final Notation coordinates;
    private Dialect dialect = Dialect.UNKNOWN;
    private boolean traditional;
    private boolean dashed;

    /// @param coordinates how coordinates count ranks
    NextMove(Characters characters, Notation coordinates) {
        this.characters = characters;
        this.content = characters.content();
        this.coordinates = coordinates;
    }

    /// The notation that the moves read so far are written in; empty if there were none, or in one that is not written.
    Optional<Notation> notation() {
        return switch (dialect) {
            case CHINESE -> Optional.of(traditional ? Notation.ZH_HANT : Notation.ZH_HANS);
            case WXF -> Optional.of(Notation.WXF);
            case COORDINATES -> Optional.of(dashed ? Notation.ICCS : Notation.UCI);
            case UNKNOWN, SAN -> Optional.empty();
        };
    }

    boolean isChinese() {
        return dialect == Dialect.CHINESE;
    }

    boolean isInCoordinates() {
        return dialect == Dialect.COORDINATES;
    }

    /// Reads the name of a move in the notation of the last end that was found.
    MoveReading read(Position position, String token) {
        return switch (dialect) {
            case CHINESE -> Notation.ZH_HANS.read(position, token);
            case WXF -> Notation.WXF.read(position, token);
            case SAN -> WinBoardSan.read(position, token);
            case COORDINATES, UNKNOWN -> coordinates.read(position, token);
        };
    }

    /// Whether a move in Chinese, or one in coordinates in a game written so, stands so many characters behind here.
    boolean standsBehind(int characters) {
        int at = this.characters.at() + characters;
        boolean inCoordinates = dialect == Dialect.COORDINATES
                && square(at) >= 0
                && (square(at + 2) >= 0 || (content.startsWith("-", at + 2) && square(at + 3) >= 0));
        return inCoordinates || ChineseShape.length(content, at) > 0;
    }

    /// The quick way for the commonest form, `h2e2` and `H2-E2`, in a game that is written so: the end of the move that
    /// stands here, or [#NONE].
    int endOfCoordinates() {
        if (dialect != Dialect.COORDINATES) {
            return NONE;
        }
        int at = characters.at();
        int second = at + 2;
        if (second < content.length() && content.charAt(second) == '-') {
            second++;
        }
        int end = second + 2;
        boolean goesOn = end < content.length() && LatinShape.isDigit(content.charAt(end));
        return square(at) < 0 || square(second) < 0 || goesOn ? NONE : end;
    }

    /// Whether coordinates count ranks from 0.
    boolean countsFromZero() {
        return coordinates == Notation.UCI;
    }

    /// The move whose end [#endOfCoordinates()] found, with ranks counted from 0.
    Move inCoordinates(int begin, int end) {
        return Move.ofCode(square(begin) * 90 + square(end - 2));
    }

    private int square(int index) {
        if (index + 1 >= content.length()) {
            return -1;
        }
        int file = (content.charAt(index) | 0x20) - 'a';
        int rank = content.charAt(index + 1) - '0';
        return file < 0 || file > 8 || rank < 0 || rank > 9 ? -1 : rank * 9 + file;
    }

    /// The end of the move that stands here, or [#NONE]. Where it is one of a game whose notation was not known, it is
    /// now.
    ///
    /// @param numbered whether it stands behind a number
    int end(boolean numbered, Variations branch) {
        int at = characters.at();
        int chinese = ChineseShape.length(content, at);
        if (chinese > 0) {
            dialect = Dialect.CHINESE;
            traditional |= isTraditional(at, at + chinese);
            return at + chinese;
        }
        if (isFileTwice(numbered, branch)) {
            dialect = Dialect.WXF;
            return at + 4;
        }
        int end = wordEnd(at);
        String word = characters.plain(at, end);
        int glued = dialect == Dialect.UNKNOWN || dialect == Dialect.COORDINATES ? LatinShape.firstOfGlued(word) : 0;
        end = glued > 0 ? at + glued : end;
        Dialect shape = end == at ? Dialect.UNKNOWN : shape(word.substring(0, end - at));
        if (shape == Dialect.UNKNOWN) {
            return NONE;
        }
        dialect = shape;
        dashed |= content.indexOf('-', at, end) >= 0;
        return end;
    }

    /// The end of `.P=4`, where the dot is the name's, not a number's; [#NONE] if it does not stand here.
    int endOfMiddleSoldier() {
        boolean canBe = dialect == Dialect.UNKNOWN || dialect == Dialect.WXF;
        if (!canBe || !LatinShape.isMiddleSoldier(content, characters.at())) {
            return NONE;
        }
        dialect = Dialect.WXF;
        return characters.at() + 4;
    }

    /// Whether a character stands there that only traditional writing has.
    private boolean isTraditional(int from, int to) {
        for (int i = from; i < to; i++) {
            if (TRADITIONAL.indexOf(content.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }

    /// `33.4`: where nothing has shown yet that the moves are WXF it takes a number before it, or that it can be
    /// played.
    private boolean isFileTwice(boolean numbered, Variations branch) {
        int at = characters.at();
        return dialect == Dialect.UNKNOWN
                && LatinShape.isFileTwice(content, at)
                && (numbered || isPlayable(content.substring(at, at + 4), branch));
    }

    private static boolean isPlayable(String token, Variations branch) {
        return branch.position()
                .map(position -> Notation.WXF.read(position, token) instanceof MoveReading.Found)
                .orElse(false);
    }

    /// The end of a word of Latin letters, figures and signs, of any width.
    private int wordEnd(int from) {
        int end = from;
        while (end < content.length()) {
            char c = Characters.plain(content.charAt(end));
            boolean part = (c >= 'a' && c <= 'z')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= '0' && c <= '9')
                    || c == '+'
                    || c == '-'
                    || c == '='
                    || c == '#'
                    || (c == '.' && end > from && end + 1 < content.length() && isWxfDot(from, end));
            if (!part) {
                break;
            }
            end++;
        }
        return end;
    }

    /// A dot within a word is the sign for across, or names the middle soldier: `C2.5`, `P..4`.
    private boolean isWxfDot(int from, int dot) {
        char first = Characters.plain(content.charAt(from));
        char next = Characters.plain(content.charAt(dot + 1));
        boolean letter =
                (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '+' || first == '-';
        boolean file = dot == from + 2 && beginsWithFile(first, content.charAt(from + 1));
        boolean sign = next == '+' || next == '-' || next == '=' || next == '.';
        return (letter || file) && (LatinShape.isDigit(next) || sign);
    }

    private Dialect shape(String token) {
        if (token.length() < 2) {
            return Dialect.UNKNOWN;
        }
        if (LatinShape.isWxf(token, beginsWithFile(token.charAt(0), token.charAt(1)))) {
            return Dialect.WXF;
        }
        boolean san = WinBoardSan.fits(token);
        if (LatinShape.isCoordinates(token)) {
            // E0a2 is the elephant from rank 0 to a2 where a game is written so.
            boolean mixed = Character.isUpperCase(token.charAt(0))
                    && token.length() == 4
                    && Character.isLowerCase(token.charAt(2));
            return san && (dialect == Dialect.SAN || (dialect == Dialect.UNKNOWN && mixed))
                    ? Dialect.SAN
                    : Dialect.COORDINATES;
        }
        return san ? Dialect.SAN : Dialect.UNKNOWN;
    }

    /// Whether a word names a soldier by its file first, `2+=3`, `33.4`. Where nothing has shown yet that
    /// the moves are WXF it takes a sign behind the figure, which no move number has.
    private boolean beginsWithFile(char first, char second) {
        return LatinShape.isDigit(first)
                && (dialect == Dialect.WXF || (dialect == Dialect.UNKNOWN && (second == '+' || second == '-')));
    }
}
