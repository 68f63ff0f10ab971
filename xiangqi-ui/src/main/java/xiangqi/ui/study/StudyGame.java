package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// One game of what is open, with what was done to it. A game that could not be read is there too, so that a
/// list of games says so at its place.
public final class StudyGame {
    private final Book book;
    private final Import.Entry entry;
    private Optional<Work> work = Optional.empty();
    private Optional<Work> scratch = Optional.empty();

    StudyGame(Book book, Import.Entry entry) {
        this.book = book;
        this.entry = entry;
    }

    Book book() {
        return book;
    }

    /// The file that the game lies in; empty if it was never saved.
    public Optional<Path> file() {
        return book.file();
    }

    /// Its number in the file, from 1.
    public int number() {
        return entry.number();
    }

    public Headers headers() {
        return switch (entry) {
            case Import.Entry.Game game ->
                work.map(done -> done.heading().headers()).orElse(game.record().headers());
            case Import.Entry.Broken broken -> broken.headers();
        };
    }

    /// The game as it is now; empty if it could not be read.
    public Optional<GameRecord> record() {
        return switch (entry) {
            case Import.Entry.Game game -> Optional.of(work.map(Work::record).orElse(game.record()));
            case Import.Entry.Broken _ -> Optional.empty();
        };
    }

    /// Why it could not be read.
    public Optional<Problem> fault() {
        return entry instanceof Import.Entry.Broken broken ? Optional.of(broken.why()) : Optional.empty();
    }

    /// What could not be read as it stands.
    public List<Problem> warnings() {
        return entry instanceof Import.Entry.Game game ? game.warnings() : List.of();
    }

    /// Whether it was edited since it was opened or saved, or lies in no file though it was not made here.
    public boolean isChanged() {
        return (book.isOnlyCopy() && fault().isEmpty())
                || work.filter(Work::isChanged).isPresent();
    }

    /// The length of its main line.
    public int plies() {
        return record().map(game -> game.tree().root().end().ply()).orElse(0);
    }

    /// What is done to it, or to the copy of it that moves are tried on; begun when first asked for.
    Optional<Work> work() {
        if (work.isEmpty()) {
            work = record().map(Work::new);
        }
        return scratch.or(() -> work);
    }

    /// Takes over what it was edited to in an earlier run, as one edit.
    void recover(GameRecord draft) {
        work().ifPresent(done ->
                done.become(done.heading().recovered(Heading.of(draft)).with(draft.tree())));
    }

    /// Whether moves are tried on a copy.
    boolean isScratch() {
        return scratch.isPresent();
    }

    void beginScratch() {
        if (scratch.isEmpty()) {
            scratch = work().map(Work::copy);
        }
    }

    /// Where the scratch board was begun, in the game itself; the start of a game that could not be read is nowhere.
    Node scratchBegan() {
        return work.map(done -> done.path().node()).orElseThrow();
    }

    void dropScratch() {
        scratch = Optional.empty();
    }

    /// Takes the copy over as one edit.
    void keepScratch() {
        scratch.ifPresent(tried -> {
            scratch = Optional.empty();
            work.ifPresent(done ->
                    done.edit(new StudyTree.Edit(tried.tree(), tried.path().node())));
        });
    }

    void saved(GameRecord kept) {
        work.ifPresent(done -> done.saved(kept));
    }
}
