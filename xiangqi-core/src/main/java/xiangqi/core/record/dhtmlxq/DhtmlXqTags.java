package xiangqi.core.record.dhtmlxq;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The tags of one game, `[DhtmlXQ_name]value[/DhtmlXQ_name]`, in their order. A value ends at the next
/// closing tag whatever its name, since a common program closes some with another one's (formats.md §4).
final class DhtmlXqTags {
    private static final String OPEN = "[DhtmlXQ_";
    private static final String CLOSE = "[/DhtmlXQ_";

    private static final int LONGEST_NAME = 64;

    private final List<Tag> tags;

    private DhtmlXqTags(List<Tag> tags) {
        this.tags = tags;
    }

    /// One tag; `index` is where its value begins.
    record Tag(String name, String value, int index) {}

    static DhtmlXqTags of(String content, int from, int to) {
        List<Tag> tags = new ArrayList<>();
        Marks closes = new Marks(content, CLOSE);
        Marks ends = new Marks(content, "[/DhtmlXQ");
        Marks opens = new Marks(content, OPEN);
        int at = opens.from(from);
        while (at < to) {
            int nameEnd = nameEnd(content, at + OPEN.length(), to);
            if (nameEnd < 0) {
                at = opens.from(at + 1);
                continue;
            }
            int end = closes.from(nameEnd);
            if (end > to) {
                end = Math.min(to, Math.min(opens.from(nameEnd), ends.from(nameEnd)));
            }
            String name = content.substring(at + OPEN.length(), nameEnd);
            tags.add(new Tag(name, content.substring(nameEnd + 1, end), nameEnd + 1));
            at = opens.from(end);
        }
        return new DhtmlXqTags(tags);
    }

    /// The bracket that ends a name, or -1 where a name would be too long to be one.
    private static int nameEnd(String content, int from, int to) {
        for (int i = from; i < Math.min(to, from + LONGEST_NAME); i++) {
            if (content.charAt(i) == ']') {
                return i;
            }
        }
        return -1;
    }

    /// Finds a mark again and again without searching any part twice.
    private static final class Marks {
        private final String content;
        private final String mark;
        private int found = -1;

        Marks(String content, String mark) {
            this.content = content;
            this.mark = mark;
        }

        /// The first mark from `at` on, for rising `at`; beyond the end if there is none.
        int from(int at) {
            if (found < at) {
                int index = content.indexOf(mark, at);
                found = index < 0 ? Integer.MAX_VALUE : index;
            }
            return found;
        }
    }

    List<Tag> all() {
        return tags;
    }

    /// The first tag of that name.
    Optional<Tag> first(String name) {
        return tags.stream().filter(tag -> tag.name().equals(name)).findFirst();
    }
}
