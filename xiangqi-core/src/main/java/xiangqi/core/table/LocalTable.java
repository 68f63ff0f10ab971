package xiangqi.core.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Supplier;

/// A table hosted at this computer. Everything happens one after the other on the executor it is given, which must run
/// one task at a time; there commands are stamped, decided, kept by the [Journal], and only then told to the
/// observers.
public final class LocalTable implements TableLink, AutoCloseable {
    /// How long after a journal failed a fallen flag is looked at again.
    private static final Duration RETRY = Duration.ofSeconds(1);

    private final InstantSource time;
    private final Executor executor;
    private final Alarms alarms;
    private final Journal journal;
    private final Queue<Runnable> waiting = new ArrayDeque<>();
    private final Map<CommandId, Decision> answered = new HashMap<>();
    private final List<Consumer<Update>> observers = new ArrayList<>();
    private Table table;
    private Optional<Subscription> alarm = Optional.empty();
    private boolean asleep;
    private boolean busy;
    private boolean closed;

    private LocalTable(
            Table table, boolean asleep, InstantSource time, Executor executor, Alarms alarms, Journal journal) {
        this.table = table;
        this.asleep = asleep;
        this.time = time;
        this.executor = executor;
        this.alarms = alarms;
        this.journal = journal;
    }

    /// A table that nothing has happened at; [#begin] comes first.
    public static LocalTable create(InstantSource time, Executor executor, Alarms alarms, Journal journal) {
        return new LocalTable(Table.NEW, false, time, executor, alarms, journal);
    }

    /// The table that `stored` events led to, asleep: until it is woken, or told the first command, the time since the
    /// last of them is charged to nobody and no flag falls. The events are taken as kept; `journal` hears only what
    /// follows.
    ///
    /// @throws IllegalStateException if the events do not belong together
    public static LocalTable restore(
            List<Event> stored, InstantSource time, Executor executor, Alarms alarms, Journal journal) {
        return new LocalTable(Table.replay(stored), true, time, executor, alarms, journal);
    }

    /// Lets the clocks of a restored table run from now on. Nothing happens at a table that is awake.
    public CompletionStage<Decision> goOn() {
        return inTurn(() -> closed ? Answers.refused(Refusal.Code.NOT_OPEN) : wake());
    }

    /// Opens the table, seats both players and starts the game. Stops at the first refusal and answers with it.
    public CompletionStage<Decision> begin(Terms terms, Player red, Player black) {
        return begin(terms, red, black, Optional.empty());
    }

    /// As [#begin(Terms, Player, Player)], with what the players have agreed to stake on the game.
    public CompletionStage<Decision> begin(Terms terms, Player red, Player black, Optional<Proposal> stakes) {
        return inTurn(() -> {
            Decision last = new Decision.Accepted(List.of());
            for (Stamped step : Beginning.steps(time.instant(), terms, red, black, stakes)) {
                last = apply(step);
                if (last instanceof Decision.Refused) {
                    return last;
                }
            }
            return last;
        });
    }

    @Override
    public CompletionStage<Decision> send(Seat seat, CommandId id, PlayerCommand command) {
        return inTurn(() -> {
            Optional<Decision> before = Optional.ofNullable(answered.get(id));
            Decision decision = before.orElseGet(() -> carryOut(seat, command));
            if (!notKept(decision)) {
                answered.put(id, decision);
            }
            return decision;
        });
    }

    @Override
    public Subscription observe(Consumer<Update> to) {
        inTurn(() -> {
            observers.add(to);
            tell(to, new Update.Snapshot(table));
            return true;
        });
        return () -> inTurn(() -> observers.remove(to));
    }

    /// No alarm rings any more and no update follows; what was kept stays.
    @Override
    public void close() {
        inTurn(() -> {
            closed = true;
            alarm.ifPresent(Subscription::close);
            observers.clear();
            return true;
        });
    }

    /// Runs a step after all that were asked for before it, also when an observer asks for one in the middle of
    /// another.
    private <T> CompletionStage<T> inTurn(Supplier<T> step) {
        CompletableFuture<T> result = new CompletableFuture<>();
        executor.execute(() -> {
            waiting.add(() -> {
                try {
                    result.complete(step.get());
                } catch (RuntimeException broken) {
                    result.completeExceptionally(broken);
                    report(broken);
                }
            });
            drain();
        });
        return result;
    }

    private void drain() {
        if (busy) {
            return;
        }
        busy = true;
        try {
            for (Runnable next = waiting.poll(); next != null; next = waiting.poll()) {
                next.run();
            }
        } finally {
            busy = false;
        }
    }

    /// Stamps a player's command with the present time. A flag that has fallen by then is declared first.
    private Decision carryOut(Seat seat, PlayerCommand command) {
        if (closed) {
            return Answers.refused(Refusal.Code.NOT_OPEN);
        }
        Decision awake = wake();
        if (awake instanceof Decision.Refused) {
            return awake;
        }
        Instant now = time.instant();
        apply(new Stamped.ByHost(now, new HostCommand.Tick()));
        return apply(new Stamped.BySeat(now, seat, command));
    }

    private static boolean notKept(Decision decision) {
        return decision instanceof Decision.Refused(Refusal why) && why.code() == Refusal.Code.NOT_KEPT;
    }

    private Decision wake() {
        if (!asleep) {
            return Answers.accepted();
        }
        Decision decision = apply(new Stamped.ByHost(time.instant(), new HostCommand.Recover()));
        asleep = decision instanceof Decision.Refused;
        return decision;
    }

    private Decision tick() {
        Decision awake = wake();
        return awake instanceof Decision.Refused
                ? awake
                : apply(new Stamped.ByHost(time.instant(), new HostCommand.Tick()));
    }

    private Decision apply(Stamped command) {
        Decision decision = TableRules.decide(table, command);
        if (!(decision instanceof Decision.Accepted accepted)) {
            return decision;
        }
        Optional<Refusal> notKept = keep(table, accepted.events());
        if (notKept.isPresent()) {
            setAlarm(Optional.of(time.instant().plus(RETRY)));
            return new Decision.Refused(notKept.get());
        }
        List<Update> updates = new ArrayList<>();
        for (Event event : accepted.events()) {
            table = TableRules.evolve(table, event);
            updates.add(new Update.Happened(table, event));
        }
        setAlarm(table.nextTick());
        updates.forEach(update -> List.copyOf(observers).forEach(observer -> tell(observer, update)));
        return decision;
    }

    private Optional<Refusal> keep(Table before, List<Event> events) {
        if (events.isEmpty()) {
            return Optional.empty();
        }
        try {
            return journal.append(before, events);
        } catch (RuntimeException failed) {
            return Optional.of(Refusal.of(Refusal.Code.NOT_KEPT));
        }
    }

    private void setAlarm(Optional<Instant> at) {
        alarm.ifPresent(Subscription::close);
        alarm = closed ? Optional.empty() : at.map(when -> alarms.at(when, () -> inTurn(this::tick)));
    }

    /// An observer that fails is its own affair: the others and the table go on.
    private static void tell(Consumer<Update> observer, Update update) {
        try {
            observer.accept(update);
        } catch (RuntimeException broken) {
            report(broken);
        }
    }

    private static void report(RuntimeException broken) {
        Thread current = Thread.currentThread();
        current.getUncaughtExceptionHandler().uncaughtException(current, broken);
    }
}
