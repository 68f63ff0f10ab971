package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;
import xiangqi.core.house.Houses;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ServerMessage;

/// Messages are pinned by lines written by hand: a program of another edition is at the other end.
class GoldenMessagesTest {
    private static final WireCodec CODEC = new WireCodec(Houses.standard());
    private static final JsonMapper JSON = new JsonMapper();

    static Stream<Arguments> fromClients() {
        return pairs("client-v1.jsonl", Messages.ofClients());
    }

    static Stream<Arguments> fromServers() {
        return pairs("server-v1.jsonl", Messages.ofServers());
    }

    private static Stream<Arguments> pairs(String file, List<?> messages) {
        List<String> lines = Lines.of(file);
        assertEquals(messages.size(), lines.size());
        return IntStream.range(0, lines.size()).mapToObj(i -> Arguments.of(lines.get(i), messages.get(i)));
    }

    @ParameterizedTest
    @MethodSource("fromClients")
    void aClientsMessageIsReadAndSpelledAsTheGoldenLineSays(String line, ClientMessage message) {
        assertEquals(new Received.Message<>(message), CODEC.fromClient(line));
        assertEquals(JSON.readTree(line), JSON.readTree(CODEC.encode(message)));
    }

    @ParameterizedTest
    @MethodSource("fromServers")
    void aServersMessageIsReadAndSpelledAsTheGoldenLineSays(String line, ServerMessage message) {
        assertEquals(new Received.Message<>(message), CODEC.fromServer(line));
        assertEquals(JSON.readTree(line), JSON.readTree(CODEC.encode(message)));
    }

    @Test
    void everyMessageHasAGoldenLine() {
        assertEquals(kinds(ClientMessage.class), classes(Messages.ofClients().stream()));
        assertEquals(kinds(ServerMessage.class), classes(Messages.ofServers().stream()));
    }

    @Test
    void everyCommandOfAPlayerAndEveryProposalHasAGoldenLine() {
        List<PlayerCommand> commands = Messages.ofClients().stream()
                .filter(ClientMessage.Command.class::isInstance)
                .map(message -> ((ClientMessage.Command) message).command())
                .toList();
        Set<Class<?>> carried = kinds(PlayerCommand.class);
        carried.remove(PlayerCommand.Sit.class);
        assertEquals(carried, classes(commands.stream()));
        assertEquals(
                kinds(Proposal.class),
                classes(commands.stream()
                        .filter(PlayerCommand.Propose.class::isInstance)
                        .map(command -> ((PlayerCommand.Propose) command).proposal())));
    }

    @Test
    void everyErrorCodeIsSpelledAndArguedAsTheListSays() {
        Set<List<String>> codes = Arrays.stream(ErrorCode.values())
                .map(code -> List.of(code.name(), Words.of(code), String.join(",", code.arguments())))
                .collect(Collectors.toSet());
        assertEquals(Set.copyOf(Lines.rows("errors.tsv")), codes);
    }

    private static Set<Class<?>> classes(Stream<?> objects) {
        return objects.map(Object::getClass).collect(Collectors.toSet());
    }

    private static Set<Class<?>> kinds(Class<?> sealed) {
        Set<Class<?>> kinds = new HashSet<>();
        for (Class<?> kind : sealed.getPermittedSubclasses()) {
            if (kind.isSealed()) {
                kinds.addAll(kinds(kind));
            } else {
                kinds.add(kind);
            }
        }
        return kinds;
    }
}
