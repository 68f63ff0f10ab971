package xiangqi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.app.storage.PurseBook;
import xiangqi.app.storage.SavedGames;
import xiangqi.app.storage.StorageFault;
import xiangqi.app.storage.UnfinishedGames;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Pook;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Move;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.codec.StoredEvents;
import xiangqi.ui.table.NewGame;
import xiangqi.ui.table.Reach;
import xiangqi.ui.table.Surroundings;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

class LocalGamesTest {
    private static final Instant NOON = Instant.parse("2026-11-29T12:00:00Z");
    private static final NewGame AGREED =
            new NewGame(Terms.of(Plain.house()), new Player("red", "甲"), new Player("black", "乙"));

    /// 炮八平七 炮２平３ 炮七进四 士６进５ 炮七进三: mate over the advisor that its fellow keeps from moving.
    private static final List<String> MATE = List.of("b2c2", "b7c7", "c2c6", "f9e8", "c6c9");

    @TempDir
    private Path home;

    private final List<GameShelf.Filed> filed = new ArrayList<>();
    private final List<StorageFault> told = new ArrayList<>();
    private int commands;

    private LocalGames games() {
        return new LocalGames(
                new UnfinishedGames(
                        home.resolve("unfinished"),
                        new StoredEvents(new EventCodec(Houses.standard())),
                        () -> NOON,
                        told::add),
                new PurseBook(home, told::add),
                new GameShelf(
                        new SavedGames(home.resolve("games")),
                        ZoneOffset.UTC,
                        () -> Notation.ZH_HANS,
                        () -> Words.in(Language.SIMPLIFIED),
                        filed::add,
                        told::add),
                () -> NOON,
                Runnable::run,
                (at, task) -> () -> {},
                told::add);
    }

    private Decision send(LocalGames.Hosted hosted, Seat seat, PlayerCommand command) {
        return hosted.table()
                .send(seat, new CommandId(new UUID(0, commands++)), command)
                .toCompletableFuture()
                .join();
    }

    private void play(LocalGames.Hosted hosted, int from, List<String> moves) {
        for (int ply = 0; ply < moves.size(); ply++) {
            Move move = Move.parse(moves.get(ply)).orElseThrow();
            Seat seat = (from + ply) % 2 == 0 ? Seat.RED : Seat.BLACK;
            assertInstanceOf(Decision.Accepted.class, send(hosted, seat, new PlayerCommand.Play(from + ply, move)));
        }
    }

    private List<String> files(String folder) throws IOException {
        if (!Files.exists(home.resolve(folder))) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(home.resolve(folder))) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void aGamePlayedToMateBecomesARecordAndNothingElseIsLeftOfIt() throws IOException {
        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        play(hosted, 0, MATE.subList(0, 4));
        assertEquals(1, files("unfinished").size());
        assertEquals(List.of(), filed);

        play(hosted, 4, MATE.subList(4, 5));

        assertEquals(List.of(), files("unfinished"));
        assertEquals(List.of("2026-11-29 1200 甲 – 乙.pgn"), files("games"));
        Import.Games read = assertInstanceOf(
                Import.Games.class,
                Import.read(Files.readAllBytes(filed.getFirst().where().file())));
        assertEquals(Result.RED_WINS, read.records().getFirst().result());
        Headers headers = read.records().getFirst().headers();
        assertEquals(Optional.of("2026.11.29"), headers.get(Field.DATE));
        assertEquals(Optional.of("three:1200/120/60"), headers.get(Field.TIME_RULE));
        assertEquals(Optional.of("checkmate"), headers.other("EndReason"));
        assertEquals(
                MATE,
                read.records().getFirst().tree().mainLine().stream()
                        .map(node -> node.move().orElseThrow().toString())
                        .toList());
        assertEquals(List.of(), told);
    }

    private void rematch(LocalGames.Hosted hosted, int offer) {
        assertInstanceOf(
                Decision.Accepted.class, send(hosted, Seat.RED, new PlayerCommand.Propose(new Proposal.Rematch())));
        assertInstanceOf(Decision.Accepted.class, send(hosted, Seat.BLACK, new PlayerCommand.Answer(offer, true)));
    }

    @Test
    void anotherGameAtTheTableIsKeptAndFiledLikeTheFirst() throws IOException {
        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        play(hosted, 0, MATE);
        assertEquals(List.of(), files("unfinished"));
        rematch(hosted, 1);
        assertEquals(1, files("unfinished").size());
        play(hosted, 0, MATE.subList(0, 3));
        hosted.close();

        LocalGames second = games();
        UnfinishedGames.Unfinished found = second.unfinished().findFirst().orElseThrow();
        assertEquals("乙", found.game().red().name());
        assertEquals(3, found.game().line().size());
        // What has been played at the table before is known to it still.
        assertEquals(
                List.of("甲"),
                found.stored().table().finished().stream()
                        .map(game -> game.red().name())
                        .toList());
        play(second.resume(found).orElseThrow(), 3, MATE.subList(3, 5));

        assertEquals(2, filed.size());
        assertEquals(List.of(), files("unfinished"));
        assertEquals(List.of(), told);
    }

    @Test
    void theOneRestartOfTwoPlayersIsUsedInTheirNextGameToo() {
        LocalGames.Hosted hosted = games().begin(new NewGame(
                        Terms.of(Pook.house()).withMoney(false), new Player("red", "甲"), new Player("black", "乙")))
                .hosted();
        PlayerCommand odds = new PlayerCommand.Propose(new Proposal.Restart(Odds.of(Odds.Kind.HORSE), 0));
        assertInstanceOf(Decision.Accepted.class, send(hosted, Seat.RED, odds));
        assertInstanceOf(Decision.Accepted.class, send(hosted, Seat.BLACK, new PlayerCommand.Answer(1, true)));
        assertInstanceOf(Decision.Accepted.class, send(hosted, Seat.RED, new PlayerCommand.Resign()));
        rematch(hosted, 2);
        play(hosted, 0, List.of("h2e2"));
        hosted.close();

        LocalGames second = games();
        LocalGames.Hosted again =
                second.resume(second.unfinished().findFirst().orElseThrow()).orElseThrow();
        assertEquals(
                "HANDICAP_USED",
                assertInstanceOf(Decision.Refused.class, send(again, Seat.BLACK, odds))
                        .why()
                        .toString());
    }

    @Test
    void aGameThatIsClosedCanBeGoneOnWith() {
        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        play(hosted, 0, MATE.subList(0, 3));
        hosted.close();

        UnfinishedGames.Unfinished found = games().unfinished().findFirst().orElseThrow();
        assertEquals(3, found.game().line().size());
        play(games().resume(found).orElseThrow(), 3, MATE.subList(3, 5));

        assertEquals(1, filed.size());
        assertEquals(0, games().unfinished().count());
    }

    @Test
    void aGameTakenUpAgainRestsUntilItIsToldToGoOn() {
        LocalGames.Hosted left = games().begin(AGREED).hosted();
        play(left, 0, MATE.subList(0, 3));
        left.close();
        Instant nextDay = NOON.plusSeconds(86_400);
        Surroundings surroundings = new Surroundings(
                Runnable::run,
                () -> nextDay,
                (at, task) -> () -> {},
                ZoneOffset.UTC,
                () -> new CommandId(new UUID(0, commands++)));

        UnfinishedGames.Unfinished found = games().unfinished().findFirst().orElseThrow();
        LocalGames.Hosted hosted = games().resume(found).orElseThrow();
        LocalPlace place = new LocalPlace(hosted, surroundings);
        place.follow();
        assertEquals(NOON, place.instant(), "the clocks are shown as they were left");
        Reach.Resting resting =
                assertInstanceOf(Reach.Resting.class, place.reach().get());
        resting.goOn().run();

        assertEquals(new Reach.InTouch(), place.reach().get());
        assertEquals(nextDay, place.instant());
        play(hosted, 3, MATE.subList(3, 5));
        assertEquals(1, filed.size());
    }

    @Test
    void aGameThatIsOpenIsNotOffered() {
        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        play(hosted, 0, MATE.subList(0, 3));

        assertEquals(0, games().unfinished().count());
        hosted.close();
        assertEquals(1, games().unfinished().count());
    }

    @Test
    void anUnfinishedGameCanBeKeptAsARecordInstead() throws IOException {
        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        play(hosted, 0, MATE.subList(0, 2));
        hosted.close();

        games().keep(games().unfinished().findFirst().orElseThrow());

        assertEquals(0, games().unfinished().count());
        assertEquals(1, files("games").size());
        assertEquals(Result.UNKNOWN, filed.getFirst().record().result());
        assertEquals(2, filed.getFirst().record().tree().mainLine().size());
    }

    @Test
    void aGameWhoseRecordCannotBeWrittenStaysKeptAndIsFiledLater() throws IOException {
        Files.writeString(home.resolve("games"), "a file where the folder should be");
        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        play(hosted, 0, MATE);
        hosted.close();
        assertEquals(1, told.size());
        assertEquals(1, files("unfinished").size());

        Files.delete(home.resolve("games"));
        assertEquals(0, games().unfinished().count(), "it has ended");

        assertEquals(1, filed.size());
        assertEquals(List.of(), files("unfinished"));
    }

    @Test
    void aGameThatEndedWithoutAMoveLeavesNothing() throws IOException {
        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        send(hosted, Seat.RED, new PlayerCommand.Resign());

        assertEquals(List.of(), files("unfinished"));
        assertEquals(List.of(), files("games"));
        assertEquals(List.of(), filed);
    }

    @Test
    void aGameWhoseOnlyMovesWereUndoneIsARecordWithItsResult() throws IOException {
        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        play(hosted, 0, MATE.subList(0, 1));
        send(hosted, Seat.RED, new PlayerCommand.Propose(new Proposal.Undo()));
        send(hosted, Seat.BLACK, new PlayerCommand.Answer(1, true));
        send(hosted, Seat.RED, new PlayerCommand.Resign());

        Import.Games read = assertInstanceOf(
                Import.Games.class,
                Import.read(Files.readAllBytes(filed.getFirst().where().file())));
        assertEquals(Result.BLACK_WINS, read.records().getFirst().result());
        assertEquals(List.of(), read.records().getFirst().tree().mainLine());
        assertTrue(
                read.records().getFirst().tree().root().comment().orElseThrow().contains("悔回：炮八平七"));
        assertEquals(List.of(), files("unfinished"));
    }

    @Test
    void whereNothingCanBeKeptTheGameIsPlayedAndThePlayersAreTold() throws IOException {
        Files.writeString(home.resolve("unfinished"), "a file where the folder should be");

        LocalGames.Hosted hosted = games().begin(AGREED).hosted();
        play(hosted, 0, MATE);

        assertEquals(1, told.size());
        assertTrue(told.getFirst().file().startsWith(home.resolve("unfinished")));
        assertEquals(1, files("games").size());
    }
}
