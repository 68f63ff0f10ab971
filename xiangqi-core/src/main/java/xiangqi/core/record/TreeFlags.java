package xiangqi.core.record;

import java.util.ArrayDeque;
import java.util.Deque;

/// The way through a tree stored in pre-order, where each record says whether a move follows it and whether
/// a sibling follows later: XQF, CBR and CBF.
public final class TreeFlags {
    private final Deque<Replay.Step> open = new ArrayDeque<>();
    private Replay.Step parent;
    private boolean done;

    /// @param hasNext whether the start is followed by a move
    public TreeFlags(Replay.Step start, boolean hasNext) {
        this.parent = start;
        this.done = !hasNext;
    }

    /// Whether another record belongs to the tree.
    public boolean hasMore() {
        return !done;
    }

    /// The step that the next record's move follows.
    public Replay.Step parent() {
        return parent;
    }

    /// Takes note of the record just read.
    public void read(Replay.Step step, boolean hasNext, boolean hasSibling) {
        if (hasNext) {
            if (hasSibling) {
                open.push(parent);
            }
            parent = step;
        } else if (!hasSibling) {
            if (open.isEmpty()) {
                done = true;
            } else {
                parent = open.pop();
            }
        }
    }
}
