package xiangqi.app.storage;

import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;

/// [Accounts] as lines: `account/HOUSE/ACCOUNT=SUM`, `score/HOUSE/PLAYER=VALUE GAMES`, `booked/GAME=EVENTS`,
/// `moved/NUMBER=AT HOUSE FROM TO AMOUNT CAUSE GAME`. An account is `purse:PLAYER`, `escrow`, `till` or `tax`.
final class AccountLines {
    private static final String PURSE = "purse:";

    private AccountLines() {}

    static Map<String, String> write(Accounts accounts) {
        Map<String, String> lines = new LinkedHashMap<>();
        new TreeMap<>(accounts.purses()).forEach((house, purses) -> {
            Map<String, String> sorted = new TreeMap<>();
            purses.balances().forEach((account, sum) -> sorted.put(word(account), Long.toString(sum)));
            sorted.forEach((account, sum) -> lines.put("account/" + house + "/" + account, sum));
        });
        new TreeMap<>(accounts.scores())
                .forEach((house, scores) -> new TreeMap<>(scores)
                        .forEach((player, score) -> lines.put(
                                "score/" + house + "/" + escaped(player), score.value() + " " + score.games())));
        new TreeMap<>(accounts.booked())
                .forEach((game, events) -> lines.put("booked/" + game, Integer.toString(events)));
        for (int i = 0; i < accounts.entries().size(); i++) {
            lines.put("moved/" + (i + 1), entry(accounts.entries().get(i)));
        }
        return lines;
    }

    /// What cannot be understood is left out and is damage.
    static Accounts read(KeyedLines lines) {
        Map<String, Map<Account, Long>> purses = new HashMap<>();
        Map<String, Map<String, Accounts.Score>> scores = new HashMap<>();
        Map<String, Integer> booked = new HashMap<>();
        List<Accounts.Entry> entries = new ArrayList<>();
        for (String name : lines.names()) {
            List<String> parts = List.of(name.split("/", 3));
            switch (parts.getFirst() + parts.size()) {
                case "account3" ->
                    lines.get(name, text -> Optional.of(balance(parts.get(2), text)), Optional.<Balance>empty())
                            .ifPresent(read -> purses.computeIfAbsent(parts.get(1), _ -> new HashMap<>())
                                    .put(read.account(), read.sum()));
                case "score3" ->
                    lines.get(name, text -> Optional.of(score(text)), Optional.<Accounts.Score>empty())
                            .ifPresent(read -> scores.computeIfAbsent(parts.get(1), _ -> new HashMap<>())
                                    .put(unescaped(parts.get(2)), read));
                case "booked2" ->
                    lines.get(name, text -> Optional.of(count(text)), Optional.<Integer>empty())
                            .ifPresent(read -> booked.put(parts.get(1), read));
                case "moved2" ->
                    lines.get(name, text -> Optional.of(entry(text)), Optional.<Accounts.Entry>empty())
                            .ifPresent(entries::add);
                default -> {}
            }
        }
        Map<String, Purses> held = new HashMap<>();
        purses.forEach((house, balances) -> held.put(house, new Purses(balances)));
        return new Accounts(held, scores, booked, entries);
    }

    private record Balance(Account account, long sum) {}

    private static Balance balance(String account, String sum) {
        long amount = Long.parseLong(sum);
        if (amount < 0) {
            throw new IllegalArgumentException(sum);
        }
        return new Balance(account(account), amount);
    }

    private static int count(String text) {
        return Integer.parseUnsignedInt(text);
    }

    private static Accounts.Score score(String text) {
        String[] words = text.split(" ");
        if (words.length != 2) {
            throw new IllegalArgumentException(text);
        }
        double value = Double.parseDouble(words[0]);
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException(text);
        }
        return new Accounts.Score(value, count(words[1]));
    }

    private static String entry(Accounts.Entry entry) {
        return String.join(
                " ",
                entry.at().toString(),
                entry.house(),
                entry.from().map(AccountLines::word).orElse("-"),
                word(entry.to()),
                Long.toString(entry.amount()),
                entry.cause(),
                entry.game());
    }

    private static Accounts.Entry entry(String text) {
        String[] words = text.split(" ", -1);
        if (words.length < 6) {
            throw new IllegalArgumentException(text);
        }
        try {
            return new Accounts.Entry(
                    Instant.parse(words[0]),
                    words[1],
                    words[2].equals("-") ? Optional.empty() : Optional.of(account(words[2])),
                    account(words[3]),
                    Long.parseLong(words[4]),
                    words[5],
                    words.length > 6 ? words[6] : "");
        } catch (DateTimeException noTime) {
            throw new IllegalArgumentException(text, noTime);
        }
    }

    private static String word(Account account) {
        return switch (account) {
            case Account.Purse purse -> PURSE + escaped(purse.player());
            case Account.Escrow _ -> "escrow";
            case Account.HouseTill _ -> "till";
            case Account.Tax _ -> "tax";
        };
    }

    private static Account account(String word) {
        return switch (word) {
            case "escrow" -> new Account.Escrow();
            case "till" -> new Account.HouseTill();
            case "tax" -> new Account.Tax();
            default -> {
                if (!word.startsWith(PURSE)) {
                    throw new IllegalArgumentException(word);
                }
                yield new Account.Purse(unescaped(word.substring(PURSE.length())));
            }
        };
    }

    /// Without what lines are parted by: blanks, `=`, controls.
    private static String escaped(String name) {
        StringBuilder safe = new StringBuilder();
        name.chars().forEach(sign -> {
            if (sign == '%'
                    || sign == '='
                    || sign <= ' '
                    || Character.isISOControl(sign)
                    || Character.isWhitespace(sign)) {
                safe.append("%").append(String.format("%04x", sign));
            } else {
                safe.append((char) sign);
            }
        });
        return safe.toString();
    }

    private static String unescaped(String safe) {
        StringBuilder name = new StringBuilder();
        for (int i = 0; i < safe.length(); i++) {
            if (safe.charAt(i) == '%' && i + 5 <= safe.length()) {
                name.append((char) Integer.parseInt(safe.substring(i + 1, i + 5), 16));
                i += 4;
            } else {
                name.append(safe.charAt(i));
            }
        }
        return name.toString();
    }
}
