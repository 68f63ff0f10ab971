package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.game.Edition;
import xiangqi.core.house.DrawRule;
import xiangqi.core.house.HandicapRule;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.MoneyRule;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Plain;
import xiangqi.core.house.UndoRule;
import xiangqi.core.rules.Legality;

/// Random commands at random times, some of them stamped earlier than what has happened already: whatever
/// comes, the table keeps its promises. A failure names its seed and step.
class RandomTablesTest {
    private static final int TABLES = 42;
    private static final int STEPS_OF_A_HOUSE = 100_000;
    private static final Set<Class<? extends Event>> HAPPENS_EVERYWHERE = Set.of(
            Event.Moved.class,
            Event.Warned.class,
            Event.Offered.class,
            Event.Declined.class,
            Event.Lapsed.class,
            Event.TakenBack.class,
            Event.WentAway.class,
            Event.CameBack.class,
            Event.Ended.class);

    /// After every how many steps all events are replayed in the short run, and after each those since then;
    /// the long run replays all of them after each.
    private static final int REPLAYED = 20;

    /// A house of this test alone, in which money is staked and games are restarted at odds.
    private static final House SALON = new House(
            "salon",
            "1",
            Legality.STRICT,
            Edition.CHINESE,
            true,
            5,
            DrawRule.OWN_TURN,
            new UndoRule(3, 2),
            new HandicapRule(10),
            Plain.house().clock(),
            Duration.ofSeconds(60),
            Ourgame.house().scoring(),
            new MoneyRule(50, true, true, 500, 41));

    private static final List<House> HOUSES =
            Stream.concat(Houses.standard().all().stream(), Stream.of(SALON)).toList();

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "plain,three:300/60/20",
                "plain,three:30/60/20",
                "pook,three:300/60/20",
                "ourgame,\"two:4@120,3@40\"",
                "qq,\"two:2@0,3@60\"",
                "ranks,fischer:60+10",
                "ourgame,none",
                "salon,fischer:60+10"
            })
    void aTableKeepsItsPromisesWhateverComes(String house, String control) {
        play(house, control, TABLES, REPLAYED);
    }

    /// A hundred thousand steps at the tables of every house.
    @Tag("soak")
    @ParameterizedTest
    @ValueSource(strings = {"plain", "pook", "ourgame", "qq", "ranks", "salon"})
    void aTableKeepsItsPromisesForALongTime(String house) {
        for (String control : List.of("three:300/60/20", "two:4@120,3@40", "fischer:60+10", "none")) {
            play(house, control, STEPS_OF_A_HOUSE / RandomRun.STEPS / 4 + 1, 1);
        }
    }

    private static void play(String id, String control, int tables, int replayed) {
        House house = HOUSES.stream()
                .filter(known -> known.id().equals(id))
                .findFirst()
                .orElseThrow();
        Set<Class<?>> seen = new HashSet<>();
        boolean restarted = false;
        int uncovered = 0;
        for (int i = 0; i < tables; i++) {
            RandomRun run = new RandomRun(house, control, 1000L * (id + control).hashCode() + i);
            run.play(replayed);
            run.events().forEach(event -> seen.add(event.getClass()));
            uncovered += run.uncovered();
            restarted |= run.events().stream().anyMatch(RandomRun::startsAtOdds);
        }
        assertTrue(seen.containsAll(HAPPENS_EVERYWHERE), () -> "too tame: " + seen);
        assertEquals(house.handicap().rounds() > 0, restarted);
        assertEquals(house.money().stakes() || house.handicap().rounds() > 0, uncovered > 0);
        assertEquals(house.money().stakes(), seen.contains(Event.Staked.class));
        assertEquals(house.movesMoney(), seen.contains(Event.Settled.class));
    }
}
