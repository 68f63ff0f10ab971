package xiangqi.ui.study;

import java.util.ArrayDeque;
import java.util.Deque;
import xiangqi.core.record.GameRecord;
import xiangqi.core.study.Node;
import xiangqi.core.study.Path;
import xiangqi.core.study.StudyTree;

/// What is done to one game: where its reader stands, and the edits, each of which can be undone and done
/// again.
final class Work {
    private final Deque<State> done = new ArrayDeque<>();
    private final Deque<State> undone = new ArrayDeque<>();
    private State saved;
    private Path path;
    private Heading heading;
    private boolean commenting;
    private boolean changed;

    /// What an edit makes another of, with the place where the reader stood.
    private record State(Path path, Heading heading) {
        boolean isSame(State other) {
            return heading.equals(other.heading) && path.tree().equals(other.path.tree());
        }
    }

    /// Begins at the start of that record.
    Work(GameRecord game) {
        this(new State(Path.atStart(game.tree()), Heading.of(game)));
    }

    private Work(State first) {
        saved = first;
        path = first.path();
        heading = first.heading();
    }

    /// Begins with what is here now, at this place.
    Work copy() {
        return new Work(now());
    }

    private State now() {
        return new State(path, heading);
    }

    Path path() {
        return path;
    }

    StudyTree tree() {
        return path.tree();
    }

    Heading heading() {
        return heading;
    }

    GameRecord record() {
        return heading.with(tree());
    }

    boolean isChanged() {
        return changed;
    }

    boolean canUndo() {
        return !done.isEmpty();
    }

    boolean canRedo() {
        return !undone.isEmpty();
    }

    void go(Node node) {
        path = path.go(node);
        commenting = false;
    }

    /// Goes to the end of the main line.
    void goToEnd() {
        go(tree().root().end());
    }

    /// Takes over an edit; one that changes nothing only moves the reader. True if the tree is another now.
    boolean edit(StudyTree.Edit edit) {
        commenting = false;
        if (edit.tree().equals(tree())) {
            go(tree().node(edit.node().index()));
            return false;
        }
        push(edit);
        return true;
    }

    /// Takes over another heading. True if it differs.
    boolean head(Heading edited) {
        commenting = false;
        if (edited.equals(heading)) {
            return false;
        }
        remember();
        heading = edited;
        look();
        return true;
    }

    /// Takes over a record that this one was edited to, moves and heading as one edit.
    void become(GameRecord edited) {
        State before = now();
        path = Path.atStart(edited.tree());
        heading = Heading.of(edited);
        if (!before.isSame(now())) {
            done.addFirst(before);
            undone.clear();
        }
        commenting = false;
        look();
    }

    /// Comments the node where the reader stands. Comments on the same node in a row are one edit, and none if
    /// the comment is what it was before.
    boolean comment(String text) {
        StudyTree.Edit edit = tree().comment(path.node(), text);
        if (edit.tree().equals(tree())) {
            return false;
        }
        if (commenting) {
            path = path.go(edit.node());
            if (done.getFirst().path().tree().equals(tree())) {
                path = done.removeFirst().path();
                commenting = false;
            }
            look();
        } else {
            push(edit);
            commenting = true;
        }
        return true;
    }

    private void push(StudyTree.Edit edit) {
        remember();
        path = path.go(edit.node());
        look();
    }

    private void remember() {
        done.addFirst(now());
        undone.clear();
    }

    private void look() {
        changed = !now().isSame(saved);
    }

    void undo() {
        undone.addFirst(now());
        restore(done.removeFirst());
    }

    void redo() {
        done.addFirst(now());
        restore(undone.removeFirst());
    }

    private void restore(State restored) {
        path = restored.path();
        heading = restored.heading();
        commenting = false;
        look();
    }

    /// Notes that `game` lies safely in a file.
    void saved(GameRecord game) {
        saved = new State(Path.atStart(game.tree()), Heading.of(game));
        commenting = false;
        look();
    }
}
