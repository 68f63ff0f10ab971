package xiangqi.app.cli;

import java.util.Arrays;
import java.util.List;
import xiangqi.core.board.Square;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Ending;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.net.codec.JsonFields;
import xiangqi.net.codec.JsonLines;
import xiangqi.net.codec.JsonText;
import xiangqi.ui.text.Words;

/// Writes what there is to know about positions, one JSON object each.
final class PositionFacts {
    private final Words words;
    private final boolean names;

    /// By number: the moves that were met so far.
    private final Written[] written = new Written[90 * 90];

    /// A move and how it is written.
    private record Written(Move move, JsonText text) {}

    /// @param names whether the moves' Chinese names are written too
    PositionFacts(Words words, boolean names) {
        this.words = words;
        this.names = names;
    }

    /// Writes the object for one FEN, which stands in it as given, and tells whether it was a position.
    boolean write(String fen, JsonLines json) {
        return switch (GivenPosition.read(fen, words)) {
            case GivenPosition.Legal legal -> {
                json.line(fields -> write(fen, legal.position(), fields));
                yield true;
            }
            case GivenPosition.Faulty faulty -> {
                json.line(fields -> write(fen, faulty, fields));
                yield false;
            }
        };
    }

    private void write(String fen, Position position, JsonFields fields) {
        List<Written> moves = inOrder(position.legalMoves());
        fields.text("fen", fen)
                .flag("valid", true)
                .texts("faults", List.of())
                .text("turn", Codes.code(position.turn()))
                .flag("inCheck", position.inCheck())
                .text("end", Codes.code(moves.isEmpty() ? position.end() : Ending.NONE))
                .readyTexts("moves", moves, Written::text);
        if (names) {
            fields.texts(
                    "names",
                    moves.stream()
                            .map(written -> Notation.ZH_HANS.name(position, written.move()))
                            .toList());
        }
    }

    private void write(String fen, GivenPosition.Faulty faulty, JsonFields fields) {
        fields.text("fen", fen)
                .flag("valid", false)
                .texts("faults", faulty.faults())
                .text("turn", faulty.turn().map(Codes::code))
                .absent("inCheck")
                .absent("end")
                .texts("moves", List.of());
        if (names) {
            fields.texts("names", List.of());
        }
    }

    /// The moves in the alphabetic order of their texts, which is that of their numbers: those sort faster.
    private List<Written> inOrder(List<Move> moves) {
        int[] numbers = new int[moves.size()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = number(moves.get(i).from()) * 90 + number(moves.get(i).to());
        }
        Arrays.sort(numbers);
        Written[] inOrder = new Written[numbers.length];
        for (int i = 0; i < numbers.length; i++) {
            inOrder[i] = written(numbers[i]);
        }
        return List.of(inOrder);
    }

    private static int number(Square square) {
        return square.file() * 10 + square.rank();
    }

    private static Square square(int number) {
        return Square.of(number / 10, number % 10);
    }

    private Written written(int number) {
        if (written[number] == null) {
            Move move = Move.of(square(number / 90), square(number % 90));
            written[number] = new Written(move, new JsonText(move.toString()));
        }
        return written[number];
    }
}
