package xiangqi.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
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
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Pook;
import xiangqi.core.house.Qq;
import xiangqi.core.house.Ranks;
import xiangqi.core.notation.Notation;
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
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// Play money at one computer: what is agreed goes to escrow, every end pays it out once, and being killed
/// between two steps neither loses nor makes a unit.
class LocalMoneyTest {
    private static final Instant NOON = Instant.parse("2026-11-29T12:00:00Z");
    private static final Player RED = new Player("name:甲", "甲");
    private static final Player BLACK = new Player("name:乙", "乙");

    @TempDir
    private Path home;

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
                        filed -> {},
                        told::add),
                () -> NOON,
                Runnable::run,
                (at, task) -> () -> {},
                told::add);
    }

    private static NewGame game(House house) {
        return new NewGame(Terms.of(house).withMoney(true), RED, BLACK);
    }

    private static NewGame staked(long red, long black) {
        return new NewGame(
                Terms.of(Ourgame.house()).withMoney(true), RED, BLACK, Optional.of(new Proposal.Stake(red, black)));
    }

    private Decision send(LocalGames.Hosted hosted, Seat seat, PlayerCommand command) {
        return hosted.table()
                .send(seat, new CommandId(new UUID(0, commands++)), command)
                .toCompletableFuture()
                .join();
    }

    private void accepted(LocalGames.Hosted hosted, Seat seat, PlayerCommand command) {
        assertInstanceOf(Decision.Accepted.class, send(hosted, seat, command));
    }

    private void play(LocalGames.Hosted hosted, String... moves) {
        for (int ply = 0; ply < moves.length; ply++) {
            accepted(
                    hosted,
                    ply % 2 == 0 ? Seat.RED : Seat.BLACK,
                    new PlayerCommand.Play(ply, Move.parse(moves[ply]).orElseThrow()));
        }
    }

    /// What the two have, as a client that starts now reads it: `甲 乙`.
    private String purses(House house) {
        LocalGames fresh = games();
        return fresh.known(house, RED).wealth() + " "
                + fresh.known(house, BLACK).wealth();
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
    void newcomersHaveWhatTheHouseGivesThem() {
        assertEquals("10000 10000", purses(Pook.house()));
        assertEquals("1000 1000", purses(Ranks.house()));
    }

    @Test
    void stakesGoToEscrowAtOnceAndTheWinnerTakesBoth() throws IOException {
        LocalGames.Begun begun = games().begin(staked(300, 200));
        assertInstanceOf(
                Decision.Accepted.class, begun.decision().toCompletableFuture().join());
        assertEquals("9700 9800", purses(Ourgame.house()));
        play(begun.hosted(), "h2e2");
        accepted(begun.hosted(), Seat.BLACK, new PlayerCommand.Resign());
        assertEquals("10200 9800", purses(Ourgame.house()));
        assertEquals(List.of(), files("unfinished"));
        assertEquals(List.of(), told);
    }

    @Test
    void everyMovementHasTwoSidesAndACause() throws IOException {
        LocalGames.Hosted hosted = games().begin(staked(300, 200)).hosted();
        accepted(hosted, Seat.RED, new PlayerCommand.Resign());
        List<String> moved = Files.readAllLines(home.resolve("purses.properties")).stream()
                .filter(line -> line.startsWith("moved/"))
                .map(line -> line.substring(line.indexOf('=') + 1))
                .map(line -> line.substring(line.indexOf(' ') + 1).replaceFirst(" [^ ]*$", ""))
                .toList();
        assertEquals(
                List.of(
                        "ourgame - purse:name:甲 10000 MINTED",
                        "ourgame - purse:name:乙 10000 MINTED",
                        "ourgame purse:name:甲 escrow 300 STAKE",
                        "ourgame purse:name:乙 escrow 200 STAKE",
                        "ourgame escrow purse:name:乙 500 STAKE"),
                moved);
    }

    @Test
    void aStakeThatIsNotCoveredIsRefusedAndNothingHasHappened() throws IOException {
        LocalGames.Begun begun = games().begin(staked(10_001, 0));
        Decision.Refused refused = assertInstanceOf(
                Decision.Refused.class, begun.decision().toCompletableFuture().join());
        assertEquals(
                "NOT_COVERED has=10000 needed=10001 side=RED", refused.why().toString());
        begun.hosted().close();
        assertEquals("10000 10000", purses(Ourgame.house()));
        assertEquals(0, games().unfinished().count());
        assertEquals(List.of(), files("unfinished"));
    }

    @Test
    void aGameThatIsLetGoOfGivesItsMoneyBackAtOnceAndIsARecord() throws IOException {
        LocalGames games = games();
        LocalGames.Hosted hosted = games.begin(staked(300, 200)).hosted();
        play(hosted, "h2e2");
        List<String> after = new ArrayList<>();
        hosted.letGo(() -> after.add(games.known(Ourgame.house(), RED).wealth() + " "
                + games.known(Ourgame.house(), BLACK).wealth()));
        assertEquals(List.of("10000 10000"), after);
        assertEquals(List.of(), files("unfinished"));
        assertEquals(1, files("games").size());
        assertEquals(List.of(), told);
    }

    @Test
    void anotherGameAtTheTableMovesItsOwnMoneyAndReckonsWithTheScoresOfTheFirst() {
        LocalGames.Hosted hosted = games().begin(
                        new NewGame(Terms.of(Ranks.house()).withMoney(true), RED, BLACK))
                .hosted();
        accepted(hosted, Seat.BLACK, new PlayerCommand.Resign());
        assertEquals("1001 999", purses(Ranks.house()));
        accepted(hosted, Seat.RED, new PlayerCommand.Propose(new Proposal.Rematch()));
        accepted(hosted, Seat.BLACK, new PlayerCommand.Answer(1, true));
        assertEquals("1000 998", purses(Ranks.house()));
        // 甲 has Black now and wins again.
        accepted(hosted, Seat.RED, new PlayerCommand.Resign());
        assertEquals("1002 998", purses(Ranks.house()));
        assertEquals(2, games().known(Ranks.house(), RED).value());
        assertEquals(2, games().known(Ranks.house(), RED).games());
        assertEquals(0, games().known(Ranks.house(), BLACK).value());
    }

    @Test
    void aGameGoneOnWithAfterAKillIsSettledOnce() {
        LocalGames.Hosted hosted = games().begin(staked(300, 200)).hosted();
        play(hosted, "h2e2");
        hosted.close();
        LocalGames second = games();
        LocalGames.Hosted again =
                second.resume(second.unfinished().findFirst().orElseThrow()).orElseThrow();
        assertEquals("9700 9800", purses(Ourgame.house()));
        accepted(again, Seat.BLACK, new PlayerCommand.Resign());
        assertEquals("10200 9800", purses(Ourgame.house()));
        games().unfinished().count();
        assertEquals("10200 9800", purses(Ourgame.house()));
    }

    @Test
    void aKillBetweenTheEventsAndThePursesIsMadeUpForOnce() throws IOException {
        LocalGames.Hosted hosted = games().begin(staked(300, 200)).hosted();
        play(hosted, "h2e2");
        Path book = home.resolve("purses.properties");
        Path before = home.resolve("before");
        Files.copy(book, before);
        accepted(hosted, Seat.BLACK, propose(400, 200));
        accepted(hosted, Seat.RED, new PlayerCommand.Answer(2, true));
        hosted.close();
        assertEquals("9600 9800", purses(Ourgame.house()));
        // As if the client had been killed after the events were kept, before the purses were.
        Files.move(before, book, StandardCopyOption.REPLACE_EXISTING);
        assertEquals("9700 9800", purses(Ourgame.house()));

        LocalGames second = games();
        LocalGames.Hosted again =
                second.resume(second.unfinished().findFirst().orElseThrow()).orElseThrow();
        assertEquals("9600 9800", purses(Ourgame.house()));
        accepted(again, Seat.RED, new PlayerCommand.Resign());
        assertEquals("9600 10400", purses(Ourgame.house()));
    }

    @Test
    void aKillAfterTheEndAndBeforeTheSettlementIsMadeUpForAtTheNextStart() throws IOException {
        LocalGames.Hosted hosted = games().begin(staked(300, 200)).hosted();
        play(hosted, "h2e2");
        Path book = home.resolve("purses.properties");
        Path beforeBook = home.resolve("before");
        Files.copy(book, beforeBook);
        Path folder = home.resolve("unfinished");
        Path events = folder.resolve(files("unfinished").getFirst());
        Files.createDirectories(home.resolve("games"));
        // The folder of games cannot be written to, so the events of the ended game stay.
        Files.delete(home.resolve("games"));
        Files.writeString(home.resolve("games"), "in the way");
        accepted(hosted, Seat.BLACK, new PlayerCommand.Resign());
        hosted.close();
        assertTrue(Files.exists(events));
        Files.move(beforeBook, book, StandardCopyOption.REPLACE_EXISTING);
        Files.delete(home.resolve("games"));

        assertEquals("9700 9800", purses(Ourgame.house()));
        assertEquals(0, games().unfinished().count());
        assertEquals("10200 9800", purses(Ourgame.house()));
        assertEquals(0, games().unfinished().count());
        assertEquals("10200 9800", purses(Ourgame.house()));
        assertFalse(Files.exists(events));
    }

    @Test
    void aGameLetGoOfGivesTheStakesBack() {
        LocalGames.Hosted hosted = games().begin(staked(300, 200)).hosted();
        play(hosted, "h2e2", "h9g7");
        hosted.close();
        LocalGames second = games();
        second.keep(second.unfinished().findFirst().orElseThrow());
        assertEquals("10000 10000", purses(Ourgame.house()));
        assertEquals(0, games().unfinished().count());
    }

    @Test
    void aGameLeftBeforeItsFirstMoveHoldsTheStakesUntilItIsDropped() throws IOException {
        games().begin(staked(300, 200)).hosted().close();
        assertEquals("9700 9800", purses(Ourgame.house()));
        assertEquals(1, games().unfinished().count());
        assertEquals("9700 9800", purses(Ourgame.house()));
        LocalGames second = games();
        second.keep(second.unfinished().findFirst().orElseThrow());
        assertEquals("10000 10000", purses(Ourgame.house()));
        assertEquals(List.of(), files("unfinished"));
        assertEquals(List.of(), files("games"));
    }

    @Test
    void eachOfSeveralGamesLeftHoldsItsOwnStakes() {
        LocalGames.Hosted first = games().begin(staked(300, 200)).hosted();
        play(first, "h2e2");
        first.close();
        games().begin(staked(50, 60)).hosted().close();
        assertEquals("9650 9740", purses(Ourgame.house()));
        LocalGames second = games();
        UnfinishedGames.Unfinished moved = second.unfinished()
                .filter(game -> game.game().line().size() == 1)
                .findFirst()
                .orElseThrow();
        second.keep(moved);
        assertEquals("9950 9940", purses(Ourgame.house()));
        second.keep(second.unfinished().findFirst().orElseThrow());
        assertEquals("10000 10000", purses(Ourgame.house()));
    }

    @Test
    void aRestartAtOddsGoesOnAtTheSameTableAndPaysItsReward() throws IOException {
        LocalGames.Hosted hosted = games().begin(game(Pook.house())).hosted();
        assertEquals("9950 9950", purses(Pook.house()));
        play(hosted, "h2e2");
        accepted(hosted, Seat.BLACK, new PlayerCommand.Propose(new Proposal.Restart(Odds.of(Odds.Kind.HORSE), 500)));
        accepted(hosted, Seat.RED, new PlayerCommand.Answer(1, true));
        assertEquals("9450 9450", purses(Pook.house()));
        assertEquals(1, files("unfinished").size());
        play(hosted, "h2e2");
        hosted.close();
        LocalGames second = games();
        LocalGames.Hosted again =
                second.resume(second.unfinished().findFirst().orElseThrow()).orElseThrow();
        accepted(again, Seat.RED, new PlayerCommand.Resign());
        assertEquals("9450 10450", purses(Pook.house()));
    }

    @Test
    void theWinnerOfARankedGameTakesTheSilverAndThePoints() {
        LocalGames.Hosted hosted = games().begin(game(Ranks.house())).hosted();
        assertEquals("999 999", purses(Ranks.house()));
        accepted(hosted, Seat.BLACK, new PlayerCommand.Resign());
        assertEquals("1001 999", purses(Ranks.house()));
        assertEquals(1, games().known(Ranks.house(), RED).value());
        assertEquals(1, games().known(Ranks.house(), BLACK).games());
    }

    @Test
    void scoresAreKeptForPeopleWithNamesAlone() {
        LocalGames.Hosted hosted = games().begin(game(Qq.house())).hosted();
        play(hosted, "h2e2", "h9g7");
        accepted(hosted, Seat.BLACK, new PlayerCommand.Resign());
        assertEquals(1321.5961, games().known(Qq.house(), RED).value(), 5e-5);

        LocalGames.Hosted nameless = games().begin(
                        new NewGame(Terms.of(Qq.house()), new Player("red", ""), new Player("black", "")))
                .hosted();
        play(nameless, "h2e2", "h9g7");
        accepted(nameless, Seat.BLACK, new PlayerCommand.Resign());
        assertEquals(1300, games().known(Qq.house(), new Player("red", "")).value());
    }

    @Test
    void aDamagedBookIsKeptAndCostsOnlyWhatIsDamaged() throws IOException {
        LocalGames.Hosted hosted = games().begin(game(Pook.house())).hosted();
        accepted(hosted, Seat.BLACK, new PlayerCommand.Resign());
        Path book = home.resolve("purses.properties");
        String content = Files.readString(book);
        Files.writeString(book, content.replace("account/pook/purse:name:甲=9950", "account/pook/purse:name:甲=lots"));
        assertEquals("10000 9950", purses(Pook.house()));
        assertTrue(Files.exists(home.resolve("purses.damaged")));
        assertEquals(StorageFault.Kind.DAMAGED, told.getFirst().kind());
    }

    private static PlayerCommand propose(long red, long black) {
        return new PlayerCommand.Propose(new Proposal.Stake(red, black));
    }
}
