package xiangqi.net.client;

import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;

/// One line of a [Connection]; when it is lost another takes its place, and what still comes from it is not heard.
final class Line implements Incoming {
    private final Turns turns;
    private final InstantSource time;
    private final Ear ear;
    private Optional<Wire> wire = Optional.empty();
    private Instant asked;
    private Instant heard;
    private int version;

    Line(Turns turns, InstantSource time, Ear ear) {
        this.turns = turns;
        this.time = time;
        this.ear = ear;
        this.asked = time.instant();
        this.heard = asked;
    }

    /// Who listens, in turn with everything else.
    interface Ear {
        /// Whether the line is the one that counts.
        boolean isCurrent(Line line);

        /// The line is open.
        void opened();

        void heard(Line line, String text);

        void lost(Line line);
    }

    Optional<Wire> wire() {
        return wire;
    }

    /// When the hello was said.
    Instant asked() {
        return asked;
    }

    /// When something came last.
    Instant heard() {
        return heard;
    }

    /// The version of the protocol that is spoken; 0 until the server has greeted.
    int version() {
        return version;
    }

    void speaks(int agreed) {
        version = agreed;
    }

    @Override
    public void opened(Wire opened) {
        turns.run(() -> {
            if (!ear.isCurrent(this)) {
                opened.abort();
                return;
            }
            wire = Optional.of(opened);
            asked = time.instant();
            ear.opened();
        });
    }

    @Override
    public void received(String text) {
        turns.run(() -> {
            if (ear.isCurrent(this)) {
                heard = time.instant();
                ear.heard(this, text);
            }
        });
    }

    @Override
    public void closed() {
        turns.run(() -> ear.lost(this));
    }
}
