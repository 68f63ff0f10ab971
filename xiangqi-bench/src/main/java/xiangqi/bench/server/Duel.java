package xiangqi.bench.server;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.atomic.LongAdder;
import xiangqi.core.rules.Move;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;

/// Two players at a table. A move counts from the moment it was due until the opponent's client has heard of it.
final class Duel {
    private final Player red;
    private final Player black;
    private final TableId table;
    private final List<Move> game;
    private final LongAdder relayed;
    private volatile Latencies latencies = new Latencies();
    private boolean nonstop;
    private boolean inFlight;
    private int ply;
    /// When the move in flight was due.
    private long due;

    /// Since when moves are due that wait for it.
    private final Queue<Long> overdue = new ArrayDeque<>();

    private Duel(Player red, Player black, TableId table, List<Move> game, LongAdder relayed) {
        this.red = red;
        this.black = black;
        this.table = table;
        this.game = game;
        this.relayed = relayed;
        red.whenMoved(at -> heard(at, 1));
        black.whenMoved(at -> heard(at, 0));
    }

    /// Opens the table, seats both and begins the game.
    static Duel begin(Player red, Player black, Terms terms, List<Move> game, LongAdder relayed) throws IOException {
        TableId table =
                ((ServerMessage.TableOpened) red.ask(new ClientMessage.OpenTable(red.ids.command(), terms))).table();
        Duel duel = new Duel(red, black, table, game, relayed);
        for (Player player : List.of(red, black)) {
            player.ask(new ClientMessage.Watch(player.ids.command(), table));
            player.ask(new ClientMessage.Sit(player.ids.command(), table, player == red ? Seat.RED : Seat.BLACK));
            player.ask(new ClientMessage.Command(player.ids.command(), table, new PlayerCommand.Ready()));
        }
        return duel;
    }

    /// From now on each player moves as soon as the other's move is there; or no longer.
    synchronized void nonstop(boolean on) {
        nonstop = on;
        if (on && !inFlight) {
            send(System.nanoTime());
        }
    }

    /// A move is due. It is made when the one before is there, and counts from now.
    ///
    /// @param at by [System#nanoTime()]
    synchronized void moveIsDue(long at) {
        if (inFlight) {
            overdue.add(at);
        } else {
            send(at);
        }
    }

    void measureInto(Latencies latencies) {
        this.latencies = latencies;
    }

    synchronized boolean quiet() {
        return !inFlight;
    }

    private void send(long since) {
        if (ply >= game.size()) {
            throw new IllegalStateException("the game is too short");
        }
        inFlight = true;
        due = since;
        Player mover = ply % 2 == 0 ? red : black;
        mover.say(new ClientMessage.Command(mover.ids.command(), table, new PlayerCommand.Play(ply, game.get(ply))));
    }

    /// @param mover the side, 0 or 1, whose moves are news to who heard
    private synchronized void heard(int at, int mover) {
        if (at % 2 != mover || at != ply) {
            return;
        }
        latencies.add(System.nanoTime() - due);
        relayed.increment();
        ply++;
        inFlight = false;
        if (nonstop) {
            send(System.nanoTime());
        } else if (!overdue.isEmpty()) {
            send(overdue.remove());
        }
    }
}
