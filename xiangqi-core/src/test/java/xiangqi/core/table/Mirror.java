package xiangqi.core.table;

import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Deed;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Transfer;
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
        return switch (command) {
            case PlayerCommand.Play play ->
                new PlayerCommand.Play(play.ply(), play.move().turned());
            case PlayerCommand.Propose propose -> new PlayerCommand.Propose(of(propose.proposal()));
            default -> command;
        };
    }

    private static HostCommand of(HostCommand command) {
        return switch (command) {
            case HostCommand.Open open -> new HostCommand.Open(of(open.terms()));
            case HostCommand.Away away -> new HostCommand.Away(away.side().opponent());
            case HostCommand.Back back -> new HostCommand.Back(back.side().opponent());
            default -> command;
        };
    }

    private static Event of(Event event) {
        return switch (event) {
            case Event.Opened e -> new Event.Opened(e.at(), of(e.terms()));
            case Event.Seated e -> new Event.Seated(e.at(), e.side().opponent(), e.player());
            case Event.Left e -> new Event.Left(e.at(), e.side().opponent());
            case Event.BecameReady e -> new Event.BecameReady(e.at(), e.side().opponent());
            case Event.Started e ->
                new Event.Started(e.at(), of(e.terms()), e.black(), e.red(), of(e.clock()), e.pot());
            case Event.Moved e -> new Event.Moved(e.at(), e.ply(), e.move().turned(), of(e.clock()));
            case Event.Warned e -> new Event.Warned(e.at(), of(e.ahead()), of(e.evidence()));
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
            case Event.Recovered e -> new Event.Recovered(e.at(), of(e.clock()), of(e.graceEnds()));
            case Event.WentAway e -> new Event.WentAway(e.at(), e.side().opponent(), e.graceEnds());
            case Event.CameBack e -> new Event.CameBack(e.at(), e.side().opponent());
            case Event.Staked e ->
                new Event.Staked(e.at(), e.offer(), e.stakes().exchanged());
            case Event.Charged e -> e;
            case Event.Settled e -> e;
            case Event.Ended e ->
                new Event.Ended(e.at(), of(e.outcome()), e.evidence().map(Mirror::of), of(e.clock()));
        };
    }

    private static Evidence of(Evidence evidence) {
        return new Evidence(
                evidence.rule(),
                evidence.edition(),
                evidence.at(),
                evidence.repetition()
                        .map(repetition -> new Evidence.Repetition(
                                repetition.occurrence(),
                                repetition.cycle().stream().map(Mirror::of).toList(),
                                of(repetition.black()),
                                of(repetition.red()))),
                evidence.checksInARow().map(run -> new Evidence.ChecksInARow(of(run.piece()), run.count())));
    }

    private static Deed of(Deed deed) {
        return new Deed(deed.move().turned(), deed.attacks(), of(deed.chased()), of(deed.checking()));
    }

    private static Conduct of(Conduct conduct) {
        return new Conduct(conduct.kind(), of(conduct.chased()), of(conduct.checking()));
    }

    private static List<Placed> of(Collection<Placed> pieces) {
        return pieces.stream()
                .map(Mirror::of)
                .sorted(Comparator.comparing(Placed::square))
                .toList();
    }

    private static Placed of(Placed placed) {
        return new Placed(placed.piece().recoloured(), placed.square().turned());
    }

    private static Offer of(Offer offer) {
        return new Offer(
                offer.id(),
                of(offer.proposal()),
                offer.by().opponent(),
                offer.ply(),
                offer.guide().map(Side::opponent));
    }

    private static Proposal of(Proposal proposal) {
        return proposal instanceof Proposal.Stake stake ? new Proposal.Stake(stake.black(), stake.red()) : proposal;
    }

    private static Map<Side, Instant> of(Map<Side, Instant> bySide) {
        return bySide.entrySet().stream()
                .collect(Collectors.toMap(entry -> entry.getKey().opponent(), Map.Entry::getValue));
    }

    /// Red's transfers come before Black's: the image has the same ones in another order. A game in which Black
    /// begins is not rated: what scores have become since the players sat down has no image.
    static Event sorted(Event event) {
        return switch (event) {
            case Event.Charged charged -> new Event.Charged(charged.at(), sorted(charged.transfers()));
            case Event.Settled settled -> new Event.Settled(settled.at(), sorted(settled.transfers()));
            case Event.Started started ->
                new Event.Started(
                        started.at(),
                        started.terms(),
                        unscored(started.red()),
                        unscored(started.black()),
                        started.clock(),
                        started.pot());
            default -> event;
        };
    }

    private static Player unscored(Player player) {
        return new Player(player.id(), player.name(), player.profile().withValue(0, 0));
    }

    private static List<Transfer> sorted(List<Transfer> transfers) {
        return transfers.stream()
                .sorted(Comparator.comparing(Transfer::toString))
                .toList();
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
