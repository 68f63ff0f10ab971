package xiangqi.ui.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import xiangqi.core.board.Side;
import xiangqi.core.house.House;
import xiangqi.core.house.Profile;
import xiangqi.core.house.RealTitle;
import xiangqi.core.house.Title;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Standing;
import xiangqi.core.table.Table;

/// One side's panel: who it is, its clock, and what it may still ask.
public final class PlayerViewModel {
    /// How it stands with a side's right to offer a draw.
    public enum DrawRight {
        MAY,
        OFFERED,
        MUST_ANSWER,
        /// Only at one's own turn.
        OWN_TURN,
        /// Offered at this move already.
        NEXT_MOVE,
        NONE
    }

    /// What a side may still ask.
    ///
    /// @param undosLeft undo requests left
    /// @param undos undo requests of a game
    /// @param undoWait moves the side has yet to make before its next request; 0: it need not wait
    public record Counters(int undosLeft, int undos, int undoWait, DrawRight draw) {}

    /// What a player is called besides the name.
    ///
    /// @param title of the house; empty where it gives none
    /// @param real held in real life
    public record Titled(House house, Optional<Title> title, Optional<RealTitle> real) {}

    /// What there is to say of a player's presence.
    public sealed interface Presence {
        /// Nothing worth a word.
        record Plain() implements Presence {}

        /// The game waits for this side's move.
        record ToMove() implements Presence {}

        /// Nobody sits there.
        record Nobody() implements Presence {}

        /// Has agreed to start.
        record Ready() implements Presence {}

        /// Has lost the line to the table.
        ///
        /// @param left what is left of the time to come back in; empty while no game runs
        record Away(Optional<Duration> left) implements Presence {}
    }

    private final Side side;
    private final ReadOnlyStringWrapper name = new ReadOnlyStringWrapper(this, "name", "");
    private final ReadOnlyObjectWrapper<Optional<Titled>> title =
            new ReadOnlyObjectWrapper<>(this, "title", Optional.empty());
    private final ReadOnlyBooleanWrapper toMove = new ReadOnlyBooleanWrapper(this, "toMove");
    private final ReadOnlyObjectWrapper<Presence> presence =
            new ReadOnlyObjectWrapper<>(this, "presence", new Presence.Plain());
    private final ReadOnlyObjectWrapper<Optional<ClockFace>> clock =
            new ReadOnlyObjectWrapper<>(this, "clock", Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Counters>> counters =
            new ReadOnlyObjectWrapper<>(this, "counters", Optional.empty());

    private final ReadOnlyObjectWrapper<Optional<Meter>> meter =
            new ReadOnlyObjectWrapper<>(this, "meter", Optional.empty());

    PlayerViewModel(Side side) {
        this.side = side;
    }

    public Side side() {
        return side;
    }

    /// What the player is called; empty for a player who is only known by the colour.
    public ReadOnlyStringProperty nameProperty() {
        return name.getReadOnlyProperty();
    }

    /// The titles of the player; empty without any, and for a player without a name, whose games move no score.
    public ReadOnlyObjectProperty<Optional<Titled>> titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// Whether the game waits for this side's move.
    public ReadOnlyBooleanProperty toMoveProperty() {
        return toMove.getReadOnlyProperty();
    }

    /// What there is to say of the player's presence.
    public ReadOnlyObjectProperty<Presence> presenceProperty() {
        return presence.getReadOnlyProperty();
    }

    /// What the clock shows; empty before a game.
    public ReadOnlyObjectProperty<Optional<ClockFace>> clockProperty() {
        return clock.getReadOnlyProperty();
    }

    /// What may still be asked; empty unless a game runs.
    public ReadOnlyObjectProperty<Optional<Counters>> countersProperty() {
        return counters.getReadOnlyProperty();
    }

    /// How near the side is to the end that repetition brings; empty unless a game runs.
    public ReadOnlyObjectProperty<Optional<Meter>> meterProperty() {
        return meter.getReadOnlyProperty();
    }

    void show(Game game, Optional<Refusal> ofDraw) {
        meter.set(game.running() ? Optional.of(Meter.of(game, side)) : Optional.empty());
        show(Optional.of(game.player(side)), game.terms().house());
        toMove.set(game.running() && game.turn() == side);
        counters.set(game.running() ? Optional.of(counted(game, ofDraw)) : Optional.empty());
    }

    /// Before a game that is about to begin.
    void expect(NewGame game) {
        show(Optional.of(game.player(side)), game.terms().house());
        toMove.set(game.terms().start().turn() == side);
        presence.set(toMove.get() ? new Presence.ToMove() : new Presence.Plain());
    }

    /// Before the first game: who sits there.
    void show(Table table) {
        table.terms()
                .ifPresent(terms -> show(Optional.ofNullable(table.players().get(side)), terms.house()));
        toMove.set(false);
        counters.set(Optional.empty());
    }

    private void show(Optional<Player> player, House house) {
        name.set(player.map(Player::name).orElse(""));
        title.set(player.filter(known -> !known.name().isEmpty())
                .map(known -> titled(known.profile(), house))
                .filter(has -> has.title().isPresent() || has.real().isPresent()));
    }

    private static Titled titled(Profile profile, House house) {
        Optional<Title> title = Optional.of(house.scoring().title(profile))
                .filter(has -> !has.name().isEmpty());
        return new Titled(house, title, profile.realTitle());
    }

    /// Shows how the player is there at that time.
    void showPresence(Table table, Instant now) {
        presence.set(presence(table, now));
    }

    private Presence presence(Table table, Instant now) {
        boolean running = table.running().isPresent();
        if (!running && !table.players().containsKey(side)) {
            return new Presence.Nobody();
        }
        Instant graceEnds = table.graceEnds().get(side);
        if (graceEnds != null) {
            Duration left = Duration.between(now, graceEnds);
            return new Presence.Away(
                    running ? Optional.of(left.isNegative() ? Duration.ZERO : left) : Optional.empty());
        }
        if (running) {
            return toMove.get() ? new Presence.ToMove() : new Presence.Plain();
        }
        return table.ready().contains(side) ? new Presence.Ready() : new Presence.Plain();
    }

    void show(ClockFace face) {
        clock.set(Optional.of(face));
    }

    private Counters counted(Game game, Optional<Refusal> ofDraw) {
        Standing standing = game.standing(side);
        int undos = game.terms().house().undo().requests();
        int left = Math.max(0, undos - standing.undoRequests());
        int wait = left == 0 ? 0 : Math.max(0, standing.undoFrom() - standing.moves());
        return new Counters(left, undos, wait, drawRight(ofDraw));
    }

    private static DrawRight drawRight(Optional<Refusal> ofDraw) {
        return ofDraw.map(Refusal::code)
                .map(code -> switch (code) {
                    case OFFER_PENDING -> DrawRight.OFFERED;
                    case ANSWER_FIRST -> DrawRight.MUST_ANSWER;
                    case DRAW_NOT_YOUR_TURN -> DrawRight.OWN_TURN;
                    case DRAW_ONCE_A_MOVE -> DrawRight.NEXT_MOVE;
                    case DRAW_RIGHT_LOST,
                            NOT_OPEN,
                            ALREADY_OPEN,
                            SEAT_TAKEN,
                            SEATED_ALREADY,
                            SEATED_ELSEWHERE,
                            TOO_POOR,
                            OPPONENT_MISSING,
                            NOT_SEATED,
                            ALREADY_READY,
                            GAME_RUNNING,
                            NOT_STARTED,
                            GAME_OVER,
                            TIME_OVER,
                            STALE,
                            NOT_YOUR_TURN,
                            ILLEGAL_MOVE,
                            NO_SUCH_OFFER,
                            OWN_OFFER,
                            UNDO_NOTHING,
                            UNDO_NONE_LEFT,
                            UNDO_TOO_SOON,
                            UNDO_NO_TIME,
                            ANNULMENT_TOO_LATE,
                            HANDICAP_BEFORE_THE_GAME,
                            HANDICAP_TOO_LATE,
                            HANDICAP_USED,
                            ODDS_IMPOSSIBLE,
                            NO_MONEY_HERE,
                            MEMBERS_ONLY,
                            AMOUNT_IMPOSSIBLE,
                            STAKES_MODE_FIXED,
                            STAKES_ONLY_RAISED,
                            NOT_COVERED,
                            NOT_KEPT -> DrawRight.NONE;
                })
                .orElse(DrawRight.MAY);
    }
}
