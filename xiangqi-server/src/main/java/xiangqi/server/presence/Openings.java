package xiangqi.server.presence;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToSession;
import xiangqi.server.cluster.ToTable;
import xiangqi.server.journal.Entry;
import xiangqi.server.journal.Journal;

/// The tables that an account opens: each request one table, also when it comes again after the server was started
/// anew, and so many at a time and no more.
final class Openings {
    private final ActorContext<ToAttendance> context;
    private final String account;
    private final Surroundings around;
    private final Directory directory;
    private final Identifiers ids;
    private final Set<TableId> owned = new HashSet<>();
    private final Map<CommandId, Opening> opening = new LinkedHashMap<>();
    private final Map<CommandId, Done> opened = new HashMap<>();

    Openings(ActorContext<ToAttendance> context, String account, Surroundings around, Directory directory) {
        this.context = context;
        this.account = account;
        this.around = around;
        this.directory = directory;
        this.ids = new Identifiers(around.time(), around.random());
    }

    /// A request to open a table that is under way.
    ///
    /// @param table how the table will be called, once that is fixed
    private record Opening(
            ClientMessage.OpenTable request, String digest, Set<ActorRef<ToSession>> askers, Optional<TableId> table) {
        Opening at(TableId name) {
            return new Opening(request, digest, askers, Optional.of(name));
        }
    }

    /// A request that was answered.
    private record Done(String digest, ServerMessage answer) {}

    /// Whether the account has no table, and none is on its way.
    boolean isEmpty() {
        return owned.isEmpty() && opening.isEmpty();
    }

    void owns(TableId table) {
        owned.add(table);
    }

    void lost(TableId table) {
        owned.remove(table);
    }

    void take(ToAttendance.Open open) {
        CommandId request = open.request().id();
        Optional<String> digest = Optional.ofNullable(opened.get(request))
                .map(Done::digest)
                .or(() -> Optional.ofNullable(opening.get(request)).map(Opening::digest));
        if (digest.filter(known -> !known.equals(open.digest())).isPresent()) {
            say(open.from(), new ServerMessage.Refused(request, ProtocolError.of(ErrorCode.ID_USED)));
        } else if (opened.containsKey(request)) {
            say(open.from(), opened.get(request).answer());
        } else if (opening.containsKey(request)) {
            opening.get(request).askers().add(open.from());
            opening.get(request).table().ifPresent(table -> ask(opening.get(request), table));
        } else {
            opening.put(
                    request,
                    new Opening(open.request(), open.digest(), new HashSet<>(Set.of(open.from())), Optional.empty()));
            context.pipeToSelf(
                    earlier(around.journal(), account, request),
                    (earlier, failure) ->
                            failure == null ? new Step.Found(request, earlier) : new Step.Unknown(request, failure));
        }
    }

    /// The entry by which this request opened a table, if it did: before the server was started anew, perhaps.
    private static CompletionStage<Optional<Entry>> earlier(Journal journal, String account, CommandId request) {
        return journal.openedBy(account, request)
                .thenCompose(table -> table.isEmpty()
                        ? CompletableFuture.completedStage(Optional.empty())
                        : journal.read(table.get())
                                .thenApply(entries -> entries.stream().findFirst()));
    }

    void found(CommandId request, Optional<Entry> earlier) {
        Opening asked = opening.get(request);
        if (earlier.isPresent()) {
            boolean same = earlier.get()
                    .cause()
                    .filter(cause -> cause.digest().equals(asked.digest()))
                    .isPresent();
            answer(
                    request,
                    same
                            ? new ServerMessage.TableOpened(
                                    request, earlier.get().table())
                            : new ServerMessage.Refused(request, ProtocolError.of(ErrorCode.ID_USED)),
                    same);
            return;
        }
        int limit = around.allowances().tables();
        long open = owned.size()
                + opening.values().stream()
                        .filter(other -> other.table().isPresent())
                        .count();
        if (open >= limit) {
            refuse(request, ProtocolError.of(ErrorCode.TABLE_LIMIT, "limit", Argument.of(limit)));
            return;
        }
        TableId table = ids.table();
        Opening named = asked.at(table);
        opening.put(request, named);
        ask(named, table);
    }

    /// The journal could not say.
    void unknown(CommandId request, Throwable why) {
        String ticket = UUID.randomUUID().toString();
        context.getLog().error("account {}: the journal broke off, ticket {}", account, ticket, why);
        refuse(request, ProtocolError.of(ErrorCode.FAILED, "ticket", Argument.of(ticket)));
    }

    private void ask(Opening asked, TableId table) {
        ClientMessage.OpenTable request = asked.request();
        directory.tell(
                table, new ToTable.Open(request.id(), asked.digest(), account, request.terms(), context.getSelf()));
    }

    void done(ToAttendance.Opened done) {
        if (!opening.containsKey(done.request())) {
            return;
        }
        if (done.refused().isPresent()) {
            refuse(done.request(), done.refused().get());
            return;
        }
        owned.add(done.table());
        answer(done.request(), new ServerMessage.TableOpened(done.request(), done.table()), true);
    }

    private void refuse(CommandId request, ProtocolError why) {
        answer(request, new ServerMessage.Refused(request, why), false);
    }

    private void answer(CommandId request, ServerMessage answer, boolean kept) {
        Optional.ofNullable(opening.remove(request)).ifPresent(asked -> {
            if (kept) {
                opened.put(request, new Done(asked.digest(), answer));
            }
            asked.askers().forEach(session -> say(session, answer));
        });
    }

    private static void say(ActorRef<ToSession> session, ServerMessage message) {
        session.tell(new ToSession.Say(message));
    }
}
