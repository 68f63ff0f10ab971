package xiangqi.core.clock;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import xiangqi.core.board.Side;

/// The clocks of both sides as a value: time comes in as an argument, nothing ticks (houses.md §2). An instant
/// before the present move began counts as its beginning, so time never runs backwards.
///
/// @param running whose clock runs and since when; empty before the start and after the end
public record Clock(TimeControl control, Hand red, Hand black, Optional<Running> running) {
    /// The side whose move is awaited, and the instant its move began; an outage shifts that instant.
    public record Running(Side side, Instant since) {}

    /// Both clocks full and stopped.
    public static Clock stopped(TimeControl control) {
        return new Clock(control, Hand.FRESH, Hand.FRESH, Optional.empty());
    }

    /// Both clocks full, that of `side` running from `at`.
    public static Clock started(TimeControl control, Side side, Instant at) {
        return new Clock(control, Hand.FRESH, Hand.FRESH, Optional.of(new Running(side, at)));
    }

    /// The hand of that side.
    public Hand of(Side side) {
        return side == Side.RED ? red : black;
    }

    /// The last instant at which the awaited move still counts; empty when no clock runs or there is no limit.
    public Optional<Instant> deadline() {
        return running.flatMap(now -> Mechanism.of(control)
                .limit(of(now.side()))
                .map(limit -> now.since().plus(limit)));
    }

    /// Whether a move stamped `at` would come too late. The deadline itself is in time.
    public boolean flagged(Instant at) {
        return deadline().filter(at::isAfter).isPresent();
    }

    /// What both clocks show.
    public Reading read(Instant at) {
        return new Reading(face(Side.RED, at), face(Side.BLACK, at), running.map(Running::side));
    }

    /// The awaited move was made at `at`: its time is charged and the other side's move begins.
    ///
    /// @throws IllegalStateException if no clock runs
    public Clock moved(Instant at) {
        Side mover = running.orElseThrow(() -> new IllegalStateException("no clock runs"))
                .side();
        Clock charged = charged(at);
        return charged.with(mover, charged.of(mover).withMoves(of(mover).moves() + 1))
                .running(mover.opponent(), charged.now(at));
    }

    /// The time up to `at` is charged, or up to the deadline if that was before, and no clock runs any more: what comes
    /// after a flag has fallen is nobody's time.
    public Clock stopped(Instant at) {
        Clock charged = charged(deadline().filter(at::isAfter).orElse(at));
        return new Clock(control, charged.red, charged.black, Optional.empty());
    }

    /// The line was cut back: time spent is not given back, the time allotted is that of the shorter line, and the
    /// move of `turn` begins afresh at `at`.
    ///
    /// @param redMoves Red's moves on the shorter line
    /// @param blackMoves Black's
    public Clock takenBack(Instant at, Side turn, int redMoves, int blackMoves) {
        Clock charged = charged(at);
        return new Clock(
                control,
                charged.red.withMoves(redMoves),
                charged.black.withMoves(blackMoves),
                Optional.of(new Running(turn, charged.now(at))));
    }

    /// Nothing of the time from `from` to `to` is charged to anyone.
    public Clock shifted(Instant from, Instant to) {
        Duration outage = Duration.between(from, to);
        return outage.isNegative()
                ? this
                : new Clock(
                        control,
                        red,
                        black,
                        running.map(now -> new Running(now.side(), now.since().plus(outage))));
    }

    /// Whether that side has time left for a move that begins now. False only after a line was cut back to a period
    /// whose time was already spent.
    public boolean hasTime(Side side) {
        return Mechanism.of(control)
                .limit(of(side))
                .filter(limit -> !limit.isPositive())
                .isEmpty();
    }

    private Face face(Side side, Instant at) {
        return Mechanism.of(control).face(of(side), elapsed(side, at));
    }

    private Clock charged(Instant at) {
        return running.map(now -> {
                    Hand hand = of(now.side());
                    return with(now.side(), hand.spend(Mechanism.of(control).charge(hand, elapsed(now.side(), at))));
                })
                .orElse(this);
    }

    private Duration elapsed(Side side, Instant at) {
        return running.filter(now -> now.side() == side && at.isAfter(now.since()))
                .map(now -> Duration.between(now.since(), at))
                .orElse(Duration.ZERO);
    }

    private Instant now(Instant at) {
        return running.map(Running::since).filter(at::isBefore).orElse(at);
    }

    private Clock with(Side side, Hand hand) {
        return side == Side.RED ? new Clock(control, hand, black, running) : new Clock(control, red, hand, running);
    }

    private Clock running(Side side, Instant since) {
        return new Clock(control, red, black, Optional.of(new Running(side, since)));
    }
}
