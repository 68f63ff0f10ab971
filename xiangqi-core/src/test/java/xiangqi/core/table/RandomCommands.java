package xiangqi.core.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.game.Line;
import xiangqi.core.house.Odds;
import xiangqi.core.rules.Move;

/// Commands at random, more of those that make long and lively games.
final class RandomCommands {
    /// One command in so many is stamped earlier than the one before may have been.
    private static final int LATE = 8;

    /// The largest allowance for lag of a tick, in milliseconds.
    private static final int ALLOWANCE = 500;

    /// While a request to undo waits, one command in so many agrees to it: what an undo brings back is seen often.
    private static final int TAKEN_BACK = 3;

    /// One command in so many comes when the flag is about to fall or has just fallen.
    private static final int AT_THE_FLAG = 20;

    private final Random random;
    private final Map<Seat, Player> players;

    RandomCommands(Random random, Map<Seat, Player> players) {
        this.random = random;
        this.players = players;
    }

    /// When the next command comes: a little or much later, now and then just before or after the flag falls.
    Instant later(Table table, Instant now) {
        Optional<Instant> flag = flag(table).filter(now::isBefore);
        if (flag.isPresent() && random.nextInt(AT_THE_FLAG) == 0) {
            Instant near = flag.get().plusMillis(random.nextInt(2 * ALLOWANCE) - ALLOWANCE / 2);
            return near.isBefore(now) ? now : near;
        }
        return random.nextInt(3) > 0 ? now.plusMillis(random.nextInt(random.nextInt(10) == 0 ? 40_000 : 6_000)) : now;
    }

    private static Optional<Instant> flag(Table table) {
        return table.running().flatMap(game -> game.clock().deadline());
    }

    Stamped next(Table table, Instant time) {
        boolean flagJustFell = flag(table)
                .filter(flag -> time.isAfter(flag) && time.isBefore(flag.plusMillis(2 * ALLOWANCE)))
                .isPresent();
        if (flagJustFell && random.nextBoolean()) {
            return new Stamped.ByHost(time, lookAtTheFlag());
        }
        Instant now = random.nextInt(LATE) == 0 ? time.minusMillis(random.nextInt(20_000)) : time;
        Optional<Offer> undo =
                table.offer(Proposal.Undo.class, Side.RED).or(() -> table.offer(Proposal.Undo.class, Side.BLACK));
        if (undo.isPresent() && random.nextInt(TAKEN_BACK) == 0) {
            return new Stamped.BySeat(
                    now,
                    Seat.of(undo.get().by().opponent()),
                    new PlayerCommand.Answer(undo.get().id(), true));
        }
        int dice = random.nextInt(100);
        if (dice < 8) {
            return new Stamped.ByHost(now, hostCommand(dice));
        }
        Seat seat = random.nextBoolean() ? Seat.RED : Seat.BLACK;
        if (dice < 30 && !table.offers().isEmpty()) {
            Offer offer = table.offers().get(random.nextInt(table.offers().size()));
            return new Stamped.BySeat(
                    now,
                    Seat.of(offer.by().opponent()),
                    new PlayerCommand.Answer(offer.id(), accepts(table, offer.id())));
        }
        if (dice < 60 && table.running().isPresent()) {
            Game game = table.running().get();
            Move move = move(game.line());
            return new Stamped.BySeat(
                    now,
                    Seat.of(game.turn()),
                    new PlayerCommand.Play(game.line().size(), move));
        }
        return new Stamped.BySeat(now, seat, playerCommand(table, seat));
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
            case 4, 5 -> lookAtTheFlag();
            default -> new HostCommand.Tick();
        };
    }

    private HostCommand lookAtTheFlag() {
        return new HostCommand.Tick(Duration.ofMillis(random.nextInt(ALLOWANCE + 1)));
    }

    private Proposal moneyProposal() {
        return switch (random.nextInt(3)) {
            case 0 -> new Proposal.Stake(random.nextInt(900) - 5, random.nextInt(900));
            case 1 -> new Proposal.Guidance(random.nextInt(900));
            default ->
                new Proposal.Restart(
                        Odds.of(Odds.Kind.values()[random.nextInt(Odds.Kind.values().length)]), random.nextInt(1_400));
        };
    }

    private PlayerCommand playerCommand(Table table, Seat seat) {
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
            default -> new PlayerCommand.Answer(offer, accepts(table, offer));
        };
    }

    /// An accepted draw or annulment ends the game: rarely, so that games become long.
    private boolean accepts(Table table, int id) {
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
