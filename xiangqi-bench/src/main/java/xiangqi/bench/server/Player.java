package xiangqi.bench.server;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.time.InstantSource;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import xiangqi.core.house.Houses;
import xiangqi.net.client.Incoming;
import xiangqi.net.client.WebSocketDialer;
import xiangqi.net.client.Wire;
import xiangqi.net.codec.Received;
import xiangqi.net.codec.WireCodec;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.VersionRange;

/// One client of the load: a WebSocket connection of its own. While the load runs it looks at what the server says
/// without reading it as JSON: the server is to be measured, not this.
final class Player implements Incoming {
    private static final WireCodec CODEC = new WireCodec(Houses.standard());
    private static final int PATIENCE = 60;

    final Identifiers ids;
    private final Consumer<Throwable> broken;
    private final CompletableFuture<Wire> wire = new CompletableFuture<>();
    private final CompletableFuture<String> greeted = new CompletableFuture<>();
    private final Map<String, CompletableFuture<String>> asked = new ConcurrentHashMap<>();
    private volatile Consumer<Integer> moved = ply -> {};
    private volatile boolean leaving;

    /// @param broken is told what must not happen
    Player(HttpClient http, URI server, int number, Consumer<Throwable> broken) {
        this.ids = new Identifiers(InstantSource.system(), new SplittableRandom(number));
        this.broken = broken;
        new WebSocketDialer(http, server).dial(this);
        wire.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
        say(new ClientMessage.Hello(VersionRange.SPOKEN, "chuhe bench"));
        greeted.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
    }

    /// Tells `to` the ply of every move at the table it watches.
    void whenMoved(Consumer<Integer> to) {
        moved = to;
    }

    void say(ClientMessage message) {
        wire.join().send(CODEC.encode(message));
    }

    /// Asks, and waits for the answer, which must not be a refusal.
    ServerMessage.Answer ask(ClientMessage.Request request) throws IOException {
        String id = request.id().value().toString();
        CompletableFuture<String> answer = new CompletableFuture<>();
        asked.put(id, answer);
        say(request);
        String text = answer.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
        if (CODEC.fromServer(text) instanceof Received.Message<ServerMessage>(ServerMessage.Answer given)
                && !text.contains("\"refused\"")) {
            return given;
        }
        throw new IOException(text);
    }

    void leave() {
        leaving = true;
        wire.join().abort();
    }

    @Override
    public void opened(Wire opened) {
        wire.complete(opened);
    }

    @Override
    public void received(String text) {
        if (text.startsWith("{\"type\":\"events\"")) {
            int at = text.indexOf("{\"type\":\"moved\"");
            if (at >= 0) {
                moved.accept(number(text, text.indexOf("\"ply\":", at) + 6));
            }
            if (text.contains("{\"type\":\"ended\"")) {
                broken.accept(new IllegalStateException("a game has ended: " + text));
            }
        } else if (text.startsWith("{\"type\":\"welcome\"")) {
            greeted.complete(text);
        } else {
            answered(text);
        }
    }

    private void answered(String text) {
        int at = text.indexOf("\"id\":\"");
        CompletableFuture<String> asker =
                at < 0 || asked.isEmpty() ? null : asked.remove(text.substring(at + 6, at + 42));
        if (asker != null) {
            asker.complete(text);
        } else if (text.contains("\"refused\"") || text.contains("\"rejected\"")) {
            broken.accept(new IllegalStateException(text));
        }
    }

    private static int number(String text, int from) {
        int to = from;
        while (Character.isDigit(text.charAt(to))) {
            to++;
        }
        return Integer.parseInt(text, from, to, 10);
    }

    @Override
    public void closed() {
        if (!leaving) {
            IOException fault = new IOException("the connection broke off");
            wire.completeExceptionally(fault);
            broken.accept(fault);
        }
    }
}
