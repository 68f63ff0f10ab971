package xiangqi.ui.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.Account;
import xiangqi.ui.account.SignInPage;
import xiangqi.ui.account.SignInViewModel;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Question;
import xiangqi.ui.table.TableViewModel;

/// Who plays at a server is asked before the window is closed on the game.
class GoingAwayTest {
    private static final Terms TERMS = Terms.of(Plain.house())
            .withClock(new TimeControl.Fischer(Duration.ofSeconds(90), Duration.ZERO))
            .withGrace(Duration.ofSeconds(60));

    private final Hall hall = new Hall();
    private final Account account = hall.signedIn("wang");
    private final Hall.Guest guest = hall.guest("li");
    private final TableId table = guest.open(TERMS, Seat.BLACK);
    private final TableViewModel model = hall.table(account, table);
    private final Navigator navigator =
            new Navigator(new SignInPage(new SignInViewModel(account, () -> {}), hall.look));
    private final List<String> done = new ArrayList<>();

    /// Sits down as Red, who is to move.
    private void play() {
        sit();
        guest.send(table, Seat.BLACK, new PlayerCommand.Ready());
        model.requests().readiness().ask(Seat.RED);
        assertTrue(model.gameProperty().get().orElseThrow().running());
    }

    private void sit() {
        account.connection()
                .orElseThrow()
                .watch(table)
                .send(
                        Seat.RED,
                        account.connection().orElseThrow().identifiers().command(),
                        new PlayerCommand.Sit(account.playerProperty().get().orElseThrow()));
    }

    private Optional<Question> close() {
        GoingAway away = new GoingAway(navigator, () -> Optional.of(model));
        away.ask(GoingAway.Way.CLOSE, () -> done.add("closed"));
        assertEquals(away.isPlaying(), navigator.dialogProperty().get().isPresent());
        return navigator.dialogProperty().get().map(open -> assertInstanceOf(Question.class, open));
    }

    @Test
    void whoPlaysIsToldTheGraceTimeOfTheirTable() {
        play();
        Question asked = close().orElseThrow();
        assertEquals(List.of(60L), asked.arguments());
        assertEquals(List.of(), done, "the window stays until that is answered");
    }

    @Test
    void whoIsToMoveIsToldTheirOwnClockWhereThatRunsOutBefore() {
        play();
        hall.pass(Duration.ofSeconds(50));
        assertEquals(List.of(40L), close().orElseThrow().arguments());
    }

    @Test
    void theOpponentsClockTakesNothingOfTheTimeToComeBack() {
        play();
        account.connection()
                .orElseThrow()
                .watch(table)
                .send(
                        Seat.RED,
                        account.connection().orElseThrow().identifiers().command(),
                        new PlayerCommand.Play(0, Move.parse("h2e2").orElseThrow()));
        hall.pass(Duration.ofSeconds(50));
        assertEquals(List.of(60L), close().orElseThrow().arguments());
    }

    @Test
    void theWindowClosesOnlyWhenThatIsMeant() {
        play();
        List<Question.Answer> answers = close().orElseThrow().answers();
        answers.getLast().run().run();
        assertEquals(List.of(), done);
        assertEquals(Question.Style.DANGER, answers.getFirst().style());
        answers.getFirst().run().run();
        assertEquals(List.of("closed"), done);
    }

    @Test
    void aGameYetToBeginOrOverIsNoReasonToAsk() {
        sit();
        assertEquals(Optional.empty(), close());
        guest.send(table, Seat.BLACK, new PlayerCommand.Ready());
        model.requests().readiness().ask(Seat.RED);
        model.requests().resignation().ask(Seat.RED);
        assertEquals(Optional.empty(), close());
        assertEquals(List.of("closed", "closed"), done);
    }

    @Test
    void aSpectatorIsNotAsked() {
        Hall.Guest third = hall.guest("zhao");
        third.sit(table, Seat.RED);
        guest.send(table, Seat.BLACK, new PlayerCommand.Ready());
        third.send(table, Seat.RED, new PlayerCommand.Ready());
        assertTrue(model.gameProperty().get().orElseThrow().running());
        assertEquals(Optional.empty(), close());
        assertEquals(List.of("closed"), done);
    }

    @Test
    void whereNoTableIsOpenNothingIsAsked() {
        new GoingAway(navigator, Optional::empty).ask(GoingAway.Way.CLOSE, () -> done.add("closed"));
        assertEquals(List.of("closed"), done);
    }
}
