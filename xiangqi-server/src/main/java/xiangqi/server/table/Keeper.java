package xiangqi.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.apache.pekko.actor.typed.javadsl.ActorContext;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Stamped;
import xiangqi.core.table.Table;
import xiangqi.core.table.TableRules;
import xiangqi.net.protocol.TableId;
import xiangqi.server.cluster.Surroundings;
import xiangqi.server.cluster.ToTable;
import xiangqi.server.journal.Appended;
import xiangqi.server.journal.Entry;

/// Has judged what is to be done at a table, and what that leads to kept in the journal: one entry at a time, and in
/// the chronicle only once it is durable.
final class Keeper {
    /// How long after a failure the table leaves what nobody asked for.
    private static final Duration REST = Duration.ofSeconds(1);

    /// How long an entry may take to be kept before that is an outage: longer than a busy disk needs, and nothing that
    /// a player should be charged for.
    static final Duration LATE = Duration.ofSeconds(3);

    private final ActorContext<ToTable> context;
    private final TableId table;
    private final Surroundings around;
    private final Chronicle chronicle;
    private final BiConsumer<Table, UnderWay> happened;
    private Optional<UnderWay> underWay = Optional.empty();
    private Instant rested = Instant.MIN;

    /// @param happened is told the table before and the entry, when that is durable and in the chronicle
    Keeper(
            ActorContext<ToTable> context,
            TableId table,
            Surroundings around,
            Chronicle chronicle,
            BiConsumer<Table, UnderWay> happened) {
        this.context = context;
        this.table = table;
        this.around = around;
        this.chronicle = chronicle;
        this.happened = happened;
    }

    /// An entry on its way to the journal.
    ///
    /// @param since when it was handed to the journal
    /// @param last whether the table is gone with it
    /// @param then how to go on once it is known what came of it
    record UnderWay(Instant since, List<Event> events, boolean last, Consumer<Attempt> then) {}

    /// Whether an entry is on its way: whatever comes has to wait.
    boolean busy() {
        return underWay.isPresent();
    }

    /// When the table may do again what nobody asked for.
    Instant rested() {
        return rested;
    }

    /// Judges a command, keeps what it leads to, and goes on with what came of it: at once if that is nothing, else
    /// when it is durable or failed.
    void attempt(Stamped stamped, Optional<Entry.Cause> cause, Consumer<Attempt> then) {
        Decision decision;
        try {
            decision = TableRules.decide(chronicle.table(), stamped);
        } catch (RuntimeException broken) {
            String ticket = UUID.randomUUID().toString();
            context.getLog().error("table {}: {} could not be judged, ticket {}", table, stamped, ticket, broken);
            failed(ticket, then);
            return;
        }
        if (decision instanceof Decision.Accepted accepted && !accepted.events().isEmpty()) {
            append(cause, new UnderWay(around.time().instant(), accepted.events(), false, then));
        } else {
            then.accept(new Attempt.Decided(decision));
        }
    }

    /// Closes the table for good.
    void close() {
        append(Optional.empty(), new UnderWay(around.time().instant(), List.of(), true, result -> {}));
    }

    private void append(Optional<Entry.Cause> cause, UnderWay entry) {
        underWay = Optional.of(entry);
        context.pipeToSelf(
                around.journal()
                        .append(new Entry(table, chronicle.history().size() + 1, entry.events(), cause, entry.last())),
                (appended, failure) -> failure == null ? new Step.Kept(appended) : new Step.Broke(failure));
    }

    /// What an entry tells of the journal.
    enum Journaling {
        /// It answers.
        WORKS,
        /// It keeps nothing at present, or has taken [#LATE] for it.
        DISTURBED,
        /// Somebody else writes for this table.
        FENCED
    }

    /// What the journal made of the entry.
    Journaling kept(Appended appended) {
        UnderWay entry = underWay.orElseThrow();
        underWay = Optional.empty();
        switch (appended) {
            case Appended.Durable durable -> {
                Table before = chronicle.table();
                chronicle.add(entry.events());
                happened.accept(before, entry);
                entry.then().accept(new Attempt.Decided(new Decision.Accepted(entry.events())));
                return isLate(entry) ? Journaling.DISTURBED : Journaling.WORKS;
            }
            case Appended.Fenced fenced -> {
                context.getLog().warn("table {}: somebody else writes for it", table);
                return Journaling.FENCED;
            }
            case Appended.Unreachable unreachable -> {
                failed(unreachable.ticket(), entry.then());
                return Journaling.DISTURBED;
            }
            case Appended.Failed failed -> {
                failed(failed.ticket(), entry.then());
                return isLate(entry) ? Journaling.DISTURBED : Journaling.WORKS;
            }
        }
    }

    private boolean isLate(UnderWay entry) {
        return !around.time().instant().isBefore(entry.since().plus(LATE));
    }

    private void failed(String ticket, Consumer<Attempt> then) {
        rested = around.time().instant().plus(REST);
        then.accept(new Attempt.Failed(ticket));
    }
}
