package xiangqi.core.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;

/// The product's moves against those of the naive second generator, in placements by chance and in games played by
/// chance, in both legality modes and in mirrored colours and files.
class SecondGeneratorTest {
    private static final long SEED = 20_260_101L;

    /// 100,000 positions: each placement, the one after a move in it, and those of the games.
    @Test
    void bothGeneratorsAgreeOnRandomPlacements() {
        compare(SEED, 45_000, 100, 100);
    }

    @Tag("soak")
    @Test
    void bothGeneratorsAgreeOnManyMoreRandomPlacements() {
        for (int run = 1; run <= 40; run++) {
            compare(SEED + run, 100_000, 500, 100);
        }
    }

    /// Compares that many placements, then the positions of `games` games of at most `plies` plies.
    private static void compare(long seed, int placements, int games, int plies) {
        SplittableRandom random = new SplittableRandom(seed);
        RandomPlacements source = new RandomPlacements(random);
        int compared = 0;
        int faulty = 0;
        for (int i = 0; compared < placements; i++) {
            char[][] grid = source.next();
            boolean redToMove = random.nextBoolean();
            boolean mayFall = random.nextInt(3) == 0;
            NaiveGame naive = new NaiveGame(grid, redToMove, mayFall);
            String where = "seed " + seed + ", placement " + i + "\n" + naive.placement();
            Checked checked = Position.check(
                    new Setup(board(naive.placement()), redToMove ? Side.RED : Side.BLACK),
                    mayFall ? Legality.GENERAL_CAPTURE : Legality.STRICT);
            switch (checked) {
                case Checked.Faulty faults -> {
                    assertEquals(false, naive.valid(), () -> where + faults);
                    faulty++;
                }
                case Checked.Legal legal -> {
                    assertTrue(naive.valid(), where);
                    agree(legal.position(), naive, where, i % 40 == 0);
                    follow(legal.position(), naive, where, random);
                    compared++;
                }
            }
        }
        assertTrue(faulty > placements / 100, "some placements should be impossible");
        for (int game = 0; game < games; game++) {
            play(random, game % 3 == 0, plies, "seed " + seed + ", game " + game);
        }
    }

    private static void play(SplittableRandom random, boolean mayFall, int plies, String where) {
        Position position = Position.start(mayFall ? Legality.GENERAL_CAPTURE : Legality.STRICT);
        char[][] grid = new char[9][10];
        for (Square square : Square.values()) {
            grid[square.file()][square.rank()] =
                    position.at(square).map(Piece::letter).orElse('.');
        }
        NaiveGame naive = new NaiveGame(grid, true, mayFall);
        for (int ply = 0; ply < plies; ply++) {
            agree(position, naive, where + ", ply " + ply, ply % 40 == 0);
            List<String> moves = naive.moves();
            if (moves.isEmpty()) {
                return;
            }
            String move = moves.get(random.nextInt(moves.size()));
            position = position.playIfLegal(Move.parse(move).orElseThrow())
                    .orElseThrow()
                    .after();
            naive = naive.after(move);
        }
    }

    private static void agree(Position position, NaiveGame naive, String where, boolean closely) {
        List<String> expected = naive.moves();
        assertEquals(expected, texts(position.legalMoves().stream()), where);
        assertEquals(expected.size(), position.countLegalMoves(), where);
        assertEquals(naive.inCheck(), position.inCheck(), where);
        assertEquals(naive.inCheck(), !position.checkers().isEmpty(), where);
        assertEquals(naive.end(), position.end().name().toLowerCase(Locale.ROOT), where);
        assertEquals(naive.placement(), position.board().toString(), where);
        if (closely) {
            everyMoveIsPlayedOrRefused(position, expected, where);
            mirrorsAgree(position, expected, where);
        }
    }

    /// Asks for every move on the board one by one.
    private static void everyMoveIsPlayedOrRefused(Position position, List<String> legal, String where) {
        List<String> played = new ArrayList<>();
        for (int code = 0; code < 8100; code++) {
            Move move = Move.ofCode(code);
            if (position.isLegal(move)) {
                played.add(move.toString());
            } else if (code % 100 == 0) {
                assertInstanceOf(Attempt.Illegal.class, position.play(move), where);
            }
        }
        assertEquals(legal, played.stream().sorted().toList(), where);
    }

    private static void mirrorsAgree(Position position, List<String> expected, String where) {
        if (position.end() == Ending.GENERAL_CAPTURED) {
            return;
        }
        Position recoloured = legal(position.setup().recoloured(), position.legality());
        Position mirrored = legal(position.setup().mirrored(), position.legality());
        assertEquals(expected, texts(recoloured.legalMoves().stream().map(Move::turned)), where);
        assertEquals(expected, texts(mirrored.legalMoves().stream().map(Move::mirrored)), where);
        assertEquals(position.end(), recoloured.end(), where);
        assertEquals(position.end(), mirrored.end(), where);
    }

    /// Plays one of the moves by chance and looks at what stands afterwards.
    private static void follow(Position position, NaiveGame naive, String where, SplittableRandom random) {
        List<Move> moves = position.legalMoves();
        if (moves.isEmpty()) {
            return;
        }
        Move move = moves.get(random.nextInt(moves.size()));
        Ply ply = position.playIfLegal(move).orElseThrow();
        Position after = ply.after();
        NaiveGame naiveAfter = naive.after(move.toString());
        assertEquals(position.board().at(move.from()).orElseThrow(), ply.moved(), where);
        assertEquals(position.board().at(move.to()), ply.captured(), where);
        agree(after, naiveAfter, where + move, false);
        if (after.end() != Ending.GENERAL_CAPTURED) {
            Position anew = legal(after.setup(), after.legality());
            assertEquals(anew, after, where + move);
            assertEquals(anew.hash(), after.hash(), where + move);
        }
    }

    private static Position legal(Setup setup, Legality legality) {
        return ((Checked.Legal) Position.check(setup, legality)).position();
    }

    private static List<String> texts(Stream<Move> moves) {
        return moves.map(Move::toString).sorted().toList();
    }

    private static Board board(String placement) {
        byte[] codes = new byte[90];
        String[] rows = placement.split("\n");
        for (Square square : Square.values()) {
            char letter = rows[9 - square.rank()].charAt(square.file());
            codes[square.ordinal()] = (byte) "KABNRCPkabnrcp".indexOf(letter);
        }
        return Board.ofCodes(codes);
    }
}
