package xiangqi.server.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static xiangqi.server.journal.Tables.await;
import static xiangqi.server.journal.Tables.entry;

import java.sql.Connection;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Houses;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.protocol.TableId;
import xiangqi.server.database.Database;
import xiangqi.server.database.TestDatabase;

class PostgresJournalTest {
    private static final EventCodec CODEC = new EventCodec(Houses.standard());

    private final Database database = TestDatabase.fresh();
    private PostgresJournal journal;

    @BeforeEach
    void open() {
        journal = new PostgresJournal(database.pool(), CODEC);
    }

    @AfterEach
    void close() {
        journal.close();
        database.close();
    }

    private void append(List<Entry> entries) throws Exception {
        for (Entry entry : entries) {
            assertEquals(new Appended.Durable(), await(journal.append(entry)));
        }
    }

    @Test
    void aTableIsReadBackAsItWasAppended() throws Exception {
        Tables.Played played = new Tables.Played().moves("h2e2", "h9g7", "h0g2");
        append(played.entries);
        append(new Tables.Played().entries);

        List<Entry> read = await(journal.read(played.id));

        assertEquals(played.entries, read);
        assertEquals(
                played.table(),
                Table.replay(
                        read.stream().flatMap(entry -> entry.events().stream()).toList()));
    }

    @Test
    void aTableThatNobodyOpenedIsEmpty() throws Exception {
        assertEquals(List.of(), await(journal.read(Tables.IDENTIFIERS.table())));
    }

    @Test
    void whoWritesANumberThatIsThereIsFencedAndChangesNothing() throws Exception {
        Tables.Played first = new Tables.Played().moves("h2e2");
        append(first.entries);
        Entry last = first.entries.getLast();

        Appended told = await(journal.append(entry(first.id, last.first())));

        assertEquals(new Appended.Fenced(), told);
        assertEquals(first.entries, await(journal.read(first.id)));
    }

    @Test
    void theSameEntryTwiceIsFencedToo() throws Exception {
        Tables.Played played = new Tables.Played();
        append(played.entries);
        assertEquals(new Appended.Fenced(), await(journal.append(played.entries.getLast())));
    }

    @Test
    void anEntryIsKeptAsAWholeOrNotAtAll() throws Exception {
        TableId table = Tables.IDENTIFIERS.table();
        append(List.of(entry(table, 1), entry(table, 3)));

        Entry two = new Entry(
                table,
                2,
                List.of(
                        entry(table, 2).events().getFirst(),
                        entry(table, 3).events().getFirst()),
                Optional.empty(),
                false);

        assertEquals(new Appended.Fenced(), await(journal.append(two)));
        assertEquals(
                List.of(1, 3),
                await(journal.read(table)).stream().map(Entry::first).toList());
    }

    @Test
    void oneViolationInABatchFencesItsEntryAlone() throws Exception {
        TableId taken = Tables.IDENTIFIERS.table();
        append(List.of(entry(taken, 1)));
        BrokenLine line = new BrokenLine(database.pool());
        try (PostgresJournal gathering = new PostgresJournal(line.source(), CODEC)) {
            List<TableId> tables =
                    Stream.generate(Tables.IDENTIFIERS::table).limit(40).toList();
            List<CompletionStage<Appended>> told = new ArrayList<>();
            tables.subList(0, 20).forEach(table -> told.add(gathering.append(entry(table, 1))));
            CompletionStage<Appended> violating = gathering.append(entry(taken, 1));
            tables.subList(20, 40).forEach(table -> told.add(gathering.append(entry(table, 1))));
            line.letThrough();

            assertEquals(new Appended.Fenced(), await(violating));
            for (CompletionStage<Appended> stage : told) {
                assertEquals(new Appended.Durable(), await(stage));
            }
            for (TableId table : tables) {
                assertEquals(List.of(entry(table, 1)), await(journal.read(table)));
            }
        }
    }

    @Test
    void whatWaitsGoesToDiskInOneTransaction() throws Exception {
        BrokenLine line = new BrokenLine(database.pool());
        try (PostgresJournal gathering = new PostgresJournal(line.source(), CODEC)) {
            List<CompletionStage<Appended>> told = Stream.generate(Tables.IDENTIFIERS::table)
                    .limit(200)
                    .map(table -> gathering.append(entry(table, 1)))
                    .toList();
            line.letThrough();
            for (CompletionStage<Appended> stage : told) {
                assertEquals(new Appended.Durable(), await(stage));
            }
        }
        // The first may have been taken before the others came.
        assertEquals(true, line.commits() <= 2, line.commits() + " transactions");
    }

    @Test
    void aCommitWhoseAnswerWasLostIsFoundKept() throws Exception {
        assertDurableOnceAlthough(BrokenLine.Break.AFTER_COMMIT);
    }

    @Test
    void aCommitThatNeverArrivedIsMadeAgain() throws Exception {
        assertDurableOnceAlthough(BrokenLine.Break.BEFORE_COMMIT);
    }

    private void assertDurableOnceAlthough(BrokenLine.Break broken) throws Exception {
        BrokenLine line = new BrokenLine(database.pool());
        Tables.Played played = new Tables.Played();
        try (PostgresJournal unlucky = new PostgresJournal(line.source(), CODEC)) {
            line.breaks(broken);
            line.letThrough();
            for (Entry entry : played.entries) {
                assertEquals(new Appended.Durable(), await(unlucky.append(entry)));
                line.breaks(broken);
            }
        }
        assertEquals(played.entries, await(journal.read(played.id)));
        assertEquals(List.of(played.id), await(journal.live()));
    }

    @Test
    void aLostAnswerDoesNotHideThatSomebodyElseWroteThatNumber() throws Exception {
        TableId table = Tables.IDENTIFIERS.table();
        BrokenLine line = new BrokenLine(database.pool());
        try (PostgresJournal unlucky = new PostgresJournal(line.source(), CODEC)) {
            append(List.of(entry(table, 1)));
            line.breaks(BrokenLine.Break.BEFORE_COMMIT);
            Tables.Played other = new Tables.Played();
            Entry rival = new Entry(table, 1, other.entries.getFirst().events(), Optional.empty(), false);
            line.letThrough();
            assertEquals(new Appended.Fenced(), await(unlucky.append(rival)));
        }
        assertEquals(List.of(entry(table, 1)), await(journal.read(table)));
    }

    @Test
    void tablesAreToBeWokenOldestFirstUntilTheyAreGone() throws Exception {
        List<TableId> tables = List.of(new Tables.Played().id, new Tables.Played().id, new Tables.Played().id);
        for (TableId table : tables.reversed()) {
            append(List.of(entry(table, 1)));
        }
        assertEquals(
                tables.stream().sorted(Comparator.comparing(TableId::toString)).toList(), await(journal.live()));

        Entry leaving = entry(tables.get(1), 2);
        append(List.of(new Entry(leaving.table(), 2, leaving.events(), Optional.empty(), true)));

        assertEquals(false, await(journal.live()).contains(tables.get(1)));
        assertEquals(true, await(journal.read(tables.get(1))).getLast().last());
        assertEquals(false, await(journal.read(tables.get(1))).getFirst().last());
    }

    @Test
    void aTableIsClosedWithoutAnEventUnlessSomebodyElseWroteForIt() throws Exception {
        TableId table = Tables.IDENTIFIERS.table();
        append(List.of(entry(table, 1), entry(table, 2)));

        assertEquals(
                new Appended.Fenced(), await(journal.append(new Entry(table, 2, List.of(), Optional.empty(), true))));
        assertEquals(List.of(table), await(journal.live()));

        append(List.of(new Entry(table, 3, List.of(), Optional.empty(), true)));
        assertEquals(List.of(), await(journal.live()));
        assertEquals(true, await(journal.read(table)).getLast().last());
    }

    @Test
    void aRequestThatOpenedATableIsKnownAgainAndOpensNoOther() throws Exception {
        Tables.Played played = new Tables.Played();
        append(played.entries);
        Entry opening = played.entries.getFirst();
        Entry.Cause cause = opening.cause().orElseThrow();

        assertEquals(Optional.of(played.id), await(journal.openedBy(cause.account(), cause.request())));
        assertEquals(Optional.empty(), await(journal.openedBy("another", cause.request())));
        assertEquals(
                Optional.empty(),
                await(journal.openedBy(
                        cause.account(),
                        played.entries.get(1).cause().orElseThrow().request())));

        TableId other = Tables.IDENTIFIERS.table();
        assertEquals(
                new Appended.Fenced(),
                await(journal.append(new Entry(other, 1, opening.events(), opening.cause(), false))));
        assertEquals(List.of(), await(journal.read(other)));
    }

    @Test
    void aGameThatEndedIsInTheArchiveWithItsPlayersAndResult() throws Exception {
        Tables.Played played = new Tables.Played().moves("h2e2", "h9g7");
        append(played.entries);
        assertEquals(List.of(), await(journal.finished(played.id)));

        int before = played.entries.size();
        played.by(Seat.BLACK, new PlayerCommand.Resign());
        append(played.entries.subList(before, played.entries.size()));

        List<FinishedGame> games = await(journal.finished(played.id));
        assertEquals(1, games.size());
        FinishedGame game = games.getFirst();
        assertEquals(new FinishedGame.Seat("id-of-red", "红棋手"), game.red());
        assertEquals(new FinishedGame.Seat("id-of-black", "黑棋手"), game.black());
        assertEquals(new Outcome.Win(Side.RED, Outcome.Reason.RESIGNATION), game.outcome());
        assertEquals(played.entries.getLast().events().getLast().at(), game.ended());
        assertEquals(played.nextNumber() - 1, game.last());
        assertEquals("plain", game.house());
    }

    @Test
    void theNextGameAtTheTableIsAnotherGameOfTheArchive() throws Exception {
        Tables.Played played =
                new Tables.Played().moves("h2e2").by(Seat.RED, new PlayerCommand.Propose(new Proposal.Draw()));
        int offer = played.table().offers().getLast().id();
        played.by(Seat.BLACK, new PlayerCommand.Answer(offer, true))
                .by(Seat.RED, new PlayerCommand.Ready())
                .by(Seat.BLACK, new PlayerCommand.Ready())
                .by(Seat.RED, new PlayerCommand.Resign());
        append(played.entries);

        assertEquals(
                List.of(Outcome.Draw.class, Outcome.Win.class),
                await(journal.finished(played.id)).stream()
                        .map(game -> game.outcome().getClass())
                        .toList());
    }

    @Test
    void whatThisEditionCannotReadFailsInsteadOfBeingLeftOut() throws Exception {
        Tables.Played played = new Tables.Played();
        append(played.entries);
        try (Connection connection = database.pool().getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(
                    "update event set stored = regexp_replace(stored, '\"v\":[0-9]+', '\"v\":99') where seq = 2");
        }
        ExecutionException thrown = assertThrows(ExecutionException.class, () -> await(journal.read(played.id)));
        assertInstanceOf(IllegalStateException.class, thrown.getCause());
    }

    @Test
    void aClosedJournalTakesNothingMore() throws Exception {
        journal.close();
        assertInstanceOf(Appended.Unreachable.class, await(journal.append(entry(Tables.IDENTIFIERS.table(), 1))));
    }
}
