package xiangqi.core.term;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Ending;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;

/// The terms for a general that is attacked or lost.
final class GeneralsInDanger {
    private GeneralsInDanger() {}

    static List<Sighting> in(Position given) {
        Side turn = given.turn();
        Optional<Position> strict = strict(given.setup());
        if (strict.isEmpty()) {
            return List.of();
        }
        Position position = strict.get();
        List<Square> squares = new ArrayList<>(position.board().squaresOf(Piece.of(turn, Role.GENERAL)));
        squares.addAll(position.checkers());
        return switch (position.end()) {
            case CHECKMATE -> List.of(new Sighting(Term.CHECKMATE, turn, Optional.empty(), squares));
            case STALEMATE -> List.of(new Sighting(Term.STALEMATE, turn, Optional.empty(), squares));
            case NONE, GENERAL_CAPTURED -> {
                List<Sighting> found = new ArrayList<>();
                if (position.inCheck()) {
                    found.add(new Sighting(Term.CHECK, turn, Optional.empty(), squares));
                }
                if (cannotBeSaved(position)) {
                    found.add(new Sighting(Term.UNSTOPPABLE_MATE, turn, Optional.empty(), squares.subList(0, 1)));
                }
                yield found;
            }
        };
    }

    /// Whether every move of the side to move leaves it to be mated by the next, and it would be mated too if it could
    /// pass: what nobody threatens is no mate that cannot be stopped.
    private static boolean cannotBeSaved(Position position) {
        if (!position.inCheck()) {
            Optional<Position> passed =
                    strict(new Setup(position.board(), position.turn().opponent()));
            if (passed.isEmpty() || !canMate(passed.get())) {
                return false;
            }
        }
        return position.legalMoves().stream().map(move -> after(position, move)).allMatch(GeneralsInDanger::canMate);
    }

    private static boolean canMate(Position position) {
        return position.legalMoves().stream()
                .anyMatch(move -> after(position, move).end() == Ending.CHECKMATE);
    }

    private static Position after(Position position, Move move) {
        return position.playIfLegal(move).map(Ply::after).orElseThrow();
    }

    private static Optional<Position> strict(Setup setup) {
        return Position.check(setup, Legality.STRICT) instanceof Checked.Legal(var position)
                ? Optional.of(position)
                : Optional.empty();
    }
}
