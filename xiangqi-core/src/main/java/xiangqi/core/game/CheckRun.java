package xiangqi.core.game;

import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Ply;

/// How many checks in a row the same piece has given with consecutive moves of its side (house `ranks`). The
/// count starts anew after a capture by either side, after a move that is no check by that piece, and when the
/// opponent's answer is itself a check.
final class CheckRun {
    private CheckRun() {}

    /// The longest run that a further check by that side would make longer or that has just been made: the one
    /// that ends with the side's last ply, unless the opponent's answer has broken it. Empty if there is none.
    static Optional<Evidence.ChecksInARow> of(Line line, Side side) {
        if (line.last().isEmpty() || line.position().turn() != side) {
            return of(line);
        }
        Ply answer = line.last().get();
        return answer.captured().isPresent() || answer.givesCheck() ? Optional.empty() : of(line.back(1));
    }

    /// The longest run that ends with the last ply of the line; empty if that ply gives no check that counts.
    static Optional<Evidence.ChecksInARow> of(Line line) {
        Optional<Evidence.ChecksInARow> longest = Optional.empty();
        if (line.last().isEmpty() || !line.position().inCheck()) {
            return longest;
        }
        for (Square square : line.position().checkers()) {
            int count = count(line, square);
            if (count > longest.map(Evidence.ChecksInARow::count).orElse(0)) {
                Placed piece = new Placed(line.position().at(square).orElseThrow(), square);
                longest = Optional.of(new Evidence.ChecksInARow(piece, count));
            }
        }
        return longest;
    }

    private static int count(Line line, Square checker) {
        int count = 0;
        Square at = checker;
        Line now = line;
        while (true) {
            List<Square> checkers = now.position().checkers();
            if (now.last().isEmpty() || now.last().get().captured().isPresent() || !checkers.contains(at)) {
                return count;
            }
            count++;
            Ply ply = now.last().get();
            at = ply.move().to() == at ? ply.move().from() : at;
            Line answered = now.back(1);
            if (answered.last().isEmpty()
                    || answered.last().get().captured().isPresent()
                    || answered.position().inCheck()) {
                return count;
            }
            now = answered.back(1);
        }
    }
}
