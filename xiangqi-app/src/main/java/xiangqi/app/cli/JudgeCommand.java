package xiangqi.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import xiangqi.core.game.Edition;
import xiangqi.core.game.GameRules;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.rules.Legality;
import xiangqi.core.table.Terms;
import xiangqi.net.codec.JsonLines;
import xiangqi.ui.text.Words;

/// `chuhe judge --rules NAME`: what the rules say of each line of moves that is piped in (`docs/judge.md`).
@Command(name = "judge", description = "${bundle:app.judge.about}")
final class JudgeCommand implements Callable<Integer> {
    @Mixin
    private final HelpOption help = new HelpOption();

    private final Terminal terminal;
    private final Words words;

    @Spec
    private CommandSpec spec;

    @Option(names = "--rules", paramLabel = "NAME", required = true, description = "${bundle:app.judge.rules}")
    private String rules = "";

    @Option(names = "--at-end", description = "${bundle:app.judge.at-end}")
    private boolean atEnd;

    JudgeCommand(Terminal terminal, Words words) {
        this.terminal = terminal;
        this.words = words;
    }

    @Override
    public Integer call() {
        LineJudge judge = Choice.of(judges(), rules, spec, words);
        boolean allJudged = true;
        try (BufferedReader lines = terminal.lines();
                JsonLines json = new JsonLines(terminal.out())) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                LineJudge.Answer answer = judge.judge(line);
                allJudged &= answer instanceof LineJudge.Judged;
                json.line(fields -> VerdictObjects.write(fields, answer));
                if (!lines.ready()) {
                    json.flush();
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return allJudged ? 0 : 1;
    }

    /// The editions by themselves, and the houses with all that they add.
    private Map<String, LineJudge> judges() {
        Map<String, LineJudge> judges = new HashMap<>();
        for (Edition edition : Edition.values()) {
            judges.put(Codes.code(edition), new LineJudge(GameRules.of(edition), Legality.STRICT, atEnd, words));
        }
        for (House house : Houses.standard().all()) {
            if (!house.id().equals("plain")) {
                judges.put(house.id(), new LineJudge(Terms.of(house).rules(), house.legality(), atEnd, words));
            }
        }
        return judges;
    }
}
