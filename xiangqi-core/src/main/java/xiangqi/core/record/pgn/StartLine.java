package xiangqi.core.record.pgn;

import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The start that a plain text names before its moves: in a line of its own behind `FEN`, or among other words.
///
/// @param at where it begins
/// @param fen itself, the moves behind the word `moves` included
/// @param lineEnd where the line behind `FEN` ends: what stands between it and the moves is said of the start; 0 if it
///     stands among other words
/// @param rest the words behind it on that line
record StartLine(int at, String fen, int lineEnd, String rest) {
    /// The start named between two indexes; empty if none is.
    static Optional<StartLine> find(String content, TextHeads heads, int from, int to) {
        Optional<FenInText> fen = FenInText.find(content, Math.max(from, heads.fenAt()), to);
        if (heads.fen().isEmpty()) {
            return fen.map(found -> new StartLine(found.at(), found.fen(), 0, ""));
        }
        String written = heads.fen().get();
        boolean parted = fen.isPresent() && written.startsWith(fen.get().fen());
        String start = parted ? fen.get().fen() : written;
        String rest = written.substring(start.length()).strip();
        return Optional.of(new StartLine(heads.fenAt(), start, heads.fenLineEnd(), rest.equals("moves") ? "" : rest));
    }

    /// What is said of the start between its line and the moves.
    String said(String content, int moves) {
        return lineEnd == 0 || lineEnd > moves
                ? ""
                : content.substring(lineEnd, moves).strip();
    }

    /// All that is said before the moves, in its order.
    ///
    /// @param before the lines before this one
    String preface(String before, String said) {
        return Stream.of(before.replace(fen, ""), rest, said)
                .map(String::strip)
                .filter(words -> words.chars().anyMatch(Character::isLetter))
                .collect(Collectors.joining("\n"));
    }
}
