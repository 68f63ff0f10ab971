package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.board.Setup;
import xiangqi.core.game.Line;
import xiangqi.core.opening.FirstMove;
import xiangqi.core.opening.Opening;
import xiangqi.core.opening.Openings;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Path;
import xiangqi.core.term.Sightings;

/// What the lore of the game says of the reader's place: the opening, the name of the first move, the terms that the
/// position shows, and which of them is being explained. A term that is explained has its points ringed on the board.
public final class Lore {
    private final OpenGames games;
    private final Reader reader;
    private final ReadOnlyObjectWrapper<Told> told = new ReadOnlyObjectWrapper<>(this, "told", Told.NOTHING);
    private final ReadOnlyObjectWrapper<Optional<Seen>> explained =
            new ReadOnlyObjectWrapper<>(this, "explained", Optional.empty());

    /// What there is to tell at one place.
    ///
    /// @param first the first move that has a name, for as long as it stands in the line
    /// @param seen the terms that the position shows, each once
    public record Told(Optional<Opening> opening, Optional<FirstMove> first, List<Seen> seen) {
        static final Told NOTHING = new Told(Optional.empty(), Optional.empty(), List.of());

        public Told {
            seen = List.copyOf(seen);
        }
    }

    Lore(OpenGames games, Reader reader) {
        this.games = games;
        this.reader = reader;
        reader.nodeProperty().subscribe(_ -> look());
    }

    /// What there is to tell of the place that is read.
    public ReadOnlyObjectProperty<Told> toldProperty() {
        return told.getReadOnlyProperty();
    }

    /// The term that is being explained; none after a step.
    public ReadOnlyObjectProperty<Optional<Seen>> explainedProperty() {
        return explained.getReadOnlyProperty();
    }

    /// Explains a term and rings its points, or stops doing so if it was explained already.
    public void explain(Seen seen) {
        boolean already = explained.get().equals(Optional.of(seen));
        explained.set(already ? Optional.empty() : Optional.of(seen));
        pointAt(Optional.empty());
    }

    /// Rings the points of a term that is looked at; of none, those of the term that is being explained.
    public void pointAt(Optional<Seen> seen) {
        reader.pointOut(seen.or(explained::get).map(Seen::squares).orElse(List.of()));
    }

    private void look() {
        explained.set(Optional.empty());
        told.set(games.work()
                .map(work -> work.path())
                .flatMap(Path::line)
                .map(Lore::told)
                .orElse(Told.NOTHING));
    }

    private static Told told(Line line) {
        return new Told(Openings.known().of(line), first(line), Seen.of(Sightings.in(line.position())));
    }

    private static Optional<FirstMove> first(Line line) {
        if (line.size() == 0 || !line.start().setup().equals(Setup.STANDARD)) {
            return Optional.empty();
        }
        Move first = line.plies().getFirst().move();
        return FirstMove.of(first);
    }
}
