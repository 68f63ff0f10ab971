package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;
import xiangqi.core.rules.Move;

/// Random commands at random times, some of them stamped earlier than what has happened already: whatever comes, the
/// table keeps its promises. A failure names its seed and step.
class RandomTablesTest {
    private static final int TABLES = 10;
    private static final int STEPS_OF_A_HOUSE = 100_000;
    private static final long MONEY = 1_200;
    private static final Set<Class<? extends Event>> HAPPENS_EVERYWHERE = Set.of(
            Event.Moved.class,
            Event.Warned.class,
            Event.Offered.class,
            Event.Declined.class,
            Event.Lapsed.class,
            Event.TakenBack.class,
            Event.WentAway.class,
            Event.CameBack.class,
            Event.Ended.class);
    private static final int STEPS = 300;

    /// After every how many steps all events are replayed in the short run, and after each those since then; the long
    /// run replays all of them after each.
    private static final int REPLAYED = 20;

    /// One command in so many is stamped earlier than the one before may have been.
    private static final int LATE = 8;

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "plain,three:300/60/20",
                "plain,three:30/60/20",
                "pook,three:300/60/20",
                "ourgame,\"two:4@120,3@40\"",
                "qq,\"two:2@0,3@60\"",
                "ranks,fischer:60+10",
                "ourgame,none"
            })
    void aTableKeepsItsPromisesWhateverComes(String house, String control) {
        play(house, control, TABLES, REPLAYED);
    }

    /// A hundred thousand steps at the tables of every house.
    @Tag("soak")
    @ParameterizedTest
    @ValueSource(strings = {"plain", "pook", "ourgame", "qq", "ranks"})
    void aTableKeepsItsPromisesForALongTime(String house) {
        for (String control : List.of("three:300/60/20", "two:4@120,3@40", "fischer:60+10", "none")) {
            play(house, control, STEPS_OF_A_HOUSE / STEPS / 4 + 1, 1);
        }
    }

    private static void play(String house, String control, int tables, int replayed) {
        Set<Class<?>> seen = new HashSet<>();
        boolean restarted = false;
        int uncovered = 0;
        for (int i = 0; i < tables; i++) {
            Run run = new Run(house, control, 1000L * (house + control).hashCode() + i);
            run.play(replayed);
            run.events.forEach(event -> seen.add(event.getClass()));
            uncovered += run.uncovered;
            restarted |= run.events.stream().anyMatch(RandomTablesTest::startsAtOdds);
        }
        assertTrue(seen.containsAll(HAPPENS_EVERYWHERE), () -> "too tame: " + seen);
        assertEquals(house.equals("pook"), restarted);
        assertEquals(house.equals("ourgame") || house.equals("pook"), uncovered > 0);
        assertEquals(house.equals("ourgame"), seen.contains(Event.Staked.class));
        assertEquals(!Set.of("plain", "qq").contains(house), seen.contains(Event.Settled.class));
    }

    private static boolean startsAtOdds(Event event) {
        return event instanceof Event.Started started && started.terms().odds().isPresent();
    }

    /// One table and its mirror image under the same random commands.
    private static final class Run {
        private final String where;
        private final Random random;
        private final List<Event> events = new ArrayList<>();
        private Table table = Table.NEW;
        private Table mirrored = Table.NEW;
        private Instant now = Stage.START;
        private final Map<Seat, Player> players;
        private boolean symmetric;
        private int uncovered;
        private Purses purses = new Purses(Map.of(new Account.Purse("red"), MONEY, new Account.Purse("black"), MONEY));

        Run(String house, String control, long seed) {
            where = house + " " + control + " seed " + seed;
            random = new Random(seed);
            // Silver is for rated games, and one in which Black begins is not rated: no image of that.
            boolean money = !house.equals("ranks") || seed % 2 == 0;
            symmetric = !house.equals("ranks") || !money;
            Terms terms = Terms.of(Houses.standard().find(house, "1").orElseThrow())
                    .withClock(TimeControl.parse(control).orElseThrow())
                    .withMoney(money);
            Profile profile =
                    terms.house().scoring().newcomer().withMembership(true).withWealth(MONEY);
            players = Map.of(Seat.RED, new Player("red", "甲", profile), Seat.BLACK, new Player("black", "乙", profile));
            step(new Stamped.ByHost(now, new HostCommand.Open(terms)), "open");
        }

        void play(int replayed) {
            Table whole = Table.NEW;
            for (int i = 0; i < STEPS; i++) {
                if (random.nextInt(3) > 0) {
                    now = now.plusMillis(random.nextInt(random.nextInt(10) == 0 ? 40_000 : 6_000));
                }
                step(command(), where + " step " + i);
                if (i % replayed == 0) {
                    assertEquals(table, Table.replay(events), where + " step " + i);
                    whole = table;
                } else {
                    assertEquals(table, replayedFrom(whole), where + " step " + i);
                }
            }
            assertEquals(table, Table.replay(events), where);
        }

        private Table replayedFrom(Table known) {
            Table then = known;
            for (Event event : events.subList(known.events(), events.size())) {
                then = TableRules.evolve(then, event);
            }
            return then;
        }

        private void step(Stamped command, String where) {
            Table before = table;
            Decision decision = TableRules.decide(table, command);
            // The giver of odds plays Red and Red begins, whatever the colours were before: no image of that.
            symmetric &= !(decision instanceof Decision.Accepted restart
                    && restart.events().stream().anyMatch(RandomTablesTest::startsAtOdds));
            if (symmetric) {
                assertEquals(mirrored(decision), sorted(TableRules.decide(mirrored, Mirror.of(command))), where);
            }
            if (decision instanceof Decision.Accepted accepted && covered(accepted.events(), where)) {
                checkEnd(accepted.events(), where);
                checkPaid(accepted.events(), where);
                accepted.events().forEach(event -> happen(event, where + " " + event));
                assertEquals(before.events() + accepted.events().size(), table.events(), where);
            }
            table.game().ifPresent(game -> check(game, where));
            table.running().ifPresent(game -> table.offers().forEach(offer -> checkWaiting(game, offer, where)));
            checkOffers(where);
            checkMoney(where);
        }

        private void happen(Event event, String where) {
            check(table, event, where);
            table = TableRules.evolve(table, event);
            events.add(event);
            if (symmetric) {
                mirrored = TableRules.evolve(mirrored, Mirror.of(List.of(event)).getFirst());
            }
        }

        private static Decision mirrored(Decision decision) {
            return switch (decision) {
                case Decision.Refused refused -> new Decision.Refused(Mirror.of(refused.why()));
                case Decision.Accepted accepted -> sorted(new Decision.Accepted(Mirror.of(accepted.events())));
            };
        }

        private static Decision sorted(Decision decision) {
            return decision instanceof Decision.Accepted accepted
                    ? new Decision.Accepted(
                            accepted.events().stream().map(Mirror::sorted).toList())
                    : decision;
        }

        private boolean covered(List<Event> decided, String where) {
            return switch (Cashier.cover(purses, table, decided)) {
                case Cashier.Cover.NotCovered not -> {
                    assertEquals(Refusal.Code.NOT_COVERED, not.why().code(), where);
                    uncovered++;
                    yield false;
                }
                case Cashier.Cover.Covered covered -> {
                    purses = covered.purses();
                    yield true;
                }
            };
        }

        /// No unit is lost or made, and what is in escrow is what the game and the stakes hold.
        private void checkMoney(String where) {
            assertEquals(2 * MONEY, purses.sum(), where);
            Pot pot = table.running().map(Game::pot).orElse(Pot.NOTHING);
            long held = 2 * (pot.base() + pot.reward())
                    + table.stakes().map(Stakes::sum).orElse(0L);
            assertEquals(held, purses.of(new Account.Escrow()), where);
        }

        /// After the end comes what is paid out, and that a player gets up, goes or comes, or the game agreed in its
        /// place.
        private static void checkEnd(List<Event> decided, String where) {
            List<Event> after = decided.stream()
                    .dropWhile(event -> !(event instanceof Event.Ended))
                    .skip(1)
                    .filter(event -> !(event instanceof Event.Settled
                            || event instanceof Event.Left
                            || event instanceof Event.WentAway
                            || event instanceof Event.CameBack))
                    .toList();
            boolean restarts = decided.stream().anyMatch(Event.Started.class::isInstance);
            assertTrue(
                    after.stream()
                            .allMatch(event ->
                                    restarts && (event instanceof Event.Charged || event instanceof Event.Started)),
                    where);
        }

        /// What the end of a game pays out goes to whom it belongs: what the winner wins, the guide's fee, and what
        /// each has put in where nobody wins or the guide leaves.
        private void checkPaid(List<Event> decided, String where) {
            decided.stream()
                    .filter(Event.Ended.class::isInstance)
                    .map(event -> ((Event.Ended) event).outcome())
                    .findFirst()
                    .ifPresent(outcome -> {
                        for (Side side : Side.values()) {
                            String player = table.players().get(side).id();
                            long paid = decided.stream()
                                    .filter(Event.Settled.class::isInstance)
                                    .flatMap(event -> Cashier.transfers(event).stream())
                                    .filter(transfer -> transfer.to().equals(new Account.Purse(player)))
                                    .mapToLong(Transfer::amount)
                                    .sum();
                            assertEquals(due(table.running().orElseThrow(), side, outcome), paid, where + " " + side);
                        }
                    });
        }

        private long due(Game game, Side side, Outcome outcome) {
            Optional<Side> winner = outcome instanceof Outcome.Win win ? Optional.of(win.side()) : Optional.empty();
            long each = game.pot().base() + game.pot().reward();
            long due = winner.map(won -> won == side ? 2 * each : 0).orElse(each);
            if (outcome instanceof Outcome.Annulled && !(outcome.why() == Outcome.Reason.HANDICAP_RESTART)) {
                due += game.movesOnLine(game.first()) < 2 ? game.pot().fee() : 0;
            }
            return due
                    + table.stakes()
                            .map(stakes -> due(stakes, side, outcome, winner))
                            .orElse(0L);
        }

        private static long due(Stakes stakes, Side side, Outcome outcome, Optional<Side> winner) {
            Optional<Side> taker = stakes.guide().isEmpty()
                    ? winner
                    : stakes.guide()
                            .filter(guide ->
                                    outcome.why() != Outcome.Reason.LEAVING || winner.equals(Optional.of(guide)));
            if (outcome instanceof Outcome.Annulled || taker.isEmpty()) {
                return stakes.of(side);
            }
            return taker.get() == side ? stakes.sum() : 0;
        }

        private void check(Table before, Event event, String where) {
            assertFalse(event.at().isBefore(before.lastAt()), where);
            boolean betweenGames = event instanceof Event.Opened
                    || event instanceof Event.Seated
                    || event instanceof Event.Left
                    || event instanceof Event.Offered
                    || event instanceof Event.Declined
                    || event instanceof Event.Staked
                    || event instanceof Event.Charged
                    || event instanceof Event.Settled
                    || event instanceof Event.WentAway
                    || event instanceof Event.CameBack
                    || event instanceof Event.Recovered
                    || event instanceof Event.BecameReady
                    || event instanceof Event.Started;
            assertTrue(betweenGames || before.running().isPresent(), where);
            if (event instanceof Event.Warned warned) {
                assertEquals(
                        before.running().orElseThrow().line().size(),
                        warned.evidence().at(),
                        where);
            }
            if (event instanceof Event.Moved) {
                assertFalse(before.running().orElseThrow().clock().flagged(event.at()), where);
            }
        }

        private void check(Game game, String where) {
            assertEquals(game.line().size(), game.offersBefore().size(), where);
            assertEquals(game.running(), game.clock().running().isPresent(), where);
            for (Side side : Side.values()) {
                Standing standing = game.standing(side);
                assertTrue(standing.undoRequests() >= 0 && standing.undoRequests() <= 3, where);
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

        /// An offer that the rules have let lapse by now waits no more.
        private static void checkWaiting(Game game, Offer offer, String where) {
            int since = game.line().size() - offer.ply();
            boolean waits = switch (offer.proposal()) {
                case Proposal.Undo undo -> since == 0;
                case Proposal.Draw draw -> since == 0 || since == 1 && game.turn() != offer.by();
                case Proposal.Annulment annulment -> game.movesOnLine(game.first()) < 2;
                case Proposal.Restart restart ->
                    game.movesOnLine(game.first())
                            <= game.terms().house().handicap().rounds();
                case Proposal.Stake stake -> true;
                case Proposal.Guidance guidance -> true;
                case Proposal.Rematch rematch -> false;
            };
            assertTrue(waits, () -> where + " " + offer);
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
            Instant now = random.nextInt(LATE) == 0 ? this.now.minusMillis(random.nextInt(20_000)) : this.now;
            int dice = random.nextInt(100);
            if (dice < 8) {
                return new Stamped.ByHost(now, hostCommand(dice));
            }
            Seat seat = random.nextBoolean() ? Seat.RED : Seat.BLACK;
            if (dice < 30 && !table.offers().isEmpty()) {
                Offer offer = table.offers().get(random.nextInt(table.offers().size()));
                return new Stamped.BySeat(
                        now, Seat.of(offer.by().opponent()), new PlayerCommand.Answer(offer.id(), accepts(offer.id())));
            }
            if (dice < 60 && table.running().isPresent()) {
                Game game = table.running().get();
                Move move = move(game.line());
                return new Stamped.BySeat(
                        now,
                        Seat.of(game.turn()),
                        new PlayerCommand.Play(game.line().size(), move));
            }
            return new Stamped.BySeat(now, seat, playerCommand(seat));
        }

        /// Half of the moves go back where the piece came from, so that positions come back and lines are judged.
        private Move move(Line line) {
            List<Move> moves = line.position().legalMoves();
            if (line.size() > 1 && random.nextBoolean()) {
                Move last = line.plies().get(line.size() - 2).move();
                Move back = Move.of(last.to(), last.from());
                if (moves.contains(back)) {
                    return back;
                }
            }
            return moves.get(random.nextInt(moves.size()));
        }

        private HostCommand hostCommand(int dice) {
            Side side = random.nextBoolean() ? Side.RED : Side.BLACK;
            return switch (dice) {
                case 0 -> new HostCommand.Recover();
                case 1 -> random.nextInt(3) == 0 ? new HostCommand.Away(side) : new HostCommand.Back(side);
                case 2, 3 -> new HostCommand.Back(side);
                default -> new HostCommand.Tick();
            };
        }

        private Proposal moneyProposal() {
            return switch (random.nextInt(3)) {
                case 0 -> new Proposal.Stake(random.nextInt(900) - 5, random.nextInt(900));
                case 1 -> new Proposal.Guidance(random.nextInt(900));
                default ->
                    new Proposal.Restart(
                            Odds.of(Odds.Kind.values()[random.nextInt(Odds.Kind.values().length)]),
                            random.nextInt(1_400));
            };
        }

        private PlayerCommand playerCommand(Seat seat) {
            int ply = table.game().map(game -> game.line().size()).orElse(0);
            int offer = Math.max(0, table.offersMade() - random.nextInt(2));
            return switch (random.nextInt(table.running().isPresent() ? 46 : 8)) {
                case 0, 1 -> new PlayerCommand.Ready();
                case 2, 3 -> new PlayerCommand.Sit(players.get(seat));
                case 6 -> new PlayerCommand.Propose(new Proposal.Rematch());
                case 7, 40, 41, 42, 43, 44 -> new PlayerCommand.Propose(moneyProposal());
                case 5 -> new PlayerCommand.Answer(offer, true);
                case 4 -> random.nextInt(3) == 0 ? new PlayerCommand.Leave() : new PlayerCommand.Ready();
                case 45 -> random.nextInt(2) == 0 ? new PlayerCommand.Resign() : new PlayerCommand.Ready();
                case 39 -> new PlayerCommand.Play(ply - random.nextInt(2), anyMove());
                case 8 -> new PlayerCommand.Propose(new Proposal.Annulment());
                case 9, 10, 11, 12, 13, 14 -> new PlayerCommand.Propose(new Proposal.Draw());
                case 15, 16, 17, 18, 19, 20, 21, 22, 23, 24 -> new PlayerCommand.Propose(new Proposal.Undo());
                default -> new PlayerCommand.Answer(offer, accepts(offer));
            };
        }

        /// An accepted draw or annulment ends the game: rarely, so that games become long.
        private boolean accepts(int id) {
            boolean ends = table.offer(id)
                    .map(Offer::proposal)
                    .filter(proposal -> proposal instanceof Proposal.Draw || proposal instanceof Proposal.Annulment)
                    .isPresent();
            return random.nextInt(ends ? 12 : 2) == 0;
        }

        private Move anyMove() {
            return Move.of(Square.at(random.nextInt(90)), Square.at(random.nextInt(90)));
        }
    }
}
