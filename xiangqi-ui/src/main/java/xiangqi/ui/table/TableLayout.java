package xiangqi.ui.table;

import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import xiangqi.core.diagram.Geometry;
import xiangqi.ui.board.BoardView;

/// The page of a table: the board, as large as the height allows, and the column beside it; the sheet with the result
/// lies in the place of the column. Small windows have a narrow column and little room at the edges.
public final class TableLayout extends Region {
    /// The page beside a wide rail, in a window of 1100 by 720.
    private static final double WIDE_FROM = 1100 - 72;

    private static final double HIGH_FROM = 720;
    /// Two full cards find room beside the moves from here on, whatever language they speak.
    private static final double FULL_CARDS_FROM = 780;

    private static final double EDGE = 20;
    private static final double SMALL_EDGE = 12;
    private static final double SMALL_COLUMN = 340;
    /// Room for a card of 252 and, beside it, two Chinese names of moves.
    private static final double LEAST_COLUMN = 460;
    private static final double MOST_COLUMN = 560;

    private static final PseudoClass COMPACT = PseudoClass.getPseudoClass("compact");

    private final ReadOnlyBooleanWrapper compact = new ReadOnlyBooleanWrapper(this, "compact", true);
    private final ReadOnlyObjectWrapper<CardForm> cards = new ReadOnlyObjectWrapper<>(this, "cards", CardForm.BESIDE);
    private BoardView board = new BoardView();
    private Region column = new Region();
    private Region sheet = new Region();
    private Optional<Region> question = Optional.empty();

    public TableLayout() {
        getStyleClass().add("table-layout");
        pseudoClassStateChanged(COMPACT, true);
    }

    public void setBoard(BoardView shown) {
        board = shown;
        getChildren().add(shown);
    }

    public BoardView getBoard() {
        return board;
    }

    public void setColumn(Region shown) {
        column = shown;
        getChildren().add(shown);
    }

    public Region getColumn() {
        return column;
    }

    public void setSheet(Region shown) {
        sheet = shown;
        getChildren().add(shown);
    }

    public Region getSheet() {
        return sheet;
    }

    /// A question over the column, or none.
    void setQuestion(Optional<? extends Region> asked) {
        question.ifPresent(getChildren()::remove);
        question = asked.map(Region.class::cast);
        question.ifPresent(getChildren()::add);
        requestLayout();
    }

    /// Whether the window is small.
    public ReadOnlyBooleanProperty compactProperty() {
        return compact.getReadOnlyProperty();
    }

    /// How the cards of offers are laid out.
    ReadOnlyObjectProperty<CardForm> cardsProperty() {
        return cards.getReadOnlyProperty();
    }

    @Override
    public void resize(double width, double height) {
        super.resize(width, height);
        boolean small = width < WIDE_FROM || height < HIGH_FROM;
        compact.set(small);
        pseudoClassStateChanged(COMPACT, small);
        cards.set(small ? CardForm.BESIDE : height < FULL_CARDS_FROM ? CardForm.CLOSE : CardForm.FULL);
    }

    @Override
    protected void layoutChildren() {
        double edge = compact.get() ? SMALL_EDGE : EDGE;
        double height = getHeight() - 2 * edge;
        double proportion = Geometry.proportion(board.getLook());
        double least = compact.get() ? SMALL_COLUMN : LEAST_COLUMN;
        double boardWidth = Math.min(height * proportion, getWidth() - 3 * edge - least);
        double most = compact.get() ? LEAST_COLUMN : MOST_COLUMN;
        double columnWidth = Math.clamp(getWidth() - 3 * edge - boardWidth, least, most);
        double boardHeight = boardWidth / proportion;
        double left = Math.max(edge, (getWidth() - 3 * edge - boardWidth - columnWidth) / 2 + edge);
        place(board, left, (getHeight() - boardHeight) / 2, boardWidth, boardHeight);
        double columnLeft = left + boardWidth + edge;
        place(column, columnLeft, edge, columnWidth, height);
        place(sheet, columnLeft, edge, columnWidth, height);
        question.ifPresent(asked -> place(asked, columnLeft, edge, columnWidth, height));
    }

    /// Lets a node have its room, or be gone without a trace.
    static void present(Node node, boolean there) {
        node.setVisible(there);
        node.setManaged(there);
    }

    private void place(Region node, double x, double y, double width, double height) {
        double left = snapPositionX(x);
        double top = snapPositionY(y);
        node.resizeRelocate(left, top, snapPositionX(x + width) - left, snapPositionY(y + height) - top);
    }
}
