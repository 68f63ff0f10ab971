package xiangqi.core.record.pgn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import xiangqi.core.record.Field;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;

/// The lines before the moves of a plain text, as CCBridge and 联众 write them: a known word, a colon, a
/// value; sometimes several on a line, and with space within the word (红    方：).
final class TextHeads {
    /// Words of CCBridge first; our writer uses these.
    static final Map<String, Field> WORDS = words();

    private static final String FEN = "FEN";
    private static final Set<String> WORDS_OF_RESULT = Set.of("结果", "比赛结果", "結果", "比賽結果", "Result");
    private static final String TIME = "耗时";

    /// The head of the table that 联众 writes the moves in.
    private static final Pattern TABLE = Pattern.compile("[ \u3000]*棋[谱譜][ \u3000]+[红紅]方[ \u3000]+黑方[ \u3000]*");

    private static final char SMALL_COLON = '﹕';

    private static final Pattern WORD = word();
    private static final Pattern CODE_AND_NAME = Pattern.compile("[A-E]\\d\\d .+");
    private static final Pattern MAIL = Pattern.compile("(.*)\\(Email:(.*)\\)");

    private final Headers.Builder headers = new Headers.Builder();
    private Optional<Result> result = Optional.empty();
    private Optional<String> fen = Optional.empty();
    private int fenAt;
    private int fenLineEnd;
    private Field player = Field.RED;
    private boolean isOurs;
    private final List<String> others = new ArrayList<>(0);

    private TextHeads() {}

    /// Reads the part of the text from `from` to `to`.
    static TextHeads read(String content, int from, int to) {
        TextHeads heads = new TextHeads();
        int at = from;
        while (at < to) {
            int end = lineEnd(content, at, to);
            heads.line(content.substring(at, end), at);
            at = end + 1;
        }
        return heads;
    }

    private static int lineEnd(String content, int from, int to) {
        int end = from;
        while (end < to && content.charAt(end) != '\n' && content.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    /// A value without what would begin another header within its line.
    static String asOneValue(String value) {
        return WORD.matcher(value)
                .replaceAll(word -> Matcher.quoteReplacement(
                        word.group().substring(0, word.group().length() - 1) + SMALL_COLON));
    }

    private void line(String line, int at) {
        Matcher word = WORD.matcher(line);
        boolean found = word.find();
        if (!found) {
            title(line);
        } else if (!line.substring(0, word.start()).isBlank()) {
            other(line.substring(0, word.start()));
        }
        while (found) {
            isOurs |= word.group(1).charAt(0) >= 0x80 || word.group(1).equals(FEN);
            String name = word.group(1).replaceAll("[ \u3000]", "");
            int from = word.end();
            found = word.find();
            String value =
                    line.substring(from, found ? word.start() : line.length()).strip();
            take(name, value, at + from, at + line.length());
        }
    }

    /// A line that says who played and how it ended, or something else.
    private void title(String line) {
        Optional<TitleLine> title = TitleLine.read(line);
        title.ifPresent(told -> {
            isOurs = true;
            headers.setIfAbsent(Field.RED, told.red()).setIfAbsent(Field.BLACK, told.black());
            headers.setIfAbsent(Field.EVENT, told.event());
            headers.setIfAbsent(Field.RED_TEAM, told.redTeam()).setIfAbsent(Field.BLACK_TEAM, told.blackTeam());
            result = result.or(() -> Optional.of(told.result()));
        });
        if (title.isEmpty() && fenLineEnd == 0) {
            other(line);
        }
    }

    private void other(String words) {
        if (words.chars().anyMatch(Character::isLetter) && !TABLE.matcher(words).matches()) {
            others.add(words.strip());
        }
    }

    private void take(String name, String value, int at, int lineEnd) {
        if (WORDS_OF_RESULT.contains(name)) {
            result = Result.read(value);
            if (result.isEmpty()) {
                headers.set(Field.ENDING, value);
            }
        } else if (name.equals(FEN)) {
            fen = Optional.of(value).filter(text -> !text.isEmpty());
            fenAt = at;
            fenLineEnd = lineEnd;
        } else if (name.equals(TIME)) {
            headers.set(player == Field.RED ? Field.RED_TIME : Field.BLACK_TIME, value);
        } else {
            field(WORDS.get(name), value);
        }
    }

    private void field(Field field, String value) {
        if (field == Field.RED || field == Field.BLACK) {
            player = field;
        }
        Matcher mail = MAIL.matcher(value);
        if (mail.matches() && field == Field.ANNOTATOR) {
            headers.set(field, mail.group(1)).set(Field.ANNOTATOR_MAIL, mail.group(2));
        } else if (mail.matches() && field == Field.AUTHOR) {
            headers.set(field, mail.group(1)).set(Field.AUTHOR_MAIL, mail.group(2));
        } else if (field == Field.ECCO && CODE_AND_NAME.matcher(value).matches()) {
            headers.set(field, value.substring(0, 3)).set(Field.OPENING, value.substring(4));
        } else {
            headers.set(field, value);
        }
    }

    /// Whether the line says who, when or what, in words that such texts have for it.
    static boolean isHead(String line) {
        return WORD.matcher(line).find();
    }

    /// Whether a line says something in words that letters and lists do not have.
    boolean isOurs() {
        return isOurs && !isEmpty();
    }

    /// Whether no line says anything.
    boolean isEmpty() {
        return fen.isEmpty() && result.isEmpty() && headers.build().equals(Headers.NONE);
    }

    /// Whether a line says anything but the start.
    boolean namesGame() {
        return result.isPresent() || !headers.build().equals(Headers.NONE);
    }

    /// The lines before the line with the start that are none of these, in their order; empty if there are none.
    String others() {
        return String.join("\n", others);
    }

    Headers headers() {
        return headers.build();
    }

    Result result() {
        return result.orElse(Result.UNKNOWN);
    }

    /// The start, if a line names it.
    Optional<String> fen() {
        return fen;
    }

    int fenAt() {
        return fenAt;
    }

    /// Where the line with the start ends: what stands between it and the moves is a comment on the start.
    /// 0 without such a line.
    int fenLineEnd() {
        return fenLineEnd;
    }

    private static Pattern word() {
        String words = java.util.stream.Stream.concat(
                        WORDS.keySet().stream(),
                        java.util.stream.Stream.concat(WORDS_OF_RESULT.stream(), java.util.stream.Stream.of(FEN, TIME)))
                .sorted(java.util.Comparator.comparingInt(String::length).reversed())
                .map(word ->
                        word.chars().mapToObj(c -> String.valueOf((char) c)).collect(Collectors.joining("[ \u3000]*")))
                .collect(Collectors.joining("|"));
        return Pattern.compile("(?<![^ \u3000\t\ufeff])(" + words + ")[ \u3000]*[：:]");
    }

    private static Map<String, Field> words() {
        Map<String, Field> words = new LinkedHashMap<>();
        words.put("标题", Field.TITLE);
        words.put("来源", Field.SOURCE);
        words.put("赛事类型", Field.EVENT_CLASS);
        words.put("赛事", Field.EVENT);
        words.put("轮次", Field.ROUND);
        words.put("组别", Field.GROUP);
        words.put("台次", Field.TABLE);
        words.put("日期", Field.DATE);
        words.put("地点", Field.PLACE);
        words.put("时间规则", Field.TIME_RULE);
        words.put("红方", Field.RED);
        words.put("红等级分", Field.RED_RATING);
        words.put("红方用时", Field.RED_TIME);
        words.put("红队", Field.RED_TEAM);
        words.put("黑方", Field.BLACK);
        words.put("黑等级分", Field.BLACK_RATING);
        words.put("黑方用时", Field.BLACK_TIME);
        words.put("黑队", Field.BLACK_TEAM);
        words.put("裁判", Field.REFEREE);
        words.put("记录", Field.RECORDER);
        words.put("解说", Field.ANNOTATOR);
        words.put("录入", Field.AUTHOR);
        words.put("创建日期", Field.CREATED);
        words.put("修改日期", Field.MODIFIED);
        words.put("ECCO", Field.ECCO);
        words.put("棋谱类型", Field.KIND);
        words.put("结束方式", Field.ENDING);
        // Ours, for what CCBridge does not export.
        words.put("开局", Field.OPENING);
        words.put("变例", Field.OPENING_VARIATION);
        words.put("起始回合", Field.START_NUMBER);
        words.put("解说邮箱", Field.ANNOTATOR_MAIL);
        words.put("录入邮箱", Field.AUTHOR_MAIL);
        // Of 联众.
        words.put("对局名称", Field.TITLE);
        words.put("比赛日期", Field.DATE);
        words.put("比赛地点", Field.PLACE);
        words.put("裁判员", Field.REFEREE);
        // Of people.
        words.put("红", Field.RED);
        words.put("黑", Field.BLACK);
        words.put("红棋", Field.RED);
        words.put("黑棋", Field.BLACK);
        words.put("先手", Field.RED);
        words.put("后手", Field.BLACK);
        words.put("先手方", Field.RED);
        words.put("后手方", Field.BLACK);
        words.put("比赛名称", Field.EVENT);
        words.put("赛事名称", Field.EVENT);
        words.put("时间", Field.DATE);
        words.put("Red", Field.RED);
        words.put("Black", Field.BLACK);
        words.put("Title", Field.TITLE);
        words.put("Event", Field.EVENT);
        words.put("Round", Field.ROUND);
        words.put("Date", Field.DATE);
        words.put("Place", Field.PLACE);
        words.put("Site", Field.PLACE);
        words.put("標題", Field.TITLE);
        words.put("賽事", Field.EVENT);
        words.put("比賽名稱", Field.EVENT);
        words.put("輪次", Field.ROUND);
        words.put("組別", Field.GROUP);
        words.put("地點", Field.PLACE);
        words.put("紅", Field.RED);
        words.put("紅方", Field.RED);
        words.put("紅棋", Field.RED);
        words.put("後手", Field.BLACK);
        words.put("來源", Field.SOURCE);
        words.put("比賽日期", Field.DATE);
        words.put("比賽地點", Field.PLACE);
        words.put("開局", Field.OPENING);
        return words;
    }
}
