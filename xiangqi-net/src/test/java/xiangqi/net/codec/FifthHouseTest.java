package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Scoring;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;
import xiangqi.core.table.ScriptedTable;
import xiangqi.core.table.Terms;
import xiangqi.net.fake.FifthHouse;

/// A new house takes nothing but its own file: it is played, stored, read back and scored.
class FifthHouseTest {
    private static final House HOUSE = FifthHouse.house();
    private static final Profile NEWCOMER = HOUSE.scoring().newcomer();

    private final ScriptedTable table = new ScriptedTable(
            Terms.of(HOUSE).withMoney(true),
            new Player("red", "甲", NEWCOMER),
            new Player("black", "乙", NEWCOMER),
            new Purses(Map.of(new Account.Purse("red"), 10L, new Account.Purse("black"), 10L)));
    private final List<Event> events = new ArrayList<>(
            List.of(new Event.Opened(ScriptedTable.OPENING, Terms.of(HOUSE).withMoney(true))));

    private void accepted(Decision decision) {
        events.addAll(assertInstanceOf(Decision.Accepted.class, decision).events());
    }

    private void accepted(String line) {
        accepted(assertInstanceOf(ScriptedTable.Ran.Decided.class, table.run(line))
                .decision());
    }

    private String refused(String line) {
        Decision decision = assertInstanceOf(ScriptedTable.Ran.Decided.class, table.run(line))
                .decision();
        return assertInstanceOf(Decision.Refused.class, decision).why().toString();
    }

    @Test
    void itsOwnRulesHoldAtItsTables() {
        accepted(table.begin());
        accepted("1 red play h2e2");
        assertEquals("DRAW_NOT_YOUR_TURN", refused("2 red draw"));
        accepted("3 red undo");
        accepted("4 black refuse");
        accepted("5 black play h9g7");
        accepted("6 red play b0c2");
        assertEquals("UNDO_NONE_LEFT requests=1", refused("7 red undo"));
        accepted("8 black stake 2 5");
        accepted("9 red accept");
        accepted("10 black handicap horse 2");
        accepted("11 red accept");
        accepted("12 red resign");
        assertEquals(Optional.of(5L), Optional.of(table.purses().of("red")));
        assertEquals(Optional.of(9L), Optional.of(table.purses().of("black")));
        assertEquals(6, table.purses().of(new Account.HouseTill()));
        assertEquals(Duration.ofSeconds(20), table.table().terms().orElseThrow().grace());
    }

    @Test
    void itsTablesAreStoredAndReadBackByThoseWhoKnowIt() {
        accepted(table.begin());
        accepted("1 red play h2e2");
        accepted("2 black resign");
        byte[] lines = new StoredEvents(new EventCodec(new Houses(List.of(HOUSE)))).lines(events);
        Stored stored = new StoredEvents(new EventCodec(new Houses(List.of(HOUSE)))).read(lines);
        assertEquals(Optional.empty(), stored.cut());
        assertEquals(table.table(), stored.table());
        Stored elsewhere = new StoredEvents(new EventCodec(Houses.standard())).read(lines);
        assertEquals(Optional.of(Stored.Why.UNREADABLE), elsewhere.cut().map(Stored.Cut::why));
    }

    @Test
    void itScoresByItself() {
        Scoring scoring = HOUSE.scoring();
        Profile once = scoring.after(NEWCOMER, NEWCOMER, 1, true);
        Profile twice = scoring.after(once, NEWCOMER, 1, false);
        assertEquals("客人", scoring.title(once).name());
        assertEquals("常客", scoring.title(twice).name());
        assertEquals(2, twice.games());
    }
}
