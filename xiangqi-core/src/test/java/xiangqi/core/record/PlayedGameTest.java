package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Line;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.money.Account;
import xiangqi.core.money.Cause;
import xiangqi.core.money.Transfer;
import xiangqi.core.notation.Notation;
import xiangqi.core.study.StudyTree;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.Pot;
import xiangqi.core.table.Standing;
import xiangqi.core.table.Terms;

class PlayedGameTest {
    private static final Terms POOK = Terms.of(Houses.standard().all().stream()
            .filter(house -> house.id().equals("pook"))
            .findFirst()
            .orElseThrow());

    private static GameRecord record(Terms terms, Optional<Outcome> outcome) {
        return record(terms, List.of(), outcome);
    }

    private static GameRecord record(Terms terms, List<Transfer> transfers, Optional<Outcome> outcome) {
        Game game = new Game(
                terms,
                new Player("red", "甲"),
                new Player("black", "乙"),
                Line.from(terms.start()),
                Clock.stopped(terms.clock()),
                Standing.FRESH,
                Standing.FRESH,
                Pot.NOTHING,
                transfers,
                List.of(),
                Map.of(),
                outcome,
                Optional.empty(),
                List.of());
        return PlayedGame.of(game, Headers.NONE.with(Field.DATE, "2026.03.01"), _ -> "");
    }

    /// What stands in the file, the record having come back from it as it was.
    private static String written(GameRecord record) {
        Export export = Export.write(List.of(record), new Target.Pgn(Notation.ZH_HANS, Target.Encoding.UTF_8));
        assertEquals(List.of(), export.losses());
        GameRecord again =
                ((Import.Games) Import.read(export.content())).records().getFirst();
        assertEquals(record.headers(), again.headers());
        assertEquals(record.result(), again.result());
        assertEquals(record.tree().setup(), again.tree().setup());
        return new String(export.content(), StandardCharsets.UTF_8);
    }

    private static void holds(String pgn, String... tags) {
        for (String tag : tags) {
            assertTrue(pgn.contains(tag + "\n"), () -> tag + " in " + pgn);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "CHECKMATE, normal, checkmate",
        "STALEMATE, normal, stalemate",
        "RESIGNATION, normal, resignation",
        "TIME, time forfeit, time",
        "LEAVING, abandoned, leaving",
        "PERPETUAL_CHECK, rules infraction, perpetual-check",
        "FIVE_CHECKS, rules infraction, five-checks"
    })
    void theEndStandsInTheWordsOfPgnAndItsReasonBesideIt(Outcome.Reason why, String termination, String reason) {
        holds(
                written(record(POOK, Optional.of(new Outcome.Win(Side.BLACK, why)))),
                "[Result \"0-1\"]",
                "[Termination \"" + termination + "\"]",
                "[EndReason \"" + reason + "\"]");
    }

    @Test
    void aGameThatIsNotOverIsUnterminated() {
        String pgn = written(record(POOK, Optional.empty()));
        holds(pgn, "[Result \"*\"]", "[Termination \"unterminated\"]");
        assertTrue(!pgn.contains("EndReason"), pgn);
    }

    @Test
    void whatBothStakedStandsInItRaisedStakesIncluded() {
        Account red = new Account.Purse("red");
        Account black = new Account.Purse("black");
        Account escrow = new Account.Escrow();
        List<Transfer> transfers = List.of(
                new Transfer(red, new Account.HouseTill(), 50, Cause.TABLE_FEE),
                new Transfer(red, escrow, 200, Cause.STAKE),
                new Transfer(black, escrow, 200, Cause.STAKE),
                new Transfer(red, escrow, 100, Cause.STAKE),
                new Transfer(escrow, red, 500, Cause.STAKE));
        holds(
                written(record(POOK, transfers, Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.RESIGNATION)))),
                "[Stakes \"300/200\"]");
        assertTrue(!written(record(POOK, Optional.empty())).contains("Stakes"));
    }

    @Test
    void theFeeOfALessonIsTheLearnersStake() {
        List<Transfer> transfers =
                List.of(new Transfer(new Account.Purse("black"), new Account.Escrow(), 60, Cause.GUIDANCE));
        holds(written(record(POOK, transfers, Optional.empty())), "[Stakes \"0/60\"]");
    }

    @Test
    void theHouseAndTheEditionOfItsRulesAreNamed() {
        holds(written(record(POOK, Optional.empty())), "[House \"pook\"]", "[Rules \"chinese-1\"]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {
                "fischer:300+5 300+5",
                "fischer:600+0 600",
                "two:40@1800,20@600 40/1800:20/600",
                "two:40@1800,0@600 40/1800:600",
                "two:0@3600,20@600 3600",
                "two:40@1800,10@0 40/1800:-",
                "none -"
            })
    void theClockIsWrittenAsPgnHasIt(String control, String pgn) {
        TimeControl clock = TimeControl.parse(control).orElseThrow();
        holds(
                written(record(POOK.withClock(clock), Optional.empty())),
                "[TimeControl \"" + pgn + "\"]",
                "[TimeRule \"" + control + "\"]");
    }

    @Test
    void theThreePartClockWhichPgnDoesNotKnowHasItsShortForm() {
        String pgn = written(record(POOK, Optional.empty()));
        holds(pgn, "[TimeRule \"three:600/60/30\"]");
        assertTrue(!pgn.contains("TimeControl"), pgn);
    }

    /// Red without the horse on b0 (houses.md §5).
    @Test
    void oddsAreNamedAndTheirStartIsThere() {
        Terms odds = POOK.withOdds(Odds.of(Odds.Kind.HORSE)).orElseThrow();
        holds(
                written(record(odds, Optional.empty())),
                "[Odds \"horse\"]",
                "[FEN \"rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/R1BAKABNR w - - 0 1\"]",
                "[SetUp \"1\"]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ' ',
            value = {"first", "two-rooks", "custom:a0,h2", "two-first:h2e2,b0c2"})
    void oddsAreReadBackAsTheyWereGiven(String words) {
        Odds odds = Odds.parse(words).orElseThrow();
        GameRecord record = record(POOK.withOdds(odds).orElseThrow(), Optional.empty());
        holds(written(record), "[Odds \"" + words + "\"]");
        assertEquals(Optional.of(odds), record.headers().other("Odds").flatMap(Odds::parse));
    }

    /// XQF has a place for the clock of the game and none for the others (formats.md §1.1); CBR has one for the
    /// ending, too (formats.md §2.1).
    @Test
    void aFormatWithoutRoomForTheTermsTellsSoInOneLineThatIsSlight() {
        GameRecord game = record(
                POOK.withOdds(Odds.of(Odds.Kind.HORSE)).orElseThrow(),
                Optional.of(new Outcome.Win(Side.RED, Outcome.Reason.TIME)));
        assertEquals(
                List.of(terms("ENDING, House, Rules, Odds, EndReason")),
                losses(game, new Target.Xqf(Target.XqfVersion.V18)));
        assertEquals(List.of(terms("House, Rules, Odds, EndReason")), losses(game, new Target.Cbr()));
        assertTrue(losses(game, new Target.Cbr()).getFirst().isSlight());
    }

    @Test
    void aRealLossOfAPlayedGameIsToldBesideItsTerms() {
        GameRecord played = record(POOK, Optional.empty());
        GameRecord game = new GameRecord(
                played.headers()
                        .changed()
                        .set(Field.REFEREE, "丙")
                        .add("Own", "x")
                        .build(),
                Result.UNKNOWN,
                played.tree());
        List<Export.Loss> losses = losses(game, new Target.Xqf(Target.XqfVersion.V18));
        assertEquals(
                List.of(
                        new Export.Loss(Export.Loss.Kind.HEADER, 1, OptionalInt.empty(), "REFEREE"),
                        new Export.Loss(Export.Loss.Kind.HEADER, 1, OptionalInt.empty(), "Own"),
                        terms("ENDING, House, Rules")),
                losses);
        assertEquals(
                List.of(false, false, true),
                losses.stream().map(Export.Loss::isSlight).toList());
    }

    @Test
    void theSameTagsOfOtherProgramsAreLosses() {
        GameRecord game = new GameRecord(
                new Headers.Builder()
                        .set(Field.ENDING, "adjudication")
                        .add("TimeControl", "900")
                        .build(),
                Result.DRAW,
                StudyTree.on(Setup.STANDARD));
        assertEquals(
                List.of(
                        new Export.Loss(Export.Loss.Kind.HEADER, 1, OptionalInt.empty(), "ENDING"),
                        new Export.Loss(Export.Loss.Kind.HEADER, 1, OptionalInt.empty(), "TimeControl")),
                losses(game, new Target.Xqf(Target.XqfVersion.V18)));
    }

    private static List<Export.Loss> losses(GameRecord game, Target target) {
        return Export.write(List.of(game), target).losses();
    }

    private static Export.Loss terms(String names) {
        return new Export.Loss(Export.Loss.Kind.TERMS, 1, OptionalInt.empty(), names);
    }
}
