package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.app.image.Chuhe;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Move;

class JudgeIT {
    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    private static final String CHECK = "3k5/R8/9/9/9/9/9/9/9/4K4 w";
    private static final String CHECKING = "a8a9 d9d8 a9a8 d8d9";
    private static final String CHASE = "4k4/9/2c6/9/9/9/9/9/9/3R1K3 w";
    private static final String CHASING = "d0c0 c7d7 c0d0 d7c7";
    private static final List<String> MEMBERS =
            List.of("verdict", "reason", "class", "cycle", "chased", "checking", "rule", "edition", "at");

    /// One row of a fact table, perhaps mirrored.
    private record Game(String id, String fen, List<String> moves, String verdict) {
        String line() {
            return fen + "\t" + String.join(" ", moves);
        }

        Game first(int plies) {
            return new Game(id, fen, moves.subList(0, plies), verdict);
        }

        Game mirrored(UnaryOperator<Setup> setup, UnaryOperator<Move> move, String otherVerdict) {
            return new Game(
                    id + " mirrored",
                    Fen.writeShort(setup.apply(setup())),
                    moves.stream()
                            .map(text ->
                                    move.apply(Move.parse(text).orElseThrow()).toString())
                            .toList(),
                    otherVerdict);
        }

        Setup setup() {
            return ((FenReading.Read) Fen.read(fen)).setup();
        }

        /// The number of the ply after which a placement stands for the second or third time with the
        /// same side to move, told from the boards alone; 0 if there is none, and where nobody has a piece
        /// to mate with at all.
        int occurrence(int times) {
            Board board = setup().board();
            if (fen.split(" ")[0].matches("(?i)[1-9/kab]*")) {
                return 0;
            }
            Map<String, Integer> stood = new HashMap<>(Map.of(board + " 0", 1));
            for (int ply = 1; ply <= moves.size(); ply++) {
                Move move = Move.parse(moves.get(ply - 1)).orElseThrow();
                boolean capture = !board.isEmpty(move.to());
                board = board.without(move.from())
                        .with(move.to(), board.at(move.from()).orElseThrow());
                if (capture) {
                    stood.clear();
                }
                if (stood.merge(board + " " + ply % 2, 1, Integer::sum) == times) {
                    return ply;
                }
            }
            return 0;
        }
    }

    private static List<Game> rows(String table) {
        boolean chinese = table.contains("chinese");
        List<Game> games = new ArrayList<>();
        for (List<String> row : Facts.of(table)) {
            int fen = chinese ? 2 : 1;
            Game game =
                    new Game(row.get(0), row.get(fen), List.of(row.get(fen + 1).split(" ")), row.get(fen + 2));
            String other =
                    game.verdict().replace("red", "RED").replace("black", "red").replace("RED", "black");
            games.add(game);
            games.add(game.mirrored(Setup::mirrored, Move::mirrored, game.verdict()));
            games.add(game.mirrored(Setup::recoloured, Move::turned, other));
        }
        return games;
    }

    private static List<Map<String, Object>> judge(List<Game> games, String... arguments) {
        Chuhe.Answer answer = run(games.stream().map(Game::line).toList(), arguments);
        assertEquals(0, answer.exitCode(), answer.err());
        assertEquals(games.size(), answer.lines().size());
        return answer.lines().stream().map(Json::object).toList();
    }

    private static Chuhe.Answer run(List<String> lines, String... arguments) {
        return Chuhe.installed()
                .given(lines.stream().map(line -> line + "\n").collect(Collectors.joining()))
                .run(Stream.concat(Stream.of("judge", "--rules"), Stream.of(arguments))
                        .toArray(String[]::new));
    }

    private static Map<String, Object> judge(String line, String... arguments) {
        return Json.object(run(List.of(line), arguments).out().strip());
    }

    @ParameterizedTest
    @CsvSource({"asian, repetition.tsv", "chinese, repetition-chinese.tsv"})
    void everyRowHasItsVerdictAtItsEndHoweverMirrored(String rules, String table) {
        List<Game> games = rows(table);
        List<Map<String, Object>> objects = judge(games, rules, "--at-end");
        for (int i = 0; i < games.size(); i++) {
            Game game = games.get(i);
            Map<String, Object> object = objects.get(i);
            assertEquals(MEMBERS, List.copyOf(object.keySet()));
            assertEquals(game.verdict(), object.get("verdict"), game.id());
            assertEquals(game.moves().size(), number(object.get("at")), game.id());
            assertEquals(rules + "-1", object.get("edition"));
            List<String> cycle = Json.texts(object.get("cycle"));
            assertEquals(
                    game.moves()
                            .subList(
                                    game.moves().size() - cycle.size(),
                                    game.moves().size()),
                    cycle,
                    game.id());
        }
    }

    @ParameterizedTest
    @CsvSource({"asian, repetition.tsv", "chinese, repetition-chinese.tsv"})
    void aGameStopsAtTheThirdOccurrenceAndWasWarnedAtTheSecond(String rules, String table) {
        List<Game> games = rows(table);
        List<Map<String, Object>> stopped = judge(games, rules);
        List<Game> thirds =
                games.stream().map(game -> game.first(game.occurrence(3))).toList();
        List<Map<String, Object>> atThirds = judge(thirds, rules, "--at-end");
        List<Map<String, Object>> atSeconds =
                judge(games.stream().map(game -> game.first(game.occurrence(2))).toList(), rules);
        for (int i = 0; i < games.size(); i++) {
            String id = games.get(i).id();
            assertEquals(thirds.get(i).moves().size(), number(stopped.get(i).get("at")), id);
            assertEquals(atThirds.get(i), stopped.get(i), id);
            boolean drawnAtOnce = thirds.get(i).moves().isEmpty();
            assertEquals(drawnAtOnce ? "draw" : "warning", atSeconds.get(i).get("verdict"), id);
        }
    }

    @Test
    void aVerdictComesWithClassCycleAndPieces() {
        assertEquals(
                "{\"verdict\":\"red_loses\",\"reason\":\"perpetual_chase\",\"class\":{\"red\":\"perpetual_chase\",\"black\":\"idle\"},"
                        + "\"cycle\":[\"d0c0\",\"c7d7\",\"c0d0\",\"d7c7\"],\"chased\":[\"cc7\"],\"checking\":[],"
                        + "\"rule\":\"higher_class_loses\",\"edition\":\"asian-1\",\"at\":8}",
                run(List.of(CHASE + "\t" + CHASING + " " + CHASING + " d0d9 e9e8"), "asian")
                        .out()
                        .strip());
        Map<String, Object> checks = judge(CHECK + "\t" + CHECKING + " " + CHECKING, "chinese");
        assertEquals("red_loses", checks.get("verdict"));
        assertEquals("perpetual_check", checks.get("reason"));
        assertEquals("perpetual_check_loses", checks.get("rule"));
        assertEquals(Map.of("red", "长将", "black", "闲"), checks.get("class"));
        assertEquals(List.of("Ra8"), checks.get("checking"));
    }

    @Test
    void aWarningSaysWhatOnceMoreWouldBring() {
        Map<String, Object> warning = judge(CHASE + "\t" + CHASING, "ourgame");
        assertEquals("warning", warning.get("verdict"));
        assertEquals("perpetual_chase", warning.get("reason"));
        assertEquals(Map.of("red", "长捉", "black", "闲"), warning.get("class"));
        assertEquals(List.of("cc7"), warning.get("chased"));
        assertEquals(4, number(warning.get("at")));
    }

    @Test
    void anUndecidedLineHasNoReason() {
        Map<String, Object> none = judge(START + "\th2e2 h9g7", "asian");
        assertEquals(MEMBERS, List.copyOf(none.keySet()));
        assertEquals("none", none.get("verdict"));
        assertEquals(Json.NULL, none.get("reason"));
        assertEquals(Json.NULL, none.get("rule"));
        assertEquals("asian-1", none.get("edition"));
        assertEquals(2, number(none.get("at")));
        assertEquals(0, number(judge(START, "asian").get("at")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chinese | 4k4/R8/9/9/9/9/9/9/9/3K4R w | i0i9 | black_loses | checkmate | 1",
                "pook    | 4k4/R8/9/9/9/9/9/9/9/3K4R w | i0i9 | black_loses | checkmate | 1",
                "asian   | 3k5/9/2P6/9/9/9/9/9/9/4K4 w | c7c8 | black_loses | stalemate | 1",
                "qq      | 3k5/9/2P6/9/9/9/9/9/9/4K4 w | c7c8 | black_loses | stalemate | 1",
                "asian   | 3k5/9/2P6/9/9/9/9/9/9/4K4 b | d9d8 c7c8 d8d9 | none | | 3",
                "ourgame | 3k5/4a4/9/9/9/9/9/4n4/4K4/3A5 w | e1e2 e8f9 | draw | no_material | 1",
                "ranks   | 3k5/9/9/9/9/9/9/4n4/9/4K4 w | | none | | 0",
            })
    void aPositionCanEndTheGameByItself(
            String rules, String fen, String moves, String verdict, String reason, long at) {
        Map<String, Object> object = judge(fen + "	" + (moves == null ? "" : moves), rules);
        assertEquals(verdict, object.get("verdict"), object.toString());
        assertEquals(reason == null ? Json.NULL : reason, object.get("reason"));
        assertEquals(reason == null ? Json.NULL : reason, object.get("rule"));
        assertEquals(at, object.get("at"));
    }

    @Test
    void sixtyRoundsWithoutACaptureAreADraw() {
        List<String> moves = new ArrayList<>();
        for (int round = 0; round < 61; round++) {
            moves.add("a" + round % 7 + "a" + (round + 1) % 7);
            moves.add("i" + (9 - round % 9) + "i" + (9 - (round + 1) % 9));
        }
        // Seven and nine points have no common round before the 63rd: no position comes back.
        Map<String, Object> draw = judge("5k2r/9/9/9/9/9/9/9/9/R2K5 w	" + String.join(" ", moves), "ourgame");
        assertEquals("draw", draw.get("verdict"));
        assertEquals("natural_limit", draw.get("reason"));
        assertEquals(120, number(draw.get("at")));
    }

    @Test
    void fiveChecksByOnePieceLoseInTheHouseThatCountsThem() {
        String four = CHECK + "	a8a9 d9d8 a9a8 d8d7 a8a7 d7d8 a7a8";
        Map<String, Object> warning = judge(four, "ranks");
        assertEquals("warning", warning.get("verdict"));
        assertEquals("five_checks", warning.get("reason"));
        assertEquals(List.of("Ra8"), warning.get("checking"));
        Map<String, Object> lost = judge(four + " d8d9 a8a9 d9d8", "ranks");
        assertEquals("red_loses", lost.get("verdict"));
        assertEquals("five_checks", lost.get("reason"));
        assertEquals("five_checks", lost.get("rule"));
        assertEquals(List.of("Ra9"), lost.get("checking"));
        assertEquals(9, number(lost.get("at")));
        assertEquals("warning", judge(four + " d8d9 a8a9", "ourgame").get("verdict"));
    }

    @Test
    void theWarningOfTheFourthCheckHasTheRepetitionToo() {
        Map<String, Object> first = judge(CHECK + "\t" + CHECKING + " a8a9 d9d8 a9a8", "ranks");
        assertEquals("warning", first.get("verdict"));
        assertEquals("perpetual_check", first.get("reason"));
        assertEquals(Map.of("red", "长将", "black", "闲"), first.get("class"));
        assertEquals(List.of("d8d9", "a8a9", "d9d8", "a9a8"), first.get("cycle"));
        assertEquals(List.of("Ra8"), first.get("checking"));
        Map<String, Object> later = judge("3k5/9/9/9/9/9/9/9/1R7/4K4 w\tb1b9 d9d8 b9b8 d8d9 b8b9 d9d8 b9b8", "ranks");
        assertEquals("five_checks", later.get("reason"));
        assertEquals(List.of("d8d9", "b8b9", "d9d8", "b9b8"), later.get("cycle"));
    }

    @Test
    void movesAreReadInAnyNotation() {
        String played = run(List.of(CHASE + "	" + CHASING), "asian").out();
        for (String moves : List.of(
                "D0-C0 C7-D7 C0-D0 D7-C7", "d1c1 c8d8 c1d1 d8c8", "车六平七 炮3平4 車七平六 砲４平３", "R6=7 c3.4 R7=6 C4=3")) {
            assertEquals(played, run(List.of(CHASE + "	" + moves), "asian").out(), moves);
        }
        assertEquals(
                played,
                run(List.of(CHASE + " - - 0 1 moves d0c0 c7d7	c0d0 d7c7"), "asian")
                        .out());
    }

    @Test
    void theFirstMoveTellsTheSideThatAFenLeavesOut() {
        String board = CHASE.substring(0, CHASE.indexOf(' '));
        String fleeing = "c7d7 d0c0 d7c7 c0d0";
        assertEquals(
                run(List.of(board + " w\t" + CHASING, board + " b\t" + fleeing), "asian")
                        .out(),
                run(List.of(board + "\t" + CHASING, board + "\t" + fleeing), "asian")
                        .out());
    }

    @Test
    void aTenthRankLateInALineTellsHowItsFirstMovesAreMeant() {
        // Two chariots: a1c1 is a legal move however ranks are counted, but then a2a3 is one only from 1.
        String start = "3k5/9/9/9/9/9/8P/9/r8/r2AK4 b\t";
        Map<String, Object> fromOne = judge(start + "a1c1 i4i5 d10d9 i5i6 a2a3", "asian", "--at-end");
        assertEquals("none", fromOne.get("verdict"), fromOne.toString());
        Map<String, Object> fromZero = judge(start + "a1c1 i3i4 d9d8 i4i5 c1c0", "asian", "--at-end");
        assertEquals("none", fromZero.get("verdict"), fromZero.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "\th0g2 h9g7 b3b4|3",
                " moves h0g2\th9g7 b3b4|3",
                " moves h3e3\th10g8 b2e2|3",
                "\tb3b4 h0g2|1",
            })
    void theCountingOfRanksIsThatOfTheWholeLine(String line, long ply) {
        Map<String, Object> error = judge(START + line, "asian");
        assertEquals(ply, error.get("at"), error.toString());
        assertTrue(error.get("error").toString().matches("[a-z-]+: [^;]*"), "one reading: " + error);
    }

    @Test
    void movesArePartedByAFullWidthSpaceToo() {
        assertEquals(
                run(List.of(CHASE + "\t" + CHASING), "asian").out(),
                run(List.of(CHASE + "\t" + CHASING.replace(' ', '\u3000')), "asian")
                        .out());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "h2e2 h9g7 h0h1 | not-its-way | 3",
                "h2e2 h0g2 | not-your-turn | 2",
                "h2e2 h9g7 e2e9 | cannon-needs-one-screen | 3",
                "h2e2 x9g7 | unreadable-move | 2",
                "炮五平二 | no-such-move | 1",
                "h2e2 moves h9g7 | unreadable-move | 2",
            })
    void aMoveThatCannotBePlayedIsNamedWithItsPly(String moves, String code, long ply) {
        Chuhe.Answer answer = run(List.of(START + "	" + moves), "chinese");
        assertEquals(1, answer.exitCode());
        assertEquals("", answer.err());
        Map<String, Object> error = Json.object(answer.out().strip());
        assertEquals(List.of("error", "at"), List.copyOf(error.keySet()));
        assertTrue(error.get("error").toString().startsWith(code + ": "), error.toString());
        assertEquals(ply, error.get("at"));
    }

    @Test
    void anAmbiguousMoveIsNotGuessed() {
        Map<String, Object> error = judge("4k4/9/1P5P1/9/1P5P1/9/9/9/9/3K5 w	前兵进一", "asian");
        assertTrue(error.get("error").toString().startsWith("ambiguous: "), error.toString());
        assertEquals(List.of("h7h8", "b7b8"), error.get("candidates"));
        assertEquals(1, number(error.get("at")));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "rnbakabnr/9/1c5z1/9/9/9/9/9/9/RNBAKABNR w | unknown-letter | 3 | 8",
                "rnbakabnr/9/1c5c/p1p1p1p1p/9/9/9/9/9/9 w | row-too-short | 3 | 9",
                "4k4/9/9/9/9/9/9/9/9/4K4 w | generals-facing | 10 | 5",
                "3k5/9/9/9/9/4P4/9/P8/P8/5K3 w | soldier-unreachable | 9 | 1",
                "4k4/9/9/9/9/9/9/9/9/9 w | no-general | |",
                "4k4/9/9/9/9/9/9/9/9/3K5 x | unknown-side | |",
                "'' | empty | |",
            })
    void aFenThatIsNoPositionIsNamedWithRowAndColumn(String fen, String code, Long row, Long column) {
        Map<String, Object> error = judge(fen + "	h2e2", "ranks");
        assertEquals(List.of("error", "at", "row", "column"), List.copyOf(error.keySet()));
        assertTrue(error.get("error").toString().startsWith(code + ": "), error.toString());
        assertEquals(0, number(error.get("at")));
        assertEquals(row == null ? Json.NULL : row, error.get("row"));
        assertEquals(column == null ? Json.NULL : column, error.get("column"));
    }

    @Test
    void badLinesDoNotStopTheOthers() {
        Chuhe.Answer answer =
                run(List.of("nonsense", START + "	h2e2", "", START + "	h2e3", CHASE + "	" + CHASING), "qq");
        assertEquals(1, answer.exitCode());
        assertEquals(
                List.of(false, true, false, false, true),
                answer.lines().stream()
                        .map(line -> Json.object(line).containsKey("verdict"))
                        .toList());
    }

    private static long number(Object value) {
        return (Long) value;
    }

    @ParameterizedTest
    @ValueSource(strings = {"pook", "qq"})
    void whereAGeneralMayBeCapturedItsCaptureEndsTheGame(String house) {
        Map<String, Object> taken = judge("4k4/9/9/9/4R4/9/9/9/9/4K4 w\te5d5 e9e0 d5d9", house);
        assertEquals("red_loses", taken.get("verdict"));
        assertEquals("general_captured", taken.get("reason"));
        assertEquals("general_captured", taken.get("rule"));
        assertEquals(2, number(taken.get("at")));
        Map<String, Object> after = judge("4k4/9/9/9/4R4/9/9/9/9/4K4 w\te5d5 e9e0 d5d9", house, "--at-end");
        assertTrue(after.get("error").toString().startsWith("general-lost: "), after.toString());
        assertEquals(3, number(after.get("at")));
    }
}
