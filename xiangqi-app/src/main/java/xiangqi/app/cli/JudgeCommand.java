package xiangqi.app.cli;

import java.util.HashMap;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
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
final class JudgeCommand extends Tool {
    @Option(names = "--rules", paramLabel = "NAME", required = true, description = "${bundle:app.judge.rules}")
    private String rules = "";

    @Option(names = "--at-end", description = "${bundle:app.judge.at-end}")
    private boolean atEnd;

    JudgeCommand(Terminal terminal, Words words) {
        super(terminal, words);
    }

    @Override
    public Integer call() {
        LineJudge judge = chosen(judges(), rules);
        try (JsonLines json = new JsonLines(terminal.out())) {
            return code(terminal.answerLines(
                    line -> {
                        LineJudge.Answer answer = judge.judge(line);
                        json.line(fields -> VerdictObjects.write(fields, answer));
                        return answer instanceof LineJudge.Judged;
                    },
                    json::flush));
        }
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
