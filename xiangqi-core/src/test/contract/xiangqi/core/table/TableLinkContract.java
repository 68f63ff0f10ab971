package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.fail;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Plain;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// What a table does for those at it, wherever it is hosted.
public abstract class TableLinkContract {
    /// Mate in two by chariots that take the last two ranks; Black has a soldier to move meanwhile.
    private static final String TWO_CHARIOTS = "3k5/9/9/8p/9/9/9/9/RR7/4K4 w - - 0 1";

    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final AtomicLong IDS = new AtomicLong();

    /// A table where a game has begun, as each of the players has it.
    public record Begun(TableLink red, TableLink black) {}

    /// Begins a game under these terms.
    protected abstract Begun begin(Terms terms);

    /// The table of the game that was begun, as somebody else has it.
    protected abstract TableLink another();

    @Test
    void aGameIsPlayedToItsMateAndAllSeeTheSame() {
        Begun game = begin(from(TWO_CHARIOTS));
        Seen red = seen(game.red());
        Seen black = seen(game.black());
        Seen other = seen(another());
        accepted(play(game.red(), Seat.RED, 0, "a1a8"));
        accepted(play(game.black(), Seat.BLACK, 1, "i6i5"));
        accepted(play(game.red(), Seat.RED, 2, "b1b9"));
        for (Seen one : List.of(red, black, other)) {
            Game played = one.last(TableLinkContract::over).table().game().orElseThrow();
            assertEquals(Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.CHECKMATE)), played.outcome());
            assertEquals(
                    List.of(move("a1a8"), move("i6i5"), move("b1b9")),
                    played.line().plies().stream().map(ply -> ply.move()).toList());
        }
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.GAME_OVER)), play(game.black(), Seat.BLACK, 3, "i5i4"));
    }

    @Test
    void aMoveFromElsewhereIsStale() {
        Begun game = begin(Terms.of(Plain.house()));
        assertEquals(
                new Decision.Refused(
                        Refusal.of(Refusal.Code.STALE, Map.of("ply", Argument.of(4), "table", Argument.of(0)))),
                play(game.red(), Seat.RED, 4, "h2e2"));
    }

    @Test
    void whoseTurnItIsNotCannotMove() {
        Begun game = begin(Terms.of(Plain.house()));
        assertEquals(
                new Decision.Refused(Refusal.of(Refusal.Code.NOT_YOUR_TURN)),
                play(game.black(), Seat.BLACK, 0, "h7e7"));
    }

    @Test
    void anIllegalMoveIsRefusedAndChangesNothing() {
        Begun game = begin(Terms.of(Plain.house()));
        Decision.Refused refused = assertInstanceOf(Decision.Refused.class, play(game.red(), Seat.RED, 0, "h0h5"));
        assertEquals(Refusal.Code.ILLEGAL_MOVE, refused.why().code());
        accepted(play(game.red(), Seat.RED, 0, "h2e2"));
    }

    @Test
    void anOfferWaitsForTheOpponentAndEndsTheGameWhenItIsAccepted() {
        Begun game = begin(Terms.of(Plain.house()));
        Seen black = seen(game.black());
        accepted(send(game.red(), Seat.RED, new PlayerCommand.Propose(new Proposal.Draw())));
        Offer offer = black.last(update -> !update.table().offers().isEmpty())
                .table()
                .offers()
                .getFirst();
        assertEquals(Side.RED, offer.by());
        Refusal own = assertInstanceOf(
                        Decision.Refused.class, send(game.red(), Seat.RED, new PlayerCommand.Answer(offer.id(), true)))
                .why();
        assertEquals(Refusal.Code.OWN_OFFER, own.code());
        accepted(send(game.black(), Seat.BLACK, new PlayerCommand.Answer(offer.id(), true)));
        assertInstanceOf(
                Outcome.Draw.class,
                black.last(TableLinkContract::over)
                        .table()
                        .game()
                        .flatMap(Game::outcome)
                        .orElseThrow());
    }

    @Test
    void aRefusedOfferIsGoneAndTheGameGoesOn() {
        Begun game = begin(Terms.of(Plain.house()));
        Seen black = seen(game.black());
        accepted(send(game.red(), Seat.RED, new PlayerCommand.Propose(new Proposal.Draw())));
        int offer = black.last(update -> !update.table().offers().isEmpty())
                .table()
                .offers()
                .getFirst()
                .id();
        accepted(send(game.black(), Seat.BLACK, new PlayerCommand.Answer(offer, false)));
        accepted(play(game.red(), Seat.RED, 0, "h2e2"));
        Table table = black.last(update -> line(update) == 1).table();
        assertEquals(List.of(), table.offers());
    }

    @Test
    void anAcceptedUndoTakesTheMoveBack() {
        Begun game = begin(Terms.of(Plain.house()));
        Seen black = seen(game.black());
        accepted(play(game.red(), Seat.RED, 0, "h2e2"));
        accepted(send(game.red(), Seat.RED, new PlayerCommand.Propose(new Proposal.Undo())));
        int offer = black.last(update -> !update.table().offers().isEmpty())
                .table()
                .offers()
                .getFirst()
                .id();
        accepted(send(game.black(), Seat.BLACK, new PlayerCommand.Answer(offer, true)));
        assertEquals(0, line(black.last(update -> happened(update, Event.TakenBack.class))));
        accepted(play(game.red(), Seat.RED, 0, "b2e2"));
    }

    @Test
    void aCommandThatIsSentAgainGetsItsFirstAnswerAndIsCarriedOutOnce() {
        Begun game = begin(Terms.of(Plain.house()));
        Seen other = seen(another());
        CommandId id = id();
        PlayerCommand first = new PlayerCommand.Play(0, move("h2e2"));
        Decision decision = got(game.red().send(Seat.RED, id, first));
        accepted(decision);
        accepted(play(game.black(), Seat.BLACK, 1, "h9g7"));
        assertEquals(decision, got(game.red().send(Seat.RED, id, first)));
        other.last(update -> line(update) == 2);
        assertEquals(
                2,
                other.all().stream()
                        .filter(update -> happened(update, Event.Moved.class))
                        .count());
    }

    @Test
    void anObserverSeesEveryEventOnceAndInOrder() {
        Begun game = begin(Terms.of(Plain.house()));
        Seen other = seen(another());
        List<String> moves = List.of("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7");
        for (int ply = 0; ply < moves.size(); ply++) {
            boolean red = ply % 2 == 0;
            accepted(play(red ? game.red() : game.black(), red ? Seat.RED : Seat.BLACK, ply, moves.get(ply)));
        }
        other.last(update -> line(update) == moves.size());
        List<Event> events = other.all().stream()
                .filter(Update.Happened.class::isInstance)
                .map(update -> ((Update.Happened) update).event())
                .toList();
        assertEquals(
                moves.stream().map(TableLinkContract::move).toList(),
                events.stream()
                        .map(event -> assertInstanceOf(Event.Moved.class, event).move())
                        .toList());
        Table folded = other.all().getFirst().table();
        for (Event event : events) {
            folded = TableRules.evolve(folded, event);
        }
        assertEquals(folded, other.all().getLast().table());
    }

    @Test
    void anObserverThatComesLateIsToldHowThingsStand() {
        Begun game = begin(Terms.of(Plain.house()));
        accepted(play(game.red(), Seat.RED, 0, "h2e2"));
        Seen late = seen(another());
        assertEquals(1, line(assertInstanceOf(Update.Snapshot.class, late.all().getFirst())));
        accepted(play(game.black(), Seat.BLACK, 1, "h9g7"));
        assertEquals(2, line(late.last(update -> update instanceof Update.Happened)));
        assertEquals(2, late.all().size());
    }

    @Test
    void anObserverThatWentIsToldNothingMore() {
        Begun game = begin(Terms.of(Plain.house()));
        Seen gone = new Seen();
        Subscription subscription = game.black().observe(gone);
        gone.last(update -> true);
        Seen stays = seen(game.black());
        subscription.close();
        accepted(play(game.red(), Seat.RED, 0, "h2e2"));
        stays.last(update -> line(update) == 1);
        assertEquals(1, gone.all().size());
    }

    @Test
    void whoResignsLoses() {
        Begun game = begin(Terms.of(Plain.house()));
        Seen other = seen(another());
        accepted(send(game.black(), Seat.BLACK, new PlayerCommand.Resign()));
        assertEquals(
                Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.RESIGNATION)),
                other.last(TableLinkContract::over).table().game().flatMap(Game::outcome));
    }

    /// The name of a command, as a client makes them: UUIDv7.
    private static CommandId id() {
        return new CommandId(
                new UUID(System.currentTimeMillis() << 16 | 0x7000, 0x8000_0000_0000_0000L | IDS.incrementAndGet()));
    }

    private static Decision send(TableLink link, Seat seat, PlayerCommand command) {
        return got(link.send(seat, id(), command));
    }

    private static Decision play(TableLink link, Seat seat, int ply, String move) {
        return send(link, seat, new PlayerCommand.Play(ply, move(move)));
    }

    private static void accepted(Decision decision) {
        assertInstanceOf(Decision.Accepted.class, decision);
    }

    private static Terms from(String fen) {
        return Terms.of(Plain.house())
                .withStart(assertInstanceOf(
                                Checked.Legal.class,
                                Position.check(
                                        assertInstanceOf(FenReading.Read.class, Fen.read(fen))
                                                .setup(),
                                        Legality.STRICT))
                        .position());
    }

    private static Move move(String text) {
        return Move.parse(text).orElseThrow();
    }

    private static boolean over(Update update) {
        return update.table().game().isPresent() && update.table().running().isEmpty();
    }

    private static boolean happened(Update update, Class<? extends Event> type) {
        return update instanceof Update.Happened happened && type.isInstance(happened.event());
    }

    private static int line(Update update) {
        return update.table().game().map(game -> game.line().size()).orElse(0);
    }

    /// An observer that was told how things stand.
    private static Seen seen(TableLink link) {
        Seen seen = new Seen();
        link.observe(seen);
        seen.last(update -> true);
        return seen;
    }

    protected static <T> T got(CompletionStage<T> stage) {
        return stage.toCompletableFuture()
                .orTimeout(PATIENCE.toSeconds(), TimeUnit.SECONDS)
                .join();
    }

    /// What an observer was told.
    private static final class Seen implements Consumer<Update> {
        private final List<Update> all = new ArrayList<>();

        @Override
        public synchronized void accept(Update update) {
            all.add(update);
            notifyAll();
        }

        synchronized List<Update> all() {
            return List.copyOf(all);
        }

        /// Waits until the last thing told is such.
        synchronized Update last(Predicate<Update> such) {
            long end = System.nanoTime() + PATIENCE.toNanos();
            while (all.isEmpty() || !such.test(all.getLast())) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    return fail("not told: " + all);
                }
                try {
                    wait(left);
                } catch (InterruptedException interrupted) {
                    Thread.currentThread().interrupt();
                    return fail(interrupted);
                }
            }
            return all.getLast();
        }
    }
}
