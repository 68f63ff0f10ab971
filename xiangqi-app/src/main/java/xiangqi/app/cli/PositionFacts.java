package xiangqi.app.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import xiangqi.core.board.Square;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Ending;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.net.codec.JsonFields;
import xiangqi.net.codec.JsonLines;
import xiangqi.ui.text.Words;

/// Writes what there is to know about positions, one JSON object each.
final class PositionFacts {
    private final Words words;
    private final boolean names;
    private final List<String> texts = textsOfMoves();

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
        List<String> moves = new ArrayList<>();
        for (int rank : ranks(position.legalMoves())) {
            moves.add(texts.get(rank));
        }
        fields.text("fen", fen)
                .flag("valid", true)
                .texts("faults", List.of())
                .text("turn", Codes.code(position.turn()))
                .flag("inCheck", position.inCheck())
                .text("end", Codes.code(moves.isEmpty() ? position.end() : Ending.NONE))
                .texts("moves", moves);
        if (names) {
            fields.texts("names", names(position, moves));
        }
    }

    private static List<String> names(Position position, List<String> moves) {
        return moves.stream()
                .map(move -> Notation.ZH_HANS.name(position, Move.parse(move).orElseThrow()))
                .toList();
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

    /// The moves' places in [#textsOfMoves()], ascending: numbers sort faster than texts.
    private static int[] ranks(List<Move> moves) {
        int[] ranks = new int[moves.size()];
        for (int i = 0; i < ranks.length; i++) {
            ranks[i] = rank(moves.get(i).from()) * 90 + rank(moves.get(i).to());
        }
        Arrays.sort(ranks);
        return ranks;
    }

    private static int rank(Square square) {
        return square.file() * 10 + square.rank();
    }

    /// The texts of all moves in their alphabetic order.
    private static List<String> textsOfMoves() {
        List<String> texts = new ArrayList<>(8100);
        for (int from = 0; from < 90; from++) {
            for (int to = 0; to < 90; to++) {
                texts.add(Move.of(Square.of(from / 10, from % 10), Square.of(to / 10, to % 10))
                        .toString());
            }
        }
        return texts;
    }
}
