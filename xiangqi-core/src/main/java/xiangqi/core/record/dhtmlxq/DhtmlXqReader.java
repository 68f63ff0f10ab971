package xiangqi.core.record.dhtmlxq;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Slots;
import xiangqi.core.record.Text;

/// Reads the mark-up of 东萍 dpxq.com in all its wrappers, also within web pages (formats.md §4).
public final class DhtmlXqReader {
    private static final Pattern WRAPPER = Pattern.compile("\\[DhtmlXQ(HTML|iFrame)?\\]");
    private static final Pattern BRANCH = Pattern.compile("move_(\\d{1,6})_(\\d{1,6})_(\\d{1,6})");
    private static final Pattern COMMENT = Pattern.compile("comment(?:(\\d{1,6})_)?(\\d{1,6})");
    private static final Pattern SCRIPT = Pattern.compile("DhtmlXQ_movelist\\s*=\\s*['\"]");
    private static final Pattern SCRIPT_BRANCH = Pattern.compile("\\[(\\d{1,6})_(\\d{1,6})_(\\d{1,6})\\]([^\\[]*)");
    static final Pattern OPENING = Pattern.compile("([A-E]\\d\\d)\\s*(.*)", Pattern.DOTALL);

    private static final Map<String, Field> FIELDS = fields();

    /// Tags that say how to show the game rather than anything about it, and those read on their own.
    private static final Set<String> NOT_HEADERS =
            Set.of("ver", "init", "firstnum", "length", "binit", "movelist", "result", "open", "generator");

    private final Text text;
    private final String content;

    public DhtmlXqReader(Text text) {
        this.text = text;
        this.content = text.content();
    }

    public static boolean recognises(Text text) {
        return text.content().contains("[DhtmlXQ");
    }

    public Import read() {
        List<Integer> begins = new ArrayList<>();
        Matcher wrapper = WRAPPER.matcher(content);
        while (wrapper.find()) {
            begins.add(wrapper.start());
        }
        if (begins.isEmpty()) {
            begins.add(0);
        }
        List<Import.Entry> entries = new ArrayList<>();
        for (int i = 0; i < begins.size(); i++) {
            int end = i + 1 < begins.size() ? begins.get(i + 1) : content.length();
            DhtmlXqTags tags = DhtmlXqTags.of(content, begins.get(i), end);
            if (!tags.all().isEmpty()) {
                entries.add(new Game(tags, begins.get(i), end, entries.size() + 1).entry());
            }
        }
        return Import.ofText(Format.DHTMLXQ, text, entries);
    }

    /// One game within `begin` to `end`.
    private final class Game {
        private final DhtmlXqTags tags;
        private final int begin;
        private final int end;
        private final int number;
        private final List<Problem> problems = new ArrayList<>(0);

        Game(DhtmlXqTags tags, int begin, int end, int number) {
            this.tags = tags;
            this.begin = begin;
            this.end = end;
            this.number = number;
        }

        Import.Entry entry() {
            Optional<DhtmlXqTags.Tag> binit = tags.first("binit");
            String figures = binit.map(tag -> tag.value().replaceAll("\\D", "")).orElse("");
            int at = binit.map(DhtmlXqTags.Tag::index).orElse(begin);
            if (!figures.isEmpty() && figures.length() != 64) {
                Problem why = Problem.ofFile(Problem.Code.START_LENGTH, text.spot(at), figures.length(), 64);
                return new Import.Entry.Broken(number, headers(), why.in(number));
            }
            List<Branches.Source> sources = sources();
            Board board = figures.isEmpty() ? Board.STANDARD : board(figures);
            Replay replay = new Replay(new Setup(board, turn(board, sources)), text.spot(at));
            Branches branches = new Branches(text, replay, row -> 9 - row);
            branches.play(sources);
            comment(replay, branches);
            problems.addAll(branches.problems());
            problems.addAll(replay.problems());
            Result result = tags.first("result")
                    .flatMap(tag -> Result.read(tag.value()))
                    .orElse(Result.UNKNOWN);
            return Import.Entry.Game.of(number, new GameRecord(headers(), result, replay.tree()), problems);
        }

        private List<Branches.Source> sources() {
            List<Branches.Source> sources = new ArrayList<>();
            tags.first("movelist")
                    .filter(tag -> !tag.value().isBlank())
                    .ifPresent(tag -> sources.add(new Branches.Source(0, 0, 1, tag.value(), tag.index())));
            if (sources.isEmpty()) {
                scriptBranches(sources);
            }
            for (DhtmlXqTags.Tag tag : tags.all()) {
                Matcher branch = BRANCH.matcher(tag.name());
                if (branch.matches()) {
                    sources.add(new Branches.Source(
                            figure(branch, 3), figure(branch, 1), figure(branch, 2), tag.value(), tag.index()));
                }
            }
            return sources;
        }

        /// In web pages the moves may stand in a script instead: `var DhtmlXQ_movelist =
        /// '[0_1_0]7747…[/0_1_0]…'`.
        private void scriptBranches(List<Branches.Source> sources) {
            Matcher script = SCRIPT.matcher(content).region(begin, end);
            if (!script.find()) {
                return;
            }
            char quote = content.charAt(script.end() - 1);
            int close = content.indexOf(quote, script.end());
            int to = close < 0 ? content.length() : close;
            Matcher branch = SCRIPT_BRANCH.matcher(content).region(script.end(), to);
            boolean found = false;
            while (branch.find()) {
                found = true;
                sources.add(new Branches.Source(
                        figure(branch, 3), figure(branch, 1), figure(branch, 2), branch.group(4), branch.start(4)));
            }
            if (!found) {
                sources.add(new Branches.Source(0, 0, 1, content.substring(script.end(), to), script.end()));
            }
        }

        /// The first comment of a step counts; that there is another one is told.
        private void comment(Replay replay, Branches branches) {
            Map<Place, String> comments = new HashMap<>();
            for (DhtmlXqTags.Tag tag : tags.all()) {
                Matcher comment = COMMENT.matcher(tag.name());
                if (!comment.matches() || tag.value().isBlank()) {
                    continue;
                }
                int branch = comment.group(1) == null ? 0 : figure(comment, 1);
                int ply = figure(comment, 2);
                Optional<Replay.Step> step =
                        branch == 0 && ply == 0 ? Optional.of(replay.start()) : branches.step(branch, ply);
                if (step.isPresent()) {
                    String earlier = comments.putIfAbsent(new Place(branch, ply), tag.value());
                    if (earlier == null) {
                        replay.comment(step.get(), CommentText.decode(tag.value()));
                    } else if (!earlier.strip().equals(tag.value().strip())) {
                        problems.add(Problem.ofFile(Problem.Code.COMMENT_TWICE, text.spot(tag.index()), branch, ply));
                    }
                } else {
                    problems.add(
                            Problem.ofFile(Problem.Code.COMMENT_WITHOUT_MOVE, text.spot(tag.index()), branch, ply));
                }
            }
        }

        private record Place(int branch, int ply) {}

        private Headers headers() {
            Headers.Builder headers = new Headers.Builder();
            for (DhtmlXqTags.Tag tag : tags.all()) {
                String name = tag.name();
                String value = value(tag);
                if (!isHeader(name) && !FIELDS.containsKey(name) || (name.equals("date") && value.startsWith("0000"))) {
                    continue;
                }
                Optional.ofNullable(FIELDS.get(name))
                        .ifPresentOrElse(field -> headers.setIfAbsent(field, value), () -> headers.add(name, value));
            }
            // Some pages give the names only apart from the teams.
            tags.first("redname").ifPresent(tag -> headers.setIfAbsent(Field.RED, tag.value()));
            tags.first("blackname").ifPresent(tag -> headers.setIfAbsent(Field.BLACK, tag.value()));
            tags.first("open")
                    .ifPresent(tag ->
                            opening(headers, CommentText.decode(tag.value().strip())));
            return headers.build();
        }

        private static String value(DhtmlXqTags.Tag tag) {
            String value = CommentText.decode(tag.value().strip());
            return tag.name().equals(DhtmlXqNames.NAMES.get(Field.SOURCE)) ? WebAddress.decode(value) : value;
        }

        private void opening(Headers.Builder headers, String value) {
            Matcher opening = OPENING.matcher(value);
            if (opening.matches()) {
                headers.setIfAbsent(Field.ECCO, opening.group(1)).setIfAbsent(Field.OPENING, opening.group(2));
            } else {
                headers.setIfAbsent(Field.OPENING, value);
            }
        }
    }

    /// Whether a tag of that name is a header that is no field.
    static boolean isHeader(String name) {
        return !NOT_HEADERS.contains(name)
                && !FIELDS.containsKey(name)
                && !BRANCH.matcher(name).matches()
                && !COMMENT.matcher(name).matches();
    }

    private static int figure(Matcher matcher, int group) {
        return Integer.parseInt(matcher.group(group));
    }

    /// File and row of each piece, from the left of Black's home rank; file 9 means the piece is off the
    /// board.
    private static Board board(String figures) {
        Board board = Board.EMPTY;
        for (int slot = 0; slot < 32; slot++) {
            int file = figures.charAt(slot * 2) - '0';
            int row = figures.charAt(slot * 2 + 1) - '0';
            if (file < 9) {
                board = board.with(Square.of(file, 9 - row), Slots.PIECES.get(slot));
            }
        }
        return board;
    }

    /// The side of the piece that moves first: the format does not store it.
    private static Side turn(Board board, List<Branches.Source> sources) {
        String figures = sources.stream()
                .map(source -> source.moves().replaceAll("\\D", ""))
                .filter(moves -> moves.length() >= 4)
                .findFirst()
                .orElse("");
        if (figures.isEmpty() || figures.charAt(0) == '9') {
            return Side.RED;
        }
        return board.at(Square.of(figures.charAt(0) - '0', 9 - (figures.charAt(1) - '0')))
                .map(Piece::side)
                .orElse(Side.RED);
    }

    private static Map<String, Field> fields() {
        Map<String, Field> fields = new HashMap<>();
        DhtmlXqNames.NAMES.forEach((field, name) -> fields.put(name, field));
        return fields;
    }
}
