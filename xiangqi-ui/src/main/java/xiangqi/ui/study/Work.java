package xiangqi.ui.study;

import java.util.ArrayDeque;
import java.util.Deque;
import xiangqi.core.study.Node;
import xiangqi.core.study.Path;
import xiangqi.core.study.StudyTree;

/// What is done to one game: where its reader stands, and the edits, each of which can be undone and done
/// again.
final class Work {
    private final Deque<Path> done = new ArrayDeque<>();
    private final Deque<Path> undone = new ArrayDeque<>();
    private StudyTree saved;
    private Path path;
    private boolean commenting;
    private boolean changed;

    Work(StudyTree tree) {
        this(Path.atStart(tree));
    }

    /// Begins with that tree, at that place.
    Work(Path at) {
        saved = at.tree();
        path = at;
    }

    Path path() {
        return path;
    }

    StudyTree tree() {
        return path.tree();
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

    /// Comments the node where the reader stands. Comments on the same node in a row are one edit, and none if
    /// the comment is what it was before.
    boolean comment(String text) {
        StudyTree.Edit edit = tree().comment(path.node(), text);
        if (edit.tree().equals(tree())) {
            return false;
        }
        if (commenting) {
            path = path.go(edit.node());
            if (done.getFirst().tree().equals(tree())) {
                path = done.removeFirst();
                commenting = false;
            }
            changed = !tree().equals(saved);
        } else {
            push(edit);
            commenting = true;
        }
        return true;
    }

    private void push(StudyTree.Edit edit) {
        done.addFirst(path);
        undone.clear();
        path = path.go(edit.node());
        changed = !tree().equals(saved);
    }

    void undo() {
        undone.addFirst(path);
        restore(done.removeFirst());
    }

    void redo() {
        done.addFirst(path);
        restore(undone.removeFirst());
    }

    private void restore(Path restored) {
        path = restored;
        commenting = false;
        changed = !tree().equals(saved);
    }

    /// Notes that `tree` lies safely in a file.
    void saved(StudyTree tree) {
        saved = tree;
        commenting = false;
        changed = !tree().equals(saved);
    }
}
