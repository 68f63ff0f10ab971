package xiangqi.robot;

import java.util.regex.Pattern;

/// What an order is about: nodes by a selector, or by the text on them.
sealed interface Target {
    /// A point of the board, from Red's left and from Red's home rank.
    Pattern POINT = Pattern.compile("[a-i][0-9]");

    /// Nodes by a selector of JavaFX.
    record Selected(String selector) implements Target {}

    /// Nodes by their whole text.
    record Saying(String text) implements Target {}

    /// Reads a target as [Orders] describes it.
    static Target of(String words) {
        if (POINT.matcher(words).matches()) {
            return new Selected("#point-" + words);
        }
        return words.startsWith("#") || words.startsWith(".") ? new Selected(words) : new Saying(words);
    }
}
