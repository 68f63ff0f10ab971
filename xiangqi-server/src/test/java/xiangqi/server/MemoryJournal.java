package xiangqi.server;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Event;
import xiangqi.net.protocol.TableId;
import xiangqi.server.journal.Appended;
import xiangqi.server.journal.Entry;
import xiangqi.server.journal.Journal;

/// A journal that a test can stop, break and look into.
public final class MemoryJournal implements Journal {
    private final Map<TableId, List<Entry>> entries = new LinkedHashMap<>();
    private final Map<TableId, Integer> numbers = new HashMap<>();
    private final List<Runnable> held = new ArrayList<>();
    private boolean holding;
    private int failures;
    private boolean unreachable;

    @Override
    public synchronized CompletionStage<Appended> append(Entry entry) {
        CompletableFuture<Appended> done = new CompletableFuture<>();
        if (holding) {
            held.add(() -> done.complete(keep(entry)));
        } else {
            done.complete(keep(entry));
        }
        return done;
    }

    @Override
    public synchronized CompletionStage<List<Entry>> read(TableId table) {
        return CompletableFuture.completedStage(List.copyOf(entries.getOrDefault(table, List.of())));
    }

    @Override
    public synchronized CompletionStage<List<TableId>> live() {
        return CompletableFuture.completedStage(entries.entrySet().stream()
                .filter(table -> !table.getValue().getLast().last())
                .map(Map.Entry::getKey)
                .toList());
    }

    @Override
    public synchronized CompletionStage<Optional<TableId>> openedBy(String account, CommandId request) {
        return CompletableFuture.completedStage(entries.values().stream()
                .map(List::getFirst)
                .filter(entry -> entry.cause()
                        .filter(cause -> cause.account().equals(account)
                                && cause.request().equals(request))
                        .isPresent())
                .map(Entry::table)
                .findFirst());
    }

    /// What is appended from now on waits.
    public synchronized void hold() {
        holding = true;
    }

    /// What waits is kept, or lost if it was to fail.
    public synchronized void release() {
        holding = false;
        held.forEach(Runnable::run);
        held.clear();
    }

    /// How many entries wait.
    public synchronized int held() {
        return held.size();
    }

    /// The next appends fail.
    public synchronized void fail(int times) {
        failures = times;
    }

    /// Whether from now on nothing is kept.
    public synchronized void unreachable(boolean now) {
        unreachable = now;
    }

    /// Somebody else writes for the table.
    public synchronized void intrude(Entry entry) {
        keep(entry);
    }

    public synchronized List<Event> events(TableId table) {
        return entries.getOrDefault(table, List.of()).stream()
                .flatMap(entry -> entry.events().stream())
                .toList();
    }

    public synchronized boolean closed(TableId table) {
        return entries.get(table).getLast().last();
    }

    private synchronized Appended keep(Entry entry) {
        if (unreachable) {
            return new Appended.Unreachable("a-test-cut-it-off");
        }
        if (failures > 0) {
            failures--;
            return new Appended.Failed("a-test-broke-it");
        }
        if (entry.first() != numbers.getOrDefault(entry.table(), 0) + 1) {
            return new Appended.Fenced();
        }
        entries.computeIfAbsent(entry.table(), fresh -> new ArrayList<>()).add(entry);
        numbers.merge(entry.table(), entry.events().size(), Integer::sum);
        return new Appended.Durable();
    }
}
