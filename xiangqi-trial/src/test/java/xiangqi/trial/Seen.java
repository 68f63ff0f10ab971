package xiangqi.trial;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import xiangqi.core.notation.Fen;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Update;
import xiangqi.net.client.Connection;
import xiangqi.net.client.LinkState;
import xiangqi.net.client.RemoteTable;

/// A table as one connection sees it: how it stands, and each thing that was told since it is watched.
final class Seen {
    private static final long PATIENCE_SECONDS = 60;

    private final Connection connection;
    private final RemoteTable link;
    private final List<Event> happened = new ArrayList<>();
    private Table table = Table.NEW;
    private boolean online = true;

    Seen(Connection connection, RemoteTable link) {
        this.connection = connection;
        this.link = link;
        link.observe(this::update);
        connection.observe(this::linked);
    }

    private synchronized void update(Update update) {
        table = update.table();
        if (update instanceof Update.Happened now) {
            happened.add(now.event());
        }
        notifyAll();
    }

    private synchronized void linked(LinkState now) {
        online = now instanceof LinkState.Online;
        notifyAll();
    }

    synchronized Table table() {
        return table;
    }

    /// What was told after the first look, in order, over all breaks.
    synchronized List<Event> happened() {
        return List.copyOf(happened);
    }

    /// Waits until the table is such.
    synchronized Table await(String what, Predicate<Table> such) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
        while (!such.test(table)) {
            long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
            assertTrue(left > 0, () -> "waited in vain for " + what + "; " + (online ? "" : "offline; ") + table);
            try {
                wait(left);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new AssertionError(interrupted);
            }
        }
        return table;
    }

    /// Waits until something such was told, and gives the first of it.
    synchronized <E extends Event> E awaitHappened(Class<E> type, Predicate<E> such) {
        await(type.getSimpleName(), now -> first(type, such).isPresent());
        return first(type, such).orElseThrow();
    }

    private <E extends Event> Optional<E> first(Class<E> type, Predicate<E> such) {
        return happened.stream()
                .filter(type::isInstance)
                .map(type::cast)
                .filter(such)
                .findFirst();
    }

    /// Waits until so many plies are on the line.
    Table awaitPlies(int plies) {
        return await(
                plies + " plies",
                now -> now.game().filter(game -> game.line().size() == plies).isPresent());
    }

    /// The board, as the first field of a FEN.
    String board() {
        Position position = table().game().orElseThrow().line().position();
        return Fen.write(position.setup()).split(" ")[0];
    }

    void sit(Seat seat) {
        accepted(seat, new PlayerCommand.Sit(new Player("nobody", "the server knows who asks")));
    }

    void ready(Seat seat) {
        accepted(seat, new PlayerCommand.Ready());
    }

    void play(Seat seat, int ply, String move) {
        accepted(seat, new PlayerCommand.Play(ply, Move.parse(move).orElseThrow()));
    }

    private void accepted(Seat seat, PlayerCommand command) {
        assertInstanceOf(
                Decision.Accepted.class,
                Guest.got(link.send(seat, connection.identifiers().command(), command)));
    }

    RemoteTable link() {
        return link;
    }
}
