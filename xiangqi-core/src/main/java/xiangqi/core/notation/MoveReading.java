package xiangqi.core.notation;

import java.util.List;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;

/// What a text says in a position, read as the name of a move.
public sealed interface MoveReading {
    /// The text names exactly one legal move.
    record Found(Move move) implements MoveReading {}

    /// The text fits several legal moves; which one is meant is not guessed.
    ///
    /// @param candidates at least two; of pieces named alike, files from the mover's right to left, on each
    ///     file from front to rear
    record Ambiguous(List<Move> candidates) implements MoveReading {
        public Ambiguous {
            candidates = List.copyOf(candidates);
            if (candidates.size() < 2) {
                throw new IllegalArgumentException("nothing is ambiguous about " + candidates);
            }
        }
    }

    /// The text is in good form, but names no legal move here.
    ///
    /// @param refused the moves it could mean, each with the rule that forbids it; empty if no piece fits the
    ///     text
    record NoSuchMove(List<Attempt.Illegal> refused) implements MoveReading {
        public NoSuchMove {
            refused = List.copyOf(refused);
        }
    }

    /// The text is not in the form of the notation.
    ///
    /// @param index the index of the first character that does not fit; the length of the text if it ends too
    ///     early
    record NotNotation(int index) implements MoveReading {}
}
