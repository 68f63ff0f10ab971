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
    private int resultAt = -1;

    /// The result that words in brackets behind the last move tell.
    private Optional<Result> ending = Optional.empty();

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

    /// The index of that result, if it is written as one.
    int resultAt() {
        return resultAt;
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

    /// Whether the number before the first move is one of Black's.
    boolean beginsAsBlack() {
        return numbers.nameBlackFirst();
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
        endWords();
        readCommentsBehindResult();
        while (!branch.isMainLine()) {
            problem(Problem.Code.VARIATION_UNCLOSED, branch.abandon().index());
        }
        branch.leaveWaiting();
    }

    /// The words behind the last move tell the result, or are a comment.
    private void endWords() {
        Optional<StrangeWords.Found> last = words.settle(moves > 0);
        Optional<Result> told = last.filter(_ -> branch.isMainLine())
                .flatMap(found -> ResultWords.read(token(found.from(), found.to())));
        if (!hasResult) {
            result = told.or(() -> ending).orElse(result);
        }
        last.filter(_ -> told.isEmpty()).ifPresent(found -> remarks.words(found.from(), found.to()));
    }

    /// Comments in braces behind the result, with no empty line between, are this game's.
    private void readCommentsBehindResult() {
        boolean more = hasResult;
        while (more) {
            int end = characters.at();
            int lines = characters.skipSpace();
            more = lines < 2 && !characters.isAtEnd() && characters.next() == '{';
            if (more) {
                readComment();
            } else {
                characters.to(end);
            }
        }
    }

    /// What stands between two indexes behind the moves is words of people, if it is words at all or a sign of
    /// judgement: a comment on the last move.
    void sayAtEnd(int from, int to) {
        if (token(from, to).chars().anyMatch(c -> Character.isLetterOrDigit(c) || "!?！？".indexOf(c) >= 0)) {
            remarks.words(from, to);
        }
    }

    /// Whether the next game's tags, an advertisement or the end mark of another wrapper stands here.
    private boolean isAtEnd() {
        char c = characters.next();
        return ((c == '[' || c == '［') && TagLine.beginsAt(characters.content(), characters.at()))
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
            case '(', '（', '【', '[' -> readBracket(c);
            case ')', '）', ']', '】' -> closeBracket(c);
            case ';' -> remarks.readRestOfLine();
            case '%' -> readEscapedLine();
            case '*' -> readStar();
            case '$' -> readSign();
            case '!', '?', '！', '？' -> readJudgement();
            case '.', '．' -> readDot();
            case '…', '·', ',', '，', '、', '；', '。', '：', ':', '|', '｜', '→', '>' -> characters.pass(1);
            case '<', '&' -> readMarkup();
            case '/', '-', '—', '–', '~' -> readBetween();
            case '}' -> {
                problem(Problem.Code.STRAY_BRACKET, characters.at());
                characters.pass(1);
            }
            case '第', '回', '红', '紅', '黑' -> readRoundWords();
            default -> {
                if (!readResult() && !readMove() && !readNumber(c) && !readAssessment()) {
                    words.read(numbered);
                }
            }
        }
    }

    private void readRoundWords() {
        int begin = characters.at();
        int length = RoundWords.length(characters.content(), begin);
        if (length == 0) {
            words.read(numbered);
            return;
        }
        characters.pass(length);
        RoundWords.round(token(begin, begin + length)).ifPresent(round -> settle(numbers.read(round)));
    }

    /// Reads words of people in brackets as a comment, or begins a variation.
    private void readBracket(char c) {
        Optional<BracketWords> bracket = BracketWords.at(characters.content(), characters.at());
        if (bracket.isPresent()) {
            BracketWords found = bracket.get();
            if (found.isNumber()) {
                characters.pass(1);
                settle(numbers.read());
                characters.to(found.end());
            } else {
                ending = branch.isMainLine() ? ResultWords.read(token(found.from(), found.to())) : Optional.empty();
                remarks.words(found.from(), found.to());
                characters.to(found.end());
            }
        } else {
            openVariation();
        }
    }

    private void closeBracket(char c) {
        if (branch.isMainLine() && (c == ']' || c == '】')) {
            words.read(numbered);
        } else {
            closeVariation();
        }
    }

    /// Space and ends of lines as web pages have them; other words in such brackets are people's.
    private void readMarkup() {
        int begin = characters.at();
        int length = Markup.length(characters.content(), begin);
        if (length > 0) {
            characters.pass(length);
        } else {
            readAside(Aside.end(characters.content(), begin, '>'));
        }
    }

    /// A result, or words that asterisks set off: `*妙*`.
    private void readStar() {
        String content = characters.content();
        int behind = characters.at() + 1;
        boolean isGlued = behind < content.length()
                && Character.isLetter(content.charAt(behind))
                && !FirstMove.stands(content, behind);
        if (isGlued) {
            readAside(Aside.end(content, characters.at(), '*'));
        } else {
            end(Result.UNKNOWN, 1);
        }
    }

    /// Words up to an index that are set off, so that no move can be meant by them; without an end they are words like
    /// others.
    private void readAside(int end) {
        if (end == Aside.NONE) {
            words.read(numbered);
        } else {
            int begin = characters.at();
            characters.to(end);
            say(begin, end);
        }
    }

    /// Puts words of people as a comment here; before the first move they wait for it.
    private void say(int from, int to) {
        if (moves == 0) {
            words.say(from, to);
        } else {
            remarks.words(from, to);
        }
    }

    /// What people put between two moves, or before a word to the end of the line: `炮二平五/马8进7`, `// 好棋`.
    private void readBetween() {
        if (characters.nextIs("//")) {
            int begin = characters.at();
            characters.skipLine();
            remarks.words(begin, characters.at());
        } else if (characters.next() == '/' || characters.nextIs("->") || next.standsBehind(1)) {
            characters.pass(1);
        } else if (!readMove() && !readAssessment()) {
            words.read(numbered);
        }
    }

    /// `+-`, `=`, `±` behind a move.
    private boolean readAssessment() {
        return !numbered && moves > 0 && remarks.readAssessment();
    }

    private void readComment() {
        int begin = characters.at();
        if (!remarks.readBraces()) {
            problem(Problem.Code.COMMENT_UNCLOSED, begin);
        }
    }

    /// A line that begins with a per cent sign is meant for a program: no move of the game, but words of somebody.
    private void readEscapedLine() {
        if (characters.isAtLineStart()) {
            int begin = characters.at();
            characters.skipLine();
            say(begin, characters.at());
        } else {
            words.read(numbered);
        }
    }

    /// `!`, `?` and their pairs judge the last move, space before them or not. Behind a move's number or among words
    /// they are words; so are others like them, `!!!`, and those before any move.
    private void readJudgement() {
        if (numbered || words.isWaiting()) {
            words.read(numbered);
            return;
        }
        int begin = characters.at();
        if (!remarks.readJudgement(moves > 0 && !branch.isNew())) {
            say(begin, characters.at());
        }
    }

    /// `$1`; a number that no sign has is kept as it stands.
    private void readSign() {
        int begin = characters.at();
        if (remarks.readSign()) {
            return;
        }
        if (characters.at() > begin + 1) {
            say(begin, characters.at());
        } else {
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
        Optional<ResultWords.Score> score = ResultWords.score(characters.content(), characters.at());
        score.ifPresent(found -> end(found.result(), found.length()));
        return score.isPresent();
    }

    /// A result ends the game, unless it stands in a variation or its line goes on with the next move.
    private void end(Result found, int length) {
        int begin = characters.at();
        characters.pass(length);
        if (branch.isMainLine()) {
            result = found;
            resultAt = begin;
            hasResult = !numbers.goesOn();
        }
    }

    private boolean readNumber(char c) {
        if (!LatinShape.isDigit(c) && EnclosedNumber.of(c) == 0) {
            return false;
        }
        int begin = characters.at();
        RoundNumbers.Read number = numbers.read();
        if (number.isWord()) {
            characters.to(begin);
            words.read(numbered);
            return true;
        }
        settle(number);
        numbered |= number.isMoves();
        if (number.isStray()) {
            say(begin, characters.at());
        }
        return true;
    }

    /// After strange words the number of the next move shows that none is missing: they are a comment.
    private void settle(RoundNumbers.Read number) {
        if (number.isNext()) {
            words.take().ifPresent(found -> remarks.comment(found.from(), found.to()));
        }
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
            words.settle(moves > 0).ifPresent(found -> remarks.words(found.from(), found.to()));
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
        words.settleByMove(moves == 0, branch.isNew()).ifPresent(found -> remarks.words(found.from(), found.to()));
        ending = Optional.empty();
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
