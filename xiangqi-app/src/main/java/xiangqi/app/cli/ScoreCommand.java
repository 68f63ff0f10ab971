package xiangqi.app.cli;

import java.io.PrintStream;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Profile;
import xiangqi.core.house.Scoring;
import xiangqi.ui.text.Words;

/// `chuhe score --house ID --batch`: what a game does to a player's score and title, a line for a line.
@Command(name = "score", description = "${bundle:app.score.about}")
final class ScoreCommand extends Tool {
    /// The houses that score, in the order they are named.
    private static final List<String> SCORING = List.of("ourgame", "qq", "ranks");

    private static final Map<String, Double> RESULTS = Map.of("1", 1.0, "0.5", 0.5, "0", 0.0);

    @Option(names = "--house", paramLabel = "ID", required = true, description = "${bundle:app.house}")
    private String house = "";

    @Option(names = "--batch", required = true, description = "${bundle:app.score.batch}")
    private boolean batch;

    private int lineNumber;

    ScoreCommand(Terminal terminal, Words words) {
        super(terminal, words);
    }

    @Override
    public Integer call() {
        Scoring scoring = Houses.standard().all().stream()
                .filter(known -> known.id().equals(house) && SCORING.contains(house))
                .findFirst()
                .map(House::scoring)
                .orElseThrow(() -> wrong("app.no-house", house, String.join(", ", SCORING)));
        PrintStream out = terminal.text();
        boolean allGood = terminal.answerLines(line -> answer(scoring, line, out), out::flush);
        out.flush();
        return code(allGood);
    }

    private boolean answer(Scoring scoring, String line, PrintStream out) {
        lineNumber++;
        List<String> row = List.of(line.strip().split("\t", -1));
        boolean pointless = house.equals("ranks") && row.size() == 6 && !(isPoints(row.get(0)) && isPoints(row.get(1)));
        Optional<String> answer = pointless ? Optional.empty() : score(scoring, row);
        out.println(answer.orElse("-\t-"));
        if (answer.isEmpty()) {
            terminal.complain(words.text(pointless ? "app.score.bad-points" : "app.score.bad-line", lineNumber));
        }
        return answer.isPresent();
    }

    /// Points of rank are whole and never below 0 (houses.md §3).
    private static boolean isPoints(String value) {
        return value.matches("\\d{1,15}");
    }

    /// Empty if the line is not `value opponent result first games opponentGames`.
    private static Optional<String> score(Scoring scoring, List<String> row) {
        if (row.size() != 6 || !RESULTS.containsKey(row.get(2)) || !row.get(3).matches("yes|no")) {
            return Optional.empty();
        }
        try {
            Profile mine = profile(row.get(0), row.get(4));
            Profile opponent = profile(row.get(1), row.get(5));
            double result = RESULTS.get(row.get(2));
            Profile after = scoring.after(mine, opponent, result, row.get(3).equals("yes"));
            String silver = scoring.base(mine, opponent) == 0
                    ? ""
                    : "\t" + Math.round((2 * result - 1) * scoring.base(mine, opponent));
            return Optional.of(
                    plain(after.value()) + "\t" + scoring.title(after).name() + silver);
        } catch (NumberFormatException noNumber) {
            return Optional.empty();
        }
    }

    private static Profile profile(String value, String games) {
        return new Profile(
                new BigDecimal(value).doubleValue(), Integer.parseUnsignedInt(games), 0, true, Optional.empty());
    }

    /// Unrounded, without an exponent and without needless zeros.
    private static String plain(double value) {
        BigDecimal exact = BigDecimal.valueOf(value).stripTrailingZeros();
        return exact.scale() < 0 ? exact.setScale(0).toPlainString() : exact.toPlainString();
    }
}
