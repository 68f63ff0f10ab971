package xiangqi.core.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.house.DrawRule;
import xiangqi.core.house.House;

/// What houses.md §1 and §4 say of the lives of offers, told a second time and apart from the table: which may
/// be made, and which wait for an answer. It hears the commands that were carried out and that games begin and
/// end; what the table says of offers it is asked about, never told.
final class OfferModel {
    private static final int REQUESTS = 3;
    private static final int SPACING = 2;
    private static final int ANNULLED_BEFORE = 2;

    /// An offer that waits.
    record Waiting(int id, Proposal proposal, Side by) {
        private boolean is(Class<? extends Proposal> kind) {
            return kind.isInstance(proposal);
        }

        private boolean ofMoney() {
            return is(Proposal.Stake.class) || is(Proposal.Guidance.class);
        }
    }

    /// What became of offers with one command, by their numbers.
    record Closed(Set<Integer> declined, Set<Integer> lapsed) {
        static final Closed NOTHING = new Closed(Set.of(), Set.of());
    }

    /// What a side has used up in a game.
    private static final class Used {
        private int moves;
        private int undoRequests;
        private int undoFrom;
        private boolean drawRight = true;
        private boolean drawAtThisMove;
    }

    private List<Waiting> waiting = new ArrayList<>();
    private final Map<Side, Used> used = new EnumMap<>(Side.class);
    private final List<List<Waiting>> beforePly = new ArrayList<>();
    private Optional<House> house = Optional.empty();
    private Side first = Side.RED;
    private int made;
    private boolean begun;
    private boolean running;
    private boolean restarted;

    List<Waiting> waiting() {
        return List.copyOf(waiting);
    }

    /// Why the rules of offers forbid the proposal; empty if they do not. What money, odds and clocks forbid is
    /// not known here.
    Optional<Refusal.Code> refusal(Side side, Proposal proposal, int players) {
        return switch (proposal) {
            case Proposal.Draw draw -> inGame().or(() -> ofDraw(side));
            case Proposal.Undo undo -> inGame().or(() -> ofUndo(side));
            case Proposal.Annulment annulment ->
                inGame().or(() -> when(movesOfFirst() >= ANNULLED_BEFORE, Refusal.Code.ANNULMENT_TOO_LATE))
                        .or(() -> pending(side, Proposal.Annulment.class));
            case Proposal.Restart restart -> inGame().or(() -> ofRestart(side));
            case Proposal.Stake stake -> pending(side, Proposal.Stake.class, Proposal.Guidance.class);
            case Proposal.Guidance guidance -> pending(side, Proposal.Stake.class, Proposal.Guidance.class);
            case Proposal.Rematch rematch ->
                when(!begun, Refusal.Code.NOT_STARTED)
                        .or(() -> when(running, Refusal.Code.GAME_RUNNING))
                        .or(() -> when(players < 2, Refusal.Code.OPPONENT_MISSING))
                        .or(() -> pending(side, Proposal.Rematch.class));
        };
    }

    /// Why the offer cannot be answered by that side.
    Optional<Refusal.Code> refusal(Side side, PlayerCommand.Answer answer) {
        Optional<Waiting> offer = find(answer.offer());
        return when(offer.isEmpty(), Refusal.Code.NO_SUCH_OFFER)
                .or(() -> when(offer.orElseThrow().by() == side, Refusal.Code.OWN_OFFER));
    }

    /// From how many moves on that side's next request to undo is possible.
    int undoFrom(Side side) {
        return used.get(side).undoFrom;
    }

    /// Hears of a command that was carried out, before [#heard].
    Closed carriedOut(Stamped command) {
        return switch (command) {
            case Stamped.ByHost host ->
                host.command() instanceof HostCommand.Away away && !running
                        ? lapse(offer -> offer.is(Proposal.Rematch.class) && offer.by() == away.side())
                        : Closed.NOTHING;
            case Stamped.BySeat seat -> carriedOut(seat.seat().side(), seat.command());
        };
    }

    /// Hears that a game began or ended, or that somebody sat down or got up.
    void heard(Event event) {
        switch (event) {
            case Event.Started started -> {
                house = Optional.of(started.terms().house());
                first = started.terms().start().turn();
                waiting.clear();
                beforePly.clear();
                Stream.of(Side.values()).forEach(side -> used.put(side, new Used()));
                begun = true;
                running = true;
            }
            case Event.Ended ended -> {
                waiting.clear();
                running = false;
            }
            case Event.Left left -> {
                waiting.clear();
                restarted = false;
            }
            case Event.Seated seated -> restarted = false;
            default -> {}
        }
    }

    private Closed carriedOut(Side side, PlayerCommand command) {
        return switch (command) {
            case PlayerCommand.Propose propose -> proposed(side, propose.proposal());
            case PlayerCommand.Answer answer -> answered(answer);
            case PlayerCommand.Play play -> moved(side);
            case PlayerCommand.Sit sit -> Closed.NOTHING;
            case PlayerCommand.Ready ready -> Closed.NOTHING;
            case PlayerCommand.Resign resign -> Closed.NOTHING;
            case PlayerCommand.Leave leave -> Closed.NOTHING;
        };
    }

    /// Figures about money take the place of the opponent's.
    private Closed proposed(Side side, Proposal proposal) {
        Waiting offer = new Waiting(++made, proposal, side);
        Closed closed = offer.ofMoney() ? decline(other -> other.ofMoney() && other.by() != side) : Closed.NOTHING;
        waiting.add(offer);
        switch (proposal) {
            case Proposal.Draw draw -> {
                used.get(side).drawAtThisMove = true;
                used.get(side.opponent()).drawRight = true;
            }
            case Proposal.Undo undo -> {
                Used asker = used.get(side);
                asker.undoRequests++;
                asker.undoFrom = asker.moves + SPACING;
            }
            default -> {}
        }
        return closed;
    }

    private Closed answered(PlayerCommand.Answer answer) {
        Waiting offer = find(answer.offer()).orElseThrow();
        if (!answer.accept()) {
            return decline(other -> other.id() == offer.id());
        }
        waiting.remove(offer);
        switch (offer.proposal()) {
            case Proposal.Undo undo -> takeBack(offer.by() == turn() ? 2 : 1);
            case Proposal.Restart restart -> restarted = true;
            default -> {}
        }
        return Closed.NOTHING;
    }

    /// What belongs to the line is as it was before the first of the undone moves; money is not of the line.
    private void takeBack(int plies) {
        List<Waiting> then = beforePly.get(beforePly.size() - plies);
        beforePly.subList(beforePly.size() - plies, beforePly.size()).clear();
        waiting = new ArrayList<>(Stream.concat(
                        then.stream()
                                .filter(offer -> offer.is(Proposal.Draw.class)
                                        || offer.is(Proposal.Annulment.class)
                                        || offer.is(Proposal.Restart.class)),
                        waiting.stream().filter(Waiting::ofMoney))
                .sorted((one, other) -> Integer.compare(one.id(), other.id()))
                .toList());
    }

    private Closed moved(Side side) {
        beforePly.add(List.copyOf(waiting));
        used.get(side).moves++;
        used.get(side).drawAtThisMove = false;
        Closed refused = decline(offer -> offer.is(Proposal.Draw.class) && offer.by() != side);
        Closed lapsed = lapse(offer -> offer.is(Proposal.Undo.class)
                || offer.is(Proposal.Annulment.class) && movesOfFirst() >= ANNULLED_BEFORE
                || offer.is(Proposal.Restart.class) && movesOfFirst() > rounds());
        return new Closed(refused.declined(), lapsed.lapsed());
    }

    private Closed decline(Predicate<Waiting> which) {
        List<Waiting> closed = waiting.stream().filter(which).toList();
        waiting.removeAll(closed);
        closed.stream()
                .filter(offer -> offer.is(Proposal.Draw.class))
                .forEach(offer -> used.get(offer.by()).drawRight = false);
        return new Closed(ids(closed), Set.of());
    }

    private Closed lapse(Predicate<Waiting> which) {
        List<Waiting> closed = waiting.stream().filter(which).toList();
        waiting.removeAll(closed);
        return new Closed(Set.of(), ids(closed));
    }

    private static Set<Integer> ids(List<Waiting> offers) {
        return Set.copyOf(offers.stream().map(Waiting::id).toList());
    }

    private Optional<Refusal.Code> inGame() {
        return when(!begun, Refusal.Code.NOT_STARTED).or(() -> when(!running, Refusal.Code.GAME_OVER));
    }

    private Optional<Refusal.Code> ofDraw(Side side) {
        Used own = used.get(side);
        boolean alternating = house.orElseThrow().draw() == DrawRule.ALTERNATING;
        return pending(side, Proposal.Draw.class)
                .or(() -> when(waits(side.opponent(), Proposal.Draw.class), Refusal.Code.ANSWER_FIRST))
                .or(() -> when(alternating && !own.drawRight, Refusal.Code.DRAW_RIGHT_LOST))
                .or(() -> when(!alternating && turn() != side, Refusal.Code.DRAW_NOT_YOUR_TURN))
                .or(() -> when(!alternating && own.drawAtThisMove, Refusal.Code.DRAW_ONCE_A_MOVE));
    }

    private Optional<Refusal.Code> ofUndo(Side side) {
        Used own = used.get(side);
        return when(movesOnLine(side) == 0, Refusal.Code.UNDO_NOTHING)
                .or(() -> pending(side, Proposal.Undo.class))
                .or(() -> pending(side.opponent(), Proposal.Undo.class))
                .or(() -> when(own.undoRequests == REQUESTS, Refusal.Code.UNDO_NONE_LEFT))
                .or(() -> when(own.moves < own.undoFrom, Refusal.Code.UNDO_TOO_SOON));
    }

    private Optional<Refusal.Code> ofRestart(Side side) {
        return when(rounds() == 0, Refusal.Code.HANDICAP_BEFORE_THE_GAME)
                .or(() -> when(movesOfFirst() > rounds(), Refusal.Code.HANDICAP_TOO_LATE))
                .or(() -> when(restarted, Refusal.Code.HANDICAP_USED))
                .or(() -> pending(side, Proposal.Restart.class));
    }

    @SafeVarargs
    private Optional<Refusal.Code> pending(Side side, Class<? extends Proposal>... kinds) {
        return when(Stream.of(kinds).anyMatch(kind -> waits(side, kind)), Refusal.Code.OFFER_PENDING);
    }

    private boolean waits(Side by, Class<? extends Proposal> kind) {
        return waiting.stream().anyMatch(offer -> offer.by() == by && offer.is(kind));
    }

    private Optional<Waiting> find(int id) {
        return waiting.stream().filter(offer -> offer.id() == id).findFirst();
    }

    private static Optional<Refusal.Code> when(boolean holds, Refusal.Code code) {
        return holds ? Optional.of(code) : Optional.empty();
    }

    private int rounds() {
        return house.orElseThrow().handicap().rounds();
    }

    private Side turn() {
        return beforePly.size() % 2 == 0 ? first : first.opponent();
    }

    private int movesOfFirst() {
        return movesOnLine(first);
    }

    private int movesOnLine(Side side) {
        int plies = beforePly.size();
        return side == first ? plies - plies / 2 : plies / 2;
    }
}
