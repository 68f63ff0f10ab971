package xiangqi.core.rules;

import java.util.List;
import xiangqi.core.board.Fault;

/// A set-up that was looked at by [Position#check].
public sealed interface Checked {
    /// The set-up is a position of a game.
    record Legal(Position position) implements Checked {}

    /// The set-up is none; all its faults, at least one.
    record Faulty(List<Fault> faults) implements Checked {
        public Faulty {
            faults = List.copyOf(faults);
            if (faults.isEmpty()) {
                throw new IllegalArgumentException("a faulty set-up has a fault");
            }
        }
    }
}
