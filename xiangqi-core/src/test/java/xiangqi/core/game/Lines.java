package xiangqi.core.game;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import xiangqi.core.board.Setup;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.rules.Rows;

/// Lines from the fact tables, also mirrored.
final class Lines {
    private Lines() {}

    static Line played(String fen, String moves) {
        return played(Rows.setup(fen), moves(moves));
    }

    static Line recoloured(String fen, String moves) {
        return played(Rows.setup(fen).recoloured(), each(moves, Move::turned));
    }

    static Line mirrored(String fen, String moves) {
        return played(Rows.setup(fen).mirrored(), each(moves, Move::mirrored));
    }

    private static List<Move> moves(String moves) {
        return each(moves, UnaryOperator.identity());
    }

    private static List<Move> each(String moves, UnaryOperator<Move> mirror) {
        return Stream.of(moves.split(" "))
                .map(move -> mirror.apply(Move.parse(move).orElseThrow()))
                .toList();
    }

    private static Line played(Setup setup, List<Move> moves) {
        Position start = ((Checked.Legal) Position.check(setup, Legality.STRICT)).position();
        Line line = Line.from(start);
        for (Move move : moves) {
            line = line.add(line.position().playIfLegal(move).orElseThrow());
        }
        return line;
    }
}
