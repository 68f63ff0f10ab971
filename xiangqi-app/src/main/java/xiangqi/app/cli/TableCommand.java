package xiangqi.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.table.Player;
import xiangqi.core.table.ScriptedTable;
import xiangqi.core.table.Terms;
import xiangqi.net.codec.JsonLines;
import xiangqi.ui.text.Words;

/// `chuhe table`: plays a script at a table of a house and prints what happens (`docs/table-script.md`).
@Command(name = "table", description = "${bundle:app.table.about}")
final class TableCommand extends Tool {
    /// A day, in seconds.
    private static final int LONGEST_GRACE = 86_400;

    @Option(names = "--house", paramLabel = "ID", required = true, description = "${bundle:app.house}")
    private String house = "";

    @Option(names = "--clock", paramLabel = "SPEC", description = "${bundle:app.table.clock}")
    private Optional<String> clock = Optional.empty();

    @Option(names = "--edition", paramLabel = "EDITION", description = "${bundle:app.table.edition}")
    private Optional<String> edition = Optional.empty();

    @Option(names = "--natural-limit", paramLabel = "on|off", description = "${bundle:app.table.natural-limit}")
    private Optional<String> naturalLimit = Optional.empty();

    @Option(names = "--grace", paramLabel = "SECONDS", description = "${bundle:app.table.grace}")
    private Optional<Integer> grace = Optional.empty();

    @Option(names = "--fen", paramLabel = "FEN", description = "${bundle:app.fen}")
    private Optional<String> fen = Optional.empty();

    @Option(names = "--odds", paramLabel = "ODDS", description = "${bundle:app.table.odds}")
    private Optional<String> odds = Optional.empty();

    @Option(names = "--red", paramLabel = "VALUE", description = "${bundle:app.table.value}")
    private Optional<Double> red = Optional.empty();

    @Option(names = "--black", paramLabel = "VALUE", description = "${bundle:app.table.value}")
    private Optional<Double> black = Optional.empty();

    @Option(names = "--wealth", paramLabel = "SUM", description = "${bundle:app.table.wealth}")
    private Optional<Long> wealth = Optional.empty();

    @Option(names = "--members", paramLabel = "red|black|both|none", description = "${bundle:app.table.members}")
    private String members = "both";

    @Option(names = "--script", paramLabel = "FILE", required = true, description = "${bundle:app.table.script}")
    private String script = "";

    TableCommand(Terminal terminal, Words words) {
        super(terminal, words);
    }

    @Override
    public Integer call() {
        Terms terms = terms();
        Set<Side> allowed = members();
        Player first = player("red", terms.house(), red, allowed.contains(Side.RED));
        Player second = player("black", terms.house(), black, allowed.contains(Side.BLACK));
        Purses purses = new Purses(Map.of(
                new Account.Purse("red"), first.profile().wealth(),
                new Account.Purse("black"), second.profile().wealth()));
        ScriptedTable table = new ScriptedTable(terms, first, second, purses);
        try (BufferedReader lines = lines();
                JsonLines json = new JsonLines(terminal.out())) {
            return run(table, lines, new TableObjects(json), json);
        } catch (NoSuchFileException | InvalidPathException missing) {
            throw wrong("app.no-such-file", script);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /// The players are seated before the first line that says something, unless that line seats one, or at the end of a
    /// script that says nothing.
    private int run(ScriptedTable table, BufferedReader lines, TableObjects objects, JsonLines json)
            throws IOException {
        boolean begun = false;
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            String text = line.strip();
            if (!begun && !text.isEmpty() && !text.startsWith("#")) {
                begun = true;
                if (!text.matches("\\S+\\s+\\S+\\s+sit")) {
                    objects.writeStart(table.begin());
                }
            }
            switch (table.run(line)) {
                case ScriptedTable.Ran.Nothing nothing -> {}
                case ScriptedTable.Ran.Decided decided -> objects.write(decided.at(), decided.decision());
                case ScriptedTable.Ran.Unreadable unreadable -> {
                    json.flush();
                    terminal.complain(words.text(
                            "app.table.bad-line", number, Codes.code(unreadable.fault()), unreadable.word()));
                    return 1;
                }
            }
            if (!lines.ready()) {
                json.flush();
            }
        }
        if (!begun) {
            objects.writeStart(table.begin());
        }
        return 0;
    }

    private BufferedReader lines() throws IOException {
        return script.equals("-") ? terminal.lines() : Files.newBufferedReader(Path.of(script), StandardCharsets.UTF_8);
    }

    private Terms terms() {
        House given = houses().filter(known -> known.id().equals(house))
                .findFirst()
                .orElseThrow(() ->
                        wrong("app.no-house", house, houses().map(House::id).collect(Collectors.joining(", "))));
        Terms terms = Terms.of(given).withMoney(true);
        if (clock.isPresent()) {
            terms = terms.withClock(
                    TimeControl.parse(clock.get()).orElseThrow(() -> wrong("app.table.bad-clock", clock.get())));
        }
        if (edition.isPresent()) {
            terms = terms.withRepetition(Stream.of(Edition.values())
                    .filter(known -> Codes.code(known).equals(edition.get()))
                    .findFirst()
                    .orElseThrow(() -> wrong("app.table.bad-edition", edition.get())));
        }
        if (naturalLimit.isPresent()) {
            terms = terms.withNaturalLimit(isOn(naturalLimit.get()));
        }
        if (grace.isPresent()) {
            terms = terms.withGrace(graceTime(grace.get()));
        }
        if (fen.isPresent()) {
            terms = terms.withStart(
                    switch (GivenPosition.read(fen.get(), terms.legality(), words)) {
                        case GivenPosition.Legal legal -> legal.position();
                        case GivenPosition.Faulty faulty ->
                            throw wrong("app.bad-fen", String.join("; ", faulty.faults()));
                    });
        }
        return odds.isPresent() ? atOdds(terms, odds.get()) : terms;
    }

    private boolean isOn(String text) {
        return switch (text) {
            case "on" -> true;
            case "off" -> false;
            default -> throw wrong("app.table.bad-natural-limit", text);
        };
    }

    private Duration graceTime(int seconds) {
        if (seconds < 1 || seconds > LONGEST_GRACE) {
            throw wrong("app.table.bad-grace", seconds, LONGEST_GRACE);
        }
        return Duration.ofSeconds(seconds);
    }

    private Set<Side> members() {
        return switch (members) {
            case "red" -> Set.of(Side.RED);
            case "black" -> Set.of(Side.BLACK);
            case "both" -> Set.of(Side.values());
            case "none" -> Set.of();
            default -> throw wrong("app.table.bad-members", members);
        };
    }

    private Terms atOdds(Terms terms, String text) {
        return Odds.parse(text).flatMap(terms::withOdds).orElseThrow(() -> wrong("app.table.bad-odds", text));
    }

    private Player player(String name, House at, Optional<Double> value, boolean member) {
        Profile newcomer = at.scoring().newcomer().withMembership(member);
        Profile rated = value.map(known -> newcomer.withValue(known, 20)).orElse(newcomer);
        return new Player(name, name, wealth.map(rated::withWealth).orElse(rated));
    }

    private static Stream<House> houses() {
        return Houses.standard().all().stream();
    }
}
