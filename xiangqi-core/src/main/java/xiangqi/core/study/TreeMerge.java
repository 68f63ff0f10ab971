package xiangqi.core.study;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import xiangqi.core.rules.Move;

/// Brings trees into one, below one of its nodes. Moves that are there are not added again, nor are lines of comments.
final class TreeMerge {
    private final StudyTree into;
    private final int at;
    private final TreeBuilder builder;
    private final Map<Long, Integer> children = new HashMap<>();
    private final Map<Integer, Set<String>> said = new HashMap<>();

    TreeMerge(StudyTree into, int at) {
        this.into = into;
        this.at = at;
        this.builder = new TreeBuilder(into);
        for (int i = 1; i <= into.size(); i++) {
            children.put(key(into.parentOf(i), into.moveOf(i)), i);
        }
    }

    void add(StudyTree other) {
        int[] places = new int[other.size() + 1];
        for (int i = 0; i < places.length; i++) {
            places[i] = i == 0 ? at : place(places[other.parentOf(i)], other.moveOf(i));
            int place = places[i];
            other.commentOf(i).ifPresent(text -> comment(place, text));
            builder.mark(place, other.marksOf(i));
        }
    }

    private int place(int parent, Move move) {
        return children.computeIfAbsent(key(parent, move), _ -> builder.add(parent, move));
    }

    /// Adds the lines that no comment on the node holds yet.
    private void comment(int place, String text) {
        Set<String> known = said.computeIfAbsent(place, this::linesAt);
        List<String> news =
                text.lines().filter(line -> !known.contains(line.strip())).toList();
        news.forEach(line -> known.add(line.strip()));
        if (news.stream().anyMatch(line -> !line.isBlank())) {
            builder.comment(place, String.join("\n", news));
        }
    }

    private Set<String> linesAt(int place) {
        return place > into.size()
                ? new HashSet<>()
                : into.commentOf(place).stream()
                        .flatMap(String::lines)
                        .map(String::strip)
                        .collect(Collectors.toCollection(HashSet::new));
    }

    StudyTree build() {
        return builder.build();
    }

    private static long key(int parent, Move move) {
        return (long) parent << 16 | (move.code() & 0xffff);
    }
}
