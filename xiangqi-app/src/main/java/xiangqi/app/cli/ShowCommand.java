package xiangqi.app.cli;

import java.io.PrintStream;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import xiangqi.app.storage.RecordFile;
import xiangqi.net.codec.JsonLines;
import xiangqi.ui.text.Words;

/// `chuhe show FILE…`: what is in game files, for people or as JSON.
@Command(name = "show", description = "${bundle:app.show.about}")
final class ShowCommand extends Tool {
    @Parameters(paramLabel = "FILE", arity = "1..*", description = "${bundle:app.show.files}")
    private List<String> files = List.of();

    @Option(names = "--json", description = "${bundle:app.show.json}")
    private boolean json;

    ShowCommand(Terminal terminal, Words words) {
        super(terminal, words);
    }

    @Override
    public Integer call() {
        boolean allRead = json ? writeJson() : writeText();
        return code(allRead);
    }

    private boolean writeJson() {
        boolean allRead = true;
        try (JsonLines lines = new JsonLines(terminal.out())) {
            GameObjects objects = new GameObjects(lines, words);
            for (String file : files) {
                allRead &= objects.write(file, RecordFile.read(file));
            }
        }
        return allRead;
    }

    private boolean writeText() {
        boolean allRead = true;
        PrintStream out = terminal.text();
        GameSheets sheets = new GameSheets(out, words);
        for (String file : files) {
            allRead &= sheets.write(file, RecordFile.read(file));
        }
        out.flush();
        return allRead;
    }
}
