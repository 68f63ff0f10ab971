package xiangqi.core.record.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import xiangqi.core.board.Side;
import xiangqi.core.notation.MoveReading;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;
import xiangqi.core.record.Text;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Marks;

/// One reading of the moves of one game in a text, in whichever notation, with comments in braces and
/// variations in brackets (formats.md §3). Reads up to the next game's tags, a result, a line of `=====`,
/// or the end.
final class MoveText {
    /// White space at the ends of a comment that does not belong to it (formats.md §11).
    static final String BLANK = "\t\u000b\f \u00a0\u3000\r\n";

    /// The signs 1 to 6 as they are written.
    private static final List<String> JUDGEMENTS = List.of("!", "?", "!!", "??", "!?", "?!");

    private final Text text;
    private final String content;
    private final Replay replay;
    private final Notation coordinates;
    private final Comments comments;
    private final Deque<Open> open = new ArrayDeque<>();
    private final List<Problem> problems = new ArrayList<>(0);

    private Dialect dialect = Dialect.UNKNOWN;
    private int at;
    private Replay.Step current;
    private boolean branchIsNew;
    private final boolean startsWithBlack;
    private OptionalInt firstNumber = OptionalInt.empty();
    private final StringBuilder waiting = new StringBuilder();
    private Marks waitingMarks = Marks.NONE;
    private int moveEnd = -1;
    private Optional<Unknown> unknown = Optional.empty();
    private Result result = Result.UNKNOWN;
    private boolean hasResult;
    private boolean coordinatesFailed;
    private boolean beginsWithSlip;

    /// Whether a move's number was read and its move was not.
    private boolean numbered;
    private int moves;
    private int unknownTokens;
    private int words;

    /// The notations a game can be written in; found out by its first move.
    private enum Dialect {
        UNKNOWN,
        COORDINATES,
        CHINESE,
        WXF,
        SAN
    }

    /// How comments are written.
    enum Comments {
        /// As they stand.
        PLAIN,
        /// As [CommentEscape] writes them.
        ESCAPED
    }

    /// A variation whose end was not met yet: the step to go on from after it, and where it begins.
    private record Open(Replay.Step after, int index, Optional<Unknown> unknown) {}

    /// Words that are no move. If a move follows without a number that shows none is missing, its branch
    /// ends here. Before the first move it takes more: words of people stand there, too.
    ///
    /// @param isMove whether they stand where a move must, behind its number, or are written like one
    private record Unknown(int from, int to, boolean isMove) {}

    /// @param from the index of the first character to read
    /// @param coordinates how coordinates count ranks: [Notation#UCI] or [Notation#UCI_FROM_ONE]
    MoveText(Text text, int from, Replay replay, Notation coordinates, Comments comments) {
        this.text = text;
        this.content = text.content();
        this.at = from;
        this.replay = replay;
        this.coordinates = coordinates;
        this.comments = comments;
        this.current = replay.start();
        this.startsWithBlack = current.position()
                .map(position -> position.turn() == Side.BLACK)
                .orElse(false);
    }

    /// The index of the first character after the moves.
    int end() {
        return at;
    }

    Replay replay() {
        return replay;
    }

    /// The result that stands after the moves, [Result#UNKNOWN] if none does.
    Result result() {
        return result;
    }

    /// The number of tokens that were taken for moves, those that were cut included.
    int moves() {
        return moves;
    }

    /// The number of tokens that nothing could be made of.
    int unknownTokens() {
        return unknownTokens;
    }

    /// The number of tokens among them that are words of people: not written like a move, nor in the place of one.
    int words() {
        return words;
    }

    /// Whether the moves are written in Chinese, which nothing but moves is.
    boolean isChinese() {
        return dialect == Dialect.CHINESE;
    }

    /// Whether a move in coordinates failed, so that another counting of ranks may be meant.
    boolean coordinatesFailed() {
        return coordinatesFailed;
    }

    /// Whether the first move could not be made out: what follows says nothing about who moves first.
    boolean beginsWithSlip() {
        return beginsWithSlip;
    }

    /// What was wrong, the moves that were cut included.
    List<Problem> problems() {
        List<Problem> all = new ArrayList<>(problems);
        all.addAll(replay.problems());
        return all;
    }

    void read() {
        while (at < content.length() && !hasResult && !atEnd()) {
            readToken(content.charAt(at));
        }
        settleUnknown();
        while (!open.isEmpty()) {
            Open unclosed = open.pop();
            leaveWaiting(unclosed.after());
            problem(Problem.Code.VARIATION_UNCLOSED, unclosed.index());
        }
        leaveWaiting(current);
    }

    /// Whether the next game's tags, an advertisement or the end mark of another wrapper stands here.
    private boolean atEnd() {
        char c = content.charAt(at);
        return (c == '[' && TagLine.beginsAt(content, at))
                || (c == '=' && content.startsWith("==", at))
                || (c == '}' && content.startsWith("}END", at));
    }

    private void readToken(char c) {
        if (c <= ' ' || c == '\u3000' || c == '\u00a0' || c == '\ufeff') {
            at++;
            return;
        }
        switch (c) {
            case '{' -> readComment();
            case '(' -> openVariation();
            case ')' -> closeVariation();
            case ';' -> readRestOfLine();
            case '%' -> {
                if (atLineStart()) {
                    skipLine();
                } else {
                    readUnknown();
                }
            }
            case '*' -> end(Result.UNKNOWN, 1);
            case '$' -> readSign();
            case '!', '?', '！', '？' -> readJudgement();
            case '.', '．' -> {
                if (!readMiddleSoldier()) {
                    at++;
                }
            }
            case '…', '·', ',', '，', '、', '；', '。', '：', ':' -> at++;
            case '}' -> {
                problem(Problem.Code.STRAY_BRACKET, at);
                at++;
            }
            default -> {
                if (!readResult() && !readMove(c) && !readNumber(c)) {
                    readUnknown();
                }
            }
        }
    }

    private boolean readResult() {
        for (Result each : List.of(Result.RED_WINS, Result.BLACK_WINS, Result.DRAW)) {
            if (content.startsWith(each.token(), at)) {
                end(each, each.token().length());
                return true;
            }
        }
        return false;
    }

    /// A result ends the game, unless it stands in a variation.
    private void end(Result found, int length) {
        at += length;
        if (open.isEmpty()) {
            result = found;
            hasResult = true;
        }
    }

    private boolean readNumber(char c) {
        if (!LatinShape.isDigit(c)) {
            return false;
        }
        int number = 0;
        while (at < content.length() && LatinShape.isDigit(content.charAt(at))) {
            number = (number * 10 + plain(content.charAt(at)) - '0') % 1_000_000;
            at++;
        }
        number(number, dots());
        return true;
    }

    /// The dots and marks behind a number that say it is a move's; Black's has several, or a longer one.
    private int dots() {
        int dots = 0;
        for (int i = at; i < content.length() && ".．、…·:：".indexOf(content.charAt(i)) >= 0; i++) {
            dots += content.charAt(i) == '…' ? 2 : 1;
        }
        return dots;
    }

    /// `$1`: a sign of judgement by its number.
    private void readSign() {
        int begin = ++at;
        int number = 0;
        while (at < content.length() && LatinShape.isDigit(content.charAt(at))) {
            number = Math.min(number * 10 + plain(content.charAt(at)) - '0', 1000);
            at++;
        }
        if (at > begin && number <= Marks.MOST_SIGN) {
            sign(number);
        }
    }

    /// `!`, `?`, `!!`, `??`, `!?` and `?!` close behind a move.
    private void readJudgement() {
        int begin = at;
        while (at < content.length() && "!?！？".indexOf(content.charAt(at)) >= 0) {
            at++;
        }
        int sign = JUDGEMENTS.indexOf(plain(begin, at)) + 1;
        if (sign > 0 && begin == moveEnd) {
            sign(sign);
        } else if (numbered) {
            at = begin;
            readUnknown();
        }
    }

    private void sign(int number) {
        replay.mark(current, new Marks(List.of(), List.of(), List.of(number)));
    }

    /// A comment behind a semicolon, to the end of the line.
    private void readRestOfLine() {
        int begin = at + 1;
        skipLine();
        comment(begin, at);
    }

    private void skipLine() {
        while (at < content.length() && content.charAt(at) != '\n' && content.charAt(at) != '\r') {
            at++;
        }
    }

    private boolean atLineStart() {
        return at == 0 || content.charAt(at - 1) == '\n' || content.charAt(at - 1) == '\r';
    }

    private void readComment() {
        int close = content.indexOf('}', at + 1);
        int endOfGame = endOfGame(at + 1, close < 0 ? content.length() : close);
        if (close < 0 || endOfGame < close) {
            problem(Problem.Code.COMMENT_UNCLOSED, at);
            comment(at + 1, endOfGame);
            at = endOfGame;
        } else {
            comment(at + 1, close);
            at = close + 1;
        }
    }

    /// Where the next line with a tag begins; `to` if none does before.
    private int endOfGame(int from, int to) {
        for (int i = content.indexOf('[', from); i >= 0 && i < to; i = content.indexOf('[', i + 1)) {
            if (TagLine.beginsAt(content, i)) {
                return i;
            }
        }
        return to;
    }

    private void comment(int from, int to) {
        String words = stripped(content, from, to);
        if (words.isEmpty()) {
            return;
        }
        if (words.indexOf('\r') >= 0) {
            words = words.replace("\r\n", "\n").replace('\r', '\n');
        }
        MarkText.Parted parted = MarkText.part(words);
        if (!parted.marks().isEmpty()) {
            words = stripped(parted.words(), 0, parted.words().length());
            if (branchIsNew) {
                waitingMarks = waitingMarks.and(parted.marks());
            } else {
                replay.mark(current, parted.marks());
            }
            if (words.isEmpty()) {
                return;
            }
        }
        if (comments == Comments.ESCAPED) {
            words = CommentEscape.decode(words);
        }
        if (branchIsNew) {
            // Before the first move of a variation: it belongs to that move.
            waiting.append(waiting.isEmpty() ? "" : "\n").append(words);
        } else {
            replay.comment(current, words);
        }
    }

    /// The part of the text without the white space at its ends.
    static String stripped(String text, int from, int to) {
        int start = from;
        int end = to;
        while (start < end && BLANK.indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        while (end > start && BLANK.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(start, end);
    }

    private void openVariation() {
        open.push(new Open(current, at, unknown));
        unknown = Optional.empty();
        numbered = false;
        if (current.before().isEmpty()) {
            problem(Problem.Code.VARIATION_WITHOUT_MOVE, at);
        } else {
            current = current.before().get();
        }
        branchIsNew = true;
        at++;
    }

    private void closeVariation() {
        if (open.isEmpty()) {
            problem(Problem.Code.STRAY_BRACKET, at);
        } else {
            settleUnknown();
            Open closed = open.pop();
            current = closed.after();
            unknown = closed.unknown();
            numbered = false;
            leaveWaiting(current);
        }
        at++;
    }

    /// A comment of a variation without moves stays with the move that the variation belongs to.
    private void leaveWaiting(Replay.Step step) {
        if (!waiting.isEmpty()) {
            replay.comment(step, waiting.toString());
            waiting.setLength(0);
        }
        replay.mark(step, waitingMarks);
        waitingMarks = Marks.NONE;
        branchIsNew = false;
    }

    private boolean readMove(char c) {
        if (readCoordinates(c)) {
            return true;
        }
        int chinese = ChineseShape.length(content, at);
        if (chinese > 0) {
            dialect = Dialect.CHINESE;
            move(at, at + chinese);
            return true;
        }
        if (readFileTwice()) {
            return true;
        }
        int end = wordEnd(at);
        if (end == at) {
            return false;
        }
        String token = plain(at, end);
        Dialect shape = shape(token);
        if (shape == Dialect.UNKNOWN) {
            return false;
        }
        dialect = shape;
        move(at, end);
        return true;
    }

    /// `.P=4`: the dot is the name's, not a number's.
    private boolean readMiddleSoldier() {
        if ((dialect != Dialect.UNKNOWN && dialect != Dialect.WXF) || !LatinShape.isMiddleSoldier(content, at)) {
            return false;
        }
        dialect = Dialect.WXF;
        move(at, at + 4);
        return true;
    }

    /// `33.4`: where nothing has shown yet that the moves are WXF it takes a number before it, or that it can be
    /// played.
    private boolean readFileTwice() {
        if (dialect != Dialect.UNKNOWN || !LatinShape.isFileTwice(content, at)) {
            return false;
        }
        String token = content.substring(at, at + 4);
        boolean playable = current.position()
                .map(position -> Notation.WXF.read(position, token) instanceof MoveReading.Found)
                .orElse(false);
        if (!numbered && !playable) {
            return false;
        }
        dialect = Dialect.WXF;
        move(at, at + 4);
        return true;
    }

    /// The quick way for the commonest form, `h2e2` and `H2-E2`.
    private boolean readCoordinates(char c) {
        if (dialect != Dialect.COORDINATES) {
            return false;
        }
        int from = square(at);
        int second = at + 2;
        if (second < content.length() && content.charAt(second) == '-') {
            second++;
        }
        int to = square(second);
        int end = second + 2;
        if (from < 0 || to < 0 || (end < content.length() && LatinShape.isDigit(content.charAt(end)))) {
            return false;
        }
        if (coordinates != Notation.UCI || current.position().isEmpty()) {
            move(at, end);
            return true;
        }
        Move move = Move.ofCode(from * 90 + to);
        int begin = at;
        at = end;
        settleUnknownByMove();
        Optional<Replay.Step> next = replay.playIfLegal(current, move);
        if (next.isPresent()) {
            step(next.get());
        } else {
            coordinatesFailed = true;
            step(replay.play(current, move, text.spot(begin), content.substring(begin, end)));
        }
        return true;
    }

    private int square(int index) {
        if (index + 1 >= content.length()) {
            return -1;
        }
        int file = (content.charAt(index) | 0x20) - 'a';
        int rank = content.charAt(index + 1) - '0';
        return file < 0 || file > 8 || rank < 0 || rank > 9 ? -1 : rank * 9 + file;
    }

    /// The end of a word of Latin letters, figures and signs, of any width.
    private int wordEnd(int from) {
        int end = from;
        while (end < content.length()) {
            char c = plain(content.charAt(end));
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
        char first = plain(content.charAt(from));
        char next = plain(content.charAt(dot + 1));
        boolean letter =
                (first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z') || first == '+' || first == '-';
        boolean file = dot == from + 2 && beginsWithFile(first, content.charAt(from + 1));
        boolean sign = next == '+' || next == '-' || next == '=' || next == '.';
        return (letter || file) && (LatinShape.isDigit(next) || sign);
    }

    static char plain(char c) {
        return c >= '！' && c <= '～' ? (char) (c - '！' + '!') : c;
    }

    private String plain(int from, int to) {
        for (int i = from; i < to; i++) {
            if (content.charAt(i) >= 0x80) {
                StringBuilder plain = new StringBuilder(to - from);
                for (int j = from; j < to; j++) {
                    plain.append(plain(content.charAt(j)));
                }
                return plain.toString();
            }
        }
        return content.substring(from, to);
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

    private void move(int from, int to) {
        at = to;
        settleUnknownByMove();
        Optional<Position> here = current.position();
        if (here.isEmpty()) {
            step(replay.cut(current, Problem.Code.ILLEGAL_MOVE, Spot.WHOLE));
            return;
        }
        Position position = here.get();
        String token = content.substring(from, to);
        switch (read(position, token)) {
            case MoveReading.Found(Move move) -> step(replay.play(current, move, Spot.WHOLE, token));
            case MoveReading.Ambiguous(List<Move> candidates) ->
                step(replay.cut(current, Problem.Code.AMBIGUOUS_MOVE, text.spot(from), token, words(candidates)));
            case MoveReading.NoSuchMove(List<Attempt.Illegal> refused) -> {
                coordinatesFailed |= dialect == Dialect.COORDINATES;
                step(
                        refused.size() == 1
                                ? replay.cut(
                                        current,
                                        Problem.Code.ILLEGAL_MOVE,
                                        text.spot(from),
                                        token,
                                        refused.getFirst().why().name())
                                : replay.cut(current, Problem.Code.NO_SUCH_MOVE, text.spot(from), token));
            }
            case MoveReading.NotNotation _ -> {
                coordinatesFailed |= dialect == Dialect.COORDINATES;
                step(replay.cut(current, Problem.Code.NO_SUCH_MOVE, text.spot(from), token));
            }
        }
    }

    private MoveReading read(Position position, String token) {
        return switch (dialect) {
            case CHINESE -> Notation.ZH_HANS.read(position, token);
            case WXF -> Notation.WXF.read(position, token);
            case SAN -> WinBoardSan.read(position, token);
            case COORDINATES, UNKNOWN -> coordinates.read(position, token);
        };
    }

    private static String words(List<Move> moves) {
        return String.join(" ", moves.stream().map(Move::toString).toList());
    }

    private void step(Replay.Step next) {
        current = next;
        moveEnd = at;
        numbered = false;
        moves++;
        if (branchIsNew) {
            leaveWaiting(current);
        }
    }

    private void readUnknown() {
        int begin = at;
        at++;
        while (at < content.length() && " \t\r\n\u3000{}()[];".indexOf(content.charAt(at)) < 0) {
            at++;
        }
        unknownTokens++;
        boolean isMove = numbered || unknown.map(Unknown::isMove).orElse(false) || NearMove.stands(content, begin);
        words += isMove ? 0 : 1;
        unknown = Optional.of(new Unknown(unknown.map(Unknown::from).orElse(begin), at, isMove));
    }

    /// The number of the next move. After unknown words it shows whether a move is missing; if none is,
    /// they are a comment.
    private void number(int number, int dots) {
        int half = current.ply() + (startsWithBlack ? 1 : 0);
        int round = half / 2;
        boolean fits =
                firstNumber.isPresent() && number == firstNumber.getAsInt() + round && (dots < 2 || half % 2 == 1);
        if (firstNumber.isEmpty()) {
            firstNumber = OptionalInt.of(number - round);
        } else if (unknown.isPresent() && fits) {
            comment(unknown.get().from(), unknown.get().to());
            unknown = Optional.empty();
        }
        numbered |= dots > 0;
    }

    private void settleUnknownByMove() {
        unknown.ifPresent(words -> {
            if (moves > 0 || words.isMove()) {
                beginsWithSlip |= moves == 0;
                current =
                        replay.interrupt(current, Problem.Code.UNKNOWN_TOKEN, text.spot(words.from()), excerpt(words));
            } else {
                problems.add(unknownToken(words));
            }
            unknown = Optional.empty();
        });
    }

    /// Something unknown after the last move is told and harms nothing.
    private void settleUnknown() {
        unknown.ifPresent(words -> {
            problems.add(unknownToken(words));
            unknown = Optional.empty();
        });
    }

    private Problem unknownToken(Unknown words) {
        return new Problem(
                Problem.Code.UNKNOWN_TOKEN,
                text.spot(words.from()),
                0,
                current.ply(),
                List.of(excerpt(words), "0", "0", "0"));
    }

    private String excerpt(Unknown words) {
        return content.substring(words.from(), Math.min(words.to(), words.from() + 40));
    }

    private void problem(Problem.Code code, int index) {
        problems.add(new Problem(code, text.spot(index), 0, current.ply(), List.of()));
    }
}
