package xiangqi.ui.text;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/// Days and times as one says them: today, yesterday, or the date in the language's own form.
public final class Days {
    private static final DateTimeFormatter CLOCK = DateTimeFormatter.ofPattern("H:mm");

    private final Words words;
    private final LocalDateTime now;

    public Days(Words words, LocalDateTime now) {
        this.words = words;
        this.now = now;
    }

    /// The day alone.
    public String day(LocalDateTime at) {
        LocalDate day = at.toLocalDate();
        LocalDate today = now.toLocalDate();
        if (day.equals(today)) {
            return words.text("shared.day.today");
        }
        if (day.equals(today.minusDays(1))) {
            return words.text("shared.day.yesterday");
        }
        String pattern =
                words.text(day.getYear() == today.getYear() ? "shared.day.this-year" : "shared.day.other-year");
        return DateTimeFormatter.ofPattern(pattern, words.language().locale()).format(day);
    }

    /// The day, and the time on a clock of 24 hours.
    public String time(LocalDateTime at) {
        return words.text("shared.day.time", day(at), CLOCK.format(at));
    }
}
