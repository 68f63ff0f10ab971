package xiangqi.core.house;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// A title that a player holds in real life (houses.md §3): granted by the operator, shown with a leading "·"
/// beside the house's own title, and without any bearing on the rating.
public enum RealTitle {
    INTERNATIONAL_GRANDMASTER("国际特大"),
    NATIONAL_GRANDMASTER("国家特大"),
    INTERNATIONAL_MASTER("国际大师"),
    NATIONAL_MASTER("国家大师");

    private final String title;

    RealTitle(String title) {
        this.title = title;
    }

    /// The title of that id; empty for what is none.
    public static Optional<RealTitle> find(String id) {
        return Arrays.stream(values()).filter(known -> known.id().equals(id)).findFirst();
    }

    /// For storing and looking up words: `national-master`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// As the source writes it.
    public String title() {
        return title;
    }
}
