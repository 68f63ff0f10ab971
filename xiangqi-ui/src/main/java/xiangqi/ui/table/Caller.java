package xiangqi.ui.table;

import java.util.Locale;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Toast;

/// Says once, where the page of a table is out of sight, that the opponent waits there for an answer, and leads there.
public final class Caller {
    private Caller() {}

    /// Follows that table from now on, as long as its view-model does.
    ///
    /// @param there goes to the table, if it is still open
    public static void follow(Summons summons, Page page, Navigator navigator, Runnable there) {
        summons.callProperty()
                .addListener((_, _, now) -> now.filter(
                                _ -> navigator.pageProperty().get() != page)
                        .ifPresent(call -> navigator.say(
                                Toast.of(key(call.wish()), call.by()).with("table.call.go", there))));
    }

    private static String key(Summons.Wish wish) {
        return "table.call." + wish.name().toLowerCase(Locale.ROOT);
    }
}
