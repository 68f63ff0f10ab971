package xiangqi.ui.start;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import xiangqi.core.house.House;
import xiangqi.core.house.Plain;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Player;
import xiangqi.core.table.ScriptedTable;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;

/// Games that are not over, for the start page.
record Sketch(Terms terms, String red, String black, List<String> before, int plies) {
    private static final List<String> OPENING = List.of(
            "h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "g3g4", "c6c5", "h0h6", "h7i7", "h6g6", "i7i8", "a3a4",
            "d9e8", "a4a5", "i8g8", "g6f6", "c7d5", "i3i4", "a6a5");

    /// Between players without names, by plain rules.
    static Sketch of(int plies) {
        return new Sketch(Terms.of(Plain.house()), "", "", List.of(), plies);
    }

    /// With play money, in that house.
    Sketch in(House house) {
        return under(Terms.of(house).withMoney(house.movesMoney()));
    }

    Sketch under(Terms terms) {
        return new Sketch(terms, red, black, before, plies);
    }

    Sketch between(String red, String black) {
        return new Sketch(terms, red, black, before, plies);
    }

    /// Stakes that both agree on before they are ready.
    Sketch staked(long red, long black) {
        return new Sketch(
                terms,
                this.red,
                this.black,
                List.of(
                        "0 red sit",
                        "0 black sit",
                        "0 red stake " + red + " " + black,
                        "0 black accept",
                        "0 red ready",
                        "0 black ready"),
                plies);
    }

    UnfinishedGame left(String file, LocalDateTime at) {
        Table table = table();
        return new UnfinishedGame(Path.of(file), table.game().orElseThrow(), table.stakes(), at);
    }

    OpenGame open() {
        Table table = table();
        return new OpenGame(table.game().orElseThrow(), table.stakes());
    }

    private Table table() {
        ScriptedTable table = new ScriptedTable(
                terms,
                player("r", red),
                player("b", black),
                new Purses(Map.of(new Account.Purse("r"), 10_000L, new Account.Purse("b"), 10_000L)));
        if (before.isEmpty()) {
            table.begin();
        }
        before.forEach(line -> run(table, line));
        for (int i = 0; i < plies; i++) {
            run(table, "%d %s play %s".formatted(i + 1, i % 2 == 0 ? "red" : "black", OPENING.get(i)));
        }
        return table.table();
    }

    private Player player(String id, String name) {
        return new Player(
                id,
                name,
                terms.house().scoring().newcomer().withMembership(true).withWealth(10_000));
    }

    private static void run(ScriptedTable table, String line) {
        if (!(table.run(line) instanceof ScriptedTable.Ran.Decided ran)
                || !(ran.decision() instanceof Decision.Accepted)) {
            throw new IllegalArgumentException(line);
        }
    }
}
