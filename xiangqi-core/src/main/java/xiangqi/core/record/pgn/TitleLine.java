package xiangqi.core.record.pgn;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import xiangqi.core.record.Result;

/// A line that says who played whom and how it ended, as books and sites title games: 王天一 先胜 郑惟桐, with their teams
/// before them 北京 王天一 胜 四川 郑惟桐. The first one named had Red.
///
/// @param event empty if none is named before them
/// @param redTeam empty if no team is named
/// @param blackTeam empty if no team is named
record TitleLine(String event, String redTeam, String red, Result result, String blackTeam, String black) {
    private static final String SPACE = "[ \t\u3000]+";
    private static final String NAME = "[\\p{L}\\p{Nd}·•][\\p{L}\\p{Nd}·•._-]{0,19}";
    private static final Pattern LINE = Pattern.compile("(?:(" + NAME + ")" + SPACE + ")?(" + NAME + ")" + SPACE
            + "((?:红|紅)?先?[胜勝负負和]|[Vv][Ss]\\.?|对|對)" + SPACE + "(?:(" + NAME + ")" + SPACE + ")?(" + NAME + ")");

    private static final Pattern BRACKET = Pattern.compile("[ \t\u3000]*[（(]((?:红|紅)?先?[胜勝负負和])[)）][ \t\u3000]*");

    /// No space, and no names but of people.
    private static final Pattern CLOSE = Pattern.compile("(\\p{IsHan}{2,6})先([胜勝负負和])(\\p{IsHan}{2,6})");

    private static final Pattern EVENT = Pattern.compile("[赛賽杯届屆轮輪年]");

    /// What stands in such a line and is nobody's name.
    private static final Pattern NOBODY = Pattern.compile("[红紅黑]|[红紅黑]方|双方|雙方|本局|此局|一局|[一二三四五六七八九十两兩]+[局盘盤]");

    /// The title that the line is; empty for any other line.
    static Optional<TitleLine> read(String line) {
        String told = BRACKET.matcher(line).replaceFirst(" $1 ").replaceAll("^[\\s\u3000\ufeff]+|[\\s\u3000]+$", "");
        Matcher title = LINE.matcher(told);
        if (title.matches()) {
            String before = group(title, 1);
            String team = group(title, 4);
            boolean isEvent = team.isEmpty() && EVENT.matcher(before).find();
            return isEvent || before.isEmpty() == team.isEmpty()
                    ? named(
                            isEvent ? before : "",
                            isEvent ? "" : before,
                            title.group(2),
                            title.group(3),
                            team,
                            title.group(5))
                    : Optional.empty();
        }
        Matcher close = CLOSE.matcher(told);
        return close.matches() ? named("", "", close.group(1), close.group(2), "", close.group(3)) : Optional.empty();
    }

    private static String group(Matcher matcher, int group) {
        return Optional.ofNullable(matcher.group(group)).orElse("");
    }

    private static Optional<TitleLine> named(
            String event, String redTeam, String red, String verb, String blackTeam, String black) {
        if (NOBODY.matcher(red).matches() || NOBODY.matcher(black).matches()) {
            return Optional.empty();
        }
        Result result = switch (verb.charAt(verb.length() - 1)) {
            case '胜', '勝' -> Result.RED_WINS;
            case '负', '負' -> Result.BLACK_WINS;
            case '和' -> Result.DRAW;
            default -> Result.UNKNOWN;
        };
        return Optional.of(new TitleLine(event, redTeam, red, result, blackTeam, black));
    }
}
