package xiangqi.net.client;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ServerAddressTest {
    @ParameterizedTest
    @CsvSource({
        "localhost, ws://localhost:9090/play",
        "' example.org ', ws://example.org:9090/play",
        "example.org:80, ws://example.org:80/play",
        "wss://example.org, wss://example.org:9090/play",
        "ws://10.0.0.7:9000/, ws://10.0.0.7:9000/play",
        "[::1]:9000, ws://[::1]:9000/play"
    })
    void whatAPersonTypesIsRead(String typed, String uri) {
        assertEquals(
                Optional.of(uri),
                ServerAddress.parse(typed).map(address -> address.uri().toString()));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "a b",
                ":9090",
                "example.org:0",
                "example.org:70000",
                "http://example.org",
                "example.org/elsewhere",
                "example.org?x",
                "me@example.org"
            })
    void anythingElseIsNoAddress(String typed) {
        assertEquals(Optional.empty(), ServerAddress.parse(typed));
    }
}
