package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;

/// Keeps the edited games as a draft while they are unsaved, one writing at a time and always the latest, and brings
/// back what an earlier run left.
final class Autosave {
    private final StudySurroundings surroundings;
    private final OpenGames games;
    private boolean writing;
    private boolean again;
    private boolean kept;
    private boolean givenUp;

    Autosave(StudySurroundings surroundings, OpenGames games) {
        this.surroundings = surroundings;
        this.games = games;
    }

    /// Something was edited, saved or given up.
    void look() {
        if (writing) {
            again = true;
            return;
        }
        List<GameRecord> edited = (givenUp ? List.<StudyGame>of() : games.all())
                .stream().filter(StudyGame::isChanged).flatMap(Autosave::noted).toList();
        givenUp = false;
        if (edited.isEmpty() && !kept) {
            return;
        }
        kept = !edited.isEmpty();
        writing = true;
        surroundings.background().execute(() -> {
            if (edited.isEmpty()) {
                surroundings.drafts().forget();
            } else {
                surroundings.drafts().keep(Export.draft(edited));
            }
            surroundings.screen().execute(this::written);
        });
    }

    private void written() {
        writing = false;
        if (again) {
            again = false;
            look();
        }
    }

    /// The game with the file that it comes from.
    private static Stream<GameRecord> noted(StudyGame game) {
        return game
                .record()
                .map(record ->
                        DraftPlace.of(game).map(place -> place.noted(record)).orElse(record))
                .stream();
    }

    /// Opens what an earlier run left unsaved, if nothing is open yet; then runs `then`.
    void recover(Runnable then) {
        surroundings.background().execute(() -> {
            Optional<Recovery> found =
                    surroundings.drafts().find().map(draft -> Recovery.of(draft, surroundings.files()));
            surroundings.screen().execute(() -> {
                found.filter(_ -> games.all().isEmpty()).ifPresent(recovery -> {
                    kept = true;
                    if (recovery.isUnsaved()) {
                        games.openRecovered(recovery);
                    } else {
                        look();
                    }
                });
                then.run();
            });
        });
    }

    /// Forgets the draft: the person gave the edits up.
    void giveUp() {
        givenUp = true;
        look();
    }
}
