package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.Hand;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Attack;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Deed;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Profile;
import xiangqi.core.house.RealTitle;
import xiangqi.core.money.Account;
import xiangqi.core.money.Cause;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Event;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Player;
import xiangqi.core.table.Pot;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Terms;

/// The stored form is pinned by lines written by hand: what was stored once must be read for ever. So a golden
/// file never changes once it is there. What is stored in another form gets a new version and a file of its
/// own.
class GoldenEventsTest {
    private static final EventCodec CODEC = new EventCodec(Houses.standard());
    private static final TimeControl THREE =
            TimeControl.parse("three:600/60/30").orElseThrow();
    private static final TimeControl FISCHER = new TimeControl.Fischer(Duration.ofMinutes(5), Duration.ofSeconds(5));
    private static final TimeControl TWO =
            new TimeControl.TwoPeriod(40, Duration.ofMinutes(30), 20, Duration.ofMinutes(10));
    private static final TimeControl NONE = new TimeControl.Untimed();
    private static final Player WANG = new Player("p1", "王天一");
    private static final Placed CANNON = new Placed(Piece.BLACK_CANNON, Square.C7);
    private static final Placed CHARIOT = new Placed(Piece.RED_CHARIOT, Square.A9);
    private static final Conduct IDLE = new Conduct(Conduct.Kind.IDLE, List.of(), List.of());
    private static final Player GRADED_WANG =
            new Player("p1", "王天一", new Profile(1624.311902, 31, 10_000, true, Optional.of("master-1")));

    /// In the order of the golden lines.
    private static List<Event> events() {
        Clock ended = new Clock(NONE, hand(13_000, 0), hand(4_000, 0), Optional.empty());
        return List.of(
                new Event.Opened(at("10:00:00"), Terms.of(Plain.house()).withClock(THREE)),
                new Event.Seated(at("10:00:00"), Side.RED, GRADED_WANG),
                new Event.Seated(at("10:00:00.250"), Side.BLACK, new Player("p2", "Hu \"the\" Ronghua")),
                new Event.Left(at("10:00:01"), Side.BLACK),
                new Event.BecameReady(at("10:00:02"), Side.RED),
                new Event.Started(
                        at("10:00:03"),
                        new Terms(
                                Plain.house(),
                                FISCHER,
                                Edition.ASIAN,
                                false,
                                Duration.ofSeconds(90),
                                position(
                                        "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/1NBAKAB1R w",
                                        Legality.GENERAL_CAPTURE),
                                Optional.of(Odds.custom(Side.RED, List.of(Square.A0, Square.H0))),
                                true),
                        WANG,
                        new Player("p2", "胡荣华"),
                        Clock.started(FISCHER, Side.RED, at("10:00:03")),
                        new Pot(50, 4, 500)),
                new Event.Moved(
                        at("10:00:10.005"),
                        0,
                        Move.of(Square.H2, Square.E2),
                        running(THREE, hand(7_005, 1), hand(0, 0), Side.BLACK, "10:00:10.005")),
                new Event.Offered(at("10:00:11"), new Offer(1, new Proposal.Draw(), Side.RED, 1)),
                new Event.Offered(at("10:00:12"), new Offer(2, new Proposal.Undo(), Side.RED, 1)),
                new Event.Offered(at("10:00:13"), new Offer(3, new Proposal.Annulment(), Side.BLACK, 1)),
                new Event.Offered(
                        at("10:00:13"),
                        new Offer(
                                4,
                                new Proposal.Restart(
                                        Odds.twoFirst(Move.of(Square.H2, Square.E2), Move.of(Square.B0, Square.C2)),
                                        500),
                                Side.BLACK,
                                1)),
                new Event.Offered(at("10:00:13"), new Offer(5, new Proposal.Stake(100, 0), Side.BLACK, 0)),
                new Event.Offered(at("10:00:13"), new Offer(6, new Proposal.Guidance(70), Side.RED, 0)),
                new Event.Offered(at("10:00:13"), new Offer(7, new Proposal.Rematch(), Side.RED, 0)),
                new Event.Declined(at("10:00:14"), 1),
                new Event.Lapsed(at("10:00:15"), 2),
                new Event.TakenBack(
                        at("10:00:16"),
                        2,
                        2,
                        List.of(new Offer(3, new Proposal.Annulment(), Side.BLACK, 1)),
                        running(TWO, hand(9_000, 0), hand(4_000, 0), Side.RED, "10:00:16")),
                new Event.Recovered(
                        at("11:00:16"),
                        running(NONE, hand(9_000, 0), hand(4_000, 0), Side.RED, "11:00:15"),
                        Map.of(Side.BLACK, at("11:01:16"))),
                new Event.Ended(at("11:00:20"), new Outcome.Win(Side.BLACK, Outcome.Reason.RESIGNATION), ended),
                new Event.Ended(at("11:00:20"), new Outcome.Draw(Outcome.Reason.AGREEMENT), ended),
                new Event.Ended(at("11:00:20"), new Outcome.Annulled(Outcome.Reason.AGREEMENT), ended),
                new Event.WentAway(at("11:00:21"), Side.BLACK, at("11:01:21")),
                new Event.CameBack(at("11:00:22"), Side.BLACK),
                new Event.Staked(at("11:00:23"), 5, Stakes.between(100, 20)),
                new Event.Staked(at("11:00:23"), 6, Stakes.guided(Side.RED, 70)),
                new Event.Charged(
                        at("11:00:24"),
                        List.of(
                                new Transfer(purse("p1"), new Account.HouseTill(), 50, Cause.TABLE_FEE),
                                new Transfer(purse("p2"), new Account.Escrow(), 4, Cause.BASE_SILVER))),
                new Event.Settled(
                        at("11:00:25"),
                        List.of(
                                new Transfer(new Account.Escrow(), purse("p1"), 8, Cause.BASE_SILVER),
                                new Transfer(new Account.Escrow(), new Account.Tax(), 1, Cause.STAKE))),
                new Event.Warned(
                        at("11:00:26"),
                        new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHASE),
                        repetition(
                                Evidence.Rule.ATTACK_AGAINST_IDLE_LOSES,
                                4,
                                new Evidence.Repetition(
                                        2,
                                        List.of(
                                                deed("d0c0", Set.of(Attack.CHASE), List.of(CANNON)),
                                                deed("c7d7", Set.of(), List.of()),
                                                deed(
                                                        "c0d0",
                                                        Set.of(Attack.CHASE, Attack.MATE_THREAT),
                                                        List.of(new Placed(Piece.BLACK_CANNON, Square.D7))),
                                                deed("d7c7", Set.of(), List.of())),
                                        new Conduct(Conduct.Kind.PERPETUAL_CHASE, List.of(CANNON), List.of()),
                                        IDLE))),
                new Event.Warned(
                        at("11:00:27"),
                        new Outcome.Win(Side.RED, Outcome.Reason.FIVE_CHECKS),
                        new Evidence(
                                Evidence.Rule.FIVE_CHECKS,
                                Edition.CHINESE,
                                8,
                                Optional.empty(),
                                Optional.of(new Evidence.ChecksInARow(new Placed(Piece.BLACK_CHARIOT, Square.A1), 4)))),
                new Event.Ended(
                        at("11:00:28"),
                        new Outcome.Draw(Outcome.Reason.NATURAL_LIMIT),
                        Optional.of(new Evidence(
                                Evidence.Rule.NATURAL_LIMIT, Edition.ASIAN, 131, Optional.empty(), Optional.empty())),
                        ended),
                new Event.Ended(
                        at("11:00:28"),
                        new Outcome.Win(Side.BLACK, Outcome.Reason.PERPETUAL_CHECK),
                        Optional.of(repetition(
                                Evidence.Rule.PERPETUAL_CHECK_LOSES,
                                8,
                                new Evidence.Repetition(
                                        3,
                                        List.of(
                                                new Deed(
                                                        Move.of(Square.A8, Square.A9),
                                                        Set.of(Attack.CHECK),
                                                        List.of(),
                                                        List.of(CHARIOT)),
                                                deed("d9d8", Set.of(), List.of())),
                                        new Conduct(Conduct.Kind.PERPETUAL_CHECK, List.of(), List.of(CHARIOT)),
                                        IDLE))),
                        ended));
    }

    private static Evidence repetition(Evidence.Rule rule, int at, Evidence.Repetition repetition) {
        return new Evidence(rule, Edition.CHINESE, at, Optional.of(repetition), Optional.empty());
    }

    private static Deed deed(String move, Set<Attack> attacks, List<Placed> chased) {
        return new Deed(Move.parse(move).orElseThrow(), attacks, chased, List.of());
    }

    private static Account purse(String player) {
        return new Account.Purse(player);
    }

    /// What version 2 learned to say besides: titles held in real life, and who would teach in a lesson.
    private static List<Event> withLessons() {
        Player titled = new Player("p1", "王天一", GRADED_WANG.profile().withRealTitle(RealTitle.NATIONAL_GRANDMASTER));
        return List.of(
                new Event.Seated(at("10:00:00"), Side.RED, titled),
                new Event.Offered(
                        at("10:00:13"), new Offer(6, new Proposal.Guidance(70), Side.RED, 0, Optional.of(Side.BLACK))));
    }

    static Stream<Arguments> goldenLines() {
        return Stream.concat(lines("events-v2.jsonl", events()), lines("events-v2-with-lessons.jsonl", withLessons()));
    }

    /// Version 1 had neither warnings nor evidence; these came last in the newer file.
    static Stream<Arguments> linesOfVersionOne() {
        return Stream.concat(
                lines("events-v1.jsonl", beforeMoney()), lines("events-v1-with-money.jsonl", events().subList(0, 27)));
    }

    /// The first events that were ever stored knew no rating, no money, no odds, and nobody who is waited for.
    private static List<Event> beforeMoney() {
        List<Event> events = events();
        List<Event> first = new ArrayList<>();
        first.add(events.get(0));
        first.add(new Event.Seated(at("10:00:00"), Side.RED, WANG));
        first.addAll(events.subList(2, 5));
        first.add(new Event.Started(
                at("10:00:03"),
                new Terms(
                        Plain.house(),
                        FISCHER,
                        Edition.ASIAN,
                        false,
                        Duration.ofSeconds(90),
                        position("4k4/9/9/9/9/9/9/9/4R4/3K5 b", Legality.GENERAL_CAPTURE),
                        Optional.empty(),
                        false),
                WANG,
                new Player("p2", "胡荣华"),
                Clock.started(FISCHER, Side.BLACK, at("10:00:03")),
                new Pot(0, 0, 0)));
        first.addAll(events.subList(6, 10));
        first.addAll(events.subList(14, 17));
        first.add(new Event.Recovered(
                at("11:00:16"), running(NONE, hand(9_000, 0), hand(4_000, 0), Side.RED, "11:00:15"), Map.of()));
        first.addAll(events.subList(18, 21));
        return first;
    }

    /// Only a new file may come, with a row of its own.
    @ParameterizedTest
    @MethodSource("goldenFiles")
    void aGoldenFileIsAsItWasFirstWritten(String file, String digest) throws Exception {
        byte[] bytes = GoldenEventsTest.class.getResourceAsStream(file).readAllBytes();
        assertEquals(
                digest,
                HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes)));
    }

    static Stream<Arguments> goldenFiles() {
        return Lines.rows("golden-events.tsv").stream().map(row -> Arguments.of(row.get(0), row.get(1)));
    }

    private static Stream<Arguments> lines(String file, List<Event> events) {
        List<String> lines = Lines.of(file);
        assertEquals(events.size(), lines.size());
        return IntStream.range(0, lines.size()).mapToObj(i -> Arguments.of(lines.get(i), events.get(i)));
    }

    @ParameterizedTest
    @MethodSource("linesOfVersionOne")
    void anEventStoredByTheFirstEditionIsRead(String line, Event event) {
        assertEquals(new Decoded.Read(event), CODEC.decode(line));
    }

    @ParameterizedTest
    @MethodSource("goldenLines")
    void aStoredEventIsRead(String line, Event event) {
        assertEquals(new Decoded.Read(event), CODEC.decode(line));
    }

    @ParameterizedTest
    @MethodSource("goldenLines")
    void anEventIsStoredAsTheGoldenLineSays(String line, Event event) {
        JsonMapper json = new JsonMapper();
        assertEquals(json.readTree(line), json.readTree(CODEC.encode(event)));
    }

    @Test
    void everyTypeOfEventHasAGoldenLine() {
        Set<Class<?>> pinned = events().stream().map(Event::getClass).collect(Collectors.toSet());
        assertEquals(Set.of(Event.class.getPermittedSubclasses()), pinned);
    }

    @Test
    void everyKindOfOfferHasAGoldenLine() {
        Set<Class<?>> pinned = events().stream()
                .filter(Event.Offered.class::isInstance)
                .map(event -> ((Event.Offered) event).offer().proposal().getClass())
                .collect(Collectors.toSet());
        assertEquals(Set.of(Proposal.class.getPermittedSubclasses()), pinned);
    }

    @Test
    void everyConstantIsStoredAsTheListOfWordsSays() {
        Set<List<String>> stored = Stream.of(
                        Side.values(),
                        Legality.values(),
                        Outcome.Reason.values(),
                        Cause.values(),
                        Evidence.Rule.values(),
                        Conduct.Kind.values(),
                        Attack.values(),
                        Edition.values())
                .flatMap(Stream::of)
                .map(constant -> List.of(
                        constant.getDeclaringClass().getSimpleName() + "." + constant.name(), Words.of(constant)))
                .collect(Collectors.toSet());
        assertEquals(Set.copyOf(Lines.rows("words.tsv")), stored);
    }

    private static Instant at(String time) {
        return Instant.parse("2026-03-01T" + time + "Z");
    }

    private static Hand hand(long millis, int moves) {
        return new Hand(Duration.ofMillis(millis), moves);
    }

    private static Clock running(TimeControl control, Hand red, Hand black, Side side, String since) {
        return new Clock(control, red, black, Optional.of(new Clock.Running(side, at(since))));
    }

    private static Position position(String fen, Legality legality) {
        FenReading.Read read = (FenReading.Read) Fen.read(fen);
        return ((Checked.Legal) Position.check(read.setup(), legality)).position();
    }
}
