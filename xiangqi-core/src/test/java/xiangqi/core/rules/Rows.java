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
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;

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

    public static Setup setup(String fen) {
        return switch (Fen.read(fen)) {
            case FenReading.Read read -> read.setup();
            case FenReading.Unreadable unreadable -> throw new IllegalArgumentException(fen + " " + unreadable);
        };
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
