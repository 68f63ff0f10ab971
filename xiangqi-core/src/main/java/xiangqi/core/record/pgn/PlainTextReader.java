package xiangqi.core.record.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Text;
import xiangqi.core.study.StudyTree;

/// Reads moves as plain text (with nothing before them it is a PGN without tags), with or without lines
/// before them that say who and when: what CCBridge and 联众 export, and what people paste. Lines before the moves that
/// are neither are a comment on the start, words behind them one on the last move.
public final class PlainTextReader {
    private final Text text;
    private final String content;
    private final List<Import.Entry> entries = new ArrayList<>(1);
    private boolean isHeaded;

    public PlainTextReader(Text text) {
        this.text = text;
        this.content = text.content();
    }

    /// Whether the text begins with a line that says who or when, as such texts do and PGN does not.
    static boolean beginsWithHead(String content) {
        return content.lines()
                .filter(line -> !line.isBlank())
                .findFirst()
                .filter(TextHeads::isHead)
                .isPresent();
    }

    /// Whether the line begins with a move, its number before it allowed.
    public static boolean beginsWithMove(String line) {
        return FirstMove.ofNextGame(line, 0) >= 0;
    }

    /// What one game was read from, and how.
    ///
    /// @param said what stands before the moves and counts in digests
    private record Game(TextHeads heads, Reading reading, String said, MoveText moves, List<Problem> faults) {
        Import.Entry entry(int number) {
            StudyTree tree = moves.replay().tree();
            StudyTree counted = moves.hasLineComments() || !reading.preface().equals(said)
                    ? reading.with(said).ofBraces().best().replay().tree()
                    : tree;
            Result result = heads.result() == Result.UNKNOWN ? moves.result() : heads.result();
            List<Problem> problems = new ArrayList<>(faults);
            problems.addAll(moves.problems());
            return Import.Entry.Game.of(number, new GameRecord(heads.headers(), result, tree), problems, counted);
        }
    }

    /// The games of the text; empty if there are neither moves in it nor a FEN, or if what looks like a move stands
    /// among words that have nothing to do with a game.
    public Optional<Import> read() {
        int at = 0;
        int found = FirstMove.find(content, 0);
        while (at >= 0) {
            int moves = found < 0 ? content.length() : found;
            TextHeads heads = TextHeads.read(content, at, moves);
            Optional<StartLine> start = StartLine.find(content, heads, at, moves);
            if (found < 0 && start.isEmpty()) {
                break;
            }
            at = start.isPresent() ? readFrom(heads, start.get(), moves) : readUsual(heads, moves);
            found = at < 0 ? -1 : FirstMove.ofNextGame(content, at);
        }
        return entries.isEmpty()
                ? Optional.empty()
                : Optional.of(Import.ofText(isHeaded ? Format.TEXT : Format.PGN, text, entries));
    }

    /// Reads a game from the usual start; where the next one may begin, -1 if nothing follows.
    private int readUsual(TextHeads heads, int from) {
        Reading reading = reading(Setup.STANDARD, false, 0, from).with(heads.others());
        MoveText moves = reading.best();
        return entries.isEmpty() && !heads.isOurs() && !isGame(moves, from)
                ? -1
                : add(new Game(heads, reading, "", moves, List.of()));
    }

    /// Programs have braces without any move. One move in letters and figures may be anything where it stands among
    /// words: a page, a seat, a part number.
    private boolean isGame(MoveText moves, int from) {
        if (moves.moves() == 0) {
            // Moves in Chinese without space between them, the first of which is none.
            return content.substring(from, Math.min(from + 6, content.length()))
                            .chars()
                            .anyMatch(c -> c >= 0x80)
                    && !content.startsWith("{", from);
        }
        boolean alone = moves.words() == 0 && content.substring(0, from).isBlank();
        return moves.isChinese() || alone || moves.replay().tree().size() > 1;
    }

    private int readFrom(TextHeads heads, StartLine start, int moves) {
        return switch (Fen.read(start.fen())) {
            case FenReading.Read read -> {
                int from = read.moves().isEmpty() ? moves : content.indexOf("moves", start.at()) + "moves".length();
                yield readFrom(heads, start, read, from);
            }
            case FenReading.Unreadable(var why) ->
                addBroken(heads, Problem.ofFen(text.spot(start.at()), start.fen(), why), moves);
        };
    }

    private int readFrom(TextHeads heads, StartLine line, FenReading.Read read, int from) {
        Setup start = read.setup();
        Optional<String> faults = Replay.faults(start);
        String said = line.said(content, from);
        Reading reading = reading(start, read.sideGiven(), line.at(), from).with(line.preface(heads.others(), said));
        MoveText moves = reading.best();
        if (faults.isEmpty() || start.board().equals(Board.EMPTY)) {
            return add(new Game(heads, reading, said, moves, List.of()));
        }
        Problem fault = Problem.ofFile(Problem.Code.START_FAULTY, text.spot(line.at()), faults.get());
        // A diagram without moves: its lines say what it is.
        return heads.namesGame() && moves.replay().cutMoves() == 0
                ? add(new Game(heads, reading, said, moves, List.of(fault)))
                : addBroken(heads, fault, moves.end());
    }

    private Reading reading(Setup start, boolean turnGiven, int startAt, int from) {
        return new Reading(text, start, turnGiven, startAt, from, Remarks.Writing.PLAIN);
    }

    private int add(Game game) {
        isHeaded |= !game.heads().isEmpty();
        int end = game.moves().end();
        boolean follows = FirstMove.ofNextGame(content, end) >= 0;
        if (!follows && !content.startsWith("==", end)) {
            game.moves().sayAtEnd(end, content.length());
        }
        entries.add(game.entry(entries.size() + 1));
        return follows ? end : -1;
    }

    private int addBroken(TextHeads heads, Problem why, int end) {
        isHeaded = true;
        int number = entries.size() + 1;
        entries.add(new Import.Entry.Broken(number, heads.headers(), why.in(number)));
        return FirstMove.ofNextGame(content, end) >= 0 ? end : -1;
    }
}
