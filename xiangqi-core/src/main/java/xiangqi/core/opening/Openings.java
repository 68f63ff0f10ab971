package xiangqi.core.opening;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;

/// The codes of ECCO: which opening a position, or the game that led to it, belongs to. The facts lie in
/// `openings.tsv` beside this class; immutable once it is read.
///
/// Positions decide, so that it does not matter in which order the moves were made. A game keeps its code
/// until it reaches a position of another one. The order matters in one thing: the table tells its openings
/// by Red's first move, so a game changes into one that begins otherwise only as long as nothing but its
/// first move has been told.
public final class Openings {
    /// Whatever begins otherwise than the table tells.
    private static final Opening OTHER = new Opening("A00", "A00");

    /// How many plies of a game are looked at. The longest line of the table has 19; the moves that may
    /// come before its last ones add some more.
    public static final int LONGEST = 40;

    private final Map<Long, List<Row>> byBlack;
    private final List<Row> anyBlack;
    private final List<Opening> all;

    private Openings(List<Row> rows) {
        byBlack = new HashMap<>();
        anyBlack = new ArrayList<>();
        for (Row row : rows) {
            switch (row.black()) {
                case Camp.OneOf camp ->
                    camp.keys()
                            .forEach(key -> byBlack.computeIfAbsent(key, _ -> new ArrayList<>())
                                    .add(row));
                case Camp.AtLeast _ -> anyBlack.add(row);
            }
        }
        all = Stream.concat(Stream.of(OTHER), rows.stream().map(Row::opening))
                .distinct()
                .toList();
    }

    /// The table of this program, read when it is first asked for.
    public static Openings known() {
        return Known.OPENINGS;
    }

    private static final class Known {
        static final Openings OPENINGS = read();
    }

    private static Openings read() {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Openings.class.getResourceAsStream("openings.tsv")), StandardCharsets.UTF_8))) {
            return new Openings(lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .flatMap(Row::of)
                    .toList());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// All openings that can be found, by code.
    public List<Opening> all() {
        return all;
    }

    /// The opening of a game: of the last of its positions that belongs to one. Empty before the first
    /// move, and for a game that does not begin with the standard start.
    public Optional<Opening> of(Line line) {
        if (!line.start().setup().equals(Setup.STANDARD) || line.plies().isEmpty()) {
            return Optional.empty();
        }
        Move first = line.plies().getFirst().move();
        Optional<Row> reached = Optional.empty();
        List<Ply> plies = line.plies();
        for (Ply ply : plies.subList(0, Math.min(LONGEST, plies.size()))) {
            Optional<Row> before = reached;
            reached = best(rows(ply.after().board()).stream()
                            .filter(row -> before.isEmpty()
                                    || before.get().isFirstMove()
                                    || row.first().equals(first)
                                    || row.first().mirrored().equals(first))
                            .filter(row -> before.isEmpty() || !row.yieldsTo(before.get()))
                            .toList())
                    .or(() -> before);
        }
        return reached.map(Row::opening).or(() -> Optional.of(OTHER));
    }

    /// The opening that a position belongs to, however it came about; empty for one that the table does not
    /// tell.
    public Optional<Opening> at(Setup setup) {
        return best(rows(setup.board())).map(Row::opening);
    }

    /// The rows of a board on either hand.
    private List<Row> rows(Board board) {
        List<Row> rows = new ArrayList<>();
        for (Board hand : List.of(board, board.mirrored())) {
            long red = Placement.key(hand, Side.RED);
            long black = Placement.key(hand, Side.BLACK);
            Stream.concat(byBlack.getOrDefault(black, List.of()).stream(), anyBlack.stream())
                    .filter(row -> row.red().holds(hand, red) && row.black().holds(hand, black))
                    .forEach(rows::add);
        }
        return rows;
    }

    private static Optional<Row> best(List<Row> rows) {
        return rows.stream()
                .filter(row -> rows.stream().noneMatch(row::yieldsTo))
                .max(Comparator.comparing(row -> row.opening().code()));
    }
}
