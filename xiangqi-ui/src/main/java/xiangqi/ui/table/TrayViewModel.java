package xiangqi.ui.table;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.board.Side;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Ply;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Subscription;
import xiangqi.core.table.Table;

/// The offers that wait for an answer, each in a slot of its own: a card never moves, a new one takes the first free
/// slot, and for a moment after it appears nothing answers it.
public final class TrayViewModel {
    /// How long a card that has just appeared takes no answer.
    static final Duration GUARD = Duration.ofMillis(400);

    /// How long a card says that it is over.
    static final Duration FAREWELL = Duration.ofSeconds(3);

    /// More than can wait at once; what finds no slot could not be read either.
    private static final int SLOTS = 8;

    private final List<ReadOnlyObjectWrapper<Optional<OfferCard>>> slots = new ArrayList<>();
    private final ReadOnlyIntegerWrapper toAnswer = new ReadOnlyIntegerWrapper(this, "toAnswer");
    private final ReadOnlyIntegerWrapper used = new ReadOnlyIntegerWrapper(this, "used");
    private final Map<Integer, Instant> answerableFrom = new HashMap<>();
    private final Map<Integer, Instant> declinedAt = new HashMap<>();
    private final List<Subscription> alarms = new ArrayList<>();
    private final Surroundings surroundings;
    private final BiConsumer<Offer, Boolean> answer;
    private Set<Seat> seats = Set.of();

    TrayViewModel(Surroundings surroundings, BiConsumer<Offer, Boolean> answer) {
        this.surroundings = surroundings;
        this.answer = answer;
        for (int i = 0; i < SLOTS; i++) {
            slots.add(new ReadOnlyObjectWrapper<>(this, "slot", Optional.empty()));
        }
    }

    /// The slots, from the top; each holds one card or none.
    public List<ReadOnlyObjectProperty<Optional<OfferCard>>> slots() {
        return slots.stream().map(ReadOnlyObjectWrapper::getReadOnlyProperty).toList();
    }

    /// How many offers wait for an answer from this screen.
    public ReadOnlyIntegerProperty toAnswerProperty() {
        return toAnswer.getReadOnlyProperty();
    }

    /// How many slots, from the top, are taken or lie above one that is.
    public ReadOnlyIntegerProperty usedProperty() {
        return used.getReadOnlyProperty();
    }

    /// Accepts or refuses the offer of that number, unless it is not to be answered here, or not yet.
    public void answer(int offer, boolean accept) {
        cards().filter(card -> card.offer().id() == offer
                        && card.isAnsweredHere()
                        && card.waits()
                        && !surroundings.time().instant().isBefore(answerableFrom.get(offer)))
                .findFirst()
                .ifPresent(card -> answer.accept(card.offer(), accept));
    }

    /// Shows the offers at `table` after `event`.
    ///
    /// @param here the seats that are played at this screen
    void show(Table table, Set<Seat> here, Optional<Event> event) {
        seats = Set.copyOf(here);
        List<Offer> waiting = table.offers().stream()
                .filter(offer -> !isAnsweredAtOnce(offer))
                .toList();
        for (ReadOnlyObjectWrapper<Optional<OfferCard>> slot : slots) {
            slot.get()
                    .filter(card -> card.waits() && !waiting.contains(card.offer()))
                    .ifPresent(card -> leave(slot, card, event));
        }
        event.ifPresent(this::showCountered);
        for (Offer offer : waiting) {
            if (cards().noneMatch(card -> card.waits() && card.offer().equals(offer))) {
                enter(table, offer);
            }
        }
        count();
    }

    void close() {
        alarms.forEach(Subscription::close);
        alarms.clear();
    }

    private void enter(Table table, Offer offer) {
        Instant from = surroundings.time().instant().plus(GUARD);
        answerableFrom.put(offer.id(), from);
        OfferCard card = new OfferCard(
                offer,
                table.game().flatMap(game -> taken(game, offer)),
                table.game().map(Game::first).orElse(Side.RED),
                role(offer.by()),
                OfferCard.State.APPEARING);
        slots.stream().filter(slot -> slot.get().isEmpty()).findFirst().ifPresent(slot -> {
            slot.set(Optional.of(card));
            later(from, () -> replace(slot, card, Optional.of(card.with(OfferCard.State.WAITING))));
        });
    }

    private void leave(ReadOnlyObjectWrapper<Optional<OfferCard>> slot, OfferCard card, Optional<Event> event) {
        Optional<OfferCard> farewell = event.flatMap(happened -> switch (happened) {
            case Event.Declined declined
            when declined.offer() == card.offer().id() -> Optional.of(card.with(OfferCard.State.REFUSED));
            case Event.Lapsed lapsed
            when lapsed.offer() == card.offer().id() -> Optional.of(card.with(OfferCard.State.LAPSED));
            case Event.TakenBack back
            when back.offer() != card.offer().id() -> Optional.of(card.with(OfferCard.State.UNDONE));
            case Event.Declined _,
                    Event.Lapsed _,
                    Event.TakenBack _,
                    Event.Opened _,
                    Event.Seated _,
                    Event.Left _,
                    Event.BecameReady _,
                    Event.Started _,
                    Event.Moved _,
                    Event.Warned _,
                    Event.Offered _,
                    Event.Recovered _,
                    Event.WentAway _,
                    Event.CameBack _,
                    Event.Staked _,
                    Event.Charged _,
                    Event.Settled _,
                    Event.Ended _ -> Optional.<OfferCard>empty();
        });
        farewell.ifPresentOrElse(over -> takeLeave(slot, over), () -> slot.set(Optional.empty()));
        event.ifPresent(happened -> {
            if (happened instanceof Event.Declined declined) {
                declinedAt.put(declined.offer(), declined.at());
            }
        });
    }

    private void takeLeave(ReadOnlyObjectWrapper<Optional<OfferCard>> slot, OfferCard over) {
        slot.set(Optional.of(over));
        later(surroundings.time().instant().plus(FAREWELL), () -> replace(slot, over, Optional.empty()));
    }

    /// Figures of the other side's that come with a refusal take the place of those that are refused.
    private void showCountered(Event event) {
        if (!(event instanceof Event.Offered offered) || !OfferCard.isBargained(offered.offer())) {
            return;
        }
        for (ReadOnlyObjectWrapper<Optional<OfferCard>> slot : slots) {
            slot.get()
                    .filter(card -> card.state() == OfferCard.State.REFUSED
                            && card.isBargained()
                            && card.answerer() == offered.offer().by()
                            && offered.at().equals(declinedAt.get(card.offer().id())))
                    .ifPresent(card -> takeLeave(slot, card.with(OfferCard.State.COUNTERED)));
        }
    }

    private void replace(ReadOnlyObjectWrapper<Optional<OfferCard>> slot, OfferCard before, Optional<OfferCard> next) {
        if (slot.get().equals(Optional.of(before))) {
            slot.set(next);
            count();
        }
    }

    private void later(Instant at, Runnable change) {
        alarms.add(surroundings.alarms().at(at, () -> surroundings.screen().execute(change)));
    }

    private void count() {
        toAnswer.set((int)
                cards().filter(card -> card.waits() && card.isAnsweredHere()).count());
        int last = 0;
        for (int i = 0; i < SLOTS; i++) {
            if (slots.get(i).get().isPresent()) {
                last = i + 1;
            }
        }
        used.set(last);
    }

    private Stream<OfferCard> cards() {
        return slots.stream().flatMap(slot -> slot.get().stream());
    }

    /// Another game is agreed on by both at one screen with one button.
    private boolean isAnsweredAtOnce(Offer offer) {
        return offer.proposal() instanceof Proposal.Rematch && role(offer.by()) == OfferCard.Role.SHARED;
    }

    private OfferCard.Role role(Side by) {
        if (seats.contains(Seat.of(by.opponent()))) {
            return seats.contains(Seat.of(by)) ? OfferCard.Role.SHARED : OfferCard.Role.OURS_TO_ANSWER;
        }
        return seats.contains(Seat.of(by)) ? OfferCard.Role.MADE_HERE : OfferCard.Role.WATCHED;
    }

    /// The asker's own last move, where the offer is an undo.
    private static Optional<OfferCard.Taken> taken(Game game, Offer offer) {
        if (!(offer.proposal() instanceof Proposal.Undo)) {
            return Optional.empty();
        }
        Line line = game.line();
        int last = line.position().turn() == offer.by() ? line.size() - 2 : line.size() - 1;
        if (last < 0) {
            return Optional.empty();
        }
        List<Ply> plies = line.plies();
        return Optional.of(new OfferCard.Taken(
                MoveRow.number(line, last),
                last == 0 ? line.start() : plies.get(last - 1).after(),
                plies.get(last).move()));
    }
}
