package xiangqi.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.FenFault;
import xiangqi.core.notation.FenReading;
import xiangqi.core.record.pgn.PlainTextReader;
import xiangqi.core.rules.Move;

/// A file or a pasted text that is a FEN, with or without moves behind it; every line of it is a game of
/// its own.
final class FenLine {
    private FenLine() {}

    /// The games of the text; empty if its first line does not look like a FEN, or if moves follow on lines of their
    /// own.
    static Optional<Import> read(Text text) {
        String content = text.content();
        List<Import.Entry> entries = new ArrayList<>(1);
        int at = 0;
        while (at < content.length()) {
            int end = lineEnd(content, at);
            String line = content.substring(at, end);
            if (!line.isBlank()) {
                if (!looksLikeFen(line) && (entries.isEmpty() || PlainTextReader.beginsWithMove(line))) {
                    return Optional.empty();
                }
                entries.add(entry(text, at, line, entries.size() + 1));
            }
            at = end + 1;
        }
        return entries.isEmpty() ? Optional.empty() : Optional.of(Import.ofText(Format.FEN, text, entries));
    }

    private static int lineEnd(String content, int from) {
        int end = from;
        while (end < content.length() && content.charAt(end) != '\n' && content.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    /// Nine row separators and no word of another script before the first of them.
    private static boolean looksLikeFen(String line) {
        String start = PastedFen.plain(line);
        int rows = 0;
        for (int i = 0; i < start.length() && start.charAt(i) > ' '; i++) {
            char c = start.charAt(i);
            if (rows == 0 && c >= 0x80 && (c < '！' || c > '～' || c == '（' || c == '：')) {
                return false;
            }
            if (c == '/' || c == '／') {
                rows++;
            }
        }
        return rows >= 8 && rows <= 11;
    }

    private static Import.Entry entry(Text text, int at, String line, int number) {
        PastedFen pasted = PastedFen.of(line);
        return switch (pasted.reading()) {
            case FenReading.Read read -> entry(text, at, read, pasted.words(), number);
            case FenReading.Unreadable(FenFault why) ->
                new Import.Entry.Broken(
                        number,
                        Headers.NONE,
                        Problem.ofFen(text.spot(at), pasted.fen(), why).in(number));
        };
    }

    private static Import.Entry entry(Text text, int at, FenReading.Read read, String words, int number) {
        Setup setup = read.setup();
        Optional<String> faults = Replay.faults(setup);
        if (faults.isPresent()) {
            Problem why = new Problem(Problem.Code.START_FAULTY, text.spot(at), number, 0, List.of(faults.get()));
            return new Import.Entry.Broken(number, Headers.NONE, why);
        }
        Replay replay = new Replay(setup, text.spot(at));
        Replay.Step step = replay.start();
        for (Move move : read.moves()) {
            step = replay.play(step, move, text.spot(at), move.toString());
        }
        replay.comment(step, words);
        GameRecord game = new GameRecord(Headers.NONE, Result.UNKNOWN, replay.tree());
        return Import.Entry.Game.of(number, game, replay.problems());
    }
}
