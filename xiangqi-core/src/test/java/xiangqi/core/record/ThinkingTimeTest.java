package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Purses;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.ScriptedTable;
import xiangqi.core.table.Terms;

class ThinkingTimeTest {
    private static final TimeControl UNTIMED = new TimeControl.Untimed();

    private static final TimeControl COUNTDOWN_AT_ONCE =
            new TimeControl.ThreePart(Duration.ZERO, Duration.ofSeconds(60), Duration.ofSeconds(30));

    private static void thought(TimeControl clock, int red, int black, String... lines) {
        Profile newcomer = Plain.house().scoring().newcomer();
        ScriptedTable table = new ScriptedTable(
                Terms.of(Plain.house()).withClock(clock),
                new Player("r", "甲", newcomer),
                new Player("b", "乙", newcomer),
                new Purses(Map.of()));
        assertInstanceOf(Decision.Accepted.class, table.begin());
        for (String line : lines) {
            ScriptedTable.Ran ran = table.run(line);
            assertInstanceOf(
                    Decision.Accepted.class,
                    assertInstanceOf(ScriptedTable.Ran.Decided.class, ran, line).decision(),
                    line);
        }
        Game game = table.table().game().orElseThrow();
        assertEquals(Duration.ofSeconds(red), ThinkingTime.of(game, Side.RED));
        assertEquals(Duration.ofSeconds(black), ThinkingTime.of(game, Side.BLACK));
    }

    @Test
    void theTimeOfEachMoveIsAddedUp() {
        thought(Plain.house().clock(), 45, 7, "5 red play h2e2", "12 black play h9g7", "52 red play h0g2");
    }

    @Test
    void aCountdownCountsAsMuchAsGameTime() {
        thought(COUNTDOWN_AT_ONCE, 7, 8, "7 red play h2e2", "15 black play h9g7");
    }

    @Test
    void itCountsWhereNoTimeIsLimited() {
        thought(UNTIMED, 9, 100, "9 red play h2e2", "109 black play h9g7");
    }

    @Test
    void theMoveThatWasNotMadeBeforeTheEndWasThoughtAboutToo() {
        thought(UNTIMED, 9, 21, "9 red play h2e2", "30 black resign");
    }

    @Test
    void whatAPlayerThoughtAboutAMoveThatWasUndoneIsNotGivenBack() {
        thought(
                UNTIMED,
                5 + 6 + 2,
                6 + 4,
                "5 red play h2e2",
                "11 black play h9g7",
                "14 black undo",
                "17 red accept",
                "21 black play b9c7",
                "23 red play h0g2");
    }
}
