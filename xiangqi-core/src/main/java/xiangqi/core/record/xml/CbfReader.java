package xiangqi.core.record.xml;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
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
import xiangqi.core.record.TreeFlags;
import xiangqi.core.rules.Move;

/// Reads CBF, a CCBridge record as XML (formats.md §2.4): a head of elements with one text each, then a
/// list of moves in pre-order.
public final class CbfReader {
    private static final String ROOT = "<ChineseChessRecord";

    private static final Map<String, Field> FIELDS = fields();

    private final Text text;
    private final XmlScanner xml;
    private final Headers.Builder headers = new Headers.Builder();
    private String fen = "";
    private int fenAt;
    private Result result = Result.UNKNOWN;

    public CbfReader(Text text) {
        this.text = text;
        this.xml = new XmlScanner(text.content());
    }

    public static boolean recognises(Text text) {
        int begin = text.content().indexOf('<');
        return begin >= 0
                && text.content().indexOf(ROOT, begin) >= 0
                && text.content().substring(0, begin).isBlank();
    }

    public Import read() {
        readHead();
        List<Record> records = new ArrayList<>();
        boolean whole = readMoves(records);
        Optional<Setup> start = start(records);
        if (start.isEmpty()) {
            return new Import.Unreadable(
                    Optional.of(Format.CBF),
                    switch (Fen.read(fen)) {
                        case FenReading.Unreadable unreadable ->
                            Problem.ofFen(text.spot(fenAt), fen, unreadable.fault());
                        case FenReading.Read _ -> throw new IllegalStateException("no start from " + fen);
                    });
        }
        Replay replay = new Replay(start.get(), text.spot(fenAt));
        List<Problem> warnings = new ArrayList<>(0);
        boolean complete = play(records, replay);
        warnings.addAll(replay.problems());
        if (!whole || !complete) {
            warnings.add(Problem.ofFile(
                    Problem.Code.MOVES_TRUNCATED, text.spot(text.content().length())));
        }
        GameRecord game = new GameRecord(headers.build(), result, replay.tree());
        return new Import.Games(
                Format.CBF, text.encoding(), List.of(Import.Entry.Game.of(1, game, warnings)), text.problems());
    }

    /// One `Move` element.
    private record Record(String value, boolean hasNext, boolean hasSibling, String comment, int index) {
        boolean isStart() {
            return value.equals("00-00");
        }
    }

    private void readHead() {
        String name = "";
        StringBuilder value = new StringBuilder();
        int at = 0;
        while (true) {
            switch (xml.next()) {
                case XmlScanner.Piece.Open open -> {
                    if (open.name().equals("MoveList")) {
                        return;
                    }
                    name = open.empty() ? "" : open.name();
                    value.setLength(0);
                    at = open.index();
                }
                case XmlScanner.Piece.Words words -> value.append(words.content());
                case XmlScanner.Piece.Close close -> {
                    if (close.name().equals(name)) {
                        take(name, value.toString(), at);
                    }
                    name = "";
                }
                case XmlScanner.Piece.End _ -> {
                    return;
                }
            }
        }
    }

    private void take(String name, String value, int at) {
        switch (name) {
            case "FEN" -> {
                fen = value.strip();
                fenAt = at;
            }
            case "RecordResult" ->
                result = switch (value.strip()) {
                    case "1" -> Result.RED_WINS;
                    case "2" -> Result.BLACK_WINS;
                    case "3" -> Result.DRAW;
                    default -> Result.UNKNOWN;
                };
            default ->
                Optional.ofNullable(FIELDS.get(name))
                        .ifPresentOrElse(field -> headers.set(field, value), () -> headers.add(name, value));
        }
    }

    /// Reads the list and says whether it ends as it should.
    private boolean readMoves(List<Record> records) {
        Optional<XmlScanner.Piece.Open> move = Optional.empty();
        StringBuilder comment = new StringBuilder();
        while (true) {
            switch (xml.next()) {
                case XmlScanner.Piece.Open open -> {
                    if (open.empty()) {
                        records.add(record(open, ""));
                    } else {
                        move = Optional.of(open);
                        comment.setLength(0);
                    }
                }
                case XmlScanner.Piece.Words words -> comment.append(words.content());
                case XmlScanner.Piece.Close close -> {
                    if (close.name().equals("MoveList")) {
                        return true;
                    }
                    move.ifPresent(open -> records.add(record(open, comment.toString())));
                    move = Optional.empty();
                }
                case XmlScanner.Piece.End _ -> {
                    move.ifPresent(open -> records.add(record(open, comment.toString())));
                    return false;
                }
            }
        }
    }

    private static Record record(XmlScanner.Piece.Open open, String comment) {
        return new Record(
                open.attribute("value"),
                !open.attribute("end").equals("1"),
                open.attribute("branch").equals("1"),
                comment,
                open.index());
    }

    private Optional<Setup> start(List<Record> records) {
        if (fen.isEmpty()) {
            return Optional.of(Setup.STANDARD);
        }
        if (!(Fen.read(fen) instanceof FenReading.Read read)) {
            return Optional.empty();
        }
        Side turn = records.stream()
                .filter(record -> !record.isStart())
                .findFirst()
                .flatMap(record -> move(record.value()))
                .flatMap(move -> read.setup().board().at(move.from()))
                .map(Piece::side)
                .orElse(read.setup().turn());
        return Optional.of(new Setup(read.setup().board(), turn));
    }

    /// Plays the records and says whether none was missing.
    private boolean play(List<Record> records, Replay replay) {
        int first = 0;
        boolean hasNext = true;
        if (!records.isEmpty() && records.getFirst().isStart()) {
            replay.comment(replay.start(), records.getFirst().comment());
            hasNext = records.getFirst().hasNext();
            first = 1;
        }
        TreeFlags tree = new TreeFlags(replay.start(), hasNext && records.size() > first);
        for (Record record : records.subList(first, records.size())) {
            if (!tree.hasMore()) {
                return true;
            }
            Replay.Step step = move(replay, tree.parent(), record);
            replay.comment(step, record.comment());
            tree.read(step, record.hasNext(), record.hasSibling());
        }
        return !tree.hasMore();
    }

    private Replay.Step move(Replay replay, Replay.Step parent, Record record) {
        Optional<Move> move = move(record.value());
        Spot at = text.spot(record.index());
        return move.isPresent()
                ? replay.play(parent, move.get(), at, move.get().toString())
                : replay.cut(parent, Problem.Code.NO_SUCH_POINT, at, record.value());
    }

    /// `77-47`: file and row of both points, from the left of Black's home rank.
    private static Optional<Move> move(String value) {
        if (!value.matches("[0-8][0-9]-[0-8][0-9]")) {
            return Optional.empty();
        }
        return Optional.of(Move.of(
                Square.of(value.charAt(0) - '0', 9 - (value.charAt(1) - '0')),
                Square.of(value.charAt(3) - '0', 9 - (value.charAt(4) - '0'))));
    }

    private static Map<String, Field> fields() {
        Map<String, Field> fields = new HashMap<>();
        fields.put("Name", Field.TITLE);
        fields.put("From", Field.SOURCE);
        fields.put("ContestType", Field.EVENT_CLASS);
        fields.put("Contest", Field.EVENT);
        fields.put("Round", Field.ROUND);
        fields.put("Group", Field.GROUP);
        fields.put("Table", Field.TABLE);
        fields.put("Date", Field.DATE);
        fields.put("Site", Field.PLACE);
        fields.put("TimeRule", Field.TIME_RULE);
        fields.put("Red", Field.RED);
        fields.put("RedTeam", Field.RED_TEAM);
        fields.put("RedTime", Field.RED_TIME);
        fields.put("RedRating", Field.RED_RATING);
        fields.put("Black", Field.BLACK);
        fields.put("BlackTeam", Field.BLACK_TEAM);
        fields.put("BlackTime", Field.BLACK_TIME);
        fields.put("BlackRating", Field.BLACK_RATING);
        fields.put("Referee", Field.REFEREE);
        fields.put("Recorder", Field.RECORDER);
        fields.put("Commentator", Field.ANNOTATOR);
        fields.put("CommentatorURL", Field.ANNOTATOR_MAIL);
        fields.put("Creator", Field.AUTHOR);
        fields.put("CreatorURL", Field.AUTHOR_MAIL);
        fields.put("DateCreated", Field.CREATED);
        fields.put("DateModified", Field.MODIFIED);
        fields.put("ECCO", Field.ECCO);
        fields.put("ResultType", Field.ENDING);
        return fields;
    }
}
