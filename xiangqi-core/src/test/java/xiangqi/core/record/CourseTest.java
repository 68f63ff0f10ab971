package xiangqi.core.record;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.house.House;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Ranks;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.notation.Notation;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.ScriptedTable;
import xiangqi.core.table.Terms;

/// What a record tells of the course of a game (client.md, "Playing").
class CourseTest {
    private static Game played(House house, String... lines) {
        Profile member = house.scoring().newcomer().withWealth(1000).withMembership(true);
        ScriptedTable table = new ScriptedTable(
                Terms.of(house).withMoney(house.movesMoney()),
                new Player("r", "甲", member),
                new Player("b", "乙", member),
                new Purses(Map.of(new Account.Purse("r"), 1_000L, new Account.Purse("b"), 1_000L)));
        if (lines.length == 0 || !lines[0].endsWith(" sit")) {
            assertInstanceOf(Decision.Accepted.class, table.begin());
        }
        for (String line : lines) {
            ScriptedTable.Ran ran = table.run(line);
            assertInstanceOf(
                    Decision.Accepted.class,
                    assertInstanceOf(ScriptedTable.Ran.Decided.class, ran, line).decision(),
                    line);
        }
        return table.table().game().orElseThrow();
    }

    private static String say(Happening happening) {
        return switch (happening) {
            case Happening.Staked staked ->
                "staked " + staked.stakes().red() + " " + staked.stakes().black()
                        + staked.stakes()
                                .guide()
                                .map(guide -> " " + guide + " teaches")
                                .orElse("");
            case Happening.Asked asked ->
                asked.offer().by() + " asks " + asked.offer().proposal().word();
            case Happening.Agreed agreed ->
                "agreed " + agreed.offer().proposal().word();
            case Happening.Refused refused ->
                "refused " + refused.offer().proposal().word();
            case Happening.Lapsed lapsed ->
                "lapsed " + lapsed.offer().proposal().word();
            case Happening.Warned warned ->
                "warned " + warned.ahead().why() + " at " + warned.line().size();
            case Happening.WentAway away -> away.side() + " away";
            case Happening.CameBack back -> back.side() + " back";
            case Happening.Interrupted _ -> "interrupted";
            case Happening.Undone undone ->
                "undone "
                        + undone
                                .line()
                                .plies()
                                .subList(undone.from(), undone.line().size())
                                .stream()
                                .map(ply -> ply.move().toString())
                                .collect(Collectors.joining(" "));
            case Happening.Ended ended -> "ended " + ended.outcome().why();
        };
    }

    private static GameRecord record(Game game) {
        return PlayedGame.of(game, Headers.NONE, CourseTest::say);
    }

    private static List<String> moves(List<Node> nodes) {
        return nodes.stream()
                .flatMap(node -> node.move().stream())
                .map(Object::toString)
                .toList();
    }

    /// The time of the move in front, then the words told on it.
    private static List<String> told(Node node) {
        return node.comment()
                .map(told -> told.replace("] ", "]\n").lines().toList())
                .orElse(List.of());
    }

    @Test
    void eachMoveTellsHowLongItTook() {
        StudyTree tree = record(played(Plain.house(), "5 red play h2e2", "12 black play h9g7", "52.5 red play h0g2"))
                .tree();
        assertEquals(
                List.of(List.of("[%emt 0:00:05]"), List.of("[%emt 0:00:07]"), List.of("[%emt 0:00:40]")),
                tree.mainLine().stream().map(CourseTest::told).toList());
    }

    @Test
    void anOfferAndItsAnswerStandOnTheMoveAfterWhichTheyCame() {
        StudyTree tree = record(played(
                        Plain.house(),
                        "5 red play h2e2",
                        "6 red draw",
                        "7 black refuse",
                        "8 black play h9g7",
                        "9 black draw",
                        "10 red accept"))
                .tree();
        assertEquals(
                List.of(
                        List.of("[%emt 0:00:05]", "RED asks draw", "refused draw"),
                        List.of("[%emt 0:00:03]", "BLACK asks draw", "ended AGREEMENT")),
                tree.mainLine().stream().map(CourseTest::told).toList());
    }

    @Test
    void whatHappensBeforeTheFirstMoveStandsOnTheStart() {
        StudyTree tree = record(played(Plain.house(), "1 black away", "2 black back", "4 red play h2e2"))
                .tree();
        assertEquals(List.of("BLACK away", "BLACK back"), told(tree.root()));
    }

    /// An undo is measured afresh: step time starts anew (houses.md §1).
    @Test
    void undoneMovesAreAVariationBehindWhatWasPlayedInstead() {
        StudyTree tree = record(played(
                        Plain.house(),
                        "5 red play h2e2",
                        "6 black play h9g7",
                        "7 red undo",
                        "9 black accept",
                        "12 red play b2e2",
                        "13 black play b9c7"))
                .tree();
        assertEquals(List.of("b2e2", "b9c7"), moves(tree.mainLine()));
        Node undone = tree.root().children().getLast();
        assertEquals(List.of("h2e2", "h9g7"), moves(line(undone)));
        assertEquals(List.of("[%emt 0:00:01]", "RED asks undo", "agreed undo"), told(undone.end()));
        assertEquals(List.of("[%emt 0:00:03]"), told(tree.mainLine().getFirst()));
        assertEquals(2, tree.root().children().size());
    }

    @Test
    void movesUndoneThatNothingWasPlayedInsteadOfAreNoLineOfTheGame() {
        StudyTree tree = record(played(
                        Plain.house(),
                        "5 red play h2e2",
                        "6 black play h9g7",
                        "7 red undo",
                        "9 black accept",
                        "10 red resign"))
                .tree();
        assertEquals(List.of(), tree.mainLine());
        assertEquals(
                List.of("ended RESIGNATION", "undone h2e2 h9g7", "RED asks undo", "agreed undo"), told(tree.root()));
    }

    @Test
    void theLineThatWasPlayedEndsWhereItEndedHoweverMuchWasUndoneBehindIt() {
        StudyTree tree = record(played(
                        Plain.house(),
                        "5 red play h2e2",
                        "6 black play h9g7",
                        "7 red play h0g2",
                        "8 red undo",
                        "9 black accept",
                        "10 black resign"))
                .tree();
        assertEquals(List.of("h2e2", "h9g7"), moves(tree.mainLine()));
        assertEquals(
                List.of("[%emt 0:00:01]", "ended RESIGNATION", "undone h0g2", "RED asks undo", "agreed undo"),
                told(tree.mainLine().getLast()));
    }

    private static List<Node> line(Node first) {
        List<Node> line = new ArrayList<>(List.of(first));
        while (line.getLast().next().isPresent()) {
            line.add(line.getLast().next().get());
        }
        return line;
    }

    @Test
    void theSameMoveMadeAgainAfterAnUndoIsOneMoveThatTookTheTimeOfTheLast() {
        StudyTree tree = record(
                        played(Plain.house(), "5 red play h2e2", "7 red undo", "9 black accept", "12 red play h2e2"))
                .tree();
        assertEquals(1, tree.size());
        assertEquals(
                List.of("[%emt 0:00:03]", "RED asks undo", "agreed undo"),
                told(tree.mainLine().getFirst()));
    }

    private static List<String> toldOnTheStart(String... lines) {
        return told(record(played(Ourgame.house(), lines)).tree().root());
    }

    @Test
    void stakesAgreedBeforeTheGameAreToldOnItsStart() {
        assertEquals(
                List.of("staked 30 20"),
                toldOnTheStart(
                        "0 red sit",
                        "0 black sit",
                        "1 red stake 30 20",
                        "2 black accept",
                        "3 red ready",
                        "3 black ready",
                        "5 red play h2e2"));
    }

    @Test
    void whatIsRaisedLaterIsNoPartOfWhatWasAgreedBeforeTheGame() {
        assertEquals(
                List.of("staked 30 20", "RED asks stake", "agreed stake"),
                toldOnTheStart(
                        "0 red sit",
                        "0 black sit",
                        "1 red stake 30 20",
                        "2 black accept",
                        "3 red ready",
                        "3 black ready",
                        "4 red stake 50 20",
                        "4 black accept",
                        "5 red play h2e2"));
    }

    @Test
    void aLessonAgreedBeforeTheGameSaysWhoTeaches() {
        assertEquals(
                List.of("staked 40 0 BLACK teaches"),
                toldOnTheStart(
                        "0 red sit",
                        "0 black sit",
                        "1 red guide 40",
                        "2 black accept",
                        "3 red ready",
                        "3 black ready",
                        "5 red play h2e2"));
    }

    @Test
    void stakesAgreedDuringTheGameAreTold() {
        StudyTree tree = record(played(
                        Ourgame.house(), "5 red play h2e2", "6 red stake 10 20", "7 black accept", "8 black resign"))
                .tree();
        assertEquals(
                List.of("[%emt 0:00:05]", "RED asks stake", "agreed stake", "ended RESIGNATION"),
                told(tree.mainLine().getFirst()));
    }

    @Test
    void aWarningStandsOnTheMoveThatBroughtIt() {
        StudyTree tree = record(played(
                        Ranks.house(),
                        "1 red play h2h9",
                        "2 black play i9h9",
                        "3 red play h0g2",
                        "4 black play h9h8",
                        "5 red play g2h0",
                        "6 black play h8h9",
                        "7 red play h0g2",
                        "8 black play h9h8",
                        "9 red play g2h0",
                        "10 black play h8h9"))
                .tree();
        List<List<String>> told = tree.mainLine().stream().map(CourseTest::told).toList();
        assertEquals(List.of("[%emt 0:00:01]", "warned REPETITION at 6"), told.get(5));
        assertEquals(List.of("[%emt 0:00:01]", "ended REPETITION"), told.getLast());
    }

    @Test
    void allOfItComesBackFromAPgn() {
        GameRecord record = record(played(
                Plain.house(),
                "5 red play h2e2",
                "6 black play h9g7",
                "7 red undo",
                "9 black accept",
                "12 red play b2e2",
                "13 red draw",
                "14 black refuse",
                "20 black resign"));
        Export export = Export.write(List.of(record), new Target.Pgn(Notation.ZH_HANS, Target.Encoding.UTF_8));
        assertEquals(List.of(), export.losses());
        GameRecord again =
                ((Import.Games) Import.read(export.content())).records().getFirst();
        assertEquals(record.tree(), again.tree(), new String(export.content(), StandardCharsets.UTF_8));
        assertEquals(Optional.empty(), again.tree().root().comment());
    }

    @ParameterizedTest
    @MethodSource("formats")
    void everyFormatOfProgramsKeepsTheTimesAndWritesTheSameBytesAgain(Target target) {
        GameRecord record = record(played(
                Plain.house(), "5 red play h2e2", "12.9 black play h9g7", "73 red play h0g2", "74 black resign"));
        Export export = Export.write(List.of(record), target);
        assertEquals(
                List.of(),
                export.losses().stream().filter(loss -> !loss.isSlight()).toList());
        GameRecord again =
                ((Import.Games) Import.read(export.content())).records().getFirst();
        assertEquals(record.tree(), again.tree());
        assertArrayEquals(export.content(), Export.write(List.of(again), target).content());
    }

    private static List<Target> formats() {
        return List.of(
                new Target.Pgn(Notation.ICCS, Target.Encoding.UTF_8),
                new Target.Pgn(Notation.ZH_HANS, Target.Encoding.GB18030),
                new Target.Xqf(Target.XqfVersion.V18),
                new Target.Xqf(Target.XqfVersion.V10),
                new Target.Cbr(),
                new Target.DhtmlXq());
    }

    @Test
    void aTextForPeopleLeavesTheTimesOutAndTellsItOnce() {
        GameRecord record = record(played(
                Plain.house(),
                "5 red play h2e2",
                "6 red draw",
                "7 black refuse",
                "12 black play h9g7",
                "13 red resign"));
        Target target = new Target.PlainText(Notation.ZH_HANS);
        Export export = Export.write(List.of(record), target);
        String text = new String(export.content(), StandardCharsets.UTF_8);
        assertFalse(text.contains("emt"), text);
        assertTrue(text.contains("{RED asks draw\nrefused draw}"), text);
        assertEquals(
                List.of(new Export.Loss(Export.Loss.Kind.TIMES, 1, OptionalInt.empty(), "")),
                export.losses().stream()
                        .filter(loss -> loss.kind() != Export.Loss.Kind.TERMS)
                        .toList());
        GameRecord again =
                ((Import.Games) Import.read(export.content())).records().getFirst();
        assertArrayEquals(export.content(), Export.write(List.of(again), target).content());
    }
}
