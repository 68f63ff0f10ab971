package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Move;

/// Random commands at random times: whatever comes, the table keeps its promises. A failure names its seed and step.
class RandomTablesTest {
    private static final int TABLES = 8;
    private static final int STEPS = 200;

    @ParameterizedTest
    @ValueSource(
            strings = {"three:300/60/20", "three:30/60/20", "two:4@120,3@40", "two:2@0,3@60", "fischer:60+10", "none"})
    void aTableKeepsItsPromisesWhateverComes(String control) {
        for (int i = 0; i < TABLES; i++) {
            long seed = 1000L * control.hashCode() + i;
            new Run(control, seed).play();
        }
    }

    /// One table and its mirror image under the same random commands.
    private static final class Run {
        private final String where;
        private final Random random;
        private final List<Event> events = new ArrayList<>();
        private Table table = Table.NEW;
        private Table mirrored = Table.NEW;
        private Instant now = Stage.START;

        Run(String control, long seed) {
            where = control + " seed " + seed;
            random = new Random(seed);
            Terms terms =
                    Terms.of(Plain.house()).withClock(TimeControl.parse(control).orElseThrow());
            step(new Stamped.ByHost(now, new HostCommand.Open(terms)), "open");
        }

        void play() {
            for (int i = 0; i < STEPS; i++) {
                if (random.nextInt(3) > 0) {
                    now = now.plusMillis(random.nextInt(random.nextInt(10) == 0 ? 40_000 : 6_000));
                }
                step(command(), where + " step " + i);
            }
            assertEquals(table, Table.replay(events), where);
        }

        private void step(Stamped command, String where) {
            Table before = table;
            Decision decision = TableRules.decide(table, command);
            Decision image = TableRules.decide(mirrored, Mirror.of(command));
            switch (decision) {
                case Decision.Refused refused ->
                    assertEquals(new Decision.Refused(Mirror.of(refused.why())), image, where);
                case Decision.Accepted accepted -> {
                    assertEquals(new Decision.Accepted(Mirror.of(accepted.events())), image, where);
                    for (Event event : accepted.events()) {
                        check(table, event, where + " " + event);
                        table = TableRules.evolve(table, event);
                        mirrored = TableRules.evolve(
                                mirrored, Mirror.of(List.of(event)).getFirst());
                        events.add(event);
                    }
                }
            }
            table.game().ifPresent(game -> check(game, where));
            checkOffers(where);
            assertEquals(
                    before.events()
                            + (decision instanceof Decision.Accepted a
                                    ? a.events().size()
                                    : 0),
                    table.events());
        }

        private void check(Table before, Event event, String where) {
            assertFalse(event.at().isBefore(before.lastAt()), where);
            boolean betweenGames = event instanceof Event.Opened
                    || event instanceof Event.Seated
                    || event instanceof Event.Left
                    || event instanceof Event.BecameReady
                    || event instanceof Event.Started;
            assertTrue(betweenGames || before.running().isPresent(), where);
            if (event instanceof Event.Moved) {
                assertFalse(before.running().orElseThrow().clock().flagged(event.at()), where);
            }
        }

        private void check(Game game, String where) {
            assertEquals(game.line().size(), game.offersBefore().size(), where);
            assertEquals(game.running(), game.clock().running().isPresent(), where);
            for (Side side : Side.values()) {
                Standing standing = game.standing(side);
                assertTrue(standing.undoRequests() <= 3, where);
                assertTrue(standing.moves() >= game.movesOnLine(side), where);
                assertEquals(game.movesOnLine(side), game.clock().of(side).moves(), where);
                if (game.running()) {
                    assertFalse(left(game.clock(), side).isNegative(), where);
                }
                game.clock().read(now).of(side).left().ifPresent(left -> assertFalse(left.isNegative(), where));
            }
        }

        private void checkOffers(String where) {
            assertTrue(count(Proposal.Undo.class) <= 1, where);
            assertTrue(count(Proposal.Draw.class) <= 1, where);
            assertEquals(
                    table.offers().size(),
                    table.offers().stream().map(Offer::id).distinct().count(),
                    where);
            assertTrue(
                    table.running().isPresent()
                            || table.offers().stream()
                                    .noneMatch(offer ->
                                            offer.proposal().ofTheLine() || offer.proposal() instanceof Proposal.Undo),
                    where);
        }

        private long count(Class<? extends Proposal> kind) {
            return table.offers().stream()
                    .filter(offer -> kind.isInstance(offer.proposal()))
                    .count();
        }

        /// What is left of the time allotted when the move began, worked out apart from the clock.
        private static Duration left(Clock clock, Side side) {
            Duration spent = clock.of(side).spent();
            int moves = clock.of(side).moves();
            return switch (clock.control()) {
                case TimeControl.ThreePart three -> three.game().minus(spent);
                case TimeControl.Fischer fischer ->
                    fischer.base().plus(fischer.increment().multipliedBy(moves)).minus(spent);
                case TimeControl.TwoPeriod two -> {
                    Duration allotted = two.firstTime();
                    for (int move = two.firstMoves(); move <= moves; move += two.moves()) {
                        allotted = allotted.plus(two.time());
                    }
                    yield moves < two.firstMoves() && two.firstTime().isZero() ? Duration.ZERO : allotted.minus(spent);
                }
                case TimeControl.Untimed untimed -> Duration.ZERO;
            };
        }

        private Stamped command() {
            int dice = random.nextInt(100);
            if (dice < 8) {
                return new Stamped.ByHost(now, dice == 0 ? new HostCommand.Recover() : new HostCommand.Tick());
            }
            Seat seat = random.nextBoolean() ? Seat.RED : Seat.BLACK;
            if (dice < 60 && table.running().isPresent()) {
                Game game = table.running().get();
                List<Move> moves = game.line().position().legalMoves();
                Move move = moves.get(random.nextInt(moves.size()));
                return new Stamped.BySeat(
                        now,
                        Seat.of(game.turn()),
                        new PlayerCommand.Play(game.line().size(), move));
            }
            return new Stamped.BySeat(now, seat, playerCommand(seat));
        }

        private PlayerCommand playerCommand(Seat seat) {
            int ply = table.game().map(game -> game.line().size()).orElse(0);
            int offer = Math.max(0, table.offersMade() - random.nextInt(2));
            return switch (random.nextInt(table.running().isPresent() ? 40 : 4)) {
                case 0, 1 -> new PlayerCommand.Ready();
                case 2, 3 -> new PlayerCommand.Sit(seat == Seat.RED ? Stage.RED : Stage.BLACK);
                case 4 -> random.nextInt(8) == 0 ? new PlayerCommand.Leave() : new PlayerCommand.Ready();
                case 5 -> random.nextInt(8) == 0 ? new PlayerCommand.Resign() : new PlayerCommand.Ready();
                case 6, 7 -> new PlayerCommand.Play(ply - random.nextInt(2), anyMove());
                case 8 -> new PlayerCommand.Propose(new Proposal.Annulment());
                case 9, 10, 11, 12, 13, 14 -> new PlayerCommand.Propose(new Proposal.Draw());
                case 15, 16, 17, 18, 19, 20, 21, 22, 23, 24 -> new PlayerCommand.Propose(new Proposal.Undo());
                default -> new PlayerCommand.Answer(offer, accepts(offer));
            };
        }

        /// An accepted draw or annulment ends the game: rarely, so that games become long.
        private boolean accepts(int id) {
            boolean undo = table.running()
                    .flatMap(game -> table.offer(id))
                    .filter(offer -> offer.proposal() instanceof Proposal.Undo)
                    .isPresent();
            return random.nextInt(undo ? 2 : 12) == 0;
        }

        private Move anyMove() {
            return Move.of(Square.at(random.nextInt(90)), Square.at(random.nextInt(90)));
        }
    }
}
