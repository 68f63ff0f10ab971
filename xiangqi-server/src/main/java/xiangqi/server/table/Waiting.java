package xiangqi.server.table;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import xiangqi.server.cluster.ToTable;

/// What has come to a table and is not looked at yet, in the order in which it will be.
final class Waiting {
    private static final int MOST = 1_000;

    private final Duration again;
    private final Deque<Step.Arrived> queue = new ArrayDeque<>();

    /// @param again after how long those are to ask again who find no room
    Waiting(Duration again) {
        this.again = again;
    }

    boolean isEmpty() {
        return queue.isEmpty();
    }

    Step.Arrived next() {
        return queue.remove();
    }

    /// Puts what came at the end; where that is a request and there is no room it is refused.
    void add(Step.Arrived arrived) {
        if (queue.size() < MOST) {
            queue.add(arrived);
            return;
        }
        switch (arrived.message()) {
            case ToTable.Ask ask -> Replies.refuse(ask.from(), ask.request().id(), Replies.busy(again));
            case ToTable.Watch watch -> Replies.refuse(watch.from(), watch.request(), Replies.busy(again));
            default -> queue.add(arrived);
        }
    }

    /// Puts something before all that waits.
    void addFirst(Step.Arrived arrived) {
        queue.addFirst(arrived);
    }
}
