package xiangqi.ui.study;

import java.util.Optional;
import java.util.function.IntSupplier;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.util.Subscription;

/// Brings a row of a list wholly into sight, however tall the rows around it are. Heights are known only after the
/// list is laid out, so that is when it looks; a list of another size is looked at again.
final class RowInSight {
    /// How often to look: the heights of rows that were never shown are guesses.
    private static final int MOST_LOOKS = 4;

    /// How much of the list lies above a row that comes from out of sight.
    private static final double ABOVE = 0.3;

    private final ListView<?> list;
    private final IntSupplier row;
    private final Runnable laidOut = this::look;
    private final Subscription sizes;
    private Optional<Scene> scene = Optional.empty();
    private boolean wanted;

    /// @param row the row to be seen; none or the first for the top of the list
    RowInSight(ListView<?> list, IntSupplier row) {
        this.list = list;
        this.row = row;
        this.sizes = Subscription.combine(
                list.widthProperty().subscribe(_ -> want()),
                list.heightProperty().subscribe(_ -> want()),
                list.sceneProperty().subscribe(shown -> follow(Optional.ofNullable(shown))));
    }

    /// Looks after the next layout.
    void want() {
        wanted = true;
        Platform.requestNextPulse();
    }

    /// Lets the list go.
    void close() {
        sizes.unsubscribe();
        follow(Optional.empty());
    }

    private void follow(Optional<Scene> shown) {
        scene.ifPresent(before -> before.removePostLayoutPulseListener(laidOut));
        scene = shown;
        shown.ifPresent(now -> now.addPostLayoutPulseListener(laidOut));
    }

    private void look() {
        if (wanted && list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow && flow.getHeight() > 0) {
            wanted = false;
            int at = Math.min(row.getAsInt(), flow.getCellCount() - 1);
            if (at <= 0) {
                flow.scrollToTop(0);
                list.layout();
            } else {
                show(flow, at);
            }
        }
    }

    private void show(VirtualFlow<?> flow, int at) {
        if (flow.getVisibleCell(at) == null) {
            flow.scrollToTop(Math.max(0, at - rowsAbove(flow)));
            list.layout();
        }
        for (int looks = 0; looks < MOST_LOOKS && !isInSight(flow, at); looks++) {
            flow.scrollTo(at);
            list.layout();
        }
    }

    /// As many rows as fill that part of the list, if they are as high as those in sight.
    private static int rowsAbove(VirtualFlow<?> flow) {
        IndexedCell<?> first = flow.getFirstVisibleCell();
        IndexedCell<?> last = flow.getLastVisibleCell();
        return first == null || last == null ? 0 : (int) (ABOVE * (last.getIndex() - first.getIndex()));
    }

    private static boolean isInSight(VirtualFlow<?> flow, int at) {
        IndexedCell<?> cell = flow.getVisibleCell(at);
        return cell != null && cell.getLayoutY() >= 0 && cell.getLayoutY() + cell.getHeight() <= flow.getHeight();
    }
}
