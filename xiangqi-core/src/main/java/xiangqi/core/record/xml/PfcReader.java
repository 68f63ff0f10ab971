package xiangqi.core.record.xml;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;
import xiangqi.core.record.Text;
import xiangqi.core.rules.Move;

/// Reads PFC of 鹏飞象棋 (formats.md §5): elements `n` nested as the tree is, each with its move `m` and
/// comment `c`; the outermost has the start as FEN. Which variation was last looked at says nothing about
/// the order.
public final class PfcReader {
    private static final Set<String> KNOWN = Set.of("m", "c", "win", "version", "create-time");

    private final Text text;
    private final XmlScanner xml;

    public PfcReader(Text text) {
        this.text = text;
        this.xml = new XmlScanner(text.content());
    }

    public static boolean recognises(Text text) {
        String content = text.content();
        int root = content.indexOf("<n ");
        return root >= 0
                && content.substring(0, root).replaceAll("<\\?[^>]*\\?>", "").isBlank();
    }

    public Import read() {
        XmlScanner.Piece first = xml.next();
        while (!(first instanceof XmlScanner.Piece.Open) && !(first instanceof XmlScanner.Piece.End)) {
            first = xml.next();
        }
        if (!(first instanceof XmlScanner.Piece.Open root)) {
            return unreadable(Problem.ofFile(Problem.Code.NO_MOVES, text.spot(first.index())));
        }
        return switch (Fen.read(root.attribute("m"))) {
            case FenReading.Unreadable unreadable ->
                unreadable(Problem.ofFen(text.spot(root.index()), root.attribute("m"), unreadable.fault()));
            case FenReading.Read read -> read(root, read.setup());
        };
    }

    private static Import unreadable(Problem why) {
        return new Import.Unreadable(Optional.of(Format.PFC), why);
    }

    private Import read(XmlScanner.Piece.Open root, Setup setup) {
        Replay replay = new Replay(setup, text.spot(root.index()));
        replay.comment(replay.start(), root.attribute("c"));
        boolean whole = root.empty() || readMoves(replay);
        List<Problem> warnings = new ArrayList<>(replay.problems());
        if (!whole) {
            warnings.add(Problem.ofFile(
                    Problem.Code.MOVES_TRUNCATED, text.spot(text.content().length())));
        }
        Headers.Builder headers = new Headers.Builder();
        headers.set(Field.CREATED, root.attribute("create-time"));
        for (Map.Entry<String, String> attribute : root.attributes().entrySet()) {
            if (!KNOWN.contains(attribute.getKey())) {
                headers.add(attribute.getKey(), attribute.getValue());
            }
        }
        Result result = Result.read(root.attribute("win")).orElse(Result.UNKNOWN);
        GameRecord game = new GameRecord(headers.build(), result, replay.tree());
        return new Import.Games(
                Format.PFC, text.encoding(), List.of(Import.Entry.Game.of(1, game, warnings)), text.problems());
    }

    /// Reads the nested moves and says whether every element is closed.
    private boolean readMoves(Replay replay) {
        Deque<Replay.Step> open = new ArrayDeque<>();
        open.push(replay.start());
        while (!open.isEmpty()) {
            switch (xml.next()) {
                case XmlScanner.Piece.Open element -> {
                    Replay.Step step = move(replay, open.peek(), element);
                    replay.comment(step, element.attribute("c"));
                    if (!element.empty()) {
                        open.push(step);
                    }
                }
                case XmlScanner.Piece.Close _ -> open.pop();
                case XmlScanner.Piece.Words _ -> {}
                case XmlScanner.Piece.End _ -> {
                    return false;
                }
            }
        }
        return true;
    }

    private Replay.Step move(Replay replay, Replay.Step parent, XmlScanner.Piece.Open element) {
        Spot at = text.spot(element.index());
        String iccs = element.attribute("m");
        Optional<Move> move = Move.parse(iccs);
        return move.isPresent()
                ? replay.play(parent, move.get(), at, iccs)
                : replay.cut(parent, Problem.Code.NO_SUCH_POINT, at, iccs);
    }
}
