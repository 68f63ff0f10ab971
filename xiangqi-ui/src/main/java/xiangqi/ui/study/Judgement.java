package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.GameRules;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;
import xiangqi.core.game.Verdict;
import xiangqi.core.house.Plain;
import xiangqi.core.record.PlayedGame;
import xiangqi.core.study.Node;
import xiangqi.core.study.Path;
import xiangqi.ui.table.Judged;

/// What the rules of repetition say of the line that leads to the reader's place, when its last move brings a position
/// back: at the second time what would follow, from the third on the verdict. By the edition that the record names
/// (rules.md §3), or else by the one that new games begin with. Judged in the background, and only for the place that
/// is read; the game and its tree stay as they are.
public final class Judgement {
    private final OpenGames games;
    private final Reader reader;
    private final StudySurroundings surroundings;
    private final ReadOnlyObjectWrapper<Optional<Told>> told =
            new ReadOnlyObjectWrapper<>(this, "told", Optional.empty());
    private final ReadOnlyObjectWrapper<Set<Integer>> looped = new ReadOnlyObjectWrapper<>(this, "looped", Set.of());
    private final BooleanProperty loopShown = new SimpleBooleanProperty(this, "loopShown", true);
    private final AtomicInteger asked = new AtomicInteger();

    /// What is said of a place.
    ///
    /// @param judged the line, how its game would end or has ended, and why
    /// @param occurrence how often the position has come by now, 2 at least
    /// @param named whether the record names the edition
    public record Told(Judged judged, int occurrence, boolean named) {
        /// Whether the game would be over here.
        public boolean isOver() {
            return occurrence > 2;
        }

        public Edition edition() {
            return judged.evidence().edition();
        }
    }

    Judgement(OpenGames games, Reader reader, StudySurroundings surroundings) {
        this.games = games;
        this.reader = reader;
        this.surroundings = surroundings;
        reader.nodeProperty().subscribe(_ -> look());
        games.headingProperty().map(_ -> named()).subscribe(_ -> look());
        loopShown.subscribe(_ -> drawLoop());
    }

    /// What is said of the place that is read; empty where no position comes back.
    public ReadOnlyObjectProperty<Optional<Told>> toldProperty() {
        return told.getReadOnlyProperty();
    }

    /// Whether the board shows the moves that are to blame.
    public BooleanProperty loopShownProperty() {
        return loopShown;
    }

    /// The numbers of the nodes whose moves make the cycle, while the board shows it.
    public ReadOnlyObjectProperty<Set<Integer>> loopedProperty() {
        return looped.getReadOnlyProperty();
    }

    private void look() {
        int question = asked.incrementAndGet();
        tell(Optional.empty());
        games.work()
                .map(Work::path)
                .flatMap(Path::line)
                .filter(line -> line.occurrences() > 1)
                .ifPresent(line -> {
                    Optional<Edition> named = named();
                    surroundings.background().execute(() -> judge(line, named, question));
                });
    }

    private Optional<Edition> named() {
        return games.gameProperty()
                .get()
                .flatMap(game -> game.headers().other(PlayedGame.Term.RULES.header()))
                .flatMap(Edition::find);
    }

    /// Somebody who has stepped on in the meantime is told nothing of it.
    private void judge(Line line, Optional<Edition> named, int question) {
        if (asked.get() == question) {
            Optional<Told> found = told(line, named);
            surroundings.screen().execute(() -> {
                if (asked.get() == question) {
                    tell(found);
                }
            });
        }
    }

    private static Optional<Told> told(Line line, Optional<Edition> named) {
        Edition edition = named.orElse(Plain.house().repetition());
        return switch (new GameRules(edition, false, 0).judge(line)) {
            case Verdict.Continue _ -> Optional.empty();
            case Verdict.Warning(Outcome ahead, Evidence evidence) -> told(line, ahead, evidence, named);
            case Verdict.Over(Outcome outcome, Evidence evidence) -> told(line, outcome, evidence, named);
        };
    }

    private static Optional<Told> told(Line line, Outcome outcome, Evidence evidence, Optional<Edition> named) {
        return evidence.repetition().map(repetition -> {
            // What the sides did is worked out when it is first asked for: here, not while it is drawn.
            repetition.cycle();
            return new Told(new Judged(line, outcome, evidence), repetition.occurrence(), named.isPresent());
        });
    }

    private void tell(Optional<Told> found) {
        told.set(found);
        drawLoop();
    }

    private void drawLoop() {
        Optional<Judged> shown = told.get().map(Told::judged).filter(_ -> loopShown.get());
        reader.board().loopProperty().set(shown.map(Judged::loop).orElse(List.of()));
        looped.set(shown.map(judged -> last(judged.plies())).orElse(Set.of()));
    }

    private Set<Integer> last(int plies) {
        return Stream.iterate(reader.nodeProperty().get(), at -> at.flatMap(Node::parent))
                .limit(plies)
                .flatMap(Optional::stream)
                .map(Node::index)
                .collect(Collectors.toUnmodifiableSet());
    }
}
