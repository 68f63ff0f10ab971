package xiangqi.core.record;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.money.Account;
import xiangqi.core.money.Cause;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;

/// What was put in for a game: stakes, and the fee of a lesson.
final class Staked {
    private Staked() {}

    /// What that side put in, raised stakes included.
    static long inAll(Game game, Side side) {
        return sum(game, side, game.transfers());
    }

    /// What had been agreed before the game began; empty if nothing had. What is agreed later belongs to its course.
    static Optional<Stakes> ahead(Game game) {
        List<Transfer> later = game.course().stream()
                .flatMap(
                        event -> event instanceof Event.Charged charged ? charged.transfers().stream() : Stream.empty())
                .toList();
        long red = inAll(game, Side.RED) - sum(game, Side.RED, later);
        long black = inAll(game, Side.BLACK) - sum(game, Side.BLACK, later);
        if (red + black == 0) {
            return Optional.empty();
        }
        boolean lesson = game.transfers().stream().anyMatch(moved -> moved.cause() == Cause.GUIDANCE);
        return Optional.of(
                lesson ? Stakes.guided(red > 0 ? Side.BLACK : Side.RED, red + black) : Stakes.between(red, black));
    }

    private static long sum(Game game, Side side, List<Transfer> transfers) {
        Account purse = new Account.Purse(game.player(side).id());
        return transfers.stream()
                .filter(moved -> moved.cause() == Cause.STAKE || moved.cause() == Cause.GUIDANCE)
                .filter(moved -> moved.from().equals(purse))
                .mapToLong(Transfer::amount)
                .sum();
    }
}
