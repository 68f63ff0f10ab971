package xiangqi.server.table;

import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import xiangqi.core.table.Alarms;
import xiangqi.core.table.Subscription;

/// The one alarm of a live table: set anew, it takes the place of the one before, of which nothing is heard any more.
final class Alarm {
    private final Alarms alarms;
    private final Consumer<Step.Rang> told;
    private Optional<Ringing> ringing = Optional.empty();
    private int number;

    /// @param told when it rings, on any thread
    Alarm(Alarms alarms, Consumer<Step.Rang> told) {
        this.alarms = alarms;
        this.told = told;
    }

    void at(Instant at) {
        if (ringing.filter(set -> set.at().equals(at)).isPresent()) {
            return;
        }
        silence();
        Step.Rang mine = new Step.Rang(number);
        ringing = Optional.of(new Ringing(at, alarms.at(at, () -> told.accept(mine))));
    }

    void silence() {
        ringing.ifPresent(set -> set.subscription().close());
        ringing = Optional.empty();
        number++;
    }

    /// Whether it is the one that was set last; then it is no longer set.
    boolean heard(Step.Rang rang) {
        if (rang.number() != number) {
            return false;
        }
        ringing = Optional.empty();
        return true;
    }

    private record Ringing(Instant at, Subscription subscription) {}
}
