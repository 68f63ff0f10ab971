package xiangqi.core.record.xqf;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Gb18030;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Slots;
import xiangqi.core.record.Target;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Writes XQF, version 10, or version 18 with all keys 0 (formats.md §1.4): neither is scrambled.
public final class XqfWriter {
    private static final int HEADER = 1024;
    private static final int ABSENT = 0xFF;
    /// What is added to lengths of comments when all keys are 0.
    private static final int NO_KEY = 767;

    private final Target.XqfVersion version;
    private final byte[] header = new byte[HEADER];
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();

    public XqfWriter(Target.XqfVersion version) {
        this.version = version;
    }

    public byte[] write(GameRecord game) {
        header[0] = 'X';
        header[1] = 'Q';
        header[2] = (byte) (version == Target.XqfVersion.V18 ? 18 : 10);
        pieces(game.tree().setup().board());
        header[50] = (byte) (game.tree().setup().turn() == Side.RED ? 0 : 1);
        header[51] = (byte)
                switch (game.result()) {
                    case UNKNOWN -> 0;
                    case RED_WINS -> 1;
                    case BLACK_WINS -> 2;
                    case DRAW -> 3;
                };
        headers(game.headers());
        moves(game.tree());
        byte[] file = Arrays.copyOf(header, HEADER + body.size());
        System.arraycopy(body.toByteArray(), 0, file, HEADER, body.size());
        return file;
    }

    /// Byte i holds slot i + 1 in version 18 without keys.
    private void pieces(Board board) {
        Arrays.fill(header, 16, 48, (byte) ABSENT);
        boolean[] taken = new boolean[32];
        for (Board.Placed placed : board.pieces()) {
            for (int slot = 0; slot < 32; slot++) {
                if (!taken[slot] && Slots.PIECES.get(slot) == placed.piece()) {
                    taken[slot] = true;
                    int place = version == Target.XqfVersion.V18 ? (slot + 31) % 32 : slot;
                    header[16 + place] = (byte) point(placed.square());
                    break;
                }
            }
        }
    }

    private static int point(Square square) {
        return square.file() * 10 + square.rank();
    }

    private void headers(Headers headers) {
        Optional<String> second = headers.other("TitleB");
        // A long title runs on through the field of the second one, unless there is one.
        text(headers.get(Field.TITLE), 80, second.isPresent() ? 63 : 127);
        if (second.isPresent()) {
            text(second, 144, 63);
        }
        text(headers.get(Field.EVENT), 208, 63);
        text(headers.get(Field.DATE), 272, 15);
        text(headers.get(Field.PLACE), 288, 15);
        text(headers.get(Field.RED), 304, 15);
        text(headers.get(Field.BLACK), 320, 15);
        text(headers.get(Field.TIME_RULE), 336, 63);
        text(headers.get(Field.RED_TIME), 400, 15);
        text(headers.get(Field.BLACK_TIME), 416, 15);
        text(headers.get(Field.ANNOTATOR), 464, 15);
        text(headers.get(Field.AUTHOR), 480, 15);
        header[64] = (byte)
                switch (headers.get(Field.KIND).orElse("")) {
                    case "opening" -> 1;
                    case "middlegame" -> 2;
                    case "endgame", "composed-endgame" -> 3;
                    default -> 0;
                };
        int number = headers.get(Field.START_NUMBER)
                .filter(text -> text.matches("[0-9]{1,5}"))
                .map(Integer::parseInt)
                .orElse(0);
        header[48] = (byte) number;
        header[49] = (byte) (number >> 8);
    }

    /// A Pascal string, cut between characters where it is too long.
    private void text(Optional<String> value, int offset, int most) {
        StringBuilder text = new StringBuilder(value.orElse(""));
        byte[] bytes = text.toString().getBytes(Gb18030.CHARSET);
        while (bytes.length > most) {
            text.setLength(text.offsetByCodePoints(text.length(), -1));
            bytes = text.toString().stripTrailing().getBytes(Gb18030.CHARSET);
        }
        header[offset] = (byte) bytes.length;
        System.arraycopy(bytes, 0, header, offset + 1, bytes.length);
    }

    private void moves(StudyTree tree) {
        boolean oldest = version == Target.XqfVersion.V10;
        record(oldest ? 0x18 : 'X', oldest ? 0x20 : 'Q', tree.root(), 0xFF);
        for (Node node : tree.nodes()) {
            Move move = node.move().orElseThrow();
            record(point(move.from()) + 24, point(move.to()) + 32, node, 0);
        }
    }

    private void record(int from, int to, Node node, int reserved) {
        byte[] comment = node.comment()
                .map(text -> text.replace("\n", "\r\n").getBytes(Gb18030.CHARSET))
                .orElse(new byte[0]);
        boolean next = node.followers() > 0;
        boolean sibling = node.nextSibling().isPresent();
        body.write(from);
        body.write(to);
        if (version == Target.XqfVersion.V10) {
            body.write((next ? 0xF0 : 0) | (sibling ? 0x0F : 0));
            body.write(reserved);
            length(comment.length);
        } else {
            body.write((next ? 0x80 : 0) | (sibling ? 0x40 : 0) | (comment.length > 0 ? 0x20 : 0));
            body.write(reserved);
            if (comment.length > 0) {
                length(comment.length + NO_KEY);
            }
        }
        body.writeBytes(comment);
    }

    private void length(int length) {
        for (int i = 0; i < 4; i++) {
            body.write(length >>> 8 * i);
        }
    }
}
