package xiangqi.net.client;

import java.time.Instant;
import java.util.Optional;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Subscription;

/// The one alarm of a [Connection]: a new one takes the place of the last, of which nothing is heard any more.
final class Alarm {
    private final Alarms alarms;
    private final Turns turns;
    private Optional<Subscription> set = Optional.empty();
    private int number;

    Alarm(Alarms alarms, Turns turns) {
        this.alarms = alarms;
        this.turns = turns;
    }

    /// Does the step then, in turn with everything else.
    void at(Instant at, Runnable step) {
        silence();
        int mine = number;
        set = Optional.of(alarms.at(
                at,
                () -> turns.run(() -> {
                    if (mine == number) {
                        step.run();
                    }
                })));
    }

    void silence() {
        number++;
        set.ifPresent(Subscription::close);
        set = Optional.empty();
    }
}
