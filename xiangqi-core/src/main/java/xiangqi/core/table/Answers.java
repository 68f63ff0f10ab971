package xiangqi.core.table;

import java.util.List;
import java.util.Optional;

/// Short ways to say a [Decision].
final class Answers {
    private Answers() {}

    static Decision accepted(Event... events) {
        return new Decision.Accepted(List.of(events));
    }

    static Decision accepted(List<Event> events) {
        return new Decision.Accepted(events);
    }

    static Decision refused(Refusal.Code code) {
        return new Decision.Refused(Refusal.of(code));
    }

    static Decision refused(Refusal.Code code, String name, Argument value) {
        return new Decision.Refused(Refusal.of(code, name, value));
    }

    static Optional<Refusal> refusal(Refusal.Code code) {
        return Optional.of(Refusal.of(code));
    }

    static Optional<Refusal> refusal(Refusal.Code code, String name, Argument value) {
        return Optional.of(Refusal.of(code, name, value));
    }
}
