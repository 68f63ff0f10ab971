package xiangqi.core.record;

import java.util.List;
import java.util.Optional;
import xiangqi.core.record.xqf.XqfReader;

/// What was read from a file: its games with warnings about what was lost and where, or the reason why nothing could be read.
public sealed interface Import {
    /// The file was read. At least one entry.
    ///
    /// @param encoding of the file's text, in lower case: `ascii`, `utf-8`, `utf-16le`, `utf-16be`, `gb18030`, `big5`
    record Games(Format format, String encoding, List<Entry> entries) implements Import {
        public Games {
            entries = List.copyOf(entries);
        }

        /// The games that could be read.
        public List<GameRecord> records() {
            return entries.stream()
                    .filter(Entry.Game.class::isInstance)
                    .map(entry -> ((Entry.Game) entry).record())
                    .toList();
        }
    }

    /// Nothing could be read.
    ///
    /// @param format what the content is, where that is known
    record Unreadable(Optional<Format> format, Problem why) implements Import {}

    /// One game of a file.
    sealed interface Entry {
        /// The number of the game in the file, from 1.
        int number();

        /// The game was read.
        ///
        /// @param warnings what could not be read as it stands; empty for a clean game
        record Game(int number, GameRecord record, List<Problem> warnings) implements Entry {
            public Game {
                warnings = List.copyOf(warnings);
            }

            /// The game with its problems numbered as its own.
            public static Game of(int number, GameRecord record, List<Problem> problems) {
                return new Game(
                        number,
                        record,
                        problems.stream().map(problem -> problem.in(number)).toList());
            }
        }

        /// This game could not be read; others of the file may be.
        record Broken(int number, Headers headers, Problem why) implements Entry {}
    }

    /// Reads a file of any known format; its content decides which (formats.md §10). Memory is bounded by the size of the
    /// content, whatever lengths it declares. The array must not be changed meanwhile.
    static Import read(byte[] content) {
        Bytes bytes = new Bytes(content);
        if (bytes.length() == 0) {
            return new Unreadable(Optional.empty(), Problem.ofFile(Problem.Code.EMPTY_FILE, Spot.WHOLE));
        }
        if (XqfReader.recognises(bytes)) {
            return new XqfReader(bytes).read();
        }
        return new Unreadable(Optional.empty(), Problem.ofFile(Problem.Code.UNKNOWN_FORMAT, Spot.WHOLE));
    }
}
