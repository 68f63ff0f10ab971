package xiangqi.net.client;

import java.util.List;
import xiangqi.core.table.Event;
import xiangqi.core.table.Update;

/// What updates of a table tell.
final class Updates {
    private Updates() {}

    static boolean running(Update update) {
        return update.table().running().isPresent();
    }

    static boolean ended(Update update) {
        return update.table().game().isPresent() && update.table().running().isEmpty();
    }

    /// How many moves the line has.
    static int line(Update update) {
        return update.table().game().map(game -> game.line().plies().size()).orElse(0);
    }

    /// How many moves were told one by one.
    static long moves(List<Update> updates) {
        return updates.stream()
                .filter(update -> update instanceof Update.Happened happened && happened.event() instanceof Event.Moved)
                .count();
    }
}
