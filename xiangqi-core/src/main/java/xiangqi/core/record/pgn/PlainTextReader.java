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
/// before them that say who and when: what CCBridge and 联众 export, and what people paste.
public final class PlainTextReader {
    private final Text text;
    private final String content;

    public PlainTextReader(Text text) {
        this.text = text;
        this.content = text.content();
    }

    /// The game of the text; empty if there are neither moves in it nor a FEN, or if what looks like a move stands
    /// among words that have nothing to do with a game.
    public Optional<Import> read() {
        int found = FirstMove.find(content);
        int moves = found < 0 ? content.length() : found;
        TextHeads heads = TextHeads.read(content, moves);
        Optional<FenInText> fen = FenInText.find(content, heads.fenAt(), moves);
        if (heads.fen().isPresent()) {
            String written = heads.fen().get();
            // Words may follow on its line.
            boolean parted = fen.isPresent() && written.startsWith(fen.get().fen());
            return Optional.of(start(heads, heads.fenAt(), parted ? fen.get().fen() : written, moves));
        }
        if (fen.isPresent()) {
            return Optional.of(start(heads, fen.get().at(), fen.get().fen(), moves));
        }
        return found < 0 ? Optional.empty() : usual(heads, moves);
    }

    /// From the usual start.
    private Optional<Import> usual(TextHeads heads, int from) {
        Reading reading = reading(Setup.STANDARD, false, 0, from);
        MoveText moves = reading.best();
        return heads.isEmpty() && !isGame(moves, from)
                ? Optional.empty()
                : Optional.of(imported(heads, reading, moves, List.of()));
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

    private Import start(TextHeads heads, int at, String fen, int moves) {
        return switch (Fen.read(fen)) {
            case FenReading.Read read -> {
                int from = read.moves().isEmpty() ? moves : content.indexOf("moves", at) + "moves".length();
                yield read(heads, read.setup(), read.sideGiven(), at, from);
            }
            case FenReading.Unreadable(var why) ->
                new Import.Unreadable(Optional.of(Format.TEXT), Problem.ofFen(text.spot(at), fen, why));
        };
    }

    private Import read(TextHeads heads, Setup start, boolean turnGiven, int startAt, int from) {
        Optional<String> faults = Replay.faults(start);
        Reading reading = reading(start, turnGiven, startAt, from);
        MoveText moves = reading.best();
        if (faults.isEmpty() || start.board().equals(Board.EMPTY)) {
            return imported(heads, reading, moves, List.of());
        }
        Problem fault = Problem.ofFile(Problem.Code.START_FAULTY, text.spot(startAt), faults.get());
        // A diagram without moves: its lines say what it is.
        return heads.namesGame() && moves.replay().cutMoves() == 0
                ? imported(heads, reading, moves, List.of(fault))
                : new Import.Unreadable(Optional.of(Format.TEXT), fault);
    }

    private Reading reading(Setup start, boolean turnGiven, int startAt, int from) {
        return new Reading(text, start, turnGiven, startAt, from, Remarks.Writing.PLAIN);
    }

    private Import imported(TextHeads heads, Reading reading, MoveText moves, List<Problem> faults) {
        StudyTree tree = tree(heads, moves, reading.from());
        StudyTree counted =
                moves.hasLineComments() ? tree(heads, reading.ofBraces().best(), reading.from()) : tree;
        Result result = heads.result() == Result.UNKNOWN ? moves.result() : heads.result();
        GameRecord game = new GameRecord(heads.headers(), result, tree);
        List<Import.Entry> entries = new ArrayList<>();
        List<Problem> problems = new ArrayList<>(faults);
        problems.addAll(moves.problems());
        entries.add(Import.Entry.Game.of(1, game, problems, counted));
        return Import.ofText(heads.isEmpty() ? Format.PGN : Format.TEXT, text, entries);
    }

    /// The tree; what stands between the line with the start and the moves is a comment on the start.
    private StudyTree tree(TextHeads heads, MoveText moves, int from) {
        if (heads.fenLineEnd() > 0) {
            String comment = content.substring(heads.fenLineEnd(), from).strip();
            moves.replay().comment(moves.replay().start(), comment);
        }
        return moves.replay().tree();
    }
}
