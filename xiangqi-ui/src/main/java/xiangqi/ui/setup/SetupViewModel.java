package xiangqi.ui.setup;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.house.Odds;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenFault;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;
import xiangqi.ui.board.BoardListener;

/// A position being set up: pieces are put down, moved and taken away, and what keeps it from being a position of a
/// game is known at once. Every change can be taken back; leaving restores what was there before.
public final class SetupViewModel implements BoardListener {
    /// The odds in pieces that need no further choice.
    static final List<Odds.Kind> ODDS = List.of(
            Odds.Kind.HORSE,
            Odds.Kind.TWO_HORSES,
            Odds.Kind.CANNON,
            Odds.Kind.ROOK,
            Odds.Kind.ROOK_HORSE,
            Odds.Kind.TWO_ROOKS);

    private static final int MOST_STEPS_BACK = 500;

    private final SetupUses uses;
    private final ReadOnlyObjectWrapper<Setup> setup = new ReadOnlyObjectWrapper<>(this, "setup", Setup.STANDARD);
    private final ReadOnlyObjectWrapper<List<Fault>> faults = new ReadOnlyObjectWrapper<>(this, "faults", List.of());
    private final ReadOnlyObjectWrapper<Frame> frame = new ReadOnlyObjectWrapper<>(this, "frame");
    private final ReadOnlyObjectWrapper<Optional<FenFault>> fenFault =
            new ReadOnlyObjectWrapper<>(this, "fenFault", Optional.empty());
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ObjectProperty<Optional<Piece>> hand = new SimpleObjectProperty<>(this, "hand", Optional.empty());
    private final ObjectProperty<Side> turn = new SimpleObjectProperty<>(this, "turn", Side.RED);
    private final StringProperty fen = new SimpleStringProperty(this, "fen", Fen.STANDARD);
    private final ObjectProperty<Look> taste = new SimpleObjectProperty<>(this, "taste", Look.USUAL);
    private final BooleanProperty flipped = new SimpleBooleanProperty(this, "flipped");
    private final ObjectBinding<Look> look =
            Bindings.createObjectBinding(() -> taste.get().flipped(flipped.get()), taste, flipped);
    private final Deque<Setup> before = new ArrayDeque<>();

    private Setup opened = Setup.STANDARD;
    private Optional<Position> position = Optional.empty();
    private Optional<Square> picked = Optional.empty();
    private boolean told;

    /// Begins with the start of a game.
    public SetupViewModel(SetupUses uses) {
        this.uses = uses;
        show(Setup.STANDARD);
        tellFen();
        hand.addListener((_, _, _) -> letGo());
        turn.addListener((_, _, side) -> change(new Setup(setup.get().board(), side)));
        fen.addListener((_, _, text) -> written(text));
    }

    /// Remembers what is there now as what [#cancel()] restores.
    public void open() {
        opened = setup.get();
        hand.set(Optional.empty());
        letGo();
    }

    /// Puts another set-up there in place of what is there now, which undoing and [#cancel()] bring back.
    public void open(Setup shown) {
        open();
        change(shown);
    }

    public ReadOnlyObjectProperty<Setup> setupProperty() {
        return setup.getReadOnlyProperty();
    }

    /// What keeps the set-up from being a position, in the order of the numbers on the board.
    public ReadOnlyObjectProperty<List<Fault>> faultsProperty() {
        return faults.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Frame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /// The piece that each point that is meant gets; empty while pieces on the board are moved.
    public ObjectProperty<Optional<Piece>> handProperty() {
        return hand;
    }

    public ObjectProperty<Side> turnProperty() {
        return turn;
    }

    /// The set-up as FEN. A text that is one becomes the set-up as it is written.
    public StringProperty fenProperty() {
        return fen;
    }

    /// Why the text in [#fenProperty()] is no FEN.
    public ReadOnlyObjectProperty<Optional<FenFault>> fenFaultProperty() {
        return fenFault.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    /// The look that the settings ask for.
    public ObjectProperty<Look> tasteProperty() {
        return taste;
    }

    public ObjectBinding<Look> lookProperty() {
        return look;
    }

    /// Turns the board, in the view only.
    public void flip() {
        flipped.set(!flipped.get());
    }

    /// How many of that piece are in the box; below zero if there are too many on the board.
    public int left(Piece piece) {
        return piece.role().atMost() - setup.get().board().squaresOf(piece).size();
    }

    /// The start of a game.
    public void standard() {
        change(Setup.STANDARD);
    }

    /// An empty board.
    public void clear() {
        change(new Setup(Board.EMPTY, Side.RED));
    }

    /// The start at these odds, given by Red.
    public void odds(Odds.Kind kind) {
        Odds.of(kind).start(Legality.STRICT).map(Position::setup).ifPresent(this::change);
    }

    /// Every piece changes to the other wing.
    public void mirror() {
        change(setup.get().mirrored());
    }

    /// Every piece changes its colour and its end of the board; so does the turn.
    public void exchange() {
        change(setup.get().recoloured());
    }

    /// Takes the last change back.
    public void undo() {
        if (!before.isEmpty()) {
            show(before.pop());
            undoable.set(!before.isEmpty());
            tellFen();
        }
    }

    /// Takes the picked piece off the board.
    public void remove() {
        picked.ifPresent(this::remove);
    }

    /// Writes the FEN field anew, whatever stands in it.
    public void tellFen() {
        told = true;
        fen.set(Fen.write(setup.get()));
        told = false;
        fenFault.set(Optional.empty());
    }

    /// Opens the position in study; does nothing while there are faults.
    public void study() {
        position.ifPresent(uses::study);
    }

    /// Asks for a game from the position; does nothing while there are faults.
    public void play() {
        position.ifPresent(uses::play);
    }

    /// Restores what was there when the screen was opened and goes back.
    public void cancel() {
        change(opened);
        hand.set(Optional.empty());
        uses.back();
    }

    @Override
    public void pointed(Square square) {
        Board board = setup.get().board();
        Optional<Piece> there = board.at(square);
        if (hand.get().isPresent()) {
            put(
                    there.equals(hand.get())
                            ? board.without(square)
                            : board.with(square, hand.get().get()));
        } else if (picked.equals(Optional.of(square))) {
            letGo();
        } else if (picked.isPresent()) {
            Piece moved = board.at(picked.get()).orElseThrow();
            put(board.without(picked.get()).with(square, moved));
        } else if (there.isPresent()) {
            picked = Optional.of(square);
            draw();
        }
    }

    @Override
    public void draggedOff(Square from) {
        letGo();
    }

    @Override
    public void draggedBeside(Square from) {
        remove(from);
    }

    /// The other mouse button takes a piece away.
    @Override
    public void drawn(Square from, Square to, int colour) {
        if (from == to) {
            remove(from);
        }
    }

    private void remove(Square square) {
        put(setup.get().board().without(square));
    }

    private void put(Board board) {
        change(new Setup(board, setup.get().turn()));
    }

    private void letGo() {
        picked = Optional.empty();
        draw();
    }

    private void change(Setup next) {
        if (keep(next)) {
            tellFen();
        }
    }

    /// Whether `next` is another set-up than that on the board, which can be gone back to from now on.
    private boolean keep(Setup next) {
        Setup now = setup.get();
        if (next.equals(now)) {
            letGo();
            return false;
        }
        before.push(now);
        if (before.size() > MOST_STEPS_BACK) {
            before.removeLast();
        }
        undoable.set(true);
        show(next);
        return true;
    }

    private void written(String text) {
        if (told) {
            return;
        }
        switch (Fen.read(text)) {
            case FenReading.Read read -> {
                fenFault.set(Optional.empty());
                keep(played(read.setup(), read.moves()));
            }
            case FenReading.Unreadable(var why) -> fenFault.set(Optional.of(why));
        }
    }

    /// The set-up after the moves that follow it, as far as they can be played.
    private static Setup played(Setup start, List<Move> moves) {
        if (moves.isEmpty() || !(Position.check(start, Legality.STRICT) instanceof Checked.Legal legal)) {
            return start;
        }
        Position reached = legal.position();
        for (Move move : moves) {
            Optional<Position> next = reached.playIfLegal(move).map(Ply::after);
            if (next.isEmpty()) {
                break;
            }
            reached = next.get();
        }
        return reached.setup();
    }

    private void show(Setup shown) {
        setup.set(shown);
        switch (Position.check(shown, Legality.STRICT)) {
            case Checked.Legal legal -> {
                position = Optional.of(legal.position());
                faults.set(List.of());
            }
            case Checked.Faulty faulty -> {
                position = Optional.empty();
                faults.set(faulty.faults());
            }
        }
        turn.set(shown.turn());
        letGo();
    }

    private void draw() {
        Frame plain = Frame.of(setup.get().board()).faults(faults.get()).check(checked());
        frame.set(picked.map(square -> plain.picked(square, Set.of(), Set.of())).orElse(plain));
    }

    private Optional<Square> checked() {
        return position.filter(Position::inCheck)
                .flatMap(shown -> shown.board().squaresOf(Piece.of(shown.turn(), Role.GENERAL)).stream()
                        .findFirst());
    }
}
