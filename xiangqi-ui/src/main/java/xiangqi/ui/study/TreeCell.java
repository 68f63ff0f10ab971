package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableIntegerValue;
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
final class TreeCell extends ListCell<TreeRow> {
    private static final PseudoClass HERE = PseudoClass.getPseudoClass("here");
    private static final String PASSED = "\u22ef";

    /// An opened comment of more letters is read in the field below the list.
    private static final int LONGEST_COMMENT = 4000;

    /// Deeper variations stand no further to the right, so that there is room for their moves.
    private static final int MOST_RULES = 7;

    private final StudyViewModel model;
    private final Words words;
    private final ObservableIntegerValue here;
    private final MoveMenu menu;
    private final List<Label> moves = new ArrayList<>();

    /// What can be done with a move that was pressed with the other button.
    interface MoveMenu {
        void show(Node at, double screenX, double screenY);
    }

    TreeCell(StudyViewModel model, Words words, ObservableIntegerValue here, MoveMenu menu) {
        this.model = model;
        this.words = words;
        this.here = here;
        this.menu = menu;
        getStyleClass().add("tree-row");
        here.subscribe(_ -> mark());
    }

    @Override
    protected void updateItem(TreeRow row, boolean empty) {
        super.updateItem(row, empty);
        moves.clear();
        setText("");
        if (empty || row == null) {
            setGraphic(null);
            return;
        }
        setGraphic(
                switch (row) {
                    case TreeRow.Round round -> round(round);
                    case TreeRow.Run run -> run(run);
                    case TreeRow.Comment comment -> comment(comment);
                    case TreeRow.Fold fold -> fold(fold);
                    case TreeRow.Single single -> single(single);
                });
        mark();
    }

    private Node round(TreeRow.Round round) {
        Label number = new Label(Integer.toString(round.number()));
        number.getStyleClass().add("round-number");
        List<TreeRow.Step> steps = new ArrayList<>();
        round.red().ifPresent(steps::add);
        round.black().ifPresent(steps::add);
        List<String> names = model.reader().names().of(steps);
        Node red = round.red()
                .map(step -> (Node) move(step, names.getFirst(), "main"))
                .orElseGet(TreeCell::passed);
        Node black = round.black()
                .map(step -> (Node) move(step, names.getLast(), "main"))
                .orElseGet(Region::new);
        HBox line = new HBox(number, red, black);
        line.getStyleClass().add("round");
        for (Node half : List.of(red, black)) {
            HBox.setHgrow(half, Priority.ALWAYS);
            ((Region) half).setPrefWidth(1);
            ((Region) half).setMaxWidth(Double.MAX_VALUE);
        }
        return line;
    }

    private static Node passed() {
        Label passed = new Label(PASSED);
        passed.getStyleClass().add("passed");
        return passed;
    }

    private Node run(TreeRow.Run run) {
        List<String> names = model.reader().names().of(run.steps());
        TextFlow flow = new TextFlow();
        flow.getStyleClass().add("run");
        for (int i = 0; i < run.steps().size(); i++) {
            TreeRow.Step step = run.steps().get(i);
            boolean starts = run.first() && i == 0;
            Label move = move(step, names.get(i), starts ? "first" : "following");
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

    private Node fold(TreeRow.Fold fold) {
        FontIcon arrow = new FontIcon(fold.open() ? "mdi2m-menu-down" : "mdi2m-menu-right");
        String name = model.reader().names().of(List.of(fold.first())).getFirst();
        Label label = new Label(words.text("study.tree.folded", numberOf(fold.first()) + name, fold.moves()), arrow);
        label.getStyleClass().add("fold");
        label.setOnMouseClicked(_ -> model.reader().fold(fold.first().node()));
        return ruled(fold.depth(), true, label);
    }

    /// A move of the list that is a tree, with the arrow that folds its variation before it and, where it is
    /// folded, the count of its moves behind it.
    private Node single(TreeRow.Single single) {
        TreeRow.Step step = single.step();
        String name = model.reader().names().of(List.of(step)).getFirst();
        HBox line = new HBox();
        line.getStyleClass().add("single");
        if (single.first()) {
            Label fold = new Label("", new FontIcon(single.open() ? "mdi2m-menu-down" : "mdi2m-menu-right"));
            fold.getStyleClass().add("fold");
            fold.setOnMouseClicked(_ -> model.reader().fold(step.node()));
            fold.setAccessibleText(words.text("study.tree.fold"));
            line.getChildren().add(fold);
        }
        boolean numbered = single.first() || model.reader().names().isRed(step.ply());
        Label number = new Label(numbered ? numberOf(step) : "");
        number.getStyleClass().add(single.depth() == 0 ? "round-number" : "single-number");
        Label move = move(step, name, single.depth() == 0 ? "main" : single.first() ? "first" : "following");
        line.getChildren().addAll(number, move);
        if (!single.open()) {
            Label count = new Label(words.text("study.list.plies", single.hidden() + 1));
            count.getStyleClass().add("hidden-moves");
            line.getChildren().add(count);
        }
        return single.depth() == 0 ? line : ruled(single.depth(), false, line);
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

    private Label move(TreeRow.Step step, String name, String kind) {
        String signs = model.reader().names().signs(step);
        Label label = new Label(signs.isEmpty() ? name : name + '\u2009' + signs);
        label.getStyleClass().addAll("move", kind);
        label.setUserData(step.node());
        label.setMinWidth(USE_PREF_SIZE);
        label.setOnMousePressed(event -> {
            model.reader().goTo(step.node());
            if (event.getButton() == MouseButton.SECONDARY) {
                menu.show(label, event.getScreenX(), event.getScreenY());
            }
            event.consume();
        });
        moves.add(label);
        return label;
    }

    private void mark() {
        for (Label move : moves) {
            move.pseudoClassStateChanged(HERE, move.getUserData().equals(here.get()));
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
