package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Pook;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Result;
import xiangqi.core.record.Target;
import xiangqi.core.rules.Attempt;
import xiangqi.core.table.Event;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

class TableViewModelTest {
    private static final Words WORDS = Words.in(Language.SIMPLIFIED);

    @Test
    void aWholeGameToMateOpensTheSheetWithTheWinner() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE);
        ResultViewModel result = room.model.resultProperty().get().orElseThrow();
        assertEquals(new Outcome.Win(Side.RED, Outcome.Reason.CHECKMATE), result.outcome());
        assertEquals(ResultViewModel.Seal.WON, result.seal());
        assertEquals("红胜", new TableWords(WORDS).result(result));
        assertEquals("黑方（听雨轩）被将死", new TableWords(WORDS).verdict(result.game()));
        assertEquals(4, result.rounds());
        assertTrue(room.model.sheetOpenProperty().get());
        assertEquals(Set.of(), room.model.board().moversProperty().get());
        assertEquals(
                Optional.of(Square.E9), room.model.board().frameProperty().get().check());
    }

    @Test
    void movesAreListedARoundARow() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE.subList(0, 3));
        assertEquals(
                List.of(
                        new MoveRow(1, Optional.of("炮二平五"), Optional.of("车１进１"), false),
                        new MoveRow(2, Optional.of("炮五进四"), Optional.empty(), true)),
                room.model.moves());
    }

    @Test
    void anotherNotationRenamesTheMoves() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE.subList(0, 2));
        room.notation.set(Notation.WXF);
        assertEquals(List.of(new MoveRow(1, Optional.of("C2=5"), Optional.of("R1+1"), true)), room.model.moves());
    }

    @Test
    void theSideToMoveIsMarkedAndItsClockRuns() {
        Parlour room = Parlour.usual();
        assertTrue(room.model.player(Side.RED).toMoveProperty().get());
        assertFalse(room.model.player(Side.BLACK).toMoveProperty().get());
        room.play(List.of("h2e2"));
        room.time.pass(20_000);
        assertFalse(room.model.player(Side.RED).toMoveProperty().get());
        assertEquals("0:40", face(room, Side.BLACK).centre().figure());
        assertEquals("9:59", face(room, Side.RED).centre().figure());
        assertTrue(face(room, Side.BLACK).running());
    }

    @Test
    void aFigureChangesWhenAWholeSecondIsOver() {
        Parlour room = Parlour.usual();
        room.time.pass(999);
        assertEquals("1:00", face(room, Side.RED).centre().figure());
        room.time.pass(1);
        assertEquals("0:59", face(room, Side.RED).centre().figure());
    }

    @Test
    void theTablesAlarmEndsTheGameOnTime() {
        Parlour room = Parlour.usual();
        room.time.pass(60_000);
        assertEquals(Optional.empty(), room.model.resultProperty().get());
        room.time.pass(1);
        assertEquals(
                new Outcome.Win(Side.BLACK, Outcome.Reason.TIME),
                room.model.resultProperty().get().orElseThrow().outcome());
    }

    /// A table that is silent, as over a broken line: time passes here, and still nothing is lost.
    @Test
    void aClockThatRanOutHereAnnouncesNothing() {
        Parlour room = Parlour.deaf();
        room.time.pass(600_000);
        assertEquals("0:00", face(room, Side.RED).centre().figure());
        assertEquals(Optional.empty(), room.model.resultProperty().get());
        assertTrue(room.model.player(Side.RED).toMoveProperty().get());
    }

    @Test
    void belowTenSecondsAClockIsLow() {
        Parlour room = Parlour.usual();
        room.time.pass(50_000);
        assertFalse(face(room, Side.RED).low());
        room.time.pass(1_000);
        assertTrue(face(room, Side.RED).low());
        assertFalse(face(room, Side.BLACK).low());
    }

    @Test
    void anIllegalMoveIsExplainedForThreeSeconds() {
        Parlour room = Parlour.usual();
        room.model.board().pointed(Square.B0);
        room.model.board().pointed(Square.D1);
        Notice.IllegalMove notice = assertInstanceOf(
                Notice.IllegalMove.class, room.model.noticeProperty().get().orElseThrow());
        assertEquals(Attempt.Why.HORSE_LEG_BLOCKED, notice.illegal().why());
        assertEquals("蹩马腿：七路一线有子", new TableWords(WORDS).notice(notice));
        room.time.pass(2_999);
        assertTrue(room.model.noticeProperty().get().isPresent());
        room.time.pass(1);
        assertEquals(Optional.empty(), room.model.noticeProperty().get());
        assertEquals(0, room.model.gameProperty().get().orElseThrow().line().size());
    }

    @Test
    void theSecondOfTwoNoticesIsSaidForItsWholeTime() {
        Parlour room = Parlour.usual();
        room.model.board().pointed(Square.B0);
        room.model.board().pointed(Square.D1);
        room.time.pass(2_000);
        room.model.board().pointed(Square.H0);
        room.model.board().pointed(Square.F1);
        room.time.pass(2_000);
        assertTrue(room.model.noticeProperty().get().isPresent());
    }

    @Test
    void aDrawOfferAcceptedByTheOtherSideEndsTheGame() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.draw().ask(Seat.RED);
        assertEquals(PlayerViewModel.DrawRight.OFFERED, counters(room, Side.RED).draw());
        assertEquals(
                PlayerViewModel.DrawRight.MUST_ANSWER,
                counters(room, Side.BLACK).draw());
        room.time.pass(400);
        room.model.tray().answer(1, true);
        assertEquals(
                new Outcome.Draw(Outcome.Reason.AGREEMENT),
                room.model.resultProperty().get().orElseThrow().outcome());
    }

    @Test
    void aRefusedDrawOfferSaysSoAndCostsTheRight() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.draw().ask(Seat.RED);
        room.time.pass(400);
        room.model.tray().answer(1, false);
        assertEquals(OfferCard.State.REFUSED, card(room, 0).orElseThrow().state());
        assertEquals(PlayerViewModel.DrawRight.NONE, counters(room, Side.RED).draw());
        assertEquals(PlayerViewModel.DrawRight.MAY, counters(room, Side.BLACK).draw());
        assertEquals(
                Refusal.Code.DRAW_RIGHT_LOST,
                room.model
                        .draw()
                        .refusalsProperty()
                        .get()
                        .get(Seat.RED)
                        .orElseThrow()
                        .code());
        room.time.pass(3_000);
        assertEquals(Optional.empty(), card(room, 0));
    }

    @Test
    void nothingAnswersACardThatHasOnlyJustAppeared() {
        Parlour room = Parlour.usual();
        room.model.draw().ask(Seat.RED);
        room.time.pass(399);
        room.model.tray().answer(1, true);
        assertEquals(OfferCard.State.APPEARING, card(room, 0).orElseThrow().state());
        assertEquals(Optional.empty(), room.model.resultProperty().get());
        room.time.pass(1);
        assertEquals(OfferCard.State.WAITING, card(room, 0).orElseThrow().state());
        room.model.tray().answer(1, true);
        assertTrue(room.model.resultProperty().get().isPresent());
    }

    @Test
    void anUndoNamesTheMoveAndTakesItBack() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2", "h9g7", "h0g2"));
        room.model.undo().ask(Seat.BLACK);
        OfferCard.Taken taken = card(room, 0).orElseThrow().takes().orElseThrow();
        assertEquals(1, taken.number());
        assertEquals("马８进７", Notation.ZH_HANS.name(taken.before(), taken.move()));
        room.time.pass(400);
        room.model.tray().answer(1, true);
        assertEquals(1, room.model.gameProperty().get().orElseThrow().line().size());
        assertEquals(Optional.empty(), card(room, 0));
        assertEquals(new PlayerViewModel.Counters(2, 3, 2, PlayerViewModel.DrawRight.MAY), counters(room, Side.BLACK));
    }

    @Test
    void anUndoLapsesWhenSomebodyMoves() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.undo().ask(Seat.RED);
        room.play(List.of("h9g7"));
        assertEquals(OfferCard.State.LAPSED, card(room, 0).orElseThrow().state());
    }

    @Test
    void cardsKeepTheirSlotsAndANewOneTakesTheLowestFreeOne() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.undo().ask(Seat.RED);
        room.model.draw().ask(Seat.RED);
        assertEquals(2, room.model.tray().toAnswerProperty().get());
        room.time.pass(400);
        room.model.tray().answer(1, false);
        assertEquals(2, card(room, 1).orElseThrow().offer().id());
        assertEquals(1, room.model.tray().toAnswerProperty().get());
        room.time.pass(3_000);
        assertEquals(Optional.empty(), card(room, 0));
        assertEquals(2, room.model.tray().usedProperty().get());
        room.model.annulment().ask(Seat.BLACK);
        assertEquals(3, card(room, 0).orElseThrow().offer().id());
        assertEquals(2, card(room, 1).orElseThrow().offer().id());
    }

    @Test
    void whoMayNotAskIsToldWhy() {
        Parlour room = Parlour.usual();
        assertEquals(
                Refusal.Code.UNDO_NOTHING,
                room.model
                        .undo()
                        .refusalsProperty()
                        .get()
                        .get(Seat.RED)
                        .orElseThrow()
                        .code());
        room.model.undo().ask(Seat.RED);
        assertEquals(
                Optional.of(new Notice.Refused(Refusal.of(Refusal.Code.UNDO_NOTHING))),
                room.model.noticeProperty().get());
    }

    @Test
    void aMoveThatCannotBeKeptGoesBack() {
        Parlour room = Parlour.usual();
        room.journalRefuses = Optional.of(Refusal.of(Refusal.Code.NOT_KEPT));
        room.play(List.of("h2e2"));
        assertEquals(0, room.model.gameProperty().get().orElseThrow().line().size());
        assertTrue(room.model.board().frameProperty().get().board().isEmpty(Square.E2));
        assertEquals(
                Optional.of(new Notice.Refused(Refusal.of(Refusal.Code.NOT_KEPT))),
                room.model.noticeProperty().get());
        room.journalRefuses = Optional.empty();
        room.play(List.of("h2e2"));
        assertEquals(1, room.model.gameProperty().get().orElseThrow().line().size());
    }

    /// As over a slow line: the piece is seen on its new point, but nobody moves before the table has said
    /// so.
    @Test
    void aMoveIsDrawnAheadAndMadeWhenTheTableSaysSo() {
        Queue<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.on(later::add);
        drain(later);
        room.play(List.of("h2e2"));
        assertFalse(room.model.board().frameProperty().get().board().isEmpty(Square.E2));
        assertEquals(List.of(), room.model.moves());
        drain(later);
        assertEquals(1, room.model.moves().size());
    }

    /// A slow disk: the answer is clicked while the move before it is still being kept.
    @Test
    void anAnswerToAMoveThatIsNotMadeYetWaitsForIt() {
        Queue<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.on(later::add);
        drain(later);
        room.play(List.of("h2e2"));
        room.model.board().pointed(Square.H9);
        assertEquals(
                Optional.of(Square.H9), room.model.board().frameProperty().get().picked());
        room.model.board().pointed(Square.G7);
        assertEquals(List.of(), room.model.moves());
        drain(later);
        assertEquals(List.of(new MoveRow(1, Optional.of("炮二平五"), Optional.of("马８进７"), true)), room.model.moves());
    }

    @Test
    void aPieceThatWasPickedBeforeTheLastMoveWasMadeStaysPicked() {
        Queue<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.on(later::add);
        drain(later);
        room.play(List.of("h2e2"));
        room.model.board().pointed(Square.H9);
        drain(later);
        assertEquals(
                Optional.of(Square.H9), room.model.board().frameProperty().get().picked());
    }

    @Test
    void anAnswerToAMoveThatIsNotKeptIsNotMadeEither() {
        Queue<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.on(later::add);
        drain(later);
        room.journalRefuses = Optional.of(Refusal.of(Refusal.Code.NOT_KEPT));
        room.play(List.of("h2e2", "h9g7"));
        drain(later);
        room.journalRefuses = Optional.empty();
        assertTrue(room.model.board().frameProperty().get().board().isEmpty(Square.E2));
        room.play(List.of("h2e2"));
        drain(later);
        assertEquals(List.of(new MoveRow(1, Optional.of("炮二平五"), Optional.empty(), true)), room.model.moves());
    }

    @Test
    void anExpectedGameIsShownBeforeItsClockRunsAndBeginsOnceItIsInSight() {
        Parlour room = Parlour.empty(Runnable::run);
        Terms terms = Terms.of(Pook.house()).withOdds(Odds.of(Odds.Kind.HORSE)).orElseThrow();
        room.model.expect(
                new NewGame(terms, Parlour.RED, Parlour.BLACK),
                () -> room.table.begin(terms, Parlour.RED, Parlour.BLACK));
        assertTrue(room.model.board().frameProperty().get().board().isEmpty(Square.B0));
        assertEquals("半亩塘", room.model.player(Side.RED).nameProperty().get());
        assertEquals(
                new PlayerViewModel.Presence.Plain(),
                room.model.player(Side.BLACK).presenceProperty().get());
        room.time.pass(5_000);
        ClockFace face = room.model.player(Side.RED).clockProperty().get().orElseThrow();
        assertFalse(face.running());
        assertTrue(room.model.gameProperty().get().isEmpty());
        room.model.shown();
        assertTrue(
                room.model.player(Side.RED).clockProperty().get().orElseThrow().running());
        assertEquals(
                room.time.instant(),
                room.model
                        .gameProperty()
                        .get()
                        .orElseThrow()
                        .clock()
                        .running()
                        .orElseThrow()
                        .since());
        room.model.shown();
        assertEquals(
                1, room.kept.stream().filter(Event.Started.class::isInstance).count());
    }

    @Test
    void aMoveMadeBeforeTheBeginningIsKeptWaitsForIt() {
        Deque<Runnable> later = new ArrayDeque<>();
        Parlour room = Parlour.empty(later::add);
        Terms terms = Terms.of(Plain.house());
        drain(later);
        room.model.expect(
                new NewGame(terms, Parlour.RED, Parlour.BLACK),
                () -> room.table.begin(terms, Parlour.RED, Parlour.BLACK));
        room.model.board().pointed(Square.H2);
        room.model.shown();
        room.model.board().pointed(Square.E2);
        assertTrue(room.model.moves().isEmpty());
        drain(later);
        assertEquals(List.of(new MoveRow(1, Optional.of("炮二平五"), Optional.empty(), true)), room.model.moves());
    }

    @Test
    void whoPlaysOneSideAnswersOnlyTheOther() {
        Parlour room = Parlour.here(Set.of(Parlour.BLACK.id()));
        assertTrue(room.model.board().flippedProperty().get());
        assertEquals(Set.of(Side.BLACK), room.model.board().moversProperty().get());
        room.model.draw().ask(Seat.BLACK);
        assertEquals(OfferCard.Role.MADE_HERE, card(room, 0).orElseThrow().role());
        room.time.pass(400);
        room.model.tray().answer(1, true);
        assertEquals(Optional.empty(), room.model.resultProperty().get());
        assertEquals(0, room.model.tray().toAnswerProperty().get());
    }

    @Test
    void whoWatchesIsShownEverythingAndAskedNothing() {
        Parlour room = Parlour.here(Set.of());
        assertEquals(Set.of(), room.model.board().moversProperty().get());
        assertTrue(room.model.draw().refusalsProperty().get().isEmpty());
        assertEquals("1:00", face(room, Side.RED).centre().figure());
    }

    @Test
    void whoLosesAloneReadsThatTheyLost() {
        Parlour room = Parlour.here(Set.of(Parlour.BLACK.id()));
        room.model.resignation().ask(Seat.BLACK);
        ResultViewModel result = room.model.resultProperty().get().orElseThrow();
        assertEquals(ResultViewModel.Seal.LOST, result.seal());
        assertEquals("你负了", new TableWords(WORDS).result(result));
    }

    @Test
    void theRecordHoldsPlayersDayClockResultReasonAndMoves() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE);
        ResultViewModel result = room.model.resultProperty().get().orElseThrow();
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
        GameRecord record = room.model.resultProperty().get().orElseThrow().record();
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
        assertTrue(String.join(" ", lines).contains("4. 炮八平五 1-0"), lines.toString());
    }

    @Test
    void aQuestionWhereToSaveThatIsDroppedLeavesTheGameUnsaved() {
        Parlour room = Parlour.usual();
        room.saving = new Afterwards.Saving.Dropped();
        room.model.resignation().ask(Seat.RED);
        ResultViewModel result = room.model.resultProperty().get().orElseThrow();
        result.save();
        assertEquals(Optional.empty(), result.savedProperty().get());
        assertFalse(result.savingProperty().get());
    }

    @Test
    void theNextGameHasTheColoursExchangedAndTheSameTerms() {
        Parlour room = Parlour.usual();
        room.model.resignation().ask(Seat.RED);
        room.model.resultProperty().get().orElseThrow().again();
        NewGame next = room.again.getFirst();
        assertEquals(Parlour.BLACK, next.red());
        assertEquals(Parlour.RED, next.black());
        assertEquals(room.model.gameProperty().get().orElseThrow().terms(), next.terms());
    }

    @Test
    void studyOpensOnlyAFinishedGame() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.study();
        assertEquals(List.of(), room.studied);
        room.model.resignation().ask(Seat.BLACK);
        room.model.study();
        assertEquals(1, room.studied.size());
        assertEquals(List.of(Optional.empty()), room.studiedFiles);
    }

    @Test
    void studyKnowsTheFileThatTheGameWasSavedInLast() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE);
        ResultViewModel result = room.model.resultProperty().get().orElseThrow();
        result.save();
        room.saving = new Afterwards.Saving.Failed("disk full");
        result.save();
        result.study();
        assertEquals(List.of(Optional.of(Path.of("2026-03-01.pgn"))), room.studiedFiles);
    }

    @Test
    void aStoredGameGoesOnWhereItWasLeft() {
        Parlour room = Parlour.usual();
        room.play(Parlour.MATE.subList(0, 4));
        List<Event> stored = List.copyOf(room.kept);
        Parlour later = Parlour.restored(stored);
        assertEquals(room.model.moves(), later.model.moves());
        later.play(Parlour.MATE.subList(4, 7));
        assertTrue(later.model.resultProperty().get().isPresent());
    }

    @Test
    void aClosedTableSetsNoAlarms() {
        Parlour room = Parlour.usual();
        room.play(List.of("h2e2"));
        room.model.draw().ask(Seat.RED);
        room.model.board().pointed(Square.B9);
        room.model.board().pointed(Square.D8);
        room.model.close();
        room.table.close();
        assertEquals(0, room.time.waiting());
    }

    private static void drain(Queue<Runnable> tasks) {
        for (Runnable next = tasks.poll(); next != null; next = tasks.poll()) {
            next.run();
        }
    }

    private static ClockFace face(Parlour room, Side side) {
        return room.model.player(side).clockProperty().get().orElseThrow();
    }

    private static PlayerViewModel.Counters counters(Parlour room, Side side) {
        return room.model.player(side).countersProperty().get().orElseThrow();
    }

    private static Optional<OfferCard> card(Parlour room, int slot) {
        return room.model.tray().slots().get(slot).get();
    }
}
