package xiangqi.core.game;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;

/// A start position and the plies played from it: the one list of moves of a game. Persistent: adding a ply shares
/// everything before it.
public final class Line {
    private final Position start;
    private final Optional<Line> before;
    private final Optional<Ply> last;
    private final int size;
    private final int sinceCapture;

    private Line(Position start, Optional<Line> before, Optional<Ply> last, int size, int sinceCapture) {
        this.start = start;
        this.before = before;
        this.last = last;
        this.size = size;
        this.sinceCapture = sinceCapture;
    }

    /// The line without plies from `start`.
    public static Line from(Position start) {
        return new Line(start, Optional.empty(), Optional.empty(), 0, 0);
    }

    /// This line and one more ply, which must have been played in [#position()].
    public Line add(Ply ply) {
        return new Line(
                start,
                Optional.of(this),
                Optional.of(ply),
                size + 1,
                ply.captured().isPresent() ? 0 : sinceCapture + 1);
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
        return last.map(Ply::after).orElse(start);
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

    /// The plies in the order they were played.
    public List<Ply> plies() {
        List<Ply> plies = new ArrayList<>(size);
        for (Line line = this; line.last.isPresent(); line = line.before.orElseThrow()) {
            plies.add(line.last.get());
        }
        Collections.reverse(plies);
        return Collections.unmodifiableList(plies);
    }

    /// How often the present position (placement and side to move) has stood on the board, this time included: 1 or
    /// more.
    /// A capture makes all earlier positions impossible, so only the plies since then are looked at.
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
