package xiangqi.app.cli;

import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.ui.text.Words;

/// The position that a FEN on the command line gives, after the moves that may follow in it.
sealed interface GivenPosition {
    record Legal(Position position) implements GivenPosition {}

    /// No position. Each fault is its code, a colon and a sentence; there is at least one.
    ///
    /// @param turn the side to move, where the text could be read that far
    record Faulty(Optional<Side> turn, List<String> faults) implements GivenPosition {}

    /// Reads a FEN and looks at its set-up in strict mode.
    static GivenPosition read(String fen, Words words) {
        return read(fen, Legality.STRICT, words);
    }

    /// Reads a FEN and looks at its set-up under `legality`.
    static GivenPosition read(String fen, Legality legality, Words words) {
        return of(GivenStart.read(fen, legality, words), words);
    }

    /// Reads a FEN that is followed by a move, in strict mode: where it does not name the side to move, that move
    /// tells.
    static GivenPosition before(String move, String fen, Words words) {
        return of(GivenStart.read(fen, List.of(move), Legality.STRICT, words), words);
    }

    private static GivenPosition of(GivenStart start, Words words) {
        return switch (start) {
            case GivenStart.Legal legal -> play(legal.position(), legal.moves(), words);
            case GivenStart.Faulty faulty -> new Faulty(faulty.turn(), faulty.faults());
        };
    }

    private static GivenPosition play(Position start, List<Move> moves, Words words) {
        Position position = start;
        for (Move move : moves) {
            switch (position.play(move)) {
                case Attempt.Played played -> position = played.ply().after();
                case Attempt.Illegal illegal -> {
                    return new Faulty(
                            Optional.of(position.turn()), List.of(GivenMove.refusal(illegal, position, words)));
                }
            }
        }
        return new Legal(position);
    }
}
