package xiangqi.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;

/// A start position and the plies played from it: the one list of moves of a game. Persistent: adding a ply shares
/// everything before it.
public final class Line {
    /// Sixty rounds, in plies ([#countedTowardsLimit()]).
    public static final int NATURAL_LIMIT = 120;

    /// How many checks of a side count towards the natural limit.
    private static final int COUNTED_CHECKS = 10;

    private final Position start;
    private final Optional<Line> before;
    private final Optional<Ply> last;
    private final Position position;
    private final int size;
    private final int sinceCapture;
    private final Quiet quiet;

    /// What the last ply did under either edition, once somebody has asked. It follows from the plies
    /// alone, so it makes no difference who works it out, or how often; a game that is judged after every
    /// ply asks for each of them again and again.
    private Optional<PlyFacts> asian = Optional.empty();

    private Optional<PlyFacts> chinese = Optional.empty();

    /// What counts towards the natural limit since the last capture: plies, checks of either side, and whether the last
    /// ply was a check beyond those that count, so that its answer does not count either.
    private record Quiet(int counted, int redChecks, int blackChecks, boolean beyond) {
        static final Quiet NONE = new Quiet(0, 0, 0, false);

        Quiet add(Ply ply) {
            boolean black = ply.after().turn() == Side.RED;
            boolean check = ply.givesCheck();
            int red = check && !black ? redChecks + 1 : redChecks;
            int blacks = check && black ? blackChecks + 1 : blackChecks;
            boolean beyondNow = check && (black ? blacks : red) > COUNTED_CHECKS;
            return new Quiet(beyondNow || beyond ? counted : counted + 1, red, blacks, beyondNow);
        }
    }

    private Line(Position start, Optional<Line> before, Optional<Ply> last, int size, int sinceCapture, Quiet quiet) {
        this.start = start;
        this.before = before;
        this.last = last;
        this.position = last.isPresent() ? last.get().after() : start;
        this.size = size;
        this.sinceCapture = sinceCapture;
        this.quiet = quiet;
    }

    /// The line without plies from `start`.
    public static Line from(Position start) {
        return new Line(start, Optional.empty(), Optional.empty(), 0, 0, Quiet.NONE);
    }

    /// This line and one more ply, which must have been played in [#position()].
    public Line add(Ply ply) {
        boolean capture = ply.captured().isPresent();
        return new Line(
                start,
                Optional.of(this),
                Optional.of(ply),
                size + 1,
                capture ? 0 : sinceCapture + 1,
                capture ? Quiet.NONE : quiet.add(ply));
    }

    /// The line without its last `plies` plies, 0 to [#size()].
    public Line back(int plies) {
        if (plies < 0 || plies > size) {
            throw new IllegalArgumentException("cannot take back " + plies + " of " + size + " plies");
        }
        Line line = this;
        for (int i = 0; i < plies; i++) {
            line = line.before.orElseThrow();
        }
        return line;
    }

    public Position start() {
        return start;
    }

    /// The position after the last ply.
    public Position position() {
        return position;
    }

    /// The last ply, if one was played.
    public Optional<Ply> last() {
        return last;
    }

    /// The number of plies.
    public int size() {
        return size;
    }

    /// The number of plies since the last capture, or since the start.
    public int sinceCapture() {
        return sinceCapture;
    }

    /// The number of plies since the last capture that count towards the natural limit, [#NATURAL_LIMIT]: of the checks
    /// of each side, and the answers to them, only the first ten (rules.md §2).
    public int countedTowardsLimit() {
        return quiet.counted();
    }

    /// The plies in the order they were played.
    public List<Ply> plies() {
        return lastPlies(size);
    }

    /// The last `count` plies in the order they were played.
    List<Ply> lastPlies(int count) {
        List<Ply> plies = new ArrayList<>(count);
        Line line = this;
        for (int i = 0; i < count; i++) {
            plies.add(line.last.orElseThrow());
            line = line.before.orElseThrow();
        }
        Collections.reverse(plies);
        return Collections.unmodifiableList(plies);
    }

    /// What each of the last `count` plies did under that edition, in the order they were played. They must be a
    /// cycle, whose plies may have been played before in the same positions: then they did the same.
    List<PlyFacts> lastFacts(int count, Edition edition) {
        List<PlyFacts> facts = new ArrayList<>(count);
        lastFacts(count, edition, facts::add);
        Collections.reverse(facts);
        return facts;
    }

    /// Shows what each of the last `count` plies did, the last first, for as long as `goesOn` wants to see more.
    /// They must be a cycle, as above.
    void lastFacts(int count, Edition edition, Predicate<PlyFacts> goesOn) {
        Line line = this;
        Line earlier = back(count);
        boolean same = true;
        for (int i = 0; i < count; i++) {
            same = same && earlier.sinceCapture > 0 && earlier.lastMove().equals(line.lastMove());
            if (!goesOn.test(line.facts(edition, same ? earlier.known(edition) : Optional.empty()))) {
                return;
            }
            line = line.before.orElseThrow();
            earlier = same ? earlier.before.orElseThrow() : earlier;
        }
    }

    private Move lastMove() {
        return last.orElseThrow().move();
    }

    private Optional<PlyFacts> known(Edition edition) {
        return edition == Edition.ASIAN ? asian : chinese;
    }

    /// What the last ply did, which may be known from the same ply in the same position.
    private PlyFacts facts(Edition edition, Optional<PlyFacts> elsewhere) {
        Optional<PlyFacts> known = known(edition);
        if (known.isPresent()) {
            return known.get();
        }
        Optional<PlyFacts> found = elsewhere.isPresent()
                ? elsewhere
                : Optional.of(PlyFacts.of(before.orElseThrow().position(), last.orElseThrow(), edition));
        switch (edition) {
            case ASIAN -> asian = found;
            case CHINESE -> chinese = found;
        }
        return found.get();
    }

    /// How often the present position (placement and side to move) has stood on the board, this time included: 1 or
    /// more. A capture makes all earlier positions impossible, so only the plies since then are looked at.
    public int occurrences() {
        Position now = position();
        int count = 1;
        Line line = this;
        for (int i = 0; i < sinceCapture; i++) {
            line = line.before.orElseThrow();
            if (line.position().hash() == now.hash() && line.position().equals(now)) {
                count++;
            }
        }
        return count;
    }

    /// How many plies ago the present position stood on the board before, which it must have.
    int sincePreviousOccurrence() {
        Position now = position();
        Line line = this;
        for (int i = 1; i <= sinceCapture; i++) {
            line = line.before.orElseThrow();
            if (line.position().equals(now)) {
                return i;
            }
        }
        throw new IllegalStateException("the position has not stood before");
    }

    /// Equal lines have equal starts and the same moves.
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Line that) || that.size != size || !that.start.equals(start)) {
            return false;
        }
        Line mine = this;
        Line its = that;
        while (mine != its && mine.last.isPresent()) {
            if (!mine.last.get().move().equals(its.last.orElseThrow().move())) {
                return false;
            }
            mine = mine.before.orElseThrow();
            its = its.before.orElseThrow();
        }
        return true;
    }

    @Override
    public int hashCode() {
        return 31 * size + position().hashCode();
    }
}
