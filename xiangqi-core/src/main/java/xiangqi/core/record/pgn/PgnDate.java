package xiangqi.core.record.pgn;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;

/// The days of records as PGN's tag `Date` has them: `yyyy.mm.dd`, question marks for what is not known.
public final class PgnDate {
    /// 1999年3月6日, 1999-3-6, 1999/03/06; month and day may be missing.
    private static final Pattern DAY = Pattern.compile(
            "(\\d{4})(?:年|[-/.])(?:(\\d{1,2})(?:月|[-/.])(?:(\\d{1,2})[日号號]?)?)?|(\\d{4})[-/.](\\d{1,2})");

    private PgnDate() {}

    /// `game` with its day as PGN writes it; as it is where the day cannot be made out.
    public static GameRecord in(GameRecord game) {
        return game.headers()
                .get(Field.DATE)
                .flatMap(PgnDate::written)
                .map(day -> new GameRecord(game.headers().with(Field.DATE, day), game.result(), game.tree()))
                .orElse(game);
    }

    /// That day as PGN writes it; empty where it cannot be made out.
    public static Optional<String> written(String day) {
        Matcher parts = DAY.matcher(day.replaceAll("[\\s\u3000]", ""));
        if (!parts.matches()) {
            return Optional.empty();
        }
        boolean monthLast = parts.group(1) == null;
        String year = parts.group(monthLast ? 4 : 1);
        Optional<String> month = two(parts.group(monthLast ? 5 : 2), 12);
        Optional<String> date = monthLast ? Optional.of("??") : two(parts.group(3), 31);
        return month.flatMap(ofYear -> date.map(ofMonth -> year + "." + ofYear + "." + ofMonth));
    }

    /// A figure in two digits, question marks for none; empty if it is no month or day.
    private static Optional<String> two(String figure, int most) {
        if (figure == null) {
            return Optional.of("??");
        }
        int value = Integer.parseInt(figure);
        return value >= 1 && value <= most ? Optional.of(String.format(Locale.ROOT, "%02d", value)) : Optional.empty();
    }
}
