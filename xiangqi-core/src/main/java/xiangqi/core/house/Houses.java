package xiangqi.core.house;

import java.util.List;
import java.util.Optional;

/// The houses that are known, in the order they are shown.
public record Houses(List<House> all) {
    public Houses {
        all = List.copyOf(all);
        if (all.stream()
                        .map(house -> house.id() + " " + house.edition())
                        .distinct()
                        .count()
                != all.size()) {
            throw new IllegalArgumentException("two houses share their name and edition");
        }
    }

    /// The houses that the product comes with.
    public static Houses standard() {
        return new Houses(List.of(Plain.house(), Pook.house(), Ourgame.house(), Qq.house(), Ranks.house()));
    }

    /// The house of that name under that edition of its rules.
    public Optional<House> find(String id, String edition) {
        return all.stream()
                .filter(house -> house.id().equals(id) && house.edition().equals(edition))
                .findFirst();
    }
}
