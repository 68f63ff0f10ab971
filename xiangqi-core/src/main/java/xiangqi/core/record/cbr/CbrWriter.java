package xiangqi.core.record.cbr;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Writes a CCBridge record of version 2 (formats.md §2.1).
public final class CbrWriter {
    private static final CbrLayout LAYOUT = CbrLayout.SECOND;

    /// The figure of each role, in the order of [Role].
    private static final List<Integer> ROLES = List.of(5, 4, 3, 2, 1, 6, 7);

    private final byte[] head = new byte[LAYOUT.moves()];
    private final ByteArrayOutputStream moves = new ByteArrayOutputStream();

    public byte[] write(GameRecord game) {
        System.arraycopy(CbrReader.MAGIC.getBytes(StandardCharsets.US_ASCII), 0, head, 0, 16);
        head[19] = 2;
        headers(game.headers());
        head[LAYOUT.result()] = (byte)
                switch (game.result()) {
                    case UNKNOWN -> 0;
                    case RED_WINS -> 1;
                    case BLACK_WINS -> 2;
                    case DRAW -> 3;
                };
        head[LAYOUT.mover()] = (byte) (game.tree().setup().turn() == Side.RED ? 1 : 2);
        board(game.tree().setup().board());
        Arrays.fill(head, 2210, 2214, (byte) 0xFF);
        moves(game.tree());
        identity();
        byte[] file = Arrays.copyOf(head, head.length + moves.size());
        System.arraycopy(moves.toByteArray(), 0, file, head.length, moves.size());
        return file;
    }

    private void headers(Headers headers) {
        for (CbrLayout.Part part : LAYOUT.texts()) {
            Optional<String> value =
                    part.field().isPresent() ? headers.get(part.field().get()) : headers.other(part.name());
            value.ifPresent(text -> text(text, part));
        }
        head[LAYOUT.kind()] = (byte) CbrKind.number(headers.get(Field.KIND).orElse(""));
        int number = headers.get(Field.START_NUMBER)
                .filter(text -> text.matches("[0-9]{1,5}"))
                .map(Integer::parseInt)
                .orElse(0);
        head[LAYOUT.number()] = (byte) number;
        head[LAYOUT.number() + 1] = (byte) (number >> 8);
    }

    /// As much of the text as leaves room for the NUL, cut between characters.
    private void text(String value, CbrLayout.Part part) {
        int end = Math.min(value.length(), part.size() / 2 - 1);
        if (end < value.length() && Character.isHighSurrogate(value.charAt(end - 1))) {
            end--;
        }
        byte[] bytes = value.substring(0, end).stripTrailing().getBytes(StandardCharsets.UTF_16LE);
        System.arraycopy(bytes, 0, head, part.offset(), bytes.length);
    }

    private void board(Board board) {
        for (Board.Placed placed : board.pieces()) {
            int side = placed.piece().side() == Side.RED ? 0x10 : 0x20;
            head[LAYOUT.board() + index(placed.square())] =
                    (byte) (side | ROLES.get(placed.piece().role().ordinal()));
        }
    }

    /// From the left of Black's home rank, row by row.
    private static int index(Square square) {
        return (9 - square.rank()) * 9 + square.file();
    }

    private void moves(StudyTree tree) {
        record(0, 0, tree.root());
        for (Node node : tree.nodes()) {
            Move move = node.move().orElseThrow();
            record(index(move.from()), index(move.to()), node);
        }
    }

    private void record(int from, int to, Node node) {
        byte[] comment = node.comment()
                .map(text -> text.replace("\n", "\r\n").getBytes(StandardCharsets.UTF_16LE))
                .orElse(new byte[0]);
        boolean ends = node.followers() == 0;
        boolean sibling = node.nextSibling().isPresent();
        moves.write((ends ? 1 : 0) | (sibling ? 2 : 0) | (comment.length > 0 ? 4 : 0));
        moves.write(0);
        moves.write(from);
        moves.write(to);
        if (comment.length > 0) {
            for (int i = 0; i < 4; i++) {
                moves.write(comment.length >>> 8 * i);
            }
            moves.writeBytes(comment);
        }
    }

    /// Each record has an identity of 16 bytes; taken from its content, so that the same game is written to
    /// the same bytes.
    private void identity() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(head);
            System.arraycopy(digest.digest(moves.toByteArray()), 0, head, 20, 16);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
