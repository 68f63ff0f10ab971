package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// A tree with all that other games hold which begin where it does or at its reader's position.
///
/// @param games how many of them do
record Merged(StudyTree tree, int games) {
    /// Takes a while for many games: for a background thread.
    static Merged of(Node here, List<StudyTree> others) {
        StudyTree tree = here.tree();
        Optional<Position> start = tree.start();
        Optional<Position> reached = tree.positionAt(here);
        List<StudyTree> fromStart = beginningWith(start, others);
        List<StudyTree> fromHere = start.equals(reached) ? List.of() : beginningWith(reached, others);
        StudyTree merged =
                fromStart.isEmpty() ? tree : tree.merge(tree.root(), fromStart).tree();
        if (!fromHere.isEmpty()) {
            merged = merged.merge(merged.find(here.line()).orElseThrow(), fromHere)
                    .tree();
        }
        return new Merged(merged, fromStart.size() + fromHere.size());
    }

    private static List<StudyTree> beginningWith(Optional<Position> position, List<StudyTree> all) {
        return all.stream()
                .filter(tree -> position.isPresent() && tree.start().equals(position))
                .toList();
    }
}
