package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import xiangqi.core.record.Result;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// What the list of games says of each, so that they can be told apart.
class ListWordsTest extends StudyRoom {
    private final StudyWords said = new StudyWords(Words.in(Language.ENGLISH));

    private static String game(String... tags) {
        return String.join("\n", tags) + "\n\n1. 炮二平五 *\n\n";
    }

    private List<String> list(String... games) {
        model.games().open(List.of(desk.file("book.pgn", String.join("", games))));
        return model.games().all().stream()
                .map(game -> said.listed(game) + " | " + said.facts(game))
                .toList();
    }

    @Test
    void titlesThatDifferStandBeforePlayersWhoDoNot() {
        assertEquals(
                List.of("Lesson 1 | A — B · 1 move", "Lesson 2 | A — B · 1 move"),
                list(
                        game("[Title \"Lesson 1\"]", "[Red \"A\"]", "[Black \"B\"]", "[Event \"Course\"]"),
                        game("[Title \"Lesson 2\"]", "[Red \"A\"]", "[Black \"B\"]", "[Event \"Course\"]")));
    }

    @Test
    void playersWhoDifferStandBeforeATitleThatDoesNotAndOnlyWhatDiffersFollows() {
        assertEquals(
                List.of("A — B | 1980 · 1 move", "A — C | 1981 · 1 move"),
                list(
                        game("[Title \"Best games\"]", "[Red \"A\"]", "[Black \"B\"]", "[Date \"1980\"]"),
                        game("[Title \"Best games\"]", "[Red \"A\"]", "[Black \"C\"]", "[Date \"1981\"]")));
    }

    @Test
    void gamesWithoutNamesBeginWithWhatTellsThemApart() {
        assertEquals(
                List.of("Cup | 1980 · Game 1 · 1 move", "Final | 1981 · Game 2 · 1 move"),
                list(game("[Event \"Cup\"]", "[Date \"1980\"]"), game("[Event \"Final\"]", "[Date \"1981\"]")));
        assertEquals(
                List.of("1980 | Game 1 · 1 move", "1981 | Game 2 · 1 move"),
                list(game("[Event \"Cup\"]", "[Date \"1980\"]"), game("[Event \"Cup\"]", "[Date \"1981\"]")));
    }

    @Test
    void gamesThatNothingTellsApartAreNumberedAndASingleOneIsItsFile() {
        assertEquals(List.of("Game 1 | 1 move", "Game 2 | 1 move"), list(game(), game()));
        assertEquals(List.of("book.pgn | 1 move"), list(game()));
    }

    @Test
    void theWholeTellsWhatTheListHasNoRoomFor() {
        list(game("[Title \"Best games\"]", "[Red \"A\"]", "[Black \"B\"]", "[Event \"Cup\"]"), game("[Red \"C\"]"));
        String whole = said.whole(model.games().all().getFirst());
        for (String part : List.of("Best games", "A — B", "Cup", "Result unknown", "1 move", "book.pgn")) {
            assertTrue(whole.contains(part), whole);
        }
    }

    @Test
    void aGameWithoutAResultIsNotCalledUnfinished() {
        assertEquals("—", said.listed(Result.UNKNOWN));
        assertEquals("Result unknown", said.result(Result.UNKNOWN));
    }
}
