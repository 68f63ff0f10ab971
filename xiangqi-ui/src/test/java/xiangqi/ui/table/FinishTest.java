package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Pook;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Result;
import xiangqi.core.record.Target;
import xiangqi.core.table.Game;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// The end of a game: what is said of it, kept of it and begun after it.
class FinishTest {
    private static final Words WORDS = Words.in(Language.SIMPLIFIED);

    @Test
    void aWholeGameToMateOpensTheSheetWithTheWinner() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        assertEquals(new Outcome.Win(Side.RED, Outcome.Reason.CHECKMATE), result.outcome());
        assertEquals(ResultViewModel.Seal.WON, result.seal());
        assertEquals("红胜", new TableWords(WORDS).result(result));
        assertEquals("黑方（听雨轩）被将死", new TableWords(WORDS).verdict(result.game()));
        assertEquals(4, result.rounds());
        assertTrue(room.model.finish().sheetOpenProperty().get());
        assertEquals(Set.of(), room.model.board().moversProperty().get());
        assertEquals(
                Optional.of(Square.E9), room.model.board().frameProperty().get().check());
    }

    @Test
    void whoLosesAloneReadsThatTheyLost() {
        Parlour room = Parlour.here(Set.of(Parlour.BLACK.id()));
        room.model.requests().resignation().ask(Seat.BLACK);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        assertEquals(ResultViewModel.Seal.LOST, result.seal());
        assertEquals("你负了", new TableWords(WORDS).result(result));
    }

    @Test
    void theRecordHoldsPlayersDayClockResultReasonAndMoves() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        result.save();
        GameRecord record = room.saved.getFirst();
        assertEquals(Optional.of("半亩塘"), record.red());
        assertEquals(Optional.of("听雨轩"), record.black());
        assertEquals(Optional.of("2026.03.01"), record.headers().get(Field.DATE));
        assertEquals(Optional.of("three:600/60/30"), record.headers().get(Field.TIME_RULE));
        assertEquals(Optional.of("checkmate"), record.headers().other("EndReason"));
        assertEquals(Result.RED_WINS, record.result());
        assertEquals(
                Parlour.MATE.stream().map(Parlour::move).toList(),
                record.tree().mainLine().stream()
                        .flatMap(node -> node.move().stream())
                        .toList());
        assertEquals(
                Optional.of(new Afterwards.Saving.Saved(Path.of("2026-03-01.pgn"))),
                result.savedProperty().get());
    }

    @Test
    void aSavedFileTellsAllThatInItsTags() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE);
        GameRecord record =
                room.model.finish().resultProperty().get().orElseThrow().record();
        byte[] content = Export.write(List.of(record), new Target.Pgn(Notation.ZH_HANS, Target.Encoding.UTF_8))
                .content();
        List<String> lines = new String(content, StandardCharsets.UTF_8).lines().toList();
        for (String tag : List.of(
                "[Date \"2026.03.01\"]",
                "[Red \"半亩塘\"]",
                "[Black \"听雨轩\"]",
                "[Result \"1-0\"]",
                "[TimeRule \"three:600/60/30\"]",
                "[Termination \"normal\"]",
                "[EndReason \"checkmate\"]",
                "[House \"plain\"]")) {
            assertTrue(lines.contains(tag), tag);
        }
        assertTrue(String.join(" ", lines).contains("4. 炮八平五 {[%emt 0:00:01] 红胜：黑方（听雨轩）被将死} 1-0"), lines.toString());
    }

    @Test
    void aQuestionWhereToSaveThatIsDroppedLeavesTheGameUnsaved() {
        Parlour room = Parlour.usual();
        room.saving = new Afterwards.Saving.Dropped();
        room.model.requests().resignation().ask(Seat.RED);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        result.save();
        assertEquals(Optional.empty(), result.savedProperty().get());
        assertFalse(result.savingProperty().get());
    }

    @Test
    void theNextGameHasTheColoursExchangedAndTheSameTerms() {
        Parlour room = Parlour.usual();
        Terms terms = room.model.gameProperty().get().orElseThrow().terms();
        room.model.requests().resignation().ask(Seat.RED);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        assertEquals("红黑互换，时限不变", new TableWords(WORDS).next(result));
        result.again();
        Game next = room.model.gameProperty().get().orElseThrow();
        assertTrue(next.running());
        assertEquals("black", next.red().id());
        assertEquals("red", next.black().id());
        assertEquals(terms, next.terms());
        assertEquals(Optional.empty(), room.model.finish().resultProperty().get());
        assertEquals(Optional.empty(), room.model.notices().noticeProperty().get());
        assertEquals(0, room.model.tray().usedProperty().get());
    }

    @Test
    void theNextGameAtOddsIsGivenThemByTheSamePlayer() {
        Parlour room = Parlour.under(
                Terms.of(Pook.house()).withOdds(Odds.of(Odds.Kind.HORSE)).orElseThrow());
        room.model.requests().resignation().ask(Seat.BLACK);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        assertEquals("仍由半亩塘让单马，红黑与时限不变", new TableWords(WORDS).next(result));
        result.again();
        Game next = room.model.gameProperty().get().orElseThrow();
        assertTrue(next.running());
        assertEquals("red", next.red().id());
        assertEquals(Odds.Kind.HORSE, next.terms().odds().orElseThrow().kind());
    }

    @Test
    void afterARestartAtOddsTheNextGameIsWithoutThemAndTheRestartIsUsed() {
        Parlour room = Parlour.under(Terms.of(Pook.house()).withMoney(false));
        RequestViewModel restart = room.model.bargaining().restart();
        restart.ask(Seat.RED);
        room.time.pass(1000);
        room.model.tray().answer(1, true);
        assertEquals(
                "black", room.model.gameProperty().get().orElseThrow().red().id());
        room.model.requests().resignation().ask(Seat.RED);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        assertEquals("不再让棋，红黑互换，时限不变", new TableWords(WORDS).next(result));
        result.again();
        Game next = room.model.gameProperty().get().orElseThrow();
        assertEquals(Optional.empty(), next.terms().odds());
        assertEquals("red", next.red().id());
        assertEquals(2, restart.refusalsProperty().get().size());
        restart.refusalsProperty()
                .get()
                .values()
                .forEach(why -> assertEquals(
                        Refusal.Code.HANDICAP_USED, why.orElseThrow().code()));
    }

    @Test
    void afterARestartAtOtherOddsTheNextGameIsAtThoseAgreedFirst() {
        Parlour room = Parlour.under(Terms.of(Pook.house())
                .withMoney(false)
                .withOdds(Odds.of(Odds.Kind.ROOK))
                .orElseThrow());
        room.model.bargaining().restart().ask(Seat.BLACK);
        room.time.pass(1000);
        room.model.tray().answer(1, true);
        Game restarted = room.model.gameProperty().get().orElseThrow();
        assertEquals(Odds.Kind.HORSE, restarted.terms().odds().orElseThrow().kind());
        assertEquals("red", restarted.red().id());
        room.model.requests().resignation().ask(Seat.RED);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        assertEquals("恢复原先约定：半亩塘让单车，红黑与时限不变", new TableWords(WORDS).next(result));
        result.again();
        Game next = room.model.gameProperty().get().orElseThrow();
        assertEquals(Odds.Kind.ROOK, next.terms().odds().orElseThrow().kind());
        assertEquals("red", next.red().id());
    }

    @Test
    void whoGaveTheOddsAgreedFirstGivesThemAgainAfterARestartAtTheOthersOdds() {
        Parlour room = Parlour.under(Terms.of(Pook.house())
                .withMoney(false)
                .withOdds(Odds.of(Odds.Kind.ROOK))
                .orElseThrow());
        room.model.bargaining().restart().ask(Seat.RED);
        room.time.pass(1000);
        room.model.tray().answer(1, true);
        assertEquals(
                "black", room.model.gameProperty().get().orElseThrow().red().id());
        room.model.requests().resignation().ask(Seat.RED);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        assertEquals("恢复原先约定：半亩塘让单车，红黑互换，时限不变", new TableWords(WORDS).next(result));
        result.again();
        Game next = room.model.gameProperty().get().orElseThrow();
        assertEquals(Odds.Kind.ROOK, next.terms().odds().orElseThrow().kind());
        assertEquals("red", next.red().id());
    }

    @Test
    void studyOpensOnlyAFinishedGame() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.finish().study();
        assertEquals(List.of(), room.studied);
        room.model.requests().resignation().ask(Seat.BLACK);
        room.model.finish().study();
        assertEquals(1, room.studied.size());
        assertEquals(List.of(Optional.empty()), room.studiedFiles);
    }

    @Test
    void studyKnowsTheFileThatTheGameWasSavedInLast() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE);
        ResultViewModel result = room.model.finish().resultProperty().get().orElseThrow();
        result.save();
        room.saving = new Afterwards.Saving.Failed("disk full");
        result.save();
        result.study();
        assertEquals(List.of(Optional.of(Path.of("2026-03-01.pgn"))), room.studiedFiles);
    }
}
