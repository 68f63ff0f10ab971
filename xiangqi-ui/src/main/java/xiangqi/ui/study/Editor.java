package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Marks;
import xiangqi.core.study.MoveTime;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// The edits of the game on the board, each of which can be undone and done again.
public final class Editor {
    private final OpenGames games;
    private final Reader reader;
    private final StringProperty comment = new SimpleStringProperty(this, "comment", "");
    private final ReadOnlyBooleanWrapper undoable = new ReadOnlyBooleanWrapper(this, "undoable");
    private final ReadOnlyBooleanWrapper redoable = new ReadOnlyBooleanWrapper(this, "redoable");
    private String commentBefore = "";
    private boolean showing;
    private boolean writing;

    Editor(OpenGames games, Reader reader) {
        this.games = games;
        this.reader = reader;
        comment.addListener((_, _, text) -> commented(text));
        reader.nodeProperty()
                .addListener(
                        (_, _, here) -> showComment(here.flatMap(Node::comment).orElse("")));
        games.gameProperty().addListener((_, _, _) -> showState());
    }

    /// Makes a move at the reader's node: follows it if it is there, or adds it.
    public void play(Move move) {
        here().ifPresent(here -> edit(tree -> tree.play(here, move)));
    }

    /// The words of the comment on the reader's node. Setting them is an edit, which keeps the time that the comment
    /// tells ([MoveTime]); what is typed at one node in a row is one.
    public StringProperty commentProperty() {
        return comment;
    }

    private void commented(String words) {
        if (!showing) {
            writing = true;
            games.work()
                    .filter(done -> done.comment(MoveTime.reworded(commentBefore, words)))
                    .ifPresent(this::show);
            writing = false;
        }
    }

    /// While it is written the field says what is typed, and the comment before that is what is reworded.
    private void showComment(String told) {
        if (!writing) {
            commentBefore = told;
            showing = true;
            comment.set(MoveTime.words(told));
            showing = false;
        }
    }

    /// Draws an arrow on the reader's node, or takes it away again.
    public void draw(Marks.Arrow arrow) {
        mark(marks -> marks.toggled(arrow));
    }

    /// Draws a circle on the reader's node, or takes it away again.
    public void draw(Marks.Circle circle) {
        mark(marks -> marks.toggled(circle));
    }

    /// Puts a sign of judgement on the reader's node, or takes it away again.
    ///
    /// @param sign its number, see [Marks#signs()]
    public void sign(int sign) {
        mark(marks -> marks.toggled(sign));
    }

    /// Takes away all that is drawn on the reader's node.
    public void clearMarks() {
        mark(_ -> Marks.NONE);
    }

    private void mark(UnaryOperator<Marks> change) {
        here().ifPresent(here -> edit(tree -> tree.mark(here, change.apply(here.marks()))));
    }

    /// Takes another tree that holds all of this one, as one edit; the reader stays where it is.
    ///
    /// @return whether it holds anything that was not there
    boolean take(StudyTree tree) {
        return here().filter(here -> edit(
                        _ -> new StudyTree.Edit(tree, tree.find(here.line()).orElse(tree.root()))))
                .isPresent();
    }

    /// Deletes the move of the reader's node and all that follows it.
    public void delete() {
        move().ifPresent(here -> edit(tree -> tree.delete(here)));
    }

    /// Makes the variation that the reader stands in the continuation of what it departs from.
    public void promote() {
        move().flatMap(Node::variation).ifPresent(first -> editStanding(tree -> tree.promote(first)));
    }

    /// Makes the line to the reader's node the main line.
    public void makeMain() {
        move().ifPresent(here -> edit(tree -> tree.makeMain(here)));
    }

    /// Moves the variation that the reader stands in before the one before it.
    public void moveUp() {
        move().flatMap(Node::variation).ifPresent(first -> editStanding(tree -> tree.moveUp(first)));
    }

    /// Moves the variation that the reader stands in behind the one after it.
    public void moveDown() {
        move().map(here -> here.variation().orElse(here))
                .ifPresent(first -> editStanding(tree -> tree.moveDown(first)));
    }

    /// An edit that moves lines about while the reader stays where it is.
    private void editStanding(Function<StudyTree, StudyTree.Edit> by) {
        List<Move> place = here().orElseThrow().line();
        edit(tree -> {
            StudyTree.Edit edit = by.apply(tree);
            return new StudyTree.Edit(edit.tree(), edit.tree().find(place).orElse(edit.node()));
        });
    }

    private Optional<Node> here() {
        return reader.nodeProperty().get();
    }

    private Optional<Node> move() {
        return here().filter(here -> !here.isRoot());
    }

    /// True if the tree is another now.
    private boolean edit(Function<StudyTree, StudyTree.Edit> by) {
        Optional<Work> work = games.work();
        boolean other = work.filter(done -> done.edit(by.apply(done.tree()))).isPresent();
        if (other) {
            work.ifPresent(this::show);
        } else {
            work.ifPresent(done -> {
                reader.showPlace(done);
                showState();
            });
        }
        return other;
    }

    /// Gives the record another heading, as one edit. Not while moves are tried on a copy: that has the heading of
    /// its game.
    void head(Heading edited) {
        games.gameProperty().get().filter(game -> !game.isScratch()).ifPresent(_ -> alter(done -> done.head(edited)));
    }

    /// Takes the last edit back, wherever the reader stands.
    public void undo() {
        if (undoable.get()) {
            alter(Work::undo);
        }
    }

    public void redo() {
        if (redoable.get()) {
            alter(Work::redo);
        }
    }

    private void alter(Consumer<Work> by) {
        games.work().ifPresent(done -> {
            Heading before = done.heading();
            by.accept(done);
            if (!done.heading().equals(before)) {
                games.headed();
            }
            show(done);
        });
    }

    public ReadOnlyBooleanProperty undoableProperty() {
        return undoable.getReadOnlyProperty();
    }

    public ReadOnlyBooleanProperty redoableProperty() {
        return redoable.getReadOnlyProperty();
    }

    /// Shows the tree and the place as they are now.
    void show(Work done) {
        reader.showEdit(done);
        showState();
    }

    private void showState() {
        games.look();
        undoable.set(games.work().filter(Work::canUndo).isPresent());
        redoable.set(games.work().filter(Work::canRedo).isPresent());
    }
}
