package xiangqi.core.table;

import java.util.List;

/// Short ways to say a [Decision].
final class Answers {
    private Answers() {}

    static Decision accepted(Event... events) {
        return new Decision.Accepted(List.of(events));
    }

    static Decision refused(Refusal.Code code) {
        return new Decision.Refused(Refusal.of(code));
    }

    static Decision refused(Refusal.Code code, String name, Argument value) {
        return new Decision.Refused(Refusal.of(code, name, value));
    }
}
