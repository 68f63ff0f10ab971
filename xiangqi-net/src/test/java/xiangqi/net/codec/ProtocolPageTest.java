package xiangqi.net.codec;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import xiangqi.core.board.Side;
import xiangqi.core.game.Attack;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.money.Cause;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Legality;
import xiangqi.core.table.Refusal;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.MessageFault;
import xiangqi.net.protocol.UnfitTerm;

/// `docs/protocol.md` names whatever can come over the wire, each in its section.
class ProtocolPageTest {
    private static final String PAGE = page();
    private static final JsonMapper JSON = new JsonMapper();

    static Stream<Arguments> listed() {
        return Stream.of(
                listed("Refusals of a table", Refusal.Code.values(), Words::of),
                listed("Refusals of a table", Attempt.Why.values(), Attempt.Why::name),
                listed("Error codes", ErrorCode.values(), Words::of),
                listed("Error codes", MessageFault.values(), MessageFault::name),
                listed("Error codes", UnfitTerm.values(), UnfitTerm::word),
                listed("Terms", Legality.values(), Words::of),
                listed("Terms", Edition.values(), Words::of),
                listed("Terms", Odds.Kind.values(), Odds.Kind::id),
                listed("Terms", Houses.standard().all().toArray(House[]::new), House::id),
                listed("Terms", Houses.standard().all().toArray(House[]::new), House::edition),
                listed("How a game ends", Outcome.Reason.values(), Words::of),
                listed("How a game ends", Evidence.Rule.values(), Words::of),
                listed("How a game ends", Edition.values(), Edition::code),
                listed("How a game ends", Conduct.Kind.values(), Words::of),
                listed("How a game ends", Attack.values(), Words::of),
                listed("Money", Cause.values(), Words::of),
                listed("Line and spelling", Side.values(), Words::of));
    }

    private static <T> Arguments listed(String section, T[] values, Function<T, String> word) {
        return Arguments.of(section, Arrays.stream(values).map(word).toList());
    }

    @ParameterizedTest
    @MethodSource("listed")
    void everyConstantStandsInItsSection(String section, List<String> words) {
        String text = section(section);
        assertEquals(
                List.of(),
                words.stream().filter(word -> !text.contains("`" + word + "`")).toList());
    }

    @Test
    void everyErrorCodesArgumentsStandInItsRow() {
        for (ErrorCode code : ErrorCode.values()) {
            String row = section("Error codes")
                    .lines()
                    .filter(line -> line.startsWith("|") && line.contains("`" + Words.of(code) + "`"))
                    .findFirst()
                    .orElseThrow();
            assertEquals(
                    List.of(),
                    code.arguments().stream()
                            .filter(name -> !row.contains("`" + name + "`"))
                            .toList(),
                    code.name());
        }
    }

    /// The golden lines hold an example of every message and every event.
    @Test
    void everyTypeAndEveryMemberOfAMessageIsNamed() {
        List<String> missing = Stream.of("client-v1.jsonl", "server-v1.jsonl", "events-v2.jsonl")
                .flatMap(file -> Lines.of(file).stream())
                .flatMap(line -> names(JSON.readTree(line)).stream())
                .distinct()
                .filter(name -> !name.equals("v"))
                .filter(name -> !PAGE.contains("`" + name + "`") && !PAGE.contains("\"" + name + "\""))
                .toList();
        assertEquals(List.of(), missing);
    }

    @Test
    void theExamplesOfClientsMessagesCanBeRead() {
        WireCodec codec = new WireCodec(Houses.standard());
        List<String> examples = PAGE.lines()
                .filter(line -> line.startsWith("{\"type\":\"openTable\"")
                        || line.startsWith("{\"type\":\"hello\"")
                        || line.startsWith("{\"type\":\"register\"")
                        || line.startsWith("{\"type\":\"watch\"")
                        || line.startsWith("{\"type\":\"sit\"")
                        || line.startsWith("{\"type\":\"command\""))
                .toList();
        assertEquals(7, examples.size());
        for (String example : examples) {
            assertInstanceOf(Received.Message.class, codec.fromClient(example), example);
        }
    }

    private static List<String> names(JsonNode node) {
        List<String> names = new ArrayList<>();
        if (node.isObject()) {
            names.addAll(node.propertyNames());
            if (node.has("type") && node.get("type").isString()) {
                names.add(node.get("type").stringValue());
            }
        }
        node.forEach(inner -> names.addAll(names(inner)));
        return names;
    }

    private static String section(String heading) {
        int start = PAGE.indexOf("\n## " + heading + "\n");
        if (start < 0) {
            throw new AssertionError("no section " + heading);
        }
        int end = PAGE.indexOf("\n## ", start + 1);
        return PAGE.substring(start, end < 0 ? PAGE.length() : end);
    }

    /// Tests run in the folder of their module.
    private static String page() {
        try {
            return Files.readString(Path.of("..", "docs", "protocol.md"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
