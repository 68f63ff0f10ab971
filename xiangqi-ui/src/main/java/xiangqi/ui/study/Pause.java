package xiangqi.ui.study;

import java.time.Duration;
import xiangqi.core.table.Subscription;

/// Waits a while.
@FunctionalInterface
public interface Pause {
    /// Runs `then` after that time, on any thread, unless the subscription is closed before.
    Subscription then(Duration time, Runnable then);
}
