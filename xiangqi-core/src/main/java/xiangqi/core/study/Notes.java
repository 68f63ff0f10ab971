package xiangqi.core.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;

/// What hangs on some nodes of a tree, by node number: few, so kept apart from the moves. Immutable.
final class Notes<T> {
    private static final Notes<?> NONE = new Notes<>(new int[0], List.of());

    private final int[] nodes;
    private final List<T> values;

    private Notes(int[] nodes, List<T> values) {
        this.nodes = nodes;
        this.values = values;
    }

    @SuppressWarnings("unchecked") // it holds nothing
    static <T> Notes<T> none() {
        return (Notes<T>) NONE;
    }

    int count() {
        return nodes.length;
    }

    BitSet nodes() {
        BitSet all = new BitSet();
        for (int node : nodes) {
            all.set(node);
        }
        return all;
    }

    Optional<T> at(int node) {
        int place = Arrays.binarySearch(nodes, node);
        return place < 0 ? Optional.empty() : Optional.of(values.get(place));
    }

    /// With that in place of what hangs on the node; with nothing there if it is empty.
    Notes<T> with(int node, Optional<T> note) {
        Map<Integer, T> all = all();
        all.remove(node);
        note.ifPresent(it -> all.put(node, it));
        return of(all);
    }

    /// The same under the nodes' new numbers; those of a node whose new number is negative are left out.
    Notes<T> moved(IntUnaryOperator places) {
        Map<Integer, T> moved = new TreeMap<>();
        for (int i = 0; i < nodes.length; i++) {
            int place = places.applyAsInt(nodes[i]);
            if (place >= 0) {
                moved.put(place, values.get(i));
            }
        }
        return of(moved);
    }

    /// The same with each note as `change` gives it; where it gives nothing, nothing hangs there any more.
    Notes<T> changed(Function<T, Optional<T>> change) {
        Builder<T> changed = new Builder<>((one, _) -> one);
        for (int i = 0; i < nodes.length; i++) {
            int node = nodes[i];
            change.apply(values.get(i)).ifPresent(note -> changed.add(node, note));
        }
        return changed.build();
    }

    private Map<Integer, T> all() {
        Map<Integer, T> all = new TreeMap<>();
        for (int i = 0; i < nodes.length; i++) {
            all.put(nodes[i], values.get(i));
        }
        return all;
    }

    private static <T> Notes<T> of(Map<Integer, T> all) {
        return all.isEmpty()
                ? none()
                : new Notes<>(all.keySet().stream().mapToInt(Integer::intValue).toArray(), List.copyOf(all.values()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Notes<?> notes && Arrays.equals(notes.nodes, nodes) && notes.values.equals(values);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(nodes);
    }

    static final class Builder<T> {
        private final BinaryOperator<T> join;
        private int[] nodes = new int[4];
        private final List<T> values = new ArrayList<>(4);

        /// @param join makes one of what hangs on a node and what is added to it
        Builder(BinaryOperator<T> join) {
            this.join = join;
        }

        void add(int node, T value) {
            int count = values.size();
            if (count > 0 && node <= nodes[count - 1]) {
                insert(node, value);
                return;
            }
            if (count == nodes.length) {
                nodes = Arrays.copyOf(nodes, count * 2);
            }
            nodes[count] = node;
            values.add(value);
        }

        private void insert(int node, T value) {
            int place = Arrays.binarySearch(nodes, 0, values.size(), node);
            if (place >= 0) {
                values.set(place, join.apply(values.get(place), value));
                return;
            }
            int count = values.size();
            int at = -place - 1;
            if (count == nodes.length) {
                nodes = Arrays.copyOf(nodes, count * 2);
            }
            System.arraycopy(nodes, at, nodes, at + 1, count - at);
            nodes[at] = node;
            values.add(at, value);
        }

        Notes<T> build() {
            return build(value -> value);
        }

        /// The notes with each as `finished` gives it.
        <R> Notes<R> build(Function<T, R> finished) {
            return values.isEmpty()
                    ? none()
                    : new Notes<>(
                            Arrays.copyOf(nodes, values.size()),
                            values.stream().map(finished).toList());
        }
    }
}
