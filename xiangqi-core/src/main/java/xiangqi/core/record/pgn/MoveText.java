package xiangqi.core.record.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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

/// One reading of the moves of one game in a text, in whichever notation, with comments in braces and
/// variations in brackets (formats.md §3). Reads up to the next game's tags, a result, a line of `=====`,
/// or the end.
final class MoveText {
    private static final List<Result> RESULTS = List.of(Result.RED_WINS, Result.BLACK_WINS, Result.DRAW);

    private final Text text;
    private final Replay replay;
    private final Characters characters;
    private final Variations branch;
    private final Remarks remarks;
    private final StrangeWords words;
    private final RoundNumbers numbers;
    private final NextMove next;
    private final List<Problem> problems = new ArrayList<>(0);

    private Result result = Result.UNKNOWN;
    private boolean hasResult;
    private boolean coordinatesFailed;

    /// Whether a move's number was read and its move was not.
    private boolean numbered;
    private int moveEnd = -1;
    private int moves;

    /// @param from the index of the first character to read
    /// @param coordinates how coordinates count ranks: [Notation#UCI] or [Notation#UCI_FROM_ONE]
    /// @param bracesOnly whether comments behind semicolons are passed over
    MoveText(Text text, int from, Replay replay, Notation coordinates, Remarks.Writing comments, boolean bracesOnly) {
        this.text = text;
        this.replay = replay;
        this.characters = new Characters(text.content(), from);
        this.branch = new Variations(replay);
        this.remarks = new Remarks(characters, branch, comments, bracesOnly);
        this.words = new StrangeWords(text, characters, branch, problems);
        this.numbers = new RoundNumbers(characters, branch);
        this.next = new NextMove(characters, coordinates);
    }

    /// The index of the first character after the moves.
    int end() {
        return characters.at();
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
        return words.tokens();
    }

    /// The number of tokens among them that are words of people: not written like a move, nor in the place of one.
    int words() {
        return words.prose();
    }

    /// Whether the moves are written in Chinese, which nothing but moves is.
    boolean isChinese() {
        return next.isChinese();
    }

    /// Whether a comment stands behind a semicolon.
    boolean hasLineComments() {
        return remarks.hasLines();
    }

    /// The notation that the moves are written in, if there are any, in one that can be written.
    Optional<Notation> notation() {
        return next.notation();
    }

    /// Whether a move in coordinates failed, so that another counting of ranks may be meant.
    boolean coordinatesFailed() {
        return coordinatesFailed;
    }

    /// Whether the first move could not be made out: what follows says nothing about who moves first.
    boolean beginsWithSlip() {
        return words.beginsWithSlip();
    }

    /// What was wrong, the moves that were cut included.
    List<Problem> problems() {
        List<Problem> all = new ArrayList<>(problems);
        all.addAll(replay.problems());
        return all;
    }

    void read() {
        while (!characters.isAtEnd() && !hasResult && !isAtEnd()) {
            readToken(characters.next());
        }
        words.settle();
        while (!branch.isMainLine()) {
            problem(Problem.Code.VARIATION_UNCLOSED, branch.abandon().index());
        }
        branch.leaveWaiting();
    }

    /// Whether the next game's tags, an advertisement or the end mark of another wrapper stands here.
    private boolean isAtEnd() {
        char c = characters.next();
        return (c == '[' && TagLine.beginsAt(characters.content(), characters.at()))
                || (c == '=' && characters.nextIs("=="))
                || (c == '}' && characters.nextIs("}END"));
    }

    private void readToken(char c) {
        if (c <= ' ' || c == '\u3000' || c == '\u00a0' || c == '\ufeff') {
            characters.pass(1);
            return;
        }
        switch (c) {
            case '{' -> readComment();
            case '(' -> openVariation();
            case ')' -> closeVariation();
            case ';' -> remarks.readRestOfLine();
            case '%' -> readEscapedLine();
            case '*' -> end(Result.UNKNOWN, 1);
            case '$' -> remarks.readSign();
            case '!', '?', '！', '？' -> readJudgement();
            case '.', '．' -> readDot();
            case '…', '·', ',', '，', '、', '；', '。', '：', ':' -> characters.pass(1);
            case '}' -> {
                problem(Problem.Code.STRAY_BRACKET, characters.at());
                characters.pass(1);
            }
            case '第', '红', '紅', '黑' -> {
                int length = RoundWords.length(characters.content(), characters.at());
                if (length > 0) {
                    characters.pass(length);
                } else {
                    words.read(numbered);
                }
            }
            default -> {
                boolean isResult = (c == '1' || c == '0') && readResult();
                if (!isResult && !readMove() && !readNumber(c)) {
                    words.read(numbered);
                }
            }
        }
    }

    private void readComment() {
        int begin = characters.at();
        if (!remarks.readBraces()) {
            problem(Problem.Code.COMMENT_UNCLOSED, begin);
        }
    }

    /// A line that begins with a per cent sign says nothing about the game.
    private void readEscapedLine() {
        if (characters.isAtLineStart()) {
            characters.skipLine();
        } else {
            words.read(numbered);
        }
    }

    private void readJudgement() {
        int begin = characters.at();
        if (!remarks.readJudgement(begin == moveEnd) && numbered) {
            characters.to(begin);
            words.read(numbered);
        }
    }

    private void readDot() {
        int end = next.endOfMiddleSoldier();
        if (end == NextMove.NONE) {
            characters.pass(1);
        } else {
            move(characters.at(), end);
        }
    }

    private boolean readResult() {
        for (Result each : RESULTS) {
            if (characters.nextIs(each.token())) {
                end(each, each.token().length());
                return true;
            }
        }
        return false;
    }

    /// A result ends the game, unless it stands in a variation.
    private void end(Result found, int length) {
        characters.pass(length);
        if (branch.isMainLine()) {
            result = found;
            hasResult = true;
        }
    }

    /// After strange words the number of the next move shows that none is missing: they are a comment.
    private boolean readNumber(char c) {
        if (!LatinShape.isDigit(c)) {
            return false;
        }
        RoundNumbers.Read number = numbers.read();
        if (number.isNext()) {
            words.take().ifPresent(found -> remarks.comment(found.from(), found.to()));
        }
        numbered |= number.isMoves();
        return true;
    }

    private void openVariation() {
        int begin = characters.at();
        numbered = false;
        if (!branch.begin(begin, words.take())) {
            problem(Problem.Code.VARIATION_WITHOUT_MOVE, begin);
        }
        characters.pass(1);
    }

    private void closeVariation() {
        if (branch.isMainLine()) {
            problem(Problem.Code.STRAY_BRACKET, characters.at());
        } else {
            words.settle();
            words.takeUp(branch.end().aside());
            numbered = false;
        }
        characters.pass(1);
    }

    private boolean readMove() {
        int begin = characters.at();
        int end = next.endOfCoordinates();
        if (end != NextMove.NONE) {
            readCoordinates(begin, end);
            return true;
        }
        end = next.end(numbered, branch);
        if (end == NextMove.NONE) {
            return false;
        }
        move(begin, end);
        return true;
    }

    private void readCoordinates(int begin, int end) {
        if (!next.countsFromZero() || branch.position().isEmpty()) {
            move(begin, end);
            return;
        }
        Move move = next.inCoordinates(begin, end);
        passMove(end);
        if (!branch.playIfLegal(move)) {
            coordinatesFailed = true;
            branch.play(move, text.spot(begin), token(begin, end));
        }
    }

    /// Plays a move, or ends the branch with it.
    private void move(int from, int to) {
        passMove(to);
        Optional<Position> here = branch.position();
        if (here.isEmpty()) {
            branch.cut(Problem.Code.ILLEGAL_MOVE, Spot.WHOLE);
            return;
        }
        String token = token(from, to);
        switch (next.read(here.get(), token)) {
            case MoveReading.Found(Move move) -> branch.play(move, Spot.WHOLE, token);
            case MoveReading.Ambiguous(List<Move> candidates) ->
                branch.cut(Problem.Code.AMBIGUOUS_MOVE, text.spot(from), token, words(candidates));
            case MoveReading.NoSuchMove(List<Attempt.Illegal> refused) -> {
                coordinatesFailed |= next.isInCoordinates();
                if (refused.size() == 1) {
                    String why = refused.getFirst().why().name();
                    branch.cut(Problem.Code.ILLEGAL_MOVE, text.spot(from), token, why);
                } else {
                    branch.cut(Problem.Code.NO_SUCH_MOVE, text.spot(from), token);
                }
            }
            case MoveReading.NotNotation _ -> {
                coordinatesFailed |= next.isInCoordinates();
                branch.cut(Problem.Code.NO_SUCH_MOVE, text.spot(from), token);
            }
        }
    }

    private void passMove(int end) {
        characters.to(end);
        words.settleByMove(moves == 0);
        moveEnd = end;
        numbered = false;
        moves++;
    }

    private String token(int from, int to) {
        return characters.content().substring(from, to);
    }

    private static String words(List<Move> moves) {
        return String.join(" ", moves.stream().map(Move::toString).toList());
    }

    private void problem(Problem.Code code, int index) {
        problems.add(new Problem(code, text.spot(index), 0, branch.ply(), List.of()));
    }
}
