package xiangqi.core.record;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.cbr.CblReader;
import xiangqi.core.record.cbr.CbrReader;
import xiangqi.core.record.cbr.LegacyCblReader;
import xiangqi.core.record.dhtmlxq.DhjReader;
import xiangqi.core.record.dhtmlxq.DhtmlXqReader;
import xiangqi.core.record.pgn.PgnReader;
import xiangqi.core.record.pgn.PlainTextReader;
import xiangqi.core.record.pgn.WesternChess;
import xiangqi.core.record.sites.CcmReader;
import xiangqi.core.record.sites.CheReader;
import xiangqi.core.record.sites.MxqReader;
import xiangqi.core.record.sites.Unsupported;
import xiangqi.core.record.xml.CbfReader;
import xiangqi.core.record.xml.PfcReader;
import xiangqi.core.record.xqf.XqfReader;
import xiangqi.core.study.StudyTree;

/// What was read from a file: its games with warnings about what was lost and where, or the reason why
/// nothing could be read.
public sealed interface Import {
    /// The file was read. At least one entry.
    ///
    /// @param encoding of the file's text, in lower case: `ascii`, `utf-8`, `utf-16le`, `utf-16be`,
    ///     `gb18030`, `big5`
    /// @param notation that the moves of a text are written in; empty if it holds none, or is no text
    /// @param entries its games; where very much was wrong in all of them, the warnings of each of the later
    ///     ones are told in one that says how many they are
    /// @param warnings what concerns the file as a whole
    /// @param version of the format as the file gives it, 10 for XQF 1.0; empty where it does not count
    record Games(
            Format format,
            String encoding,
            Optional<Notation> notation,
            List<Entry> entries,
            List<Problem> warnings,
            OptionalInt version)
            implements Import {
        public Games {
            entries = ToldWarnings.ofFile(entries);
            warnings = List.copyOf(warnings);
        }

        /// Games whose moves are written in no notation.
        public Games(Format format, String encoding, List<Entry> entries, List<Problem> warnings) {
            this(format, encoding, Optional.empty(), entries, warnings, OptionalInt.empty());
        }

        /// The one game of a file of that version.
        public Games(Format format, String encoding, Entry game, int version) {
            this(format, encoding, Optional.empty(), List.of(game), List.of(), OptionalInt.of(version));
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
        /// @param counted the tree with the comments that count (formats.md §11): those behind semicolons in a
        ///     text do not, though the record keeps them
        record Game(int number, GameRecord record, List<Problem> warnings, StudyTree counted) implements Entry {
            public Game {
                warnings = List.copyOf(warnings);
            }

            /// A game all of whose comments count.
            public Game(int number, GameRecord record, List<Problem> warnings) {
                this(number, record, warnings, record.tree());
            }

            /// Whether nothing was understood: a usual start, no move, no comment, but warnings.
            private boolean isEmpty() {
                StudyTree tree = record.tree();
                return tree.size() == 0
                        && tree.commentCount() == 0
                        && tree.setup().equals(Setup.STANDARD)
                        && !warnings.isEmpty();
            }

            /// The game with its problems numbered as its own; where there are very many, the first ones and how many
            /// more.
            public static Game of(int number, GameRecord record, List<Problem> problems) {
                return of(number, record, problems, record.tree());
            }

            /// The same where not all comments count.
            public static Game of(int number, GameRecord record, List<Problem> problems, StudyTree counted) {
                return new Game(
                        number,
                        record,
                        ToldWarnings.of(problems).stream()
                                .map(problem -> problem.in(number))
                                .toList(),
                        counted);
            }
        }

        /// This game could not be read; others of the file may be.
        record Broken(int number, Headers headers, Problem why) implements Entry {}
    }

    /// Reads a file of any known format; its content decides which (formats.md §10). Memory is bounded by
    /// the size of the content, whatever lengths it declares. The array must not be changed meanwhile.
    static Import read(byte[] content) {
        return read(content, ReadingWatch.NONE);
    }

    /// As [#read(byte\[\])], watched by somebody who may give it up.
    static Import read(byte[] content, ReadingWatch watch) {
        Bytes bytes = new Bytes(content);
        if (bytes.length() == 0) {
            return new Unreadable(Optional.empty(), Problem.ofFile(Problem.Code.EMPTY_FILE, Spot.WHOLE));
        }
        return readBinary(bytes).orElseGet(() -> read(Text.decode(bytes), watch));
    }

    private static Optional<Import> readBinary(Bytes bytes) {
        if (XqfReader.recognises(bytes)) {
            return Optional.of(new XqfReader(bytes).read());
        }
        if (CbrReader.recognises(bytes)) {
            return Optional.of(new CbrReader(bytes).read());
        }
        if (CblReader.recognises(bytes)) {
            return Optional.of(new CblReader(bytes).read());
        }
        if (LegacyCblReader.recognises(bytes)) {
            return Optional.of(new LegacyCblReader(bytes).read());
        }
        if (CcmReader.recognises(bytes)) {
            return Optional.of(new CcmReader(bytes).read());
        }
        if (MxqReader.recognises(bytes)) {
            return Optional.of(new MxqReader(bytes).read());
        }
        return Unsupported.recognise(bytes).map(Import::unsupported);
    }

    /// Reads a text of any known format, as pasted.
    static Import read(String text) {
        return text.isBlank()
                ? new Unreadable(Optional.empty(), Problem.ofFile(Problem.Code.EMPTY_FILE, Spot.WHOLE))
                : read(Text.of(text), ReadingWatch.NONE);
    }

    private static Import read(Text text, ReadingWatch watch) {
        // Comments may hold the mark-up of other formats: what the text begins with counts first.
        if (PgnReader.beginsWithTag(text)) {
            return new PgnReader(text).read(watch);
        }
        if (CbfReader.recognises(text)) {
            return new CbfReader(text).read();
        }
        if (PfcReader.recognises(text)) {
            return new PfcReader(text).read();
        }
        if (DhtmlXqReader.recognises(text)) {
            return new DhtmlXqReader(text).read();
        }
        if (DhjReader.recognises(text)) {
            return new DhjReader(text).read();
        }
        if (CheReader.recognises(text)) {
            return new CheReader(text).read();
        }
        if (PgnReader.recognises(text)) {
            return new PgnReader(text).read(watch);
        }
        if (text.isNoise()) {
            return unknown();
        }
        Import read =
                FenLine.read(text).or(() -> new PlainTextReader(text).read()).orElseGet(Import::unknown);
        return read instanceof Unreadable && WesternChess.isShownBy(text.content()) ? unsupported(Format.CHESS) : read;
    }

    private static Unreadable unsupported(Format format) {
        return new Unreadable(Optional.of(format), Problem.ofFile(Problem.Code.UNSUPPORTED_FORMAT, Spot.WHOLE, format));
    }

    private static Unreadable unknown() {
        return new Unreadable(Optional.empty(), Problem.ofFile(Problem.Code.UNKNOWN_FORMAT, Spot.WHOLE));
    }

    private static Spot firstPlace(List<Problem> warnings) {
        return warnings.stream()
                .map(Problem::spot)
                .filter(Spot.Character.class::isInstance)
                .min(Comparator.comparingLong(spot -> ((Spot.Character) spot).index()))
                .orElse(warnings.getFirst().spot());
    }

    /// The import of a text's games: unreadable if there is none, or if not one move was understood and
    /// there is nothing else to show, neither a position nor a comment.
    static Import ofText(Format format, Text text, List<Entry> entries) {
        return ofText(format, text, Optional.empty(), entries);
    }

    /// As [#ofText(Format, Text, List)], with moves in that notation.
    static Import ofText(Format format, Text text, Optional<Notation> notation, List<Entry> entries) {
        if (entries.isEmpty()) {
            return new Unreadable(Optional.of(format), Problem.ofFile(Problem.Code.NO_MOVES, text.spot(0)));
        }
        if (entries.getFirst() instanceof Entry.Broken broken
                && entries.stream().allMatch(Entry.Broken.class::isInstance)) {
            return new Unreadable(Optional.of(format), broken.why());
        }
        Optional<Spot> fault = Optional.empty();
        for (Entry entry : entries) {
            if (!(entry instanceof Entry.Game game) || !game.isEmpty()) {
                return new Games(format, text.encoding(), notation, entries, text.problems(), OptionalInt.empty());
            }
            fault = fault.or(() -> Optional.of(firstPlace(game.warnings())));
        }
        return new Unreadable(Optional.of(format), Problem.ofFile(Problem.Code.NO_MOVES, fault.orElse(text.spot(0))));
    }
}
