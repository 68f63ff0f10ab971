package xiangqi.ui;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Finds words in Latin letters that Java code writes into a node itself, instead of by a key of the bundles.
final class WrittenWords {
    /// What makes something readable of its arguments.
    private static final Pattern SHOWING = Pattern.compile("set(?:Text|PromptText|AccessibleText|AccessibleHelp|Title|"
            + "HeaderText)|(?:Label|Text|Button|ToggleButton|CheckBox|RadioButton|Hyperlink|MenuItem|Menu|Tooltip)");

    /// What takes a key or the name of an icon.
    private static final Pattern NAMING = Pattern.compile("text|key|FontIcon");

    private static final Pattern PART = Pattern.compile(
            "\"\"\".*?\"\"\"|\"((?:[^\"\\\\]|\\\\.)*)\"|'(?:[^'\\\\]|\\\\.)+'" + "|//[^\n]*|/\\*.*?\\*/|(\\w*)\\(|\\)",
            Pattern.DOTALL);

    private WrittenWords() {}

    /// The literals with Latin letters whose innermost calls show them.
    static List<String> in(String code) {
        List<String> found = new ArrayList<>();
        Deque<String> calls = new ArrayDeque<>();
        Matcher part = PART.matcher(code);
        while (part.find()) {
            if (part.group(2) != null) {
                calls.push(part.group(2));
            } else if (part.group().equals(")")) {
                calls.poll();
            } else if (part.group(1) != null && isShown(calls) && isWord(part.group(1))) {
                found.add(part.group(1));
            }
        }
        return found;
    }

    /// Whether a call around it shows it, and none between takes it for a name.
    private static boolean isShown(Deque<String> inwardsFirst) {
        for (String call : inwardsFirst) {
            if (NAMING.matcher(call).matches()) {
                return false;
            }
            if (SHOWING.matcher(call).matches()) {
                return true;
            }
        }
        return false;
    }

    private static boolean isWord(String literal) {
        return literal.replaceAll("\\\\(?:u\\p{XDigit}{4}|.)", "")
                .codePoints()
                .anyMatch(point -> Character.isLetter(point)
                        && Character.UnicodeScript.of(point) == Character.UnicodeScript.LATIN);
    }
}
