package xiangqi.core.table;

import java.time.Instant;
import java.util.function.Function;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome.Reason;

/// The rules of a table (houses.md §1): [#decide] judges a command and says what happens, [#evolve] applies what
/// happened and
/// judges nothing.
public final class TableRules {
    private TableRules() {}

    /// What `table` makes of `command`; the table itself is unchanged. A stamp earlier than the last event counts as
    /// that
    /// event's: time at a table never runs backwards.
    public static Decision decide(Table table, Stamped command) {
        Instant at = command.at().isBefore(table.lastAt()) ? table.lastAt() : command.at();
        return switch (command) {
            case Stamped.ByHost host -> byHost(table, at, host.command());
            case Stamped.BySeat seat -> bySeat(table, at, seat.seat().side(), seat.command());
        };
    }

    /// The table after `event`, which [#decide] must have said of this table.
    public static Table evolve(Table table, Event event) {
        return Folding.fold(table, event).after(event);
    }

    private static Decision byHost(Table table, Instant at, HostCommand command) {
        return switch (command) {
            case HostCommand.Open open ->
                table.terms().isPresent()
                        ? Answers.refused(Refusal.Code.ALREADY_OPEN)
                        : Answers.accepted(new Event.Opened(at, open.terms()));
            case HostCommand.Tick tick ->
                table.running()
                        .filter(game -> game.clock().flagged(at))
                        .map(game -> Playing.lost(game, at, game.turn(), Reason.TIME))
                        .orElseGet(Answers::accepted);
            case HostCommand.Recover recover ->
                table.running()
                        .map(game -> Answers.accepted(
                                new Event.Recovered(at, game.clock().shifted(table.lastAt(), at))))
                        .orElseGet(Answers::accepted);
        };
    }

    private static Decision bySeat(Table table, Instant at, Side side, PlayerCommand command) {
        if (table.terms().isEmpty()) {
            return Answers.refused(Refusal.Code.NOT_OPEN);
        }
        if (command instanceof PlayerCommand.Sit sit) {
            return Seating.sit(table, at, side, sit.player());
        }
        if (!table.players().containsKey(side)) {
            return Answers.refused(Refusal.Code.NOT_SEATED);
        }
        if (table.running().filter(game -> game.clock().flagged(at)).isPresent()) {
            return Answers.refused(Refusal.Code.TIME_OVER);
        }
        return switch (command) {
            case PlayerCommand.Sit sit -> Seating.sit(table, at, side, sit.player());
            case PlayerCommand.Ready ready -> Seating.ready(table, at, side);
            case PlayerCommand.Leave leave -> Seating.leave(table, at, side);
            case PlayerCommand.Play play ->
                inGame(table, game -> Playing.play(game, at, side, play.ply(), play.move()));
            case PlayerCommand.Resign resign -> inGame(table, game -> Playing.lost(game, at, side, Reason.RESIGNATION));
            case PlayerCommand.Propose propose ->
                inGame(table, game -> Offering.propose(table, game, at, side, propose.proposal()));
            case PlayerCommand.Answer answer ->
                inGame(table, game -> Offering.answer(game, at, side, answer.offer(), answer.accept()));
        };
    }

    private static Decision inGame(Table table, Function<Game, Decision> rule) {
        if (table.game().isEmpty()) {
            return Answers.refused(Refusal.Code.NOT_STARTED);
        }
        return table.running().map(rule).orElseGet(() -> Answers.refused(Refusal.Code.GAME_OVER));
    }
}
