package xiangqi.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import xiangqi.app.storage.RecordFile;
import xiangqi.core.notation.Fen;
import xiangqi.core.opening.Opening;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.TreeDigest;
import xiangqi.core.study.StudyTree;
import xiangqi.net.codec.JsonFields;
import xiangqi.net.codec.JsonLines;
import xiangqi.ui.glossary.GlossaryWords;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// Writes the games of files as JSON objects, one a line, all with the same members. What a file does not
/// say is an empty text; `error` is `null` for a game that was read. `plies` and `moves` are the main line as far as it
/// is legal; `nodes`, `variations` and `comments` count all that the file holds, and the warnings tell what of it was
/// cut. `ecco` and `opening` are what the moves make the opening.
final class GameObjects {
    private final JsonLines lines;
    private final Words words;
    private final GlossaryWords said;

    GameObjects(JsonLines lines, Words words) {
        this.lines = lines;
        this.words = words;
        this.said = new GlossaryWords(words);
    }

    /// Writes the games of a file, or why there are none, and tells whether all of it could be read.
    boolean write(String file, RecordFile read) {
        return switch (read) {
            case RecordFile.Failed failed ->
                error(file, 0, "", "", Headers.NONE, words.of(failed.fault().kind()));
            case RecordFile.Read(Import.Unreadable unreadable) ->
                error(file, 0, id(unreadable.format()), "", Headers.NONE, ProblemWords.told(unreadable.why(), words));
            case RecordFile.Read(Import.Games games) -> {
                boolean allRead = true;
                for (Import.Entry entry : games.entries()) {
                    allRead &= write(file, games, entry);
                }
                yield allRead;
            }
        };
    }

    private boolean write(String file, Import.Games games, Import.Entry entry) {
        return switch (entry) {
            case Import.Entry.Game game -> {
                lines.line(fields -> write(file, games, game, fields));
                yield true;
            }
            case Import.Entry.Broken broken ->
                error(
                        file,
                        broken.number(),
                        games.format().id(),
                        games.encoding(),
                        broken.headers(),
                        ProblemWords.told(broken.why(), words));
        };
    }

    private void write(String file, Import.Games games, Import.Entry.Game game, JsonFields fields) {
        GameRecord record = game.record();
        StudyTree tree = record.tree();
        Optional<TreeDigest> digest =
                holdsAllMoves(game) ? Optional.of(TreeDigest.of(game.counted())) : Optional.empty();
        head(file, game.number(), games.format().id(), games.encoding(), record.headers(), fields);
        fields.text("result", record.result().token())
                .text("fen", Fen.writeShort(tree.setup()))
                .number("plies", tree.mainLine().size())
                .texts(
                        "moves",
                        tree.mainLine().stream()
                                .map(node -> node.move().orElseThrow().toString())
                                .toList())
                .number("nodes", tree.size() + cut(game, Problem::movesCut))
                .number("variations", tree.variations() + cut(game, Problem::variationsCut))
                .number("comments", game.counted().commentCount() + cut(game, Problem::commentsCut))
                .text("tree_sha256", digest.map(TreeDigest::tree).orElse(""))
                .text("comments_sha256", digest.map(TreeDigest::comments).orElse(""))
                .objects("warnings", warnings(games, game), this::warning)
                .absent("error");
        opening(GivenOpening.of(tree), fields);
    }

    private void opening(Optional<Opening> opening, JsonFields fields) {
        fields.text("ecco", opening.map(Opening::code).orElse(""))
                .text("opening", opening.map(said::name).orElse(""));
    }

    private boolean error(String file, int game, String format, String encoding, Headers headers, String why) {
        lines.line(fields -> {
            head(file, game, format, encoding, headers, fields);
            fields.text("result", "")
                    .text("fen", "")
                    .number("plies", 0)
                    .texts("moves", List.of())
                    .number("nodes", 0)
                    .number("variations", 0)
                    .number("comments", 0)
                    .text("tree_sha256", "")
                    .text("comments_sha256", "")
                    .texts("warnings", List.of())
                    .text("error", why);
            opening(Optional.empty(), fields);
        });
        return false;
    }

    private static void head(
            String file, int game, String format, String encoding, Headers headers, JsonFields fields) {
        fields.text("file", file)
                .number("game", game)
                .text("format", format)
                .text("encoding", encoding)
                .text("red", headers.get(Field.RED).orElse(""))
                .text("black", headers.get(Field.BLACK).orElse(""))
                .text("event", headers.get(Field.EVENT).orElse(""))
                .text("date", headers.get(Field.DATE).orElse(""));
    }

    private void warning(JsonFields fields, Problem problem) {
        fields.text("at", ProblemWords.where(problem.spot(), words)).text("what", ProblemWords.what(problem, words));
    }

    /// What the file holds of something behind illegal moves, which is no part of the tree.
    private static int cut(Import.Entry.Game game, ToIntFunction<Problem> what) {
        return game.warnings().stream().mapToInt(what).sum();
    }

    /// The digests of a game with missing moves are left out (formats.md §11).
    private static boolean holdsAllMoves(Import.Entry.Game game) {
        return game.warnings().stream().allMatch(problem -> problem.movesCut() == 0);
    }

    /// The warnings of a game; those of the file go with its first one.
    private static List<Problem> warnings(Import.Games games, Import.Entry.Game game) {
        return game.number() > 1
                ? game.warnings()
                : Stream.concat(games.warnings().stream(), game.warnings().stream())
                        .toList();
    }

    private static String id(Optional<Format> format) {
        return format.map(Format::id).orElse("");
    }
}
