package xiangqi.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import xiangqi.app.storage.RecordFile;
import xiangqi.core.record.Export;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Target;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// `chuhe convert IN OUT`: writes the games of a file in the format that the other name ends in.
@Command(name = "convert", description = "${bundle:app.convert.about}")
final class ConvertCommand extends Tool {
    /// How many complaints are told one by one.
    private static final int MOST_TOLD = 200;

    private static final Map<String, Target.Encoding> ENCODINGS =
            Map.of("utf-8", Target.Encoding.UTF_8, "gb18030", Target.Encoding.GB18030);
    private static final Map<String, Target.XqfVersion> XQF_VERSIONS =
            Map.of("18", Target.XqfVersion.V18, "10", Target.XqfVersion.V10);

    @Parameters(index = "0", paramLabel = "IN", description = "${bundle:app.convert.in}")
    private String in = "";

    @Parameters(index = "1", paramLabel = "OUT", description = "${bundle:app.convert.out}")
    private String out = "";

    @Option(names = "--notation", paramLabel = "NAME", description = "${bundle:app.convert.notation}")
    private String notation = "zh";

    @Option(names = "--encoding", paramLabel = "NAME", description = "${bundle:app.convert.encoding}")
    private String encoding = "utf-8";

    @Option(names = "--xqf", paramLabel = "VERSION", description = "${bundle:app.convert.xqf}")
    private String xqf = "18";

    private int complaints;

    ConvertCommand(Terminal terminal, Words words) {
        super(terminal, words);
    }

    @Override
    public Integer call() {
        Target target = target();
        if (isSameFile()) {
            return fail(words.text("app.convert.same-file", out));
        }
        return switch (RecordFile.read(in)) {
            case RecordFile.Failed failed ->
                fail(in + ": " + words.of(failed.fault().kind()));
            case RecordFile.Read(Import.Unreadable unreadable) ->
                fail(in + ": " + ProblemWords.told(unreadable.why(), words));
            case RecordFile.Read(Import.Games games) -> convert(games, target);
        };
    }

    /// Whether writing would take the place of what is read, also under another name of the same file.
    private boolean isSameFile() {
        try {
            return Files.isSameFile(Path.of(in), Path.of(out));
        } catch (IOException | InvalidPathException notThere) {
            return false;
        }
    }

    /// What the name of the file asks for.
    private Target target() {
        String ending =
                out.contains(".") ? out.substring(out.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT) : "";
        Target.XqfVersion version = chosen(XQF_VERSIONS, xqf);
        Target asked = Target.ofEnding(
                        ending,
                        chosen(Choice.NOTATIONS, notation),
                        chosen(ENCODINGS, encoding.toLowerCase(Locale.ROOT)))
                .orElseThrow(() -> wrong("app.convert.unknown-ending", out));
        return asked instanceof Target.Xqf ? new Target.Xqf(version) : asked;
    }

    /// Writes what there is, then says what is not in the file: first what was wrong in what was read, then
    /// what the format could not hold. A game that is missing makes the whole a failure.
    private int convert(Import.Games games, Target target) {
        List<Import.Entry.Game> readable = games.entries().stream()
                .filter(Import.Entry.Game.class::isInstance)
                .map(Import.Entry.Game.class::cast)
                .toList();
        List<Export.Loss> losses = List.of();
        if (!readable.isEmpty()) {
            Export export = Export.write(games.records(), target);
            if (save(out, export.content()) != GOOD) {
                return BAD;
            }
            losses = export.losses();
        }
        games.warnings().forEach(this::complain);
        games.entries().forEach(this::complain);
        boolean all = readable.size() == games.entries().size();
        for (Export.Loss loss : losses) {
            switch (loss.kind()) {
                case GAMES -> readable.stream().skip(1).forEach(this::complainThatItIsLeftOut);
                case DAY, TERMS, TIMES -> {}
                default -> complain(loss, readable);
            }
            all &= loss.kind() != Export.Loss.Kind.GAMES && loss.kind() != Export.Loss.Kind.UNREADABLE;
        }
        if (complaints > MOST_TOLD) {
            terminal.complain(in + ": " + words.text("app.convert.more", complaints - MOST_TOLD));
        }
        complainOnce(Export.Loss.Kind.DAY, losses, readable);
        complainOnce(Export.Loss.Kind.TERMS, losses, readable);
        complainOnce(Export.Loss.Kind.TIMES, losses, readable);
        return code(all);
    }

    private void complain(Export.Loss loss, List<Import.Entry.Game> readable) {
        complain(out + ": " + ProblemWords.lost(numbered(loss, readable), words));
    }

    /// What is slight is told of the first game it concerns, with the number of the others.
    private void complainOnce(Export.Loss.Kind kind, List<Export.Loss> losses, List<Import.Entry.Game> readable) {
        List<Export.Loss> all =
                losses.stream().filter(loss -> loss.kind() == kind).toList();
        if (!all.isEmpty()) {
            String others = all.size() == 1 ? "" : "; " + words.text("app.convert.likewise", all.size() - 1);
            terminal.complain(out + ": " + ProblemWords.lost(numbered(all.getFirst(), readable), words) + others);
        }
    }

    /// The loss with the number that its game has in the file that was read.
    private static Export.Loss numbered(Export.Loss loss, List<Import.Entry.Game> readable) {
        int number = readable.get(loss.game() - 1).number();
        return new Export.Loss(loss.kind(), number, loss.ply(), loss.what());
    }

    private void complainThatItIsLeftOut(Import.Entry.Game game) {
        complain(out + ": " + words.text("app.convert.game", game.number(), words.text("app.convert.one-game")));
    }

    private void complain(Import.Entry entry) {
        switch (entry) {
            case Import.Entry.Game game -> game.warnings().forEach(this::complain);
            case Import.Entry.Broken broken -> complain(broken.why());
        }
    }

    private void complain(Problem problem) {
        String told = ProblemWords.told(problem, words);
        complain(in + ": " + (problem.game() == 0 ? told : words.text("app.convert.game", problem.game(), told)));
    }

    /// Tells it, unless very much has been told; then how much more there is comes last.
    private void complain(String told) {
        if (complaints++ < MOST_TOLD) {
            terminal.complain(told);
        }
    }
}
