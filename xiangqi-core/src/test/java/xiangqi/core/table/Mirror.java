package xiangqi.core.table;

import java.util.List;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Outcome;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Position;

/// The same with the colours exchanged and the board turned.
final class Mirror {
    private Mirror() {}

    static Stamped of(Stamped command) {
        return switch (command) {
            case Stamped.BySeat seat ->
                new Stamped.BySeat(seat.at(), Seat.of(seat.seat().side().opponent()), of(seat.command()));
            case Stamped.ByHost host -> new Stamped.ByHost(host.at(), of(host.command()));
        };
    }

    static List<Event> of(List<Event> events) {
        return events.stream().map(Mirror::of).toList();
    }

    static Refusal of(Refusal refusal) {
        var arguments = new java.util.TreeMap<>(refusal.arguments());
        arguments.computeIfPresent(
                "side",
                (name, side) -> Argument.of(Side.valueOf(side.toString()).opponent()));
        arguments.computeIfPresent(
                "at",
                (name, at) -> Argument.of(xiangqi.core.board.Square.parse(at.toString())
                        .orElseThrow()
                        .turned()));
        arguments.computeIfPresent(
                "move",
                (name, move) -> Argument.of(xiangqi.core.rules.Move.parse(move.toString())
                        .orElseThrow()
                        .turned()));
        return new Refusal(refusal.code(), arguments);
    }

    private static PlayerCommand of(PlayerCommand command) {
        return command instanceof PlayerCommand.Play play
                ? new PlayerCommand.Play(play.ply(), play.move().turned())
                : command;
    }

    private static HostCommand of(HostCommand command) {
        return command instanceof HostCommand.Open open ? new HostCommand.Open(of(open.terms())) : command;
    }

    private static Event of(Event event) {
        return switch (event) {
            case Event.Opened e -> new Event.Opened(e.at(), of(e.terms()));
            case Event.Seated e -> new Event.Seated(e.at(), e.side().opponent(), e.player());
            case Event.Left e -> new Event.Left(e.at(), e.side().opponent());
            case Event.BecameReady e -> new Event.BecameReady(e.at(), e.side().opponent());
            case Event.Started e -> new Event.Started(e.at(), of(e.terms()), e.black(), e.red(), of(e.clock()));
            case Event.Moved e -> new Event.Moved(e.at(), e.ply(), e.move().turned(), of(e.clock()));
            case Event.Offered e -> new Event.Offered(e.at(), of(e.offer()));
            case Event.Declined e -> e;
            case Event.Lapsed e -> e;
            case Event.TakenBack e ->
                new Event.TakenBack(
                        e.at(),
                        e.offer(),
                        e.plies(),
                        e.offers().stream().map(Mirror::of).toList(),
                        of(e.clock()));
            case Event.Recovered e -> new Event.Recovered(e.at(), of(e.clock()));
            case Event.Ended e -> new Event.Ended(e.at(), of(e.outcome()), of(e.clock()));
        };
    }

    private static Offer of(Offer offer) {
        return new Offer(offer.id(), offer.proposal(), offer.by().opponent(), offer.ply());
    }

    private static Outcome of(Outcome outcome) {
        return outcome instanceof Outcome.Win win ? new Outcome.Win(win.side().opponent(), win.why()) : outcome;
    }

    private static Clock of(Clock clock) {
        return new Clock(
                clock.control(),
                clock.black(),
                clock.red(),
                clock.running().map(running -> new Clock.Running(running.side().opponent(), running.since())));
    }

    private static Terms of(Terms terms) {
        return switch (Position.check(terms.start().setup().recoloured(), terms.legality())) {
            case Checked.Legal legal -> terms.withStart(legal.position());
            case Checked.Faulty faulty -> throw new IllegalStateException(faulty.toString());
        };
    }
}
