package xiangqi.ui.table;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.PlayedGame;
import xiangqi.core.table.Game;
import xiangqi.ui.text.Words;

/// A game of a table as a record, with its day.
public final class TableRecord {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy.MM.dd");

    private TableRecord() {}

    /// The record of `game`, which need not be over.
    ///
    /// @param day on which it was played, where it was played
    /// @param words of its comments, which tell what happened beside the moves
    /// @param notation of the moves that those comments name
    public static GameRecord of(Game game, LocalDate day, Words words, Notation notation) {
        return PlayedGame.of(
                game, Headers.NONE.with(Field.DATE, DAY.format(day)), new CourseWords(game, words, notation)::say);
    }
}
