package xiangqi.app.cli;

import java.util.List;
import java.util.stream.Collectors;
import xiangqi.core.notation.MoveReading;
import xiangqi.core.notation.Notation;
import xiangqi.core.notation.Uci;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.ui.text.Words;

/// The move that a text on the command line names in a position, in whichever notation.
sealed interface GivenMove {
    record Found(Move move) implements GivenMove {}

    /// No move, or none that is meant for certain.
    ///
    /// @param error the code, a colon and a sentence
    /// @param candidates the legal moves that the text fits, if they are several
    record Refused(String error, List<Move> candidates) implements GivenMove {}

    /// Reads a move; coordinates have ranks from 0 unless only ranks from 1 make them a legal move.
    static GivenMove read(Position position, String text, Words words) {
        return of(Notation.readAny(position, text), position, text, words);
    }

    /// Reads a move of a line whose coordinates count ranks as told.
    static GivenMove read(Position position, String text, Uci.Ranks ranks, Words words) {
        return of(Notation.readAny(position, text, ranks), position, text, words);
    }

    private static GivenMove of(MoveReading reading, Position position, String text, Words words) {
        return switch (reading) {
            case MoveReading.Found(Move move) -> new Found(move);
            case MoveReading.Ambiguous(List<Move> candidates) -> {
                String fitting = candidates.stream().map(Move::toString).collect(Collectors.joining(", "));
                yield new Refused("ambiguous: " + words.text("app.move.ambiguous", text, fitting), candidates);
            }
            case MoveReading.NoSuchMove(List<Attempt.Illegal> refused) ->
                new Refused(
                        refused.isEmpty()
                                ? "no-such-move: " + words.text("app.move.none", text)
                                : refused.stream()
                                        .map(illegal -> refusal(illegal, position, words))
                                        .collect(Collectors.joining("; ")),
                        List.of());
            case MoveReading.NotNotation(int index) ->
                new Refused("unreadable-move: " + words.text("app.move.unreadable", text, index + 1), List.of());
        };
    }

    /// Why a move is refused: the code, a colon, a sentence and the move.
    static String refusal(Attempt.Illegal illegal, Position position, Words words) {
        return Codes.code(illegal.why()) + ": " + words.refusal(illegal, position.board()) + " (" + illegal.move()
                + ")";
    }
}
