package xiangqi.ui.study;

import java.util.Optional;

/// Study by its rooms: the games that are open, where the reader of one of them stands, its edits, and its way
/// into files. To be used on one thread, that of [StudySurroundings#screen()].
public final class StudyViewModel {
    private final OpenGames games;
    private final Reader reader;
    private final Editor editor;
    private final Keeper keeper;
    private final Merger merger;
    private final Filmer filmer;
    private final Autoplay autoplay;
    private final Scratch scratch;
    private final Pasteboard pasteboard;
    private final StudySurroundings surroundings;
    private final Lore lore;
    private final Judgement judgement;

    /// Begins with nothing open.
    public StudyViewModel(StudySurroundings surroundings) {
        games = new OpenGames(surroundings, (book, then) -> keeper().save(book, then));
        reader = new Reader(games, surroundings, move -> editor().play(move));
        editor = new Editor(games, reader);
        keeper = new Keeper(surroundings, games);
        merger = new Merger(surroundings, games, editor);
        filmer = new Filmer(surroundings, games);
        autoplay = new Autoplay(surroundings, reader);
        scratch = new Scratch(games, editor);
        pasteboard = new Pasteboard(surroundings, games, reader);
        this.surroundings = surroundings;
        lore = new Lore(games, reader);
        judgement = new Judgement(games, reader, surroundings);
    }

    public OpenGames games() {
        return games;
    }

    public Reader reader() {
        return reader;
    }

    public Editor editor() {
        return editor;
    }

    public Keeper keeper() {
        return keeper;
    }

    public Merger merger() {
        return merger;
    }

    public Filmer filmer() {
        return filmer;
    }

    public Autoplay autoplay() {
        return autoplay;
    }

    public Scratch scratch() {
        return scratch;
    }

    public Pasteboard pasteboard() {
        return pasteboard;
    }

    /// A picture of what is on the board now; empty if nothing is.
    public Optional<PictureForm> picture() {
        return games.gameProperty()
                .get()
                .filter(game -> reader.nodeProperty().get().isPresent())
                .map(game -> new PictureForm(
                        surroundings, reader, filmer, SaveName.folder(game.book()), SaveName.of(game.book())));
    }

    /// The heading of the game on the board, to be edited; empty if nothing is open that could be read, and
    /// while moves are tried on a copy.
    public Optional<HeadingForm> heading() {
        return games.gameProperty()
                .get()
                .filter(game -> !game.isScratch())
                .flatMap(game -> game.record()
                        .map(record -> new HeadingForm(Heading.of(record), edited -> {
                            if (games.gameProperty()
                                    .get()
                                    .filter(shown -> shown == game)
                                    .isPresent()) {
                                editor.head(edited);
                            }
                        })));
    }

    public Lore lore() {
        return lore;
    }

    public Judgement judgement() {
        return judgement;
    }
}
