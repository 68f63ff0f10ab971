package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import xiangqi.core.record.Export;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Target;

/// The games of one file, or a game that lies in none yet.
final class Book {
    private static final Map<String, String> ENCODINGS_LOST =
            Map.of("big5", "Big5", "utf-16le", "UTF-16", "utf-16be", "UTF-16");

    private static final int XQF_OLDEST = 10;
    private static final int XQF_NEWEST = 18;
    private static final int CBR_NEWEST = 2;

    private final List<StudyGame> games = new ArrayList<>();
    private Optional<Apart> apart = Optional.empty();
    private SaveChoice choice;
    private Optional<Path> file;
    private Optional<FilePrint> print = Optional.empty();
    private Optional<String> rewritten;
    private final List<Problem> warnings;
    private boolean isSaved;
    private boolean whole;
    private boolean sameVersion;
    private boolean onlyCopy;

    private Book(Optional<Path> file, Import.Games read) {
        this.file = file;
        this.choice = new SaveChoice(kind(read.format()), encoding(read), read.notation(), version(read));
        this.rewritten = rewritten(read);
        for (Import.Entry entry : read.entries()) {
            games.add(new StudyGame(this, entry));
        }
        warnings = read.warnings();
        boolean all = warnings.isEmpty() && unread(games, true).isNothing();
        whole = all && read.format() == Format.PGN;
        sameVersion = all && isWritten(read);
    }

    /// @param print of the file as it was read
    static Book of(Path file, Import.Games read, FilePrint print) {
        Book book = new Book(Optional.of(file), read);
        book.print = Optional.of(print);
        return book;
    }

    /// A book of one game.
    ///
    /// @param file a PGN in UTF-8 that holds just this game; empty if it lies in no file
    static Book of(GameRecord game, Optional<Path> file) {
        Book book = new Book(
                file,
                new Import.Games(Format.PGN, "utf-8", List.of(new Import.Entry.Game(1, game, List.of())), List.of()));
        book.rewritten = Optional.empty();
        return book;
    }

    /// A book of games from a draft.
    ///
    /// @param file that they were once read from, which holds something else now; empty if they were never saved
    /// @param as what that file was saved as, if that is known
    static Book recovered(Import.Games draft, Optional<Path> file, Optional<SaveChoice> as) {
        Book book = new Book(file, draft);
        book.whole = false;
        book.sameVersion = false;
        book.onlyCopy = true;
        book.rewritten = Optional.empty();
        book.choice = as.orElse(book.choice.inDisplayNotation());
        return book;
    }

    /// A book of games that lie in no file, as pasted. It is the only copy of them, and not saved, if it holds more
    /// than positions.
    static Book pasted(Import.Games read) {
        Book book = new Book(Optional.empty(), read);
        book.onlyCopy = read.records().stream()
                .map(game -> game.tree().root())
                .anyMatch(root -> !root.children().isEmpty() || root.comment().isPresent());
        book.rewritten = Optional.empty();
        return book;
    }

    /// Does to the game of that number what a draft says was done to it. False if there is none that can be read.
    boolean recover(int number, GameRecord edited) {
        Optional<StudyGame> found = games.stream()
                .filter(game -> game.number() == number && game.fault().isEmpty())
                .findFirst();
        found.ifPresent(game -> game.recover(edited));
        return found.isPresent();
    }

    /// Whether its games were pasted or come from a draft, and lie in no file.
    boolean isOnlyCopy() {
        return onlyCopy;
    }

    Optional<Path> file() {
        return file;
    }

    /// The print of the file as it was when it was opened or saved last; empty while that is not known.
    Optional<FilePrint> print() {
        return print;
    }

    /// Notes the print of the file as it is now, unless one is known.
    void notePrint(Optional<FilePrint> now) {
        print = print.or(() -> now);
    }

    /// As what the games are saved unless somebody chooses otherwise: as what they were read from or saved as
    /// last.
    SaveChoice choice() {
        return choice;
    }

    private static SaveChoice.Kind kind(Format format) {
        return switch (format) {
            case XQF -> SaveChoice.Kind.XQF;
            case CBR -> SaveChoice.Kind.CBR;
            case DHTMLXQ -> SaveChoice.Kind.DHTMLXQ;
            default -> SaveChoice.Kind.PGN;
        };
    }

    /// A PGN keeps its encoding, one made from another format is UTF-8.
    private static Target.Encoding encoding(Import.Games read) {
        return read.format() == Format.PGN && read.encoding().equals("gb18030")
                ? Target.Encoding.GB18030
                : Target.Encoding.UTF_8;
    }

    private static Target.XqfVersion version(Import.Games read) {
        return read.format() == Format.XQF && read.version().orElse(0) == XQF_OLDEST
                ? Target.XqfVersion.V10
                : Target.XqfVersion.V18;
    }

    /// Whether the file is of a version that is written, of a format that has versions.
    private static boolean isWritten(Import.Games read) {
        int version = read.version().orElse(0);
        return switch (read.format()) {
            case XQF -> version == XQF_OLDEST || version == XQF_NEWEST;
            case CBR -> version == CBR_NEWEST;
            default -> false;
        };
    }

    /// What a PGN was written in that a save cannot keep: an encoding or a notation that is not written.
    private static Optional<String> rewritten(Import.Games read) {
        if (read.format() != Format.PGN) {
            return Optional.empty();
        }
        if (ENCODINGS_LOST.containsKey(read.encoding())) {
            return Optional.of(ENCODINGS_LOST.get(read.encoding()));
        }
        boolean moves = read.records().stream().anyMatch(game -> game.tree().size() > 0);
        return moves && read.notation().isEmpty() ? Optional.of("WinBoard SAN") : Optional.empty();
    }

    /// What the file is written in that the next save cannot keep, by its name; empty if a save keeps all.
    Optional<String> rewritten() {
        return rewritten;
    }

    List<StudyGame> games() {
        return games;
    }

    /// What tells its games apart.
    Apart apart() {
        Apart known = apart.orElseGet(() -> Apart.of(games));
        apart = Optional.of(known);
        return known;
    }

    /// Notes that headers of a game are others now.
    void headed() {
        apart = Optional.empty();
    }

    boolean isChanged() {
        return games.stream().anyMatch(StudyGame::isChanged);
    }

    /// The file, if it may be written over as what it is: it is a PGN or was saved from here, or is of another format
    /// and version that is written, and everything in it is in these games. Empty otherwise.
    Optional<Path> ownFile() {
        return file.filter(_ -> whole || sameVersion);
    }

    /// Which losses are no reason to ask before the file is written over: any where a PGN lies in it, and what is
    /// slight once it was told, when the file was saved from here.
    Predicate<Export.Loss> bearable() {
        boolean isPgn = choice.kind() == SaveChoice.Kind.PGN;
        boolean wasTold = whole;
        return loss -> isPgn || (wasTold && loss.isSlight());
    }

    /// What of the file will be in no file that holds these games. Nothing once the file is one that was saved from
    /// here.
    ///
    /// @param all whether they stand for the whole file
    Unread unread(List<StudyGame> saved, boolean all) {
        return saved.isEmpty() || isSaved
                ? Unread.NOTHING
                : Unread.of(
                        all ? unreadable() : 0,
                        saved.size(),
                        Stream.concat(
                                        all ? warnings.stream() : Stream.empty(),
                                        saved.stream().flatMap(game -> game.warnings().stream()))
                                .toList());
    }

    /// How many games of the file could not be read.
    int unreadable() {
        return (int) games.stream().filter(game -> game.fault().isPresent()).count();
    }

    /// Notes that these games lie in that file now, and nothing else.
    void savedIn(Path target, SaveChoice as, FilePrint written) {
        file = Optional.of(target);
        print = Optional.of(written);
        choice = as;
        onlyCopy = false;
        rewritten = Optional.empty();
        whole = true;
        isSaved = true;
    }
}
