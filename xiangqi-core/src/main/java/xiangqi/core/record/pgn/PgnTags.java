package xiangqi.core.record.pgn;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.EncodingTag;
import xiangqi.core.record.Field;

/// The names that PGN files give to [Field]s.
final class PgnTags {
    /// What stands where nothing is known.
    static final String UNKNOWN = "?";

    /// What stands where no day is known.
    static final String NO_DATE = "????.??.??";

    /// What the moves are written in where no tag says so.
    static final String USUAL_FORMAT = "Chinese";

    /// The name we write for each field.
    private static final Map<Field, String> NAMES = names();

    /// Every name that is read, in lower case; other programs' names for the same thing among them.
    private static final Map<String, Field> FIELDS = fields();

    /// Tags that say how to read the file rather than anything about the game, in lower case.
    private static final Set<String> READING = Set.of(
            "game",
            "format",
            "fen",
            "setup",
            "variant",
            "result",
            "fen_index",
            EncodingTag.NAME.toLowerCase(Locale.ROOT),
            CommentEscape.TAG.toLowerCase(Locale.ROOT));

    private PgnTags() {}

    static String name(Field field) {
        return NAMES.get(field);
    }

    /// What the tag `Format` says of a notation.
    static String format(Notation notation) {
        return switch (notation) {
            case ZH_HANS, ZH_HANT -> USUAL_FORMAT;
            case WXF -> "WXF";
            case ICCS, UCI, UCI_FROM_ONE -> "ICCS";
        };
    }

    static Optional<Field> field(String tag) {
        return Optional.ofNullable(FIELDS.get(tag.toLowerCase(Locale.ROOT)));
    }

    static boolean isForReading(String tag) {
        return READING.contains(tag.toLowerCase(Locale.ROOT));
    }

    private static Map<Field, String> names() {
        Map<Field, String> names = new EnumMap<>(Field.class);
        names.put(Field.TITLE, "Title");
        names.put(Field.EVENT, "Event");
        names.put(Field.EVENT_CLASS, "EventType");
        names.put(Field.ROUND, "Round");
        names.put(Field.GROUP, "Group");
        names.put(Field.TABLE, "Table");
        names.put(Field.DATE, "Date");
        names.put(Field.PLACE, "Site");
        names.put(Field.TIME_RULE, "TimeRule");
        names.put(Field.RED, "Red");
        names.put(Field.RED_TEAM, "RedTeam");
        names.put(Field.RED_RATING, "RedElo");
        names.put(Field.RED_TIME, "RedTime");
        names.put(Field.BLACK, "Black");
        names.put(Field.BLACK_TEAM, "BlackTeam");
        names.put(Field.BLACK_RATING, "BlackElo");
        names.put(Field.BLACK_TIME, "BlackTime");
        names.put(Field.ECCO, "ECCO");
        names.put(Field.OPENING, "Opening");
        names.put(Field.OPENING_VARIATION, "Variation");
        names.put(Field.KIND, "Kind");
        names.put(Field.ENDING, "Termination");
        names.put(Field.START_NUMBER, "StartNumber");
        names.put(Field.REFEREE, "Referee");
        names.put(Field.RECORDER, "Recorder");
        names.put(Field.ANNOTATOR, "Annotator");
        names.put(Field.ANNOTATOR_MAIL, "AnnotatorMail");
        names.put(Field.AUTHOR, "Author");
        names.put(Field.AUTHOR_MAIL, "AuthorMail");
        names.put(Field.SOURCE, "Source");
        names.put(Field.CREATED, "Created");
        names.put(Field.MODIFIED, "Modified");
        return names;
    }

    private static Map<String, Field> fields() {
        Map<String, Field> fields = new HashMap<>();
        NAMES.forEach((field, name) -> fields.put(name.toLowerCase(Locale.ROOT), field));
        fields.put("titlea", Field.TITLE);
        fields.put("rmkwriter", Field.ANNOTATOR);
        fields.put("place", Field.PLACE);
        return fields;
    }
}
