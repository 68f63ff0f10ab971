package xiangqi.ui.study;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Result;
import xiangqi.core.study.MoveTime;
import xiangqi.core.study.Node;
import xiangqi.ui.table.TableWords;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// What study says of games and files, in one language.
final class StudyWords {
    private static final int MOST_LOSSES = 12;

    private final Words words;

    StudyWords(Words words) {
        this.words = words;
    }

    /// What the game is called: its title, else its players, else its file.
    String title(StudyGame game) {
        return game.headers()
                .get(Field.TITLE)
                .or(() -> players(game.headers()))
                .or(() -> game.file().map(file -> file.getFileName().toString()))
                .orElseGet(() -> words.text("study.untitled"));
    }

    /// Who played, if either player has a name.
    Optional<String> players(Headers headers) {
        Optional<String> red = headers.get(Field.RED);
        Optional<String> black = headers.get(Field.BLACK);
        return red.isEmpty() && black.isEmpty()
                ? Optional.empty()
                : Optional.of(words.text(
                        "study.players", red.orElse(words.of(Side.RED)), black.orElse(words.of(Side.BLACK))));
    }

    /// The first line of a game in a list: its players or its title, whichever tells the games apart; of one without
    /// either what else does, or its number.
    String listed(StudyGame game) {
        return told(game).findFirst().orElseGet(() -> number(game));
    }

    /// The second line: what else tells it from the others, and how long it is.
    String facts(StudyGame game) {
        List<String> told = told(game).toList();
        boolean numbered = names(game).findAny().isEmpty() && !told.isEmpty();
        Stream<String> number = numbered ? Stream.of(number(game)) : Stream.empty();
        Stream<String> facts = Stream.of(
                        told.stream().skip(1), number, Stream.of(words.text("study.list.plies", game.plies())))
                .flatMap(part -> part);
        return game.fault().map(why -> ProblemWords.told(why, words)).orElseGet(() -> joined(facts.map(Optional::of)));
    }

    /// What tells it from the other games of its file, the names first.
    private Stream<String> told(StudyGame game) {
        Headers headers = game.headers();
        Apart apart = game.book().apart();
        return Stream.concat(
                names(game),
                Stream.of(Field.EVENT, Field.ROUND, Field.DATE, Field.OPENING)
                        .flatMap(field -> apart.telling(headers, field).stream()));
    }

    /// Which of its file it is; of a file with one game the file itself.
    private String number(StudyGame game) {
        return game.book().games().size() == 1
                ? game.file().map(StudyWords::name).orElse(words.text("study.untitled"))
                : words.text("study.list.number", game.number());
    }

    /// Players and title, as far as they are known, the telling one first; one that all games share is no second.
    private Stream<String> names(StudyGame game) {
        Apart apart = game.book().apart();
        Optional<String> players = players(game.headers());
        Optional<String> title = game.headers().get(Field.TITLE);
        return apart.byTitle() || players.isEmpty()
                ? Stream.of(title, players).flatMap(Optional::stream)
                : Stream.of(players, apart.telling(game.headers(), Field.TITLE)).flatMap(Optional::stream);
    }

    /// All that a list may have no room for, a line each.
    String whole(StudyGame game) {
        Headers headers = game.headers();
        return Stream.of(
                        headers.get(Field.TITLE),
                        players(headers),
                        Optional.of(event(headers)).filter(event -> !event.isEmpty()),
                        headers.get(Field.DATE),
                        headers.get(Field.PLACE),
                        headers.get(Field.OPENING),
                        game.record().map(record -> result(record.result())),
                        Optional.of(game.fault()
                                .map(why -> ProblemWords.told(why, words))
                                .orElseGet(() -> words.text("study.list.plies", game.plies()))),
                        game.file().map(file -> words.text("study.list.numbered", name(file), game.number())))
                .flatMap(Optional::stream)
                .collect(Collectors.joining("\n"));
    }

    /// Event and round; empty if neither is known.
    String event(Headers headers) {
        return joined(Stream.of(headers.get(Field.EVENT), headers.get(Field.ROUND)));
    }

    private String joined(Stream<Optional<String>> parts) {
        return parts.flatMap(Optional::stream).collect(Collectors.joining(words.text("study.join")));
    }

    /// How a game ended, as briefly as a list has it.
    String listed(Result result) {
        return result == Result.UNKNOWN ? words.text("study.list.unknown") : result(result);
    }

    String result(Result result) {
        return words.text(
                switch (result) {
                    case UNKNOWN -> "study.result.unknown";
                    case RED_WINS -> "study.result.red-wins";
                    case BLACK_WINS -> "study.result.black-wins";
                    case DRAW -> "study.result.draw";
                });
    }

    /// Facts about a game as chips: how it ended, when and where.
    List<String> chips(GameRecord game) {
        return Stream.of(
                        Optional.of(result(game.result())),
                        game.headers().get(Field.DATE),
                        game.headers().get(Field.PLACE),
                        game.headers().get(Field.ECCO),
                        game.headers().get(Field.ANNOTATOR))
                .flatMap(Optional::stream)
                .toList();
    }

    /// What the comment belongs to: 第 10 回合 马７进８ 的注释.
    String commentOf(Node node, StudyViewModel model) {
        MoveNames names = model.reader().names();
        String key = names.isRed(node.ply()) ? "study.comment.of" : "study.comment.of-black";
        return names.of(node)
                .map(name -> words.text(key, names.round(node.ply()), name))
                .orElseGet(() -> words.text("study.comment.of-start"));
    }

    /// How long the move took, or else what was left on the clock: 用时 0:07. Empty where its comment does not say.
    String time(Node node) {
        MoveTime time = node.comment().map(MoveTime::in).orElse(MoveTime.UNKNOWN);
        return time.took()
                .map(took -> words.text("study.comment.took", stopwatch(took)))
                .or(() -> time.left().map(left -> words.text("study.comment.left", stopwatch(left))))
                .orElse("");
    }

    private String stopwatch(Duration time) {
        return new TableWords(words).stopwatch(time);
    }

    /// A notice in one line or a few.
    String notice(StudyNotice notice) {
        return switch (notice) {
            case StudyNotice.Unreadable(Path file, Problem why) ->
                words.text("study.notice.unreadable", name(file), ProblemWords.told(why, words));
            case StudyNotice.NothingToPaste() -> words.text("study.notice.nothing-to-paste");
            case StudyNotice.NotPasted(Problem why) ->
                words.text("study.notice.not-pasted", ProblemWords.told(why, words));
            case StudyNotice.NotOpened(Path file, FileTrouble why) ->
                words.text("study.notice.not-opened", name(file), words.text(why.key()));
            case StudyNotice.NotSaved(Path file, FileTrouble why) ->
                words.text("study.notice.not-saved", name(file), words.text(why.key()));
            case StudyNotice.Warned(Path file, List<Problem> warnings) ->
                words.text(
                        "study.notice.warned",
                        name(file),
                        warnings.stream()
                                .map(problem -> ProblemWords.told(problem, words))
                                .collect(Collectors.joining("\n")));
            case StudyNotice.LeftOut(Path file, Unread left) ->
                words.text("study.notice.left-out", name(file)) + "\n"
                        + unread(left).strip();
            case StudyNotice.Rewritten(Path file, String was) -> words.text("study.notice.rewritten", name(file), was);
            case StudyNotice.Apart(Path file) -> words.text("study.notice.apart", name(file));
            case StudyNotice.NothingNew(Path file, int known) ->
                words.text("study.notice.nothing-new", name(file), known);
            case StudyNotice.NotMerged(Path file, int others) ->
                words.text("study.notice.not-merged", name(file), others);
            case StudyNotice.Lost(Path file, List<Export.Loss> losses) ->
                words.text("study.notice.lost", name(file), lost(losses));
        };
    }

    /// What could not be read of a file, a line each with a line feed behind it; empty for nothing.
    String unread(Unread unread) {
        String games = unread.games() > 0 ? words.text("study.unread.games", unread.games()) + "\n" : "";
        String places =
                unread.places() > 0 ? words.text(unread.placesKey(), unread.places(), unread.moves()) + "\n" : "";
        return games + places;
    }

    /// What a format cannot hold, a line each.
    String lost(List<Export.Loss> losses) {
        Map<List<Object>, List<Export.Loss>> alike = losses.stream()
                .collect(Collectors.groupingBy(
                        loss -> List.of(loss.kind(), loss.what(), loss.ply()),
                        LinkedHashMap::new,
                        Collectors.toList()));
        int more = alike.size() - MOST_LOSSES;
        String told =
                alike.values().stream().limit(MOST_LOSSES).map(this::lostAlike).collect(Collectors.joining("\n"));
        return more > 0 ? told + "\n" + words.text("study.more-losses", more) : told;
    }

    /// What is lost in the same way from several games, said once.
    private String lostAlike(List<Export.Loss> alike) {
        String first = ProblemWords.lost(alike.getFirst(), words);
        long others = alike.stream().mapToInt(Export.Loss::game).distinct().count() - 1;
        return others == 0 ? first : words.text("study.same-loss", first, others);
    }

    /// What is being merged.
    String merging(Merger.Merging merging) {
        return merging.games().isPresent()
                ? words.text(
                        "study.merging", name(merging.file()), merging.games().getAsInt())
                : words.text("study.merging.reading", name(merging.file()));
    }

    /// What file is being read, and how many of its games have been.
    String opening(Opening opening) {
        return opening.games() == 0
                ? words.text("study.reading", name(opening.file()))
                : words.text("study.reading.games", name(opening.file()), opening.games());
    }

    /// Words that need nothing else.
    String text(String key) {
        return words.text(key);
    }

    /// What moving pictures are being made, and how many files wait.
    String filming(Filmer.Filming filming) {
        String now = words.text("study.filming", name(filming.file()), filming.made(), filming.pictures());
        return filming.waiting() == 0 ? now : now + "\n" + words.text("study.filming.waiting", filming.waiting());
    }

    /// What is being saved.
    String saving(Keeper.Writing writing) {
        return words.text("study.saving", name(writing.file()), writing.games());
    }

    private static String name(Path file) {
        return file.getFileName().toString();
    }
}
