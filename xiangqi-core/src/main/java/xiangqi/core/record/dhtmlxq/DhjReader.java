package xiangqi.core.record.dhtmlxq;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import xiangqi.core.board.Board;
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
import xiangqi.core.record.Text;

/// Reads the mark-up of 打虎将 (01xq.com), within web pages too: tags with numbers for names, one game, no
/// variations (formats.md §4). Points are file and rank from Red's left, unlike those of 东萍.
public final class DhjReader {
    private static final Pattern TAG = Pattern.compile("\\[DHJHtmlXQ_(\\d{1,3})\\]([^\\[]*)");
    private static final int SQUARES = 90;

    /// Their numbers for what formats share.
    private static final Map<String, Field> FIELDS = Map.ofEntries(
            Map.entry("10", Field.TITLE),
            Map.entry("11", Field.EVENT),
            Map.entry("13", Field.DATE),
            Map.entry("14", Field.PLACE),
            Map.entry("15", Field.ROUND),
            Map.entry("16", Field.TABLE),
            Map.entry("17", Field.RED),
            Map.entry("20", Field.RED_RATING),
            Map.entry("21", Field.BLACK),
            Map.entry("24", Field.BLACK_RATING),
            Map.entry("29", Field.RED_TIME),
            Map.entry("30", Field.BLACK_TIME),
            Map.entry("36", Field.OPENING),
            Map.entry("37", Field.OPENING_VARIATION),
            Map.entry("40", Field.ANNOTATOR),
            Map.entry("41", Field.AUTHOR),
            Map.entry("42", Field.RECORDER));

    private static final String RED_NAME = "18";
    private static final String BLACK_NAME = "22";
    private static final String RESULT = "28";
    private static final String BOARD = "31";
    private static final String SIDE = "32";
    private static final String MOVES = "34";

    private final Text text;
    private final Map<String, Tag> tags = new HashMap<>();

    private record Tag(String value, int index) {}

    public DhjReader(Text text) {
        this.text = text;
        Matcher tag = TAG.matcher(text.content());
        while (tag.find()) {
            tags.putIfAbsent(tag.group(1), new Tag(tag.group(2), tag.start(2)));
        }
    }

    public static boolean recognises(Text text) {
        return text.content().contains("[DHJHtmlXQ_");
    }

    public Import read() {
        return Import.ofText(Format.DHTMLXQ, text, List.of(entry()));
    }

    private Import.Entry entry() {
        Optional<Tag> given = tag(BOARD);
        int at = given.map(Tag::index).orElse(0);
        if (given.isPresent() && squares(given.get()).length() != SQUARES) {
            int length = squares(given.get()).length();
            return broken(Problem.ofFile(Problem.Code.START_LENGTH, text.spot(at), length, SQUARES));
        }
        String fen = given.map(tag -> fen(squares(tag))).orElse(Fen.STANDARD);
        return switch (Fen.read(fen)) {
            case FenReading.Read read -> game(read.setup().board(), at);
            case FenReading.Unreadable(var why) -> broken(Problem.ofFen(text.spot(at), fen, why));
        };
    }

    private Import.Entry broken(Problem why) {
        return new Import.Entry.Broken(1, headers(), why.in(1));
    }

    private Import.Entry game(Board board, int at) {
        Branches.Source moves = tag(MOVES)
                .map(tag -> new Branches.Source(0, 0, 1, tag.value(), tag.index()))
                .orElse(new Branches.Source(0, 0, 1, "", 0));
        Replay replay = new Replay(new Setup(board, turn(board, moves.moves())), text.spot(at));
        Branches branches = new Branches(text, replay, rank -> rank);
        branches.play(List.of(moves));
        List<Problem> problems = new ArrayList<>(branches.problems());
        problems.addAll(replay.problems());
        Result result = tag(RESULT).flatMap(tag -> Result.read(tag.value())).orElse(Result.UNKNOWN);
        return Import.Entry.Game.of(1, new GameRecord(headers(), result, replay.tree()), problems);
    }

    private static String squares(Tag board) {
        return board.value().strip();
    }

    /// The board as a FEN: letters are pieces, whatever else stands there is an empty point.
    private static String fen(String squares) {
        StringBuilder rows = new StringBuilder();
        for (int i = 0; i < SQUARES; i++) {
            if (i > 0 && i % 9 == 0) {
                rows.append('/');
            }
            rows.append(Character.isLetter(squares.charAt(i)) ? squares.charAt(i) : '1');
        }
        return rows.toString();
    }

    /// The side of the piece that moves first, as in all formats; without moves what the tag says, 1 for
    /// Black.
    private Side turn(Board board, String moves) {
        String figures = moves.replaceAll("\\D", "");
        if (figures.length() < 4 || figures.charAt(0) == '9') {
            return tag(SIDE).filter(tag -> tag.value().strip().equals("1")).isPresent() ? Side.BLACK : Side.RED;
        }
        return board.at(Square.of(figures.charAt(0) - '0', figures.charAt(1) - '0'))
                .map(Piece::side)
                .orElse(Side.RED);
    }

    private Headers headers() {
        Headers.Builder headers = new Headers.Builder();
        FIELDS.forEach((number, field) ->
                tag(number).ifPresent(tag -> headers.set(field, CommentText.decode(tag.value()))));
        tag(RED_NAME).ifPresent(tag -> headers.setIfAbsent(Field.RED, tag.value()));
        tag(BLACK_NAME).ifPresent(tag -> headers.setIfAbsent(Field.BLACK, tag.value()));
        return headers.build();
    }

    private Optional<Tag> tag(String number) {
        return Optional.ofNullable(tags.get(number)).filter(tag -> !tag.value().isBlank());
    }
}
