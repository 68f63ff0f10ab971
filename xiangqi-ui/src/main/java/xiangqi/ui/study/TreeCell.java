package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.javafx.FontIcon;
import xiangqi.ui.text.Words;

/// A row of the tree. The move on the board is ink, in whatever row it stands.
///
/// Making nodes and styling them is what scrolling costs. A row that says what the cell says already leaves its
/// nodes as they are, and one of the same shape only changes their words.
final class TreeCell extends ListCell<TreeRow> {
    /// An opened comment of more letters is read in the field below the list.
    private static final int LONGEST_COMMENT = 4000;

    private final StudyViewModel model;
    private final Words words;
    private final MoveLabels moves;
    private Optional<Content> shown = Optional.empty();
    private Optional<SingleLine> single = Optional.empty();
    private Optional<RunLine> run = Optional.empty();

    /// All that a cell is drawn from.
    ///
    /// @param moves what its moves are called, with their signs
    /// @param begins the round of the first move
    private record Content(TreeRow row, List<String> moves, int begins) {}

    TreeCell(StudyViewModel model, Words words, RowMarks marks, MoveLabels.Menu menu) {
        this.model = model;
        this.words = words;
        this.moves = new MoveLabels(model.reader(), marks, menu);
        getStyleClass().add("tree-row");
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
            moves.forget();
            setGraphic(null);
            return;
        }
        Content now =
                new Content(row, texts(row.steps()), model.reader().names().round(1));
        if (!shown.equals(Optional.of(now))) {
            shown = Optional.of(now);
            moves.forget();
            setGraphic(
                    switch (row) {
                        case TreeRow.Round round -> round(round, now.moves());
                        case TreeRow.Run run -> run(run, now.moves());
                        case TreeRow.Comment comment -> comment(comment);
                        case TreeRow.Fold fold -> fold(fold, now.moves().getFirst());
                        case TreeRow.Single single -> single(single, now.moves().getFirst());
                    });
        }
        moves.mark();
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
        RoundLine line = getGraphic() instanceof RoundLine same ? same : new RoundLine(moves);
        line.tell(round, texts);
        return line;
    }

    private Node run(TreeRow.Run row, List<String> texts) {
        RunLine line = run.filter(drawn -> drawn.whole() == getGraphic() && drawn.isLike(row))
                .orElseGet(() -> new RunLine(row, moves));
        run = Optional.of(line);
        line.tell(row, texts);
        return line.whole();
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
            return TreeRule.before(block, comment.depth(), false);
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
        Label label =
                new Label(words.text("study.tree.folded", moves.numberOf(fold.first()) + name, fold.moves()), arrow);
        label.getStyleClass().add("fold");
        label.setOnMouseClicked(_ -> model.reader().fold(fold.first().node()));
        return TreeRule.before(label, fold.depth(), true);
    }

    /// A move of the list that is a tree.
    private Node single(TreeRow.Single row, String text) {
        SingleLine line = single.filter(drawn -> drawn.whole() == getGraphic() && drawn.isLike(row))
                .orElseGet(() -> new SingleLine(row, moves, model.reader()::fold, words));
        single = Optional.of(line);
        line.tell(row, text);
        return line.whole();
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
