package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.Instant;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.UUID;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import xiangqi.core.board.Side;
import xiangqi.core.house.Houses;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.VersionRange;

class WireCodecTest {
    private static final WireCodec CODEC = new WireCodec(Houses.standard());

    static List<List<String>> unreadable() {
        return Lines.rows("messages-unreadable.tsv");
    }

    @ParameterizedTest
    @MethodSource("unreadable")
    void whatIsNoMessageIsAValueWithReasonAndPlace(List<String> row) {
        Received<?> received =
                row.get(0).equals("client") ? CODEC.fromClient(row.get(3)) : CODEC.fromServer(row.get(3));
        ProtocolError why =
                assertInstanceOf(Received.Unreadable.class, received).why();
        assertEquals(row.get(1), why.code().name());
        assertEquals(row.get(2), spelled(why));
    }

    private static String spelled(ProtocolError why) {
        return why.arguments().entrySet().stream()
                .map(argument -> argument.getKey() + "=" + argument.getValue())
                .collect(Collectors.joining(" "));
    }

    @Test
    void theIdOfARequestAtFaultIsSaidSoThatItCanBeAnswered() {
        Received.Unreadable<?> unreadable = assertInstanceOf(
                Received.Unreadable.class,
                CODEC.fromClient("{\"type\":\"watch\",\"id\":\"01939b6e-7c00-7abc-8def-000000000001\"}"));
        assertEquals(
                Optional.of(new CommandId(UUID.fromString("01939b6e-7c00-7abc-8def-000000000001"))), unreadable.id());
    }

    @Test
    void membersThatAreNotKnownAreIgnored() {
        assertEquals(
                new Received.Message<>(new ClientMessage.Ping(7)),
                CODEC.fromClient("{\"mood\":{\"x\":[1]},\"type\":\"ping\",\"nonce\":7,\"id\":null}"));
    }

    @Test
    void whatIsLargerThanTheLimitOfItsDirectionIsRefused() {
        String small = ping(Limits.CLIENT_MESSAGE);
        assertEquals(new Received.Message<>(new ClientMessage.Ping(7)), CODEC.fromClient(small));
        assertEquals(tooLarge(Limits.CLIENT_MESSAGE), CODEC.fromClient(ping(Limits.CLIENT_MESSAGE + 1)));
        assertEquals(tooLarge(Limits.SERVER_MESSAGE), CODEC.fromServer(ping(Limits.SERVER_MESSAGE + 1)));
    }

    @Test
    void sizeIsCountedInBytesNotInCharacters() {
        String wide = "{\"type\":\"ping\",\"nonce\":7,\"x\":\"" + "楚".repeat(Limits.CLIENT_MESSAGE / 3) + "\"}";
        assertEquals(tooLarge(Limits.CLIENT_MESSAGE), CODEC.fromClient(wide));
    }

    @Test
    void aListLongerThanItsLimitIsRefused() {
        List<Event> events =
                Collections.nCopies(Limits.EVENTS + 1, new Event.Left(Instant.parse("2026-03-01T10:00:01Z"), Side.RED));
        ServerMessage message = new ServerMessage.TableEvents(identifiers(1).table(), 1, events);
        ProtocolError why = assertInstanceOf(Received.Unreadable.class, CODEC.fromServer(CODEC.encode(message)))
                .why();
        assertEquals("where=events why=MALFORMED", spelled(why));
    }

    @Test
    void whatIsSpelledIsReadAgainAsItWas() {
        for (long seed = 1; seed <= 300; seed++) {
            Random random = new Random(seed);
            ClientMessage sent = randomMessage(random);
            assertEquals(new Received.Message<>(sent), CODEC.fromClient(CODEC.encode(sent)), "seed " + seed);
        }
    }

    @Test
    void aMessageCutOrChangedAnywhereIsAValue() {
        for (long seed = 1; seed <= 300; seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(CODEC.encode(
                    Messages.ofServers().get(random.nextInt(Messages.ofServers().size()))));
            int at = random.nextInt(text.length());
            if (random.nextBoolean()) {
                text.setLength(at);
            } else {
                text.setCharAt(at, (char) (' ' + random.nextInt(96)));
            }
            assertInstanceOf(Received.class, CODEC.fromServer(text.toString()), "seed " + seed);
        }
    }

    private static ClientMessage randomMessage(Random random) {
        Identifiers ids = identifiers(random.nextLong());
        return switch (random.nextInt(6)) {
            case 0 ->
                new ClientMessage.Hello(
                        new VersionRange(1 + random.nextInt(5), 6 + random.nextInt(5)), text(random, Limits.PROGRAM));
            case 1 -> new ClientMessage.Ping(random.nextLong() >>> 1);
            case 2 ->
                new ClientMessage.Register(ids.command(), text(random, Limits.NAME), text(random, Limits.PASSWORD));
            case 3 ->
                new ClientMessage.ListTables(
                        ids.command(), Optional.of(text(random, Limits.WORD)), Optional.of(ids.table()));
            case 4 -> new ClientMessage.Resume(ids.command(), ids.table(), random.nextInt(Integer.MAX_VALUE));
            default ->
                new ClientMessage.Command(
                        ids.command(),
                        ids.table(),
                        new PlayerCommand.Play(random.nextInt(1000), Move.ofCode(random.nextInt(8100))));
        };
    }

    /// Any characters: quotes, controls and those outside the basic plane among them.
    private static String text(Random random, int limit) {
        return random.ints(0, Character.MAX_CODE_POINT + 1)
                .map(point -> random.nextBoolean() ? point % 0x80 : point)
                .filter(point -> point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE)
                .limit(random.nextInt(limit / 2 + 1))
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static Identifiers identifiers(long seed) {
        return new Identifiers(() -> Instant.parse("2026-03-01T10:00:00Z"), new Random(seed));
    }

    private static String ping(int size) {
        String start = "{\"type\":\"ping\",\"nonce\":7,\"x\":\"";
        return start + "x".repeat(size - start.length() - 2) + "\"}";
    }

    private static <M> Received<M> tooLarge(int limit) {
        return new Received.Unreadable<>(
                Optional.empty(), ProtocolError.of(ErrorCode.TOO_LARGE, "limit", Argument.of(limit)));
    }
}
