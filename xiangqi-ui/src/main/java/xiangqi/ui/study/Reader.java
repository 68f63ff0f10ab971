package xiangqi.ui.study;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.collections.ObservableList;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Marks;
import xiangqi.core.study.MoveTime;
import xiangqi.core.study.Node;
import xiangqi.core.study.Path;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.board.BoardViewModel;
import xiangqi.ui.settings.StudyTaste;

/// Where the reader of the game on the board stands: the node, the line that is stepped along, the tree as a
/// list, and what the board shows. Stepping changes nothing but that place.
public final class Reader {
    private static final Pattern NUMBER = Pattern.compile("(?<number>[0-9]{1,6})(?<dots>(\\.|\u3002)*)");

    private final OpenGames games;
    private final MoveNames names;
    private final ReadOnlyObjectWrapper<Optional<Node>> node =
            new ReadOnlyObjectWrapper<>(this, "node", Optional.empty());
    private final RowList rows = new RowList();
    private final ReadOnlyIntegerWrapper row = new ReadOnlyIntegerWrapper(this, "row", -1);
    private final ReadOnlyIntegerWrapper plies = new ReadOnlyIntegerWrapper(this, "plies");
    private final ReadOnlyObjectWrapper<Frame> frame =
            new ReadOnlyObjectWrapper<>(this, "frame", Frame.of(Board.EMPTY));
    private final ReadOnlyObjectWrapper<Optional<String>> preface =
            new ReadOnlyObjectWrapper<>(this, "preface", Optional.empty());
    private final BoardViewModel board;
    private final ObservableValue<StudyTaste> taste;
    private final Set<List<Move>> toggled = new HashSet<>();
    private final Set<List<Move>> read = new HashSet<>();

    private Optional<Track> track = Optional.empty();
    private List<Square> pointedOut = List.of();
    private Optional<TreeRows> layout = Optional.empty();

    /// @param played is told the moves that are made on the board
    Reader(OpenGames games, StudySurroundings surroundings, Consumer<Move> played) {
        this.games = games;
        this.names = new MoveNames(games, surroundings.notation());
        this.taste = surroundings.taste();
        this.board = new BoardViewModel(Position.START, played);
        board.frameProperty().addListener((_, _, _) -> draw());
        games.gameProperty().addListener((_, _, _) -> showGame());
        taste.map(StudyTaste::list).addListener((_, _, _) -> games.work().ifPresent(this::showEdit));
    }

    /// The node that is on the board; empty while there is no tree.
    public ReadOnlyObjectProperty<Optional<Node>> nodeProperty() {
        return node.getReadOnlyProperty();
    }

    /// How the moves are called and counted.
    public MoveNames names() {
        return names;
    }

    /// The length of the line that is stepped along.
    public ReadOnlyIntegerProperty pliesProperty() {
        return plies.getReadOnlyProperty();
    }

    /// The moves of the line that is stepped along, from its first to its last.
    public List<Node> line() {
        return track.map(line -> line.nodes().subList(1, line.nodes().size())).orElse(List.of());
    }

    /// What the board shows at the start and after each move of the line that is stepped along.
    public List<Frame> frames() {
        List<Frame> frames = new ArrayList<>();
        BoardViewModel shown = new BoardViewModel(Position.START, _ -> {});
        Optional<Path> path = Optional.empty();
        for (Node at : track.map(Track::nodes).orElse(List.of())) {
            path = Optional.of(path.map(before -> before.go(at)).orElseGet(() -> Path.to(at)));
            path.flatMap(Path::line).ifPresent(line -> {
                shown.show(line.position(), at.move());
                frames.add(shown.frameProperty().get().drawn(at.marks()));
            });
        }
        return frames;
    }

    /// What the board shows.
    public ReadOnlyObjectProperty<Frame> frameProperty() {
        return frame.getReadOnlyProperty();
    }

    /// The board, for points that are meant, looks and refusals; it shows a position only if the game has one.
    public BoardViewModel board() {
        return board;
    }

    /// The position that is on the board, as it can be set up; empty while no game with one is there.
    public Optional<Setup> setup() {
        return games.work().filter(_ -> isPlayable()).map(done -> done.path().setup());
    }

    /// The text of a record without pieces, which is read and not played through.
    public ReadOnlyObjectProperty<Optional<String>> prefaceProperty() {
        return preface.getReadOnlyProperty();
    }

    /// Goes to the start, with the main line to step along from there, whatever variation was read.
    public void first() {
        games.work().ifPresent(done -> {
            Node root = done.tree().root();
            track = Optional.of(Track.through(root));
            done.go(root);
            showPlace(done);
        });
    }

    public void back() {
        node.get().flatMap(Node::parent).ifPresent(this::go);
    }

    public void forward() {
        node.get().flatMap(here -> track.flatMap(line -> line.after(here))).ifPresent(this::go);
    }

    public void last() {
        goToPly(plies.get());
    }

    /// Goes to the move with that number on the line that is stepped along, 0 for its start.
    public void goToPly(int ply) {
        track.map(line -> line.node(ply)).ifPresent(this::go);
    }

    /// Whether the line that is stepped along ends here.
    public boolean isAtEnd() {
        return node.get().filter(here -> here.ply() < plies.get()).isEmpty();
    }

    /// Goes to the move that somebody wrote the number of: `12` is the twelfth move of the line that is stepped
    /// along, `10.` Red's move of the tenth round, `10...` Black's. A number beyond the end goes to the end.
    /// False if that is no number; then nothing happens.
    public boolean goTo(String number) {
        Matcher written = NUMBER.matcher(
                Normalizer.normalize(number, Normalizer.Form.NFKC).strip());
        if (!written.matches()) {
            return false;
        }
        int counted = Integer.parseInt(written.group("number"));
        String dots = written.group("dots");
        goToPly(dots.isEmpty() ? counted : names.ply(counted, dots.length() == 1 ? Side.RED : Side.BLACK));
        return true;
    }

    /// Takes the next variation instead of the last move.
    public void nextVariation() {
        node.get().flatMap(Node::nextSibling).ifPresent(this::go);
    }

    /// Takes the variation before, or the continuation, instead of the last move.
    public void previousVariation() {
        node.get().flatMap(Node::previousSibling).ifPresent(this::go);
    }

    /// Goes to the node with that number.
    public void goTo(int index) {
        node.get().map(Node::tree).map(tree -> tree.node(index)).ifPresent(this::go);
    }

    private void go(Node target) {
        games.work().ifPresent(done -> {
            if (!done.path().node().equals(target)) {
                done.go(target);
                showPlace(done);
            }
        });
    }

    /// The tree as a list.
    public ObservableList<TreeRow> rows() {
        return rows;
    }

    /// The row that shows the reader's place; -1 for none.
    public ReadOnlyIntegerProperty rowProperty() {
        return row.getReadOnlyProperty();
    }

    /// Opens a folded variation or folds it away again.
    ///
    /// @param first the number of its first node
    public void fold(int first) {
        node.get().map(Node::tree).ifPresent(tree -> {
            toggle(toggled, tree.node(first));
            layOut(tree);
            games.work().ifPresent(done -> row.set(rowOf(done)));
        });
    }

    /// Shows a long comment to its end in the list, or its beginning again.
    ///
    /// @param commented the number of its node
    public void readOn(int commented) {
        node.get().map(Node::tree).ifPresent(tree -> {
            toggle(read, tree.node(commented));
            layOut(tree);
            games.work().ifPresent(done -> row.set(rowOf(done)));
        });
    }

    private static void toggle(Set<List<Move>> lines, Node node) {
        List<Move> line = node.line();
        if (!lines.remove(line)) {
            lines.add(line);
        }
    }

    /// Whether the variation that begins there is open: deep ones are folded away unless they are opened.
    private boolean isOpen(Node first) {
        boolean deep = first.depth() >= TreeRows.FOLDED_FROM;
        return deep == (!toggled.isEmpty() && toggled.contains(first.line()));
    }

    /// Rings these points until another place is shown.
    void pointOut(List<Square> squares) {
        pointedOut = List.copyOf(squares);
        draw();
    }

    private void showGame() {
        toggled.clear();
        read.clear();
        track = Optional.empty();
        layout = Optional.empty();
        Optional<Work> done = games.work();
        if (done.isEmpty()) {
            node.set(Optional.empty());
            rows.hide();
            row.set(-1);
            plies.set(0);
            preface.set(Optional.empty());
            draw();
            return;
        }
        showEdit(done.get());
    }

    /// Shows another tree of the same game, and its reader's place.
    void showEdit(Work done) {
        Optional<TreeRows> same = layout.flatMap(laid ->
                laid.in(done.tree(), names.firstRound(), taste.getValue().list()));
        same.ifPresentOrElse(this::show, () -> layOut(done.tree()));
        showPlace(done);
    }

    /// Shows where the reader is now.
    void showPlace(Work done) {
        Node here = done.path().node();
        track = Optional.of(track.map(line ->
                        line.nodes().getFirst().tree() == here.tree() ? line.at(here) : line.in(here.tree(), here))
                .orElseGet(() -> Track.through(here)));
        boolean hidden = unfold(here);
        pointedOut = List.of();
        node.set(Optional.of(here));
        if (hidden) {
            layOut(here.tree());
        }
        plies.set(track.map(Track::plies).orElse(0));
        done.path().line().ifPresent(line -> board.show(line.position(), here.move()));
        preface.set(
                here.tree().setup().board().equals(Board.EMPTY)
                        ? Optional.of(here.tree()
                                .root()
                                .comment()
                                .map(MoveTime::words)
                                .orElse(""))
                        : Optional.empty());
        row.set(rowOf(done));
        draw();
    }

    private void draw() {
        boolean playable = isPlayable();
        board.moversProperty().set(playable ? EnumSet.allOf(Side.class) : EnumSet.noneOf(Side.class));
        frame.set(
                playable
                        ? board.frameProperty().get().drawn(marks())
                        : Frame.of(node.get()
                                .map(here -> here.tree().setup().board())
                                .orElse(Board.EMPTY)));
    }

    /// What is drawn at the node, and the rings around the points that are pointed out.
    private Marks marks() {
        List<Marks.Circle> rings = pointedOut.stream()
                .map(square -> new Marks.Circle(square, Marks.Colour.BLUE))
                .toList();
        return node.get().map(Node::marks).orElse(Marks.NONE).and(new Marks(List.of(), rings, List.of()));
    }

    /// Whether the game has a position that moves can be made in.
    private boolean isPlayable() {
        return node.get().filter(here -> here.tree().start().isPresent()).isPresent();
    }

    private void layOut(StudyTree tree) {
        show(new TreeRows(
                tree,
                names.firstRound(),
                taste.getValue().list(),
                this::isOpen,
                at -> !read.isEmpty() && read.contains(at.line())));
    }

    private void show(TreeRows laid) {
        layout = Optional.of(laid);
        rows.show(laid);
    }

    private int rowOf(Work done) {
        return layout.map(laid -> laid.rowOf(done.path().node())).orElse(-1);
    }

    /// Opens the folded variations that hide the node. True if there were any.
    private boolean unfold(Node hidden) {
        boolean more = false;
        for (Optional<Node> first = hidden.variation();
                first.isPresent();
                first = first.get().parent().flatMap(Node::variation)) {
            if (TreeRows.folds(taste.getValue().list(), first.get().depth()) && !isOpen(first.get())) {
                toggle(toggled, first.get());
                more = true;
            }
        }
        return more;
    }
}
