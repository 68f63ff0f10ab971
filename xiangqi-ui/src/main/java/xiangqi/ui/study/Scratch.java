package xiangqi.ui.study;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// The scratch board 推演: from where the reader stands moves are tried on a copy of the game, which stays as it
/// is. In the end the copy is thrown away, or taken over as one edit.
public final class Scratch {
    private final OpenGames games;
    private final Editor editor;
    private final ReadOnlyBooleanWrapper active = new ReadOnlyBooleanWrapper(this, "active");

    Scratch(OpenGames games, Editor editor) {
        this.games = games;
        this.editor = editor;
        games.gameProperty().addListener((_, _, _) -> look());
    }

    /// Whether the game on the board is a copy to try moves on.
    public ReadOnlyBooleanProperty activeProperty() {
        return active.getReadOnlyProperty();
    }

    /// Begins to try moves; nothing if it has begun, or if the game could not be read.
    public void begin() {
        games.gameProperty().get().ifPresent(game -> {
            game.beginScratch();
            look();
            show(game.work());
        });
    }

    /// Begins, or throws away what was tried.
    public void toggle() {
        if (active.get()) {
            drop();
        } else {
            begin();
        }
    }

    /// Takes over what was tried, as one edit of the game.
    public void keep() {
        games.gameProperty().get().filter(StudyGame::isScratch).ifPresent(game -> {
            game.keepScratch();
            look();
            show(game.work());
        });
    }

    /// Throws away what was tried; the reader is back where it began.
    public void drop() {
        games.gameProperty().get().filter(StudyGame::isScratch).ifPresent(game -> {
            game.dropScratch();
            look();
            show(game.work());
        });
    }

    private void look() {
        active.set(games.gameProperty().get().filter(StudyGame::isScratch).isPresent());
    }

    private void show(Optional<Work> now) {
        now.ifPresent(editor::show);
    }
}
