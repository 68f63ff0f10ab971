package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.rules.Move;

/// A row of the tree as a list. Rows know nodes by their [number][xiangqi.core.study.Node#index()], so that the
/// rows of two trees are equal where the trees are.
public sealed interface TreeRow {
    /// How deep in variations: 0 on the main line.
    int depth();

    /// The moves that it shows, each played after the one before.
    List<Step> steps();

    /// A move in a row.
    ///
    /// @param node the number of its node
    /// @param ply how many moves lead to it, itself included
    record Step(int node, int ply, Move move) {}

    /// A round of the main line.
    ///
    /// @param number of the round
    /// @param red empty where the round goes on after a comment, or where Black begins
    /// @param black empty where the line ends, or the round goes on after a comment
    record Round(int number, Optional<Step> red, Optional<Step> black) implements TreeRow {
        @Override
        public int depth() {
            return 0;
        }

        @Override
        public List<Step> steps() {
            return Stream.of(red, black).flatMap(Optional::stream).toList();
        }
    }

    /// A part of a variation without a fork.
    ///
    /// @param first whether the variation begins here
    record Run(int depth, boolean first, List<Step> steps) implements TreeRow {
        public Run {
            steps = List.copyOf(steps);
        }
    }

    /// A comment on a node, shown below its move.
    ///
    /// @param text what is shown of it, without blanks around it
    record Comment(int depth, int node, String text, Extent extent) implements TreeRow {
        @Override
        public List<Step> steps() {
            return List.of();
        }
    }

    /// How much of a comment is shown.
    enum Extent {
        /// All of a short one.
        WHOLE,
        /// The beginning of a long one.
        CUT,
        /// All of a long one, which can be cut again.
        OPENED
    }

    /// A deep variation that can be folded away.
    ///
    /// @param first its first move
    /// @param moves how many moves it holds, its own variations included
    /// @param open whether its rows follow
    record Fold(int depth, Step first, int moves, boolean open) implements TreeRow {
        @Override
        public List<Step> steps() {
            return List.of(first);
        }
    }

    /// One move of a list that is a tree.
    ///
    /// @param first whether a variation begins with it, which can be folded away
    /// @param hidden how many moves after it are folded away with it
    /// @param open whether a variation that begins here is open
    record Single(int depth, boolean first, Step step, int hidden, boolean open) implements TreeRow {
        @Override
        public List<Step> steps() {
            return List.of(step);
        }
    }
}
