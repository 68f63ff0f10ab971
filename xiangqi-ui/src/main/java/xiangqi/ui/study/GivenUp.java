package xiangqi.ui.study;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.record.GameRecord;

/// The edits that a person has given up: games as they were when that was said. What is edited afterwards is not
/// among them. Immutable.
final class GivenUp {
    static final GivenUp NOTHING = new GivenUp(new IdentityHashMap<>());

    private final Map<StudyGame, Optional<GameRecord>> games;

    private GivenUp(Map<StudyGame, Optional<GameRecord>> games) {
        this.games = games;
    }

    /// These and the edits of the games as they are now.
    GivenUp and(List<StudyGame> more) {
        Map<StudyGame, Optional<GameRecord>> all = new IdentityHashMap<>(games);
        more.forEach(game -> all.put(game, game.record()));
        return new GivenUp(all);
    }

    /// Whether all edits of the game are among them.
    boolean holds(StudyGame game) {
        return games.containsKey(game) && games.get(game).equals(game.record());
    }

    boolean isEmpty() {
        return games.isEmpty();
    }
}
