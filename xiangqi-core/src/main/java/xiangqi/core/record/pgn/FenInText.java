package xiangqi.core.record.pgn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A FEN that stands among other words, as in a sentence: from its first row to the last field that is one.
///
/// @param at where it begins
/// @param fen itself, the moves behind the word `moves` included
record FenInText(int at, String fen) {
    private static final String ROW = "[rnbakcphegsRNBAKCPHEGS1-9]{1,9}";
    private static final Pattern FEN = Pattern.compile("(?<![A-Za-z0-9/])" + ROW + "(?:/" + ROW + "){9}(?![A-Za-z0-9/])"
            + "(?: +[wrbWRB](?![A-Za-z0-9]))?(?: +(?:-|\\d{1,4})(?![^\\s,，。；;）)]))*"
            + "(?: +moves(?: +[a-iA-I]\\d{1,2}-?[a-iA-I]\\d{1,2}(?![A-Za-z0-9]))+)?");

    /// The first one between two indexes.
    static Optional<FenInText> find(String content, int from, int to) {
        Matcher found = FEN.matcher(content).region(from, to);
        return found.find() ? Optional.of(new FenInText(found.start(), found.group())) : Optional.empty();
    }
}
