package xiangqi.ui.setup;

import java.util.stream.Collectors;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.ui.text.Words;

/// What is wrong with a set-up, in one language: the fault, and where it is or what mends it.
final class FaultWords {
    private final Words words;

    FaultWords(Words words) {
        this.words = words;
    }

    String what(Fault fault) {
        return words.fault(fault);
    }

    String where(Fault fault, Board board) {
        return switch (fault.kind()) {
            case NO_GENERAL -> words.text("setup.fault.no-general");
            case SEVERAL_GENERALS -> tooMany(fault, Piece.of(fault.side(), Role.GENERAL));
            case TOO_MANY ->
                board.at(fault.squares().getFirst())
                        .map(piece -> tooMany(fault, piece))
                        .orElse("");
            case GENERAL_OUTSIDE_PALACE -> words.text("setup.fault.palace", points(fault));
            case ADVISOR_UNREACHABLE -> words.text("setup.fault.advisor", points(fault));
            case ELEPHANT_UNREACHABLE -> words.text("setup.fault.elephant", points(fault));
            case SOLDIER_UNREACHABLE -> words.text("setup.fault.soldier", points(fault));
            case GENERALS_FACING -> words.text("setup.fault.facing");
            case OPPONENT_IN_CHECK -> words.text("setup.fault.check");
        };
    }

    private String tooMany(Fault fault, Piece piece) {
        return words.text(
                "setup.fault.too-many",
                piece,
                fault.squares().size(),
                piece.role().atMost());
    }

    private String points(Fault fault) {
        return fault.squares().stream().map(words::say).collect(Collectors.joining(words.text("setup.join")));
    }
}
