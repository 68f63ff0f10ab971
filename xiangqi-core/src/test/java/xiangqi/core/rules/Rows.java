package xiangqi.core.rules;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;

/// The rows of the fact tables under `rules/`, without their heading.
public final class Rows {
    private Rows() {}

    public static Stream<List<String>> of(String table) {
        try (var in = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Rows.class.getResourceAsStream("/rules/" + table), table),
                StandardCharsets.UTF_8))) {
            return in
                    .lines()
                    .skip(1)
                    .filter(Predicate.not(String::isBlank))
                    .map(row -> List.of(row.split("\t", -1)))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The set-up of a well-formed FEN: the plain dialect of the tables, deliberately independent of the product's
    /// reader.
    public static Setup setup(String fen) {
        String[] fields = fen.split(" ");
        byte[] codes = new byte[90];
        String[] ranks = fields[0].split("/");
        for (int row = 0; row < 10; row++) {
            int file = 0;
            for (char letter : ranks[row].toCharArray()) {
                if (Character.isDigit(letter)) {
                    for (int i = 0; i < letter - '0'; i++) {
                        codes[(9 - row) * 9 + file++] = Board.NONE;
                    }
                } else {
                    codes[(9 - row) * 9 + file++] = piece(letter);
                }
            }
        }
        return new Setup(Board.ofCodes(codes), fields[1].equals("b") ? Side.BLACK : Side.RED);
    }

    private static byte piece(char letter) {
        for (Piece piece : Piece.values()) {
            if (piece.letter() == letter) {
                return (byte) piece.ordinal();
            }
        }
        throw new IllegalArgumentException("no piece is written " + letter);
    }

    public static Legality legality(String name) {
        return name.equals("strict") ? Legality.STRICT : Legality.GENERAL_CAPTURE;
    }

    public static Position position(String fen, Legality legality) {
        return switch (Position.check(setup(fen), legality)) {
            case Checked.Legal legal -> legal.position();
            case Checked.Faulty faulty -> throw new IllegalArgumentException(fen + " " + faulty.faults());
        };
    }

    public static Position position(String fen) {
        return position(fen, Legality.STRICT);
    }
}
