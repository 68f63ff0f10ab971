package xiangqi.core.game;

import java.util.Optional;
import java.util.stream.Stream;

/// The editions of the rules of repetition (rules.md §3).
public enum Edition {
    /// After the diagrams of the Asian and the World Xiangqi Federation.
    ASIAN("asian-1"),
    /// After the rules of the Chinese Xiangqi Association (棋例).
    CHINESE("chinese-1");

    private final String code;

    Edition(String code) {
        this.code = code;
    }

    /// The edition that [#code()] names, if there is one.
    public static Optional<Edition> find(String code) {
        return Stream.of(values()).filter(edition -> edition.code.equals(code)).findFirst();
    }

    /// The name that records and events carry, with the version of this reading of the edition.
    public String code() {
        return code;
    }
}
