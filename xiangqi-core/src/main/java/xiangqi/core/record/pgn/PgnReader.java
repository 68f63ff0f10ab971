package xiangqi.core.record.pgn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenFault;
import xiangqi.core.notation.FenReading;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.ReadingWatch;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Text;
import xiangqi.core.study.StudyTree;

/// Reads PGN for Chinese chess in every dialect (formats.md §3): any number of games, tags in any order,
/// moves in Chinese, WXF, coordinates or WinBoard's SAN, and the wrapper of PlayOK.
public final class PgnReader {
    private final Text text;
    private final String content;
    private final List<Import.Entry> entries = new ArrayList<>();
    private Optional<Notation> notation = Optional.empty();
    private final List<PgnSpan> spans = new ArrayList<>();
    private int at;
    private int movesEnd;

    /// What stands before the tags of the first game; empty for nothing.
    private String preface = "";

    public PgnReader(Text text) {
        this.text = text;
        this.content = text.content();
    }

    /// Whether the text holds a line with a tag, in no comment; behind the head of a plain text it takes two in a row.
    public static boolean recognises(Text text) {
        String content = text.content();
        int least = PlainTextReader.beginsWithHead(content) ? 2 : 1;
        int comment = content.indexOf('{');
        int close = content.indexOf('}');
        for (int i = nextBracket(content, 0); i >= 0; i = nextBracket(content, i + 1)) {
            while (comment >= 0 && comment < i) {
                close = close < 0 || close > comment ? close : content.indexOf('}', comment);
                int next = content.indexOf('{', comment + 1);
                boolean closed = close >= 0 && (next < 0 || close < next);
                i = closed && close > i ? close : i;
                comment = next;
            }
            if (isAtLineStart(content, i) && tagsFrom(content, i, least) == least) {
                return true;
            }
        }
        return PlayOk.begins(content);
    }

    private static int nextBracket(String content, int from) {
        for (int i = from; i < content.length(); i++) {
            if (content.charAt(i) == '[' || content.charAt(i) == '［') {
                return i;
            }
        }
        return -1;
    }

    /// How many tags follow each other from an index on, at most so many.
    private static int tagsFrom(String content, int from, int most) {
        int at = from;
        int tags = 0;
        while (tags < most && TagLine.beginsAt(content, at)) {
            tags++;
            at = tags < most ? TagLine.read(content, at).end() : at;
            while (at < content.length() && content.charAt(at) <= ' ') {
                at++;
            }
        }
        return tags;
    }

    /// Whether the text begins with a tag.
    public static boolean beginsWithTag(Text text) {
        String content = text.content();
        int i = 0;
        while (i < content.length() && (content.charAt(i) <= ' ' || content.charAt(i) == '\ufeff')) {
            i++;
        }
        return TagLine.beginsAt(content, i);
    }

    private static boolean isAtLineStart(String content, int at) {
        int i = at - 1;
        while (i >= 0 && (content.charAt(i) == ' ' || content.charAt(i) == '\t' || content.charAt(i) == '\ufeff')) {
            i--;
        }
        return i < 0 || content.charAt(i) == '\n' || content.charAt(i) == '\r';
    }

    public Import read() {
        return read(ReadingWatch.NONE);
    }

    /// As [#read()], watched by somebody who may give it up.
    public Import read(ReadingWatch watch) {
        boolean positionsOnly = false;
        while (watch.goesOn(entries.size()) && skipToGame()) {
            int begin = at;
            Tags tags = new Tags();
            tags.read();
            positionsOnly |= tags.isIndexed;
            int moves = at;
            readGame(tags);
            if (entries.size() > spans.size()) {
                spans.add(new PgnSpan(begin, moves, movesEnd, at));
            }
        }
        Format format = positionsOnly ? Format.FEN : Format.PGN;
        return Import.ofText(format, text, notation, entries);
    }

    /// Where the games that were read stand, one for each entry.
    List<PgnSpan> spans() {
        return spans;
    }

    /// Moves on to the next game: to a tag, or to moves without tags. What lies between is no game.
    private boolean skipToGame() {
        while (at < content.length()) {
            char c = content.charAt(at);
            if (c <= ' ' || c == '\ufeff' || c == '\u3000') {
                at++;
            } else if (TagLine.beginsAt(content, at)
                    || PlayOk.beginsAt(content, at)
                    || (entries.isEmpty() && at == firstWord())) {
                return true;
            } else if (isFirstNumber()) {
                return true;
            } else {
                skipLine();
            }
        }
        return false;
    }

    /// Where the text begins but for space: a file need not begin with a tag.
    private int firstWord() {
        int i = 0;
        while (i < content.length() && (content.charAt(i) <= ' ' || content.charAt(i) == '\ufeff')) {
            i++;
        }
        return i;
    }

    /// Whether the moves of a game without tags begin here, after an earlier game's result.
    private boolean isFirstNumber() {
        return content.startsWith("1.", at) && isAtLineStart(content, at);
    }

    private void skipLine() {
        while (at < content.length() && content.charAt(at) != '\n' && content.charAt(at) != '\r') {
            at++;
        }
    }

    private void readGame(Tags tags) {
        int number = entries.size() + 1;
        int from = at;
        Optional<Setup> start = tags.start(number).or(() -> tags.faulty);
        if (start.isEmpty()) {
            entries.add(new Import.Entry.Broken(number, tags.headers.build(), tags.fault.orElseThrow()));
            at = reading(Setup.STANDARD, from, tags).best().end();
            movesEnd = at;
            return;
        }
        Reading reading = reading(start.get(), from, tags);
        MoveText moves = reading.best();
        at = moves.end();
        movesEnd = at;
        if (isPreface(tags, moves)) {
            preface = content.substring(from, at).strip();
            return;
        }
        preface = "";
        readBetween(moves);
        if (tags.mayBeWestern() && isWestern(moves, from)) {
            entries.add(new Import.Entry.Broken(
                    number, tags.headers.build(), western(from).in(number)));
            return;
        }
        if (tags.faulty.isPresent() && !isDiagram(tags, moves)) {
            entries.add(new Import.Entry.Broken(number, tags.headers.build(), tags.fault.orElseThrow()));
            return;
        }
        notation = notation.or(moves::notation);
        Result result = tags.result.filter(known -> known != Result.UNKNOWN).orElse(moves.result());
        StudyTree tree = moves.replay().tree();
        StudyTree counted = moves.hasLineComments() || !reading.preface().isEmpty()
                ? reading.with("").ofBraces().best().replay().tree()
                : tree;
        GameRecord game = new GameRecord(tags.headers.build(), result, tree);
        List<Problem> problems = new ArrayList<>(tags.problems);
        tags.fault.ifPresent(problems::add);
        problems.addAll(moves.problems());
        tags.otherResult(moves).ifPresent(problems::add);
        entries.add(Import.Entry.Game.of(number, game, problems, counted));
    }

    /// Whether these are no moves but words before the tags of the first game.
    private boolean isPreface(Tags tags, MoveText moves) {
        return entries.isEmpty()
                && tags.names.isEmpty()
                && moves.moves() == 0
                && moves.replay().tree().commentCount() == 0
                && TagLine.beginsAt(content, at);
    }

    /// Goes on to the next game. What stands before it is said at the end of this one, an advertisement behind
    /// `==` left aside.
    private void readBetween(MoveText moves) {
        int begin = content.startsWith("}END", at) ? at + "}END".length() : at;
        skipToGame();
        int advertisement = content.indexOf("==", begin, Math.max(begin, at));
        moves.sayAtEnd(begin, advertisement < 0 ? Math.max(begin, at) : advertisement);
    }

    /// Whether there is anything to show of a game whose start is no position: its comments, or what its tags say where
    /// it has no moves, as in the formats that hold the diagrams of books.
    private static boolean isDiagram(Tags tags, MoveText moves) {
        boolean says = moves.replay().cutMoves() == 0 && !tags.headers.build().equals(Headers.NONE);
        return says || moves.replay().tree().commentCount() > 0;
    }

    private boolean isWestern(MoveText moves, int from) {
        int playable = moves.replay().tree().mainLine().size();
        int tokens = moves.moves() + moves.unknownTokens();
        boolean whole = moves.replay().cutMoves() == 0 && moves.unknownTokens() == 0;
        return tokens > 0
                && !moves.isChinese()
                && WesternChess.isPlayed(whole ? "" : content.substring(from, moves.end()), playable);
    }

    private Problem western(int index) {
        return Problem.ofFile(Problem.Code.UNSUPPORTED_FORMAT, text.spot(index), Format.CHESS);
    }

    private Reading reading(Setup start, int from, Tags tags) {
        return new Reading(text, start, tags.turnGiven, tags.fenAt, from, tags.comments).with(preface);
    }

    /// The tags of one game.
    private final class Tags {
        private final Headers.Builder headers = new Headers.Builder();
        private final Set<String> names = new HashSet<>();
        private final List<Problem> problems = new ArrayList<>(0);
        private Optional<Result> result = Optional.empty();
        private Optional<String> fen = Optional.empty();
        private int fenAt;
        private String variant = "";
        private boolean turnGiven;
        private Optional<Problem> fault = Optional.empty();

        /// The start that the tags tell, if it is no position.
        private Optional<Setup> faulty = Optional.empty();

        private Remarks.Writing comments = Remarks.Writing.PLAIN;
        private boolean isIndexed;

        void read() {
            if (PlayOk.beginsAt(content, at)) {
                PlayOk wrapper = PlayOk.read(content, at, headers);
                result = wrapper.result();
                at = wrapper.end();
                return;
            }
            boolean blankLine = false;
            while (at < content.length()) {
                char c = content.charAt(at);
                if (c <= ' ' || c == '\ufeff' || c == '\u3000') {
                    blankLine |= c == '\n' && isBlankLineBefore();
                    at++;
                } else if (TagLine.beginsAt(content, at)) {
                    TagLine tag = TagLine.read(content, at);
                    if (beginsAnotherGame(tag.name(), blankLine)) {
                        return;
                    }
                    take(tag);
                    at = tag.end();
                } else {
                    return;
                }
            }
        }

        private boolean isBlankLineBefore() {
            int i = at - 1;
            while (i >= 0 && (content.charAt(i) == '\r' || content.charAt(i) == ' ' || content.charAt(i) == '\t')) {
                i--;
            }
            return i >= 0 && content.charAt(i) == '\n';
        }

        /// A tag that was there already begins another game if it is one that games begin with, or if a
        /// blank line stands before.
        private boolean beginsAnotherGame(String name, boolean blankLine) {
            String known = name.toLowerCase(Locale.ROOT);
            return names.contains(known) && (blankLine || known.equals("game") || known.equals("event"));
        }

        private void take(TagLine tag) {
            String name = tag.name().toLowerCase(Locale.ROOT);
            if (!tag.closed()) {
                problems.add(new Problem(Problem.Code.TAG_UNCLOSED, text.spot(at), 0, 0, List.of(tag.name())));
            }
            String value = tag.value().strip();
            boolean isOther = !PgnTags.isForReading(name) && PgnTags.field(name).isEmpty();
            if (!names.add(name) && !isOther) {
                return;
            }
            switch (name) {
                case "result" -> takeResult(value);
                case "fen" -> {
                    fen = Optional.of(value).filter(text -> !text.isEmpty());
                    fenAt = at;
                }
                case "variant" -> variant = value;
                case "fen_index" -> isIndexed = true;
                case "commentescape" -> comments = Remarks.Writing.ESCAPED;
                default -> {
                    if (isOther) {
                        headers.add(tag.name(), value);
                    } else if (!isPlaceholder(value)) {
                        PgnTags.field(name).ifPresent(field -> headers.set(field, value));
                    }
                }
            }
        }

        boolean mayBeWestern() {
            return fen.isEmpty() && WesternChess.mayHaveTags(names, variant);
        }

        private void takeResult(String value) {
            result = Result.read(value);
            if (result.isEmpty()) {
                headers.set(Field.ENDING, value);
            }
        }

        /// The tag's result counts, since it is what lists and searches show; that it says another is told.
        Optional<Problem> otherResult(MoveText moves) {
            Result told = result.orElse(Result.UNKNOWN);
            Result found = moves.result();
            if (told == found || told == Result.UNKNOWN || found == Result.UNKNOWN) {
                return Optional.empty();
            }
            int index = moves.resultAt() < 0 ? moves.end() - 1 : moves.resultAt();
            return Optional.of(
                    Problem.ofFile(Problem.Code.RESULTS_DIFFER, text.spot(index), told.token(), found.token()));
        }

        private boolean isPlaceholder(String value) {
            return value.equals(PgnTags.UNKNOWN) || value.equals(PgnTags.NO_DATE);
        }

        /// The set-up the moves begin from; empty with a [#fault] if the tag's FEN cannot be one.
        Optional<Setup> start(int number) {
            if (fen.isEmpty()) {
                return Optional.of(Setup.STANDARD);
            }
            return switch (Fen.read(fen.get())) {
                case FenReading.Read read -> {
                    turnGiven = read.sideGiven();
                    yield checked(read.setup(), number);
                }
                case FenReading.Unreadable _
                when WesternChess.isPosition(fen.get()) -> {
                    fault = Optional.of(western(fenAt).in(number));
                    yield Optional.empty();
                }
                case FenReading.Unreadable(FenFault why) -> {
                    boolean otherGame = why.kind() == FenFault.Kind.HIDDEN_PIECES;
                    fault = Optional.of(
                            otherGame
                                    ? Problem.ofFile(Problem.Code.UNSUPPORTED_FORMAT, text.spot(fenAt), Format.XFEN)
                                            .in(number)
                                    : Problem.ofFen(text.spot(fenAt), fen.get(), why)
                                            .in(number));
                    yield Optional.empty();
                }
            };
        }

        private Optional<Setup> checked(Setup setup, int number) {
            // A text without any piece: the preface of a book.
            boolean isText = setup.board().equals(Board.EMPTY);
            Optional<String> faults = isText ? Optional.empty() : Replay.faults(setup);
            fault = faults.map(
                    words -> new Problem(Problem.Code.START_FAULTY, text.spot(fenAt), number, 0, List.of(words)));
            faulty = faults.map(_ -> setup);
            return faults.isPresent() ? Optional.empty() : Optional.of(setup);
        }
    }
}
