package xiangqi.core.record.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import xiangqi.core.board.Square;
import xiangqi.core.study.Marks;

/// Arrows and circles as programs for studies write them in comments: `[%csl Ge2,Rh0][%cal Gh2e2]`, a colour's first
/// letter and the points of the board.
final class MarkText {
    private static final String CIRCLES = "[%csl ";
    private static final String ARROWS = "[%cal ";

    private MarkText() {}

    /// Whether something like this begins at that place of a comment.
    static boolean beginsAt(String text, int index) {
        return text.startsWith(CIRCLES, index) || text.startsWith(ARROWS, index);
    }

    /// The arrows and circles; empty if there are none.
    static String write(Marks marks) {
        String circles = marks.circles().stream()
                .map(circle -> letter(circle.colour()) + name(circle.at()))
                .collect(Collectors.joining(","));
        String arrows = marks.arrows().stream()
                .map(arrow -> letter(arrow.colour()) + name(arrow.from()) + name(arrow.to()))
                .collect(Collectors.joining(","));
        return (circles.isEmpty() ? "" : CIRCLES + circles + "]") + (arrows.isEmpty() ? "" : ARROWS + arrows + "]");
    }

    private static String letter(Marks.Colour colour) {
        return colour.name().substring(0, 1);
    }

    private static String name(Square square) {
        return square.name().toLowerCase(Locale.ROOT);
    }

    /// A comment's marks and the words that are left. What cannot be read as marks stays among the words.
    record Parted(String words, Marks marks) {}

    static Parted part(String comment) {
        if (comment.indexOf("[%c") < 0) {
            return new Parted(comment, Marks.NONE);
        }
        StringBuilder words = new StringBuilder();
        List<Marks> marks = new ArrayList<>();
        int at = 0;
        while (at < comment.length()) {
            int close = beginsAt(comment, at) ? end(comment, at + CIRCLES.length()) : -1;
            Optional<Marks> read = close < 0 ? Optional.empty() : read(comment.substring(at, close));
            if (read.isPresent()) {
                marks.add(read.get());
                at = close + 1;
            } else {
                words.append(comment.charAt(at++));
            }
        }
        return new Parted(words.toString(), Marks.all(marks));
    }

    /// The bracket behind points and colours, or -1.
    private static int end(String comment, int from) {
        int end = from;
        while (end < comment.length() && isPartOfMarks(comment.charAt(end))) {
            end++;
        }
        return end < comment.length() && comment.charAt(end) == ']' ? end : -1;
    }

    private static boolean isPartOfMarks(char c) {
        return c == ',' || LatinShape.isDigit(c) || Character.isLetter(c) || Character.isWhitespace(c);
    }

    private static Optional<Marks> read(String command) {
        boolean arrow = command.startsWith(ARROWS);
        List<Marks.Arrow> arrows = new ArrayList<>();
        List<Marks.Circle> circles = new ArrayList<>();
        for (String each : command.substring(CIRCLES.length()).split(",", -1)) {
            String mark = each.strip();
            Optional<Marks.Colour> colour = colour(mark);
            Optional<Square> first = square(mark, 1);
            Optional<Square> second = arrow ? square(mark, 3) : first;
            if (colour.isEmpty()
                    || first.isEmpty()
                    || second.isEmpty()
                    || mark.length() != (arrow ? 5 : 3)
                    || (arrow && first.equals(second))) {
                return Optional.empty();
            }
            if (arrow) {
                arrows.add(new Marks.Arrow(first.get(), second.get(), colour.get()));
            } else {
                circles.add(new Marks.Circle(first.get(), colour.get()));
            }
        }
        return Optional.of(new Marks(arrows, circles, List.of()));
    }

    private static Optional<Marks.Colour> colour(String mark) {
        for (Marks.Colour colour : Marks.Colour.values()) {
            if (mark.startsWith(letter(colour))) {
                return Optional.of(colour);
            }
        }
        return Optional.empty();
    }

    private static Optional<Square> square(String mark, int at) {
        if (mark.length() < at + 2) {
            return Optional.empty();
        }
        int file = mark.charAt(at) - 'a';
        int rank = mark.charAt(at + 1) - '0';
        return file < 0 || file > 8 || rank < 0 || rank > 9 ? Optional.empty() : Optional.of(Square.of(file, rank));
    }
}
