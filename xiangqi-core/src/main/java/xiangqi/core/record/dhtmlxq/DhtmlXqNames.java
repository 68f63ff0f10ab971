package xiangqi.core.record.dhtmlxq;

import java.util.EnumMap;
import java.util.Map;
import xiangqi.core.record.Field;

/// The tag names that the mark-up of 东萍 has for [Field]s.
final class DhtmlXqNames {
    static final Map<Field, String> NAMES = names();

    private DhtmlXqNames() {}

    private static Map<Field, String> names() {
        Map<Field, String> names = new EnumMap<>(Field.class);
        names.put(Field.TITLE, "title");
        names.put(Field.EVENT, "event");
        names.put(Field.EVENT_CLASS, "class");
        names.put(Field.ROUND, "round");
        names.put(Field.GROUP, "group");
        names.put(Field.TABLE, "table");
        names.put(Field.DATE, "date");
        names.put(Field.PLACE, "place");
        names.put(Field.TIME_RULE, "timerule");
        names.put(Field.RED, "red");
        names.put(Field.RED_TEAM, "redteam");
        names.put(Field.RED_RATING, "redrating");
        names.put(Field.RED_TIME, "redtime");
        names.put(Field.BLACK, "black");
        names.put(Field.BLACK_TEAM, "blackteam");
        names.put(Field.BLACK_RATING, "blackrating");
        names.put(Field.BLACK_TIME, "blacktime");
        names.put(Field.ENDING, "endtype");
        names.put(Field.ANNOTATOR, "remark");
        names.put(Field.AUTHOR, "author");
        names.put(Field.SOURCE, "refer");
        // Ours, for what the mark-up has no tag for.
        names.put(Field.ECCO, "ecco");
        names.put(Field.OPENING, "opening");
        names.put(Field.OPENING_VARIATION, "variation");
        names.put(Field.KIND, "kind");
        names.put(Field.START_NUMBER, "startnumber");
        names.put(Field.REFEREE, "referee");
        names.put(Field.RECORDER, "recorder");
        names.put(Field.ANNOTATOR_MAIL, "remarkmail");
        names.put(Field.AUTHOR_MAIL, "authormail");
        names.put(Field.CREATED, "created");
        names.put(Field.MODIFIED, "modified");
        return names;
    }
}
