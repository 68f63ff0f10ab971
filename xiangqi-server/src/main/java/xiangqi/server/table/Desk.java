package xiangqi.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.slf4j.Logger;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Directory;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToAttendance;
import xiangqi.server.cluster.ToTable;
import xiangqi.server.journal.Entry;

/// Where players' requests come in: each is answered once, and again with its first answer. Who wants to sit down has
/// to wait until the account says that it sits nowhere else.
final class Desk {
    /// How long the account's answer is waited for before it is asked again.
    private static final Duration RETRY = Duration.ofSeconds(1);

    private final TableId id;
    private final Surroundings around;
    private final Directory directory;
    private final Chronicle chronicle;
    private final Keeper keeper;
    private final Chairs chairs;
    private final Alarm alarm;
    private final Logger log;
    private Optional<Reserving> reserving = Optional.empty();

    Desk(
            TableId id,
            Surroundings around,
            Directory directory,
            Chronicle chronicle,
            Keeper keeper,
            Chairs chairs,
            Alarm alarm,
            Logger log) {
        this.id = id;
        this.around = around;
        this.directory = directory;
        this.chronicle = chronicle;
        this.keeper = keeper;
        this.chairs = chairs;
        this.alarm = alarm;
        this.log = log;
    }

    /// Who wants to sit down, and how to go on with the table where they sit already.
    private record Reserving(String account, Consumer<Optional<TableId>> then) {}

    /// Whether an account is asked: whatever comes has to wait.
    boolean busy() {
        return reserving.isPresent();
    }

    /// @param closed why nothing is carried out now; what was answered before is answered in any case
    void take(Instant at, ToTable.Ask ask, Optional<ProtocolError> closed) {
        CommandId request = ask.request().id();
        Optional<Answers.First> first = chronicle.answers().find(ask.by().id(), request);
        if (first.isPresent()) {
            if (first.get().digest().equals(ask.digest())) {
                Replies.say(ask.from(), first.get().answer());
            } else {
                Replies.refuse(ask.from(), request, ProtocolError.of(ErrorCode.ID_USED));
            }
            return;
        }
        if (closed.isPresent()) {
            Replies.refuse(ask.from(), request, closed.get());
            return;
        }
        keeper.attempt(new Stamped.ByHost(at, new HostCommand.Tick()), Optional.empty(), ticked -> {
            switch (ticked) {
                case Attempt.Failed failed -> Replies.refuse(ask.from(), request, Replies.failed(failed.ticket()));
                case Attempt.Decided decided -> carryOut(at, ask);
            }
        });
    }

    private void carryOut(Instant at, ToTable.Ask ask) {
        switch (ask.request()) {
            case ClientMessage.Sit sit -> sit(ask, new Stamped.BySeat(at, sit.seat(), new PlayerCommand.Sit(ask.by())));
            case ClientMessage.Command command -> {
                Optional<Seat> seat = table().seatOf(ask.by().id());
                if (seat.isEmpty()) {
                    answer(ask, new Decision.Refused(Refusal.of(Refusal.Code.NOT_SEATED)));
                } else {
                    keeper.attempt(
                            new Stamped.BySeat(at, seat.get(), command.command()),
                            Optional.of(cause(ask)),
                            result -> answer(ask, result));
                }
            }
            case ClientMessage.Request other -> throw new IllegalStateException("not for a table: " + other);
        }
    }

    /// An account sits at one table at a time: the chair is taken only once that is certain.
    private void sit(ToTable.Ask ask, Stamped stamped) {
        if (TableRules.decide(table(), stamped) instanceof Decision.Refused refused) {
            answer(ask, refused);
            return;
        }
        String account = ask.by().id();
        reserving = Optional.of(new Reserving(account, elsewhere -> {
            if (elsewhere.isPresent()) {
                answer(
                        ask,
                        new Decision.Refused(
                                Refusal.of(Refusal.Code.SEATED_ELSEWHERE, "table", Argument.of(elsewhere.get()))));
                return;
            }
            chairs.put(account, true);
            keeper.attempt(stamped, Optional.of(cause(ask)), result -> {
                if (table().seatOf(account).isEmpty()) {
                    chairs.forget(account);
                    directory.tell(account, new ToAttendance.Release(id));
                }
                answer(ask, result);
            });
        }));
        reserve();
    }

    /// Asks the account where it sits; again after a while.
    void reserve() {
        reserving.ifPresent(seat -> directory.tell(seat.account(), new ToAttendance.Reserve(id)));
        alarm.at(now().plus(RETRY));
    }

    /// What the account says. Whether that was waited for.
    boolean reserved(ToTable.Reserved reserved) {
        Optional<Reserving> awaited = reserving.filter(seat -> seat.account().equals(reserved.account()));
        if (awaited.isPresent()) {
            reserving = Optional.empty();
            awaited.get().then().accept(reserved.elsewhere());
        }
        return awaited.isPresent();
    }

    private void answer(ToTable.Ask ask, Attempt result) {
        switch (result) {
            case Attempt.Decided decided -> answer(ask, decided.decision());
            case Attempt.Failed failed ->
                Replies.refuse(ask.from(), ask.request().id(), Replies.failed(failed.ticket()));
        }
    }

    private void answer(ToTable.Ask ask, Decision decision) {
        ServerMessage.CommandAnswered answer =
                new ServerMessage.CommandAnswered(ask.request().id(), table().events(), decision);
        if (decision instanceof Decision.Refused refused) {
            log.debug("refused {} table={} seq={}: {}", ask.request(), id, table().events(), refused.why());
        }
        chronicle.answers().keep(ask.by().id(), ask.digest(), answer, now());
        Replies.say(ask.from(), answer);
    }

    private static Entry.Cause cause(ToTable.Ask ask) {
        return new Entry.Cause(ask.by().id(), ask.request().id(), ask.digest());
    }

    private Table table() {
        return chronicle.table();
    }

    private Instant now() {
        return around.time().instant();
    }
}
