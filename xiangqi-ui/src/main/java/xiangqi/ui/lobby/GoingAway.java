package xiangqi.ui.lobby;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Question;
import xiangqi.ui.table.TableViewModel;

/// Asks before one goes away from a game that goes on at the server meanwhile: it can be lost by that.
///
/// @param table the table that is open, if one is
public record GoingAway(Navigator navigator, Supplier<Optional<TableViewModel>> table) {
    /// How one goes away.
    public enum Way {
        CLOSE("lobby.away.close"),
        SIGN_OUT("lobby.away.sign-out"),
        LEAVE("lobby.away.leave");

        private final String key;

        Way(String key) {
            this.key = key;
        }
    }

    /// Whether a game goes on that could be lost.
    public boolean isPlaying() {
        return mayBeAway().isPresent();
    }

    /// Runs `then` at once where no game goes on without the player, and else when they say that it is meant.
    public void ask(Way way, Runnable then) {
        mayBeAway().ifPresentOrElse(left -> navigator.open(question(way, left, then)), then);
    }

    private Optional<Duration> mayBeAway() {
        return table.get().flatMap(TableViewModel::mayBeAway);
    }

    private Question question(Way way, Duration left, Runnable then) {
        return new Question(
                navigator,
                "lobby.away.title",
                "lobby.away.about",
                List.of(left.toSeconds()),
                List.of(
                        new Question.Answer(way.key, Question.Style.DANGER, then),
                        new Question.Answer("lobby.away.stay", Question.Style.DECIDING, () -> {})));
    }
}
