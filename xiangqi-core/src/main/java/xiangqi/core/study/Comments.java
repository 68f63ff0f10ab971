package xiangqi.core.study;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;

/// The comments of a tree by node number: few, so kept apart from the moves. Never blank. Immutable.
final class Comments {
    private static final Comments NONE = new Comments(new int[0], List.of());

    private final int[] nodes;
    private final List<String> texts;

    private Comments(int[] nodes, List<String> texts) {
        this.nodes = nodes;
        this.texts = texts;
    }

    int count() {
        return nodes.length;
    }

    Optional<String> at(int node) {
        int place = Arrays.binarySearch(nodes, node);
        return place < 0 ? Optional.empty() : Optional.of(texts.get(place));
    }

    Comments with(int node, String text) {
        Map<Integer, String> all = all();
        if (text.isBlank()) {
            all.remove(node);
        } else {
            all.put(node, text);
        }
        return of(all);
    }

    /// The comments under the nodes' new numbers; those of a node whose new number is negative are left out.
    Comments moved(IntUnaryOperator places) {
        Map<Integer, String> moved = new TreeMap<>();
        for (int i = 0; i < nodes.length; i++) {
            int place = places.applyAsInt(nodes[i]);
            if (place >= 0) {
                moved.put(place, texts.get(i));
            }
        }
        return of(moved);
    }

    private Map<Integer, String> all() {
        Map<Integer, String> all = new TreeMap<>();
        for (int i = 0; i < nodes.length; i++) {
            all.put(nodes[i], texts.get(i));
        }
        return all;
    }

    private static Comments of(Map<Integer, String> all) {
        return all.isEmpty()
                ? NONE
                : new Comments(all.keySet().stream().mapToInt(Integer::intValue).toArray(), List.copyOf(all.values()));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Comments comments
                && Arrays.equals(comments.nodes, nodes)
                && comments.texts.equals(texts);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(nodes);
    }

    static final class Builder {
        private int[] nodes = new int[4];
        private final List<String> texts = new ArrayList<>(4);

        void add(int node, String text) {
            if (text.isBlank()) {
                return;
            }
            int count = texts.size();
            if (count > 0 && node <= nodes[count - 1]) {
                insert(node, text);
                return;
            }
            if (count == nodes.length) {
                nodes = Arrays.copyOf(nodes, count * 2);
            }
            nodes[count] = node;
            texts.add(text);
        }

        private void insert(int node, String text) {
            int place = Arrays.binarySearch(nodes, 0, texts.size(), node);
            if (place >= 0) {
                texts.set(place, texts.get(place) + '\n' + text);
                return;
            }
            int count = texts.size();
            int at = -place - 1;
            if (count == nodes.length) {
                nodes = Arrays.copyOf(nodes, count * 2);
            }
            System.arraycopy(nodes, at, nodes, at + 1, count - at);
            nodes[at] = node;
            texts.add(at, text);
        }

        Comments build() {
            return texts.isEmpty() ? NONE : new Comments(Arrays.copyOf(nodes, texts.size()), List.copyOf(texts));
        }
    }
}
