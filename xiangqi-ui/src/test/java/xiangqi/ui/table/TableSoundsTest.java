package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.diagram.Look;
import xiangqi.core.house.Plain;
import xiangqi.core.notation.Notation;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Journal;
import xiangqi.core.table.LocalTable;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.ui.sound.Sound;

class TableSoundsTest {
    private final HandTime time = new HandTime();
    private final List<Sound> heard = new ArrayList<>();
    private final TableViewModel model = begun();

    private TableViewModel begun() {
        LocalTable table = LocalTable.create(time, Runnable::run, time, Journal.NONE);
        TableViewModel made = new TableViewModel(
                table,
                Place.at(Set.of("red", "black"), time),
                new Surroundings(
                        Runnable::run, time, time, ZoneOffset.UTC, () -> new CommandId(UUID.randomUUID()), heard::add),
                new SimpleObjectProperty<>(Notation.ZH_HANS),
                new SimpleObjectProperty<>(Look.USUAL),
                Parlour.usual());
        table.begin(
                Terms.of(Plain.house())
                        .withClock(TimeControl.parse("fischer:60+0").orElseThrow()),
                Parlour.RED,
                Parlour.BLACK);
        return made;
    }

    private void play(String... moves) {
        for (String move : moves) {
            model.board().pointed(Parlour.move(move).from());
            model.board().pointed(Parlour.move(move).to());
        }
    }

    @Test
    void movesCapturesChecksOffersAndTheEndAreHeard() {
        play("h2e2");
        model.requests().draw().ask(Seat.RED);
        play(Parlour.MATE.subList(1, 7).toArray(String[]::new));
        assertEquals(
                List.of(
                        Sound.MOVE,
                        Sound.OFFER,
                        Sound.MOVE,
                        Sound.CAPTURE,
                        Sound.MOVE,
                        Sound.MOVE,
                        Sound.MOVE,
                        Sound.CHECK,
                        Sound.END),
                heard);
    }

    @Test
    void aPieceThatIsTakenIsHeard() {
        play("b2b9");
        assertEquals(List.of(Sound.CAPTURE), heard);
    }

    @Test
    void theLastTenSecondsTickOnceEach() {
        time.pass(49_000);
        assertEquals(List.of(), heard);
        for (int i = 0; i < 22; i++) {
            time.pass(500);
        }
        List<Sound> ticks = new ArrayList<>(heard);
        ticks.removeIf(sound -> sound != Sound.TICK);
        assertEquals(Collections.nCopies(10, Sound.TICK), ticks);
    }
}
