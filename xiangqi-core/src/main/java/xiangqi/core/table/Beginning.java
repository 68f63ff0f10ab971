package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;

/// The beginning of a game between two who have agreed on everything.
public final class Beginning {
    private Beginning() {}

    /// Why such a game could not begin with what the players own; empty if it can.
    ///
    /// @param stakes what they have agreed to stake on it
    public static Optional<Refusal> refusal(Terms terms, Player red, Player black, Optional<Proposal> stakes) {
        Purses purses = new Purses(Map.of(
                new Account.Purse(red.id()),
                red.profile().wealth(),
                new Account.Purse(black.id()),
                black.profile().wealth()));
        Table table = Table.NEW;
        for (Stamped step : steps(Instant.EPOCH, terms, red, black, stakes)) {
            switch (TableRules.decide(table, step)) {
                case Decision.Refused refused -> {
                    return Optional.of(refused.why());
                }
                case Decision.Accepted accepted -> {
                    switch (Cashier.cover(purses, table, accepted.events())) {
                        case Cashier.Cover.NotCovered not -> {
                            return Optional.of(not.why());
                        }
                        case Cashier.Cover.Covered covered -> purses = covered.purses();
                    }
                    for (Event event : accepted.events()) {
                        table = TableRules.evolve(table, event);
                    }
                }
            }
        }
        return Optional.empty();
    }

    /// Who teaches in a lesson that these two agree on before the game, see [#refusal].
    public static Side guide(Player red, Player black) {
        return Staking.guide(red, black, Side.RED);
    }

    /// What is asked of a new table, in order. Stakes are proposed by Red and accepted by Black before anyone is ready.
    static List<Stamped> steps(Instant now, Terms terms, Player red, Player black, Optional<Proposal> stakes) {
        List<Stamped> steps = new ArrayList<>(List.of(
                new Stamped.ByHost(now, new HostCommand.Open(terms)),
                new Stamped.BySeat(now, Seat.RED, new PlayerCommand.Sit(red)),
                new Stamped.BySeat(now, Seat.BLACK, new PlayerCommand.Sit(black))));
        stakes.ifPresent(proposed -> {
            steps.add(new Stamped.BySeat(now, Seat.RED, new PlayerCommand.Propose(proposed)));
            steps.add(new Stamped.BySeat(now, Seat.BLACK, new PlayerCommand.Answer(1, true)));
        });
        steps.add(new Stamped.BySeat(now, Seat.RED, new PlayerCommand.Ready()));
        steps.add(new Stamped.BySeat(now, Seat.BLACK, new PlayerCommand.Ready()));
        return steps;
    }
}
