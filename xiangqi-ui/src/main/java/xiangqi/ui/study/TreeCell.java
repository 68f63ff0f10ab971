package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.ui.text.Words;

/// A row of the tree. The move on the board is ink, in whatever row it stands.
///
/// Making nodes and styling them is what scrolling costs. A row that says what the cell says already leaves its
/// nodes as they are, and one of the same shape only changes their words.
final class TreeCell extends ListCell<TreeRow> {
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");
    private static final PseudoClass LOOPED = PseudoClass.getPseudoClass("looped");
    private static final String PASSED = "\u22ef";

    /// An opened comment of more letters is read in the field below the list.
    private static final int LONGEST_COMMENT = 4000;

    /// What a label leads to that is no move.
    private static final int NOWHERE = -1;

    /// Deeper variations stand no further to the right, so that there is room for their moves.
    private static final int MOST_RULES = 7;

    private final StudyViewModel model;
    private final Words words;
    private final RowMarks marks;
    private final MoveMenu menu;
    private final List<Label> moves = new ArrayList<>();
    private Optional<Content> shown = Optional.empty();
    private Optional<SingleLine> single = Optional.empty();

    /// All that a cell is drawn from.
    ///
    /// @param moves what its moves are called, with their signs
    /// @param begins the round of the first move
    private record Content(TreeRow row, List<String> moves, int begins) {}

    /// What can be done with a move that was pressed with the other button.
    interface MoveMenu {
        void show(Node at, double screenX, double screenY);
    }

    TreeCell(StudyViewModel model, Words words, RowMarks marks, MoveMenu menu) {
        this.model = model;
        this.words = words;
        this.marks = marks;
        this.menu = menu;
        getStyleClass().add("tree-row");
        marks.here().subscribe(_ -> mark());
        marks.looped().subscribe(_ -> mark());
        marks.drawn().subscribe(_ -> draw(getItem()));
    }

    @Override
    protected void updateItem(TreeRow row, boolean empty) {
        super.updateItem(row, empty);
        setText("");
        draw(empty ? null : row);
    }

    private void draw(TreeRow row) {
        if (row == null) {
            shown = Optional.empty();
            moves.clear();
            setGraphic(null);
            return;
        }
        Content now = new Content(row, texts(row.steps()), model.reader().names().round(1));
        if (!shown.equals(Optional.of(now))) {
            shown = Optional.of(now);
            moves.clear();
            setGraphic(
                    switch (row) {
                        case TreeRow.Round round -> round(round, now.moves());
                        case TreeRow.Run run -> run(run, now.moves());
                        case TreeRow.Comment comment -> comment(comment);
                        case TreeRow.Fold fold -> fold(fold, now.moves().getFirst());
                        case TreeRow.Single single -> single(single, now.moves().getFirst());
                    });
        }
        mark();
    }

    /// What the moves are called; those that can be gone to with their signs.
    private List<String> texts(List<TreeRow.Step> steps) {
        if (steps.isEmpty()) {
            return List.of();
        }
        List<String> names = model.reader().names().of(steps);
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < steps.size(); i++) {
            String signs = model.reader().names().signs(steps.get(i));
            texts.add(signs.isEmpty() ? names.get(i) : names.get(i) + '\u2009' + signs);
        }
        return texts;
    }

    private Node round(TreeRow.Round round, List<String> texts) {
        RoundLine line = getGraphic() instanceof RoundLine same ? same : new RoundLine();
        line.tell(round, texts);
        return line;
    }

    /// A round of the main line: its number and two moves, for whatever round the cell comes to show.
    private final class RoundLine extends HBox {
        private final Label number = new Label();
        private final Label red = move("main");
        private final Label black = move("main");

        RoundLine() {
            getStyleClass().add("round");
            number.getStyleClass().add("round-number");
            for (Label half : List.of(red, black)) {
                HBox.setHgrow(half, Priority.ALWAYS);
                half.setPrefWidth(1);
                half.setMaxWidth(Double.MAX_VALUE);
            }
            getChildren().addAll(number, red, black);
        }

        void tell(TreeRow.Round round, List<String> texts) {
            number.setText(Integer.toString(round.number()));
            half(red, round.red(), texts.getFirst(), PASSED);
            half(black, round.black(), texts.getLast(), "");
        }

        private void half(Label half, Optional<TreeRow.Step> step, String text, String otherwise) {
            List<String> classes = step.isPresent() ? List.of("label", "move", "main") : List.of("label", "passed");
            if (!half.getStyleClass().equals(classes)) {
                half.getStyleClass().setAll(classes);
            }
            step.ifPresentOrElse(there -> TreeCell.this.show(half, there, text), () -> clear(half, otherwise));
        }
    }

    private Node run(TreeRow.Run run, List<String> texts) {
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add("run");
        for (int i = 0; i < run.steps().size(); i++) {
            TreeRow.Step step = run.steps().get(i);
            boolean starts = run.first() && i == 0;
            Label move = show(move(starts ? "first" : "following"), step, texts.get(i));
            flow.getChildren()
                    .add(i == 0 || model.reader().names().isRed(step.ply()) ? numbered(step, move, starts) : move);
        }
        return ruled(run.depth(), run.first() && run.depth() < TreeRows.FOLDED_FROM, flow);
    }

    /// The move with its round before it; no line ends between them.
    private Node numbered(TreeRow.Step step, Label move, boolean starts) {
        Label number = new Label(numberOf(step));
        number.getStyleClass().add(starts ? "run-number-first" : "run-number");
        number.setMinWidth(USE_PREF_SIZE);
        HBox together = new HBox(number, move);
        together.getStyleClass().add("numbered");
        return together;
    }

    private String numberOf(TreeRow.Step step) {
        return model.reader().names().round(step.ply())
                + (model.reader().names().isRed(step.ply()) ? "\u2009" : PASSED + "\u2009");
    }

    private Node comment(TreeRow.Comment comment) {
        String text = comment.text().length() > LONGEST_COMMENT
                ? comment.text().substring(0, LONGEST_COMMENT) + "\u2026"
                : comment.text();
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMaxWidth(Double.MAX_VALUE);
        label.setMinHeight(USE_PREF_SIZE);
        label.setOnMouseClicked(_ -> model.reader().goTo(comment.node()));
        label.getStyleClass().add("comment-text");
        VBox block = new VBox(label);
        if (comment.extent() != TreeRow.Extent.WHOLE) {
            block.getChildren().add(more(comment));
        }
        if (comment.depth() > 0) {
            block.getStyleClass().add("side-comment");
            return ruled(comment.depth(), false, block);
        }
        block.getStyleClass().add("main-comment");
        HBox line = new HBox(block);
        line.getStyleClass().add("comment-line");
        HBox.setHgrow(block, Priority.ALWAYS);
        return line;
    }

    private Hyperlink more(TreeRow.Comment comment) {
        boolean opened = comment.extent() == TreeRow.Extent.OPENED;
        Hyperlink more = new Hyperlink(words.text(opened ? "study.tree.less" : "study.tree.more"));
        more.getStyleClass().add("more");
        more.setOnAction(_ -> model.reader().readOn(comment.node()));
        return more;
    }

    private Node fold(TreeRow.Fold fold, String name) {
        FontIcon arrow = new FontIcon(fold.open() ? "mdi2m-menu-down" : "mdi2m-menu-right");
        Label label = new Label(words.text("study.tree.folded", numberOf(fold.first()) + name, fold.moves()), arrow);
        label.getStyleClass().add("fold");
        label.setOnMouseClicked(_ -> model.reader().fold(fold.first().node()));
        return ruled(fold.depth(), true, label);
    }

    /// A move of the list that is a tree.
    private Node single(TreeRow.Single row, String text) {
        SingleLine line = single.filter(drawn -> drawn.whole == getGraphic() && drawn.isLike(row))
                .orElseGet(() -> new SingleLine(row));
        single = Optional.of(line);
        line.show(row, text);
        return line.whole;
    }

    /// A move of the list that is a tree, with the arrow that folds its variation before it and, where it is
    /// folded, the count of its moves behind it.
    private final class SingleLine {
        private final int depth;
        private final boolean first;
        private final boolean open;
        private final Label number = new Label();
        private final Label count = new Label();
        private final Label move;
        private final Node whole;

        SingleLine(TreeRow.Single row) {
            depth = row.depth();
            first = row.first();
            open = row.open();
            HBox line = new HBox();
            line.getStyleClass().add("single");
            move = move(depth == 0 ? "main" : first ? "first" : "following");
            if (first) {
                Label fold = new Label("", new FontIcon(open ? "mdi2m-menu-down" : "mdi2m-menu-right"));
                fold.getStyleClass().add("fold");
                fold.setOnMouseClicked(_ -> model.reader().fold(nodeOf(move)));
                fold.setAccessibleText(words.text("study.tree.fold"));
                line.getChildren().add(fold);
            }
            number.getStyleClass().add(depth == 0 ? "round-number" : "single-number");
            line.getChildren().addAll(number, move);
            if (!open) {
                count.getStyleClass().add("hidden-moves");
                line.getChildren().add(count);
            }
            whole = depth == 0 ? line : ruled(depth, false, line);
        }

        boolean isLike(TreeRow.Single row) {
            return row.depth() == depth && row.first() == first && row.open() == open;
        }

        void show(TreeRow.Single row, String text) {
            boolean numbered = first || model.reader().names().isRed(row.step().ply());
            number.setText(numbered ? numberOf(row.step()) : "");
            count.setText(words.text("study.list.plies", row.hidden() + 1));
            TreeCell.this.show(move, row.step(), text);
        }
    }

    private HBox ruled(int depth, boolean knotted, Region content) {
        HBox line = new HBox();
        line.getStyleClass().add("variation");
        int rules = Math.min(depth, MOST_RULES);
        for (int i = 1; i <= rules; i++) {
            line.getChildren().add(new TreeRule(knotted && i == rules));
        }
        content.setMinWidth(0);
        HBox.setHgrow(content, Priority.ALWAYS);
        line.getChildren().add(content);
        return line;
    }

    private Label move(String kind) {
        Label label = new Label();
        label.getStyleClass().addAll("move", kind);
        label.setMinWidth(USE_PREF_SIZE);
        label.setOnMousePressed(event -> {
            if (nodeOf(label) == NOWHERE) {
                return;
            }
            model.reader().goTo(nodeOf(label));
            if (event.getButton() == MouseButton.SECONDARY) {
                menu.show(label, event.getScreenX(), event.getScreenY());
            }
            event.consume();
        });
        clear(label, "");
        return label;
    }

    private Label show(Label label, TreeRow.Step step, String text) {
        label.setText(text);
        label.setUserData(step.node());
        moves.add(label);
        return label;
    }

    /// Makes it a label that leads nowhere.
    private static void clear(Label label, String text) {
        label.setText(text);
        label.setUserData(NOWHERE);
        label.pseudoClassStateChanged(HERE, false);
        label.pseudoClassStateChanged(LOOPED, false);
    }

    private static int nodeOf(Label label) {
        return (int) label.getUserData();
    }

    private void mark() {
        for (Label move : moves) {
            move.pseudoClassStateChanged(HERE, nodeOf(move) == marks.here().get());
            move.pseudoClassStateChanged(LOOPED, marks.looped().get().contains(nodeOf(move)));
        }
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected double computePrefWidth(double height) {
        return 0;
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        double inner = Math.max(width < 0 ? getWidth() : width, 0) - snappedLeftInset() - snappedRightInset();
        return Optional.ofNullable(getGraphic())
                .map(row -> snappedTopInset() + snapSizeY(row.prefHeight(inner)) + snappedBottomInset())
                .orElse(28.0);
    }

    @Override
    protected void layoutChildren() {
        super.layoutChildren();
        Optional.ofNullable(getGraphic())
                .ifPresent(row -> row.resizeRelocate(
                        snappedLeftInset(),
                        snappedTopInset(),
                        getWidth() - snappedLeftInset() - snappedRightInset(),
                        getHeight() - snappedTopInset() - snappedBottomInset()));
    }
}
