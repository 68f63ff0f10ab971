package xiangqi.core.record;

import java.text.Normalizer;
import java.time.Month;
import java.time.Year;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The days of records as PGN's tag `Date` has them: `yyyy.mm.dd`, question marks for what is not known.
public final class PgnDate {
    /// 1999年3月6日, 1999-3-6, 1999/03/06; month and day may be missing.
    private static final Pattern DAY = Pattern.compile(
            "(\\d{4})(?:年|[-/.])(?:(\\d{1,2})(?:月|[-/.])(?:(\\d{1,2})[日号號]?)?)?|(\\d{4})[-/.](\\d{1,2})");

    /// A year alone, or a day as PGN has it, of which some is not known.
    private static final Pattern PARTLY = Pattern.compile("(\\d{4}|\\?{4})(?:\\.(\\d\\d|\\?\\?)\\.(\\d\\d|\\?\\?))?");

    private PgnDate() {}

    /// The day that a person types, as PGN writes it: in any form that [#written(String)] makes out, as a
    /// year alone, or with question marks as PGN has it; digits may be of full width. Empty where it cannot
    /// be made out, and where the month has no such day.
    public static Optional<String> typed(String day) {
        String plain = Normalizer.normalize(day, Normalizer.Form.NFKC).strip();
        return written(plain).or(() -> Optional.of(plain)).flatMap(PgnDate::possible);
    }

    private static Optional<String> possible(String day) {
        Matcher parts = PARTLY.matcher(day);
        if (!parts.matches()) {
            return Optional.empty();
        }
        String month = Optional.ofNullable(parts.group(2)).orElse("??");
        String date = Optional.ofNullable(parts.group(3)).orElse("??");
        if (month.equals("00") || !month.equals("??") && Integer.parseInt(month) > 12) {
            return Optional.empty();
        }
        boolean known =
                date.equals("??") || date.compareTo("01") >= 0 && Integer.parseInt(date) <= days(parts.group(1), month);
        return known ? Optional.of(parts.group(1) + "." + month + "." + date) : Optional.empty();
    }

    /// How many days that month has; as many as it can have where it or its year is not known.
    private static int days(String year, String month) {
        if (month.equals("??")) {
            return 31;
        }
        Month named = Month.of(Integer.parseInt(month));
        return year.equals("????") ? named.maxLength() : named.length(Year.isLeap(Integer.parseInt(year)));
    }

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
