package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
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
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.Hand;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Plain;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Event;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Player;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Terms;

/// The stored form is pinned by lines written by hand: what was stored once must be read for ever.
class GoldenEventsTest {
    private static final EventCodec CODEC = new EventCodec(Houses.standard());
    private static final TimeControl THREE =
            TimeControl.parse("three:600/60/30").orElseThrow();
    private static final TimeControl FISCHER = new TimeControl.Fischer(Duration.ofMinutes(5), Duration.ofSeconds(5));
    private static final TimeControl TWO =
            new TimeControl.TwoPeriod(40, Duration.ofMinutes(30), 20, Duration.ofMinutes(10));
    private static final TimeControl NONE = new TimeControl.Untimed();
    private static final Player WANG = new Player("p1", "王天一");

    /// In the order of the golden lines.
    private static List<Event> events() {
        Clock ended = new Clock(NONE, hand(13_000, 0), hand(4_000, 0), Optional.empty());
        return List.of(
                new Event.Opened(at("10:00:00"), Terms.of(Plain.house()).withClock(THREE)),
                new Event.Seated(at("10:00:00"), Side.RED, WANG),
                new Event.Seated(at("10:00:00.250"), Side.BLACK, new Player("p2", "Hu \"the\" Ronghua")),
                new Event.Left(at("10:00:01"), Side.BLACK),
                new Event.BecameReady(at("10:00:02"), Side.RED),
                new Event.Started(
                        at("10:00:03"),
                        new Terms(
                                Plain.house(),
                                FISCHER,
                                "asian",
                                false,
                                Duration.ofSeconds(90),
                                position("4k4/9/9/9/9/9/9/9/4R4/3K5 b", Legality.GENERAL_CAPTURE)),
                        WANG,
                        new Player("p2", "胡荣华"),
                        Clock.started(FISCHER, Side.BLACK, at("10:00:03"))),
                new Event.Moved(
                        at("10:00:10.005"),
                        0,
                        Move.of(Square.H2, Square.E2),
                        running(THREE, hand(7_005, 1), hand(0, 0), Side.BLACK, "10:00:10.005")),
                new Event.Offered(at("10:00:11"), new Offer(1, new Proposal.Draw(), Side.RED, 1)),
                new Event.Offered(at("10:00:12"), new Offer(2, new Proposal.Undo(), Side.RED, 1)),
                new Event.Offered(at("10:00:13"), new Offer(3, new Proposal.Annulment(), Side.BLACK, 1)),
                new Event.Declined(at("10:00:14"), 1),
                new Event.Lapsed(at("10:00:15"), 2),
                new Event.TakenBack(
                        at("10:00:16"),
                        2,
                        2,
                        List.of(new Offer(3, new Proposal.Annulment(), Side.BLACK, 1)),
                        running(TWO, hand(9_000, 0), hand(4_000, 0), Side.RED, "10:00:16")),
                new Event.Recovered(
                        at("11:00:16"), running(NONE, hand(9_000, 0), hand(4_000, 0), Side.RED, "11:00:15")),
                new Event.Ended(at("11:00:20"), new Outcome.Win(Side.BLACK, Outcome.Reason.RESIGNATION), ended),
                new Event.Ended(at("11:00:20"), new Outcome.Draw(Outcome.Reason.AGREEMENT), ended),
                new Event.Ended(at("11:00:20"), new Outcome.Annulled(Outcome.Reason.AGREEMENT), ended));
    }

    static Stream<Arguments> goldenLines() {
        List<Event> events = events();
        List<String> lines = Lines.of("events-v1.jsonl");
        assertEquals(events.size(), lines.size());
        return IntStream.range(0, lines.size()).mapToObj(i -> Arguments.of(lines.get(i), events.get(i)));
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
    void everyConstantIsStoredAsTheListOfWordsSays() {
        Set<List<String>> stored = Stream.of(Side.values(), Legality.values(), Outcome.Reason.values())
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
