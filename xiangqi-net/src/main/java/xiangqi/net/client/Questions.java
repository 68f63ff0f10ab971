package xiangqi.net.client;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;

/// What was asked and not answered yet: requests, which outlive the line they were asked on, and those in passing,
/// which do not.
final class Questions {
    private final Map<CommandId, Pending> pending = new LinkedHashMap<>();
    private final Map<CommandId, Consumer<ServerMessage.Answer>> passing = new HashMap<>();

    /// A request and those who wait for its answer.
    private record Pending(
            ClientMessage.Request request, List<CompletableFuture<Optional<ServerMessage.Answer>>> askers) {
        void complete(Optional<ServerMessage.Answer> answer) {
            askers.forEach(asker -> asker.complete(answer));
        }
    }

    /// Notes a request. Whether it is not waiting for its answer already.
    ///
    /// @param asker gets the answer, or nothing if there will be none
    boolean add(ClientMessage.Request request, CompletableFuture<Optional<ServerMessage.Answer>> asker) {
        boolean fresh = !pending.containsKey(request.id());
        pending.computeIfAbsent(request.id(), id -> new Pending(request, new ArrayList<>()))
                .askers()
                .add(asker);
        return fresh;
    }

    void addInPassing(ClientMessage.Request request, Consumer<ServerMessage.Answer> answered) {
        passing.put(request.id(), answered);
    }

    /// Those to be asked again on a new line, in the order they were asked.
    List<ClientMessage.Request> unanswered() {
        return pending.values().stream().map(Pending::request).toList();
    }

    /// The line is lost.
    void forgetPassing() {
        passing.clear();
    }

    /// There will be no answers.
    void giveUp() {
        List<Pending> open = List.copyOf(pending.values());
        pending.clear();
        open.forEach(one -> one.complete(Optional.empty()));
    }

    /// Hands an answer out. What nobody asked for is nobody's.
    ///
    /// @param first is told the request that is answered before those who wait are, unless it was asked in passing
    void answered(ServerMessage.Answer answer, Consumer<ClientMessage.Request> first) {
        Optional<Consumer<ServerMessage.Answer>> passed = Optional.ofNullable(passing.remove(answer.id()));
        if (passed.isPresent()) {
            passed.get().accept(answer);
            return;
        }
        Optional.ofNullable(pending.remove(answer.id())).ifPresent(one -> {
            first.accept(one.request());
            one.complete(Optional.of(answer));
        });
    }
}
