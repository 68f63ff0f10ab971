package xiangqi.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenFault;
import xiangqi.core.notation.FenReading;
import xiangqi.core.notation.MoveReading;
import xiangqi.core.notation.Notation;
import xiangqi.core.notation.Uci;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.ui.text.Words;

/// What a FEN on the command line says: a position and the moves that follow in it, not yet played.
sealed interface GivenStart {
    /// @param written the moves as they are written, for who reads them together with those behind the FEN
    record Legal(Position position, List<Move> moves, List<String> written) implements GivenStart {}

    /// No position. Each fault is its code, a colon and a sentence; there is at least one.
    ///
    /// @param turn the side to move, where the text could be read that far
    /// @param place where the first fault lies that has a place
    record Faulty(Optional<Side> turn, List<String> faults, Optional<Place> place) implements GivenStart {}

    /// A point of a FEN's board: the row from above, the column from the left, both from 1; 11 or 10 for what goes on
    /// beyond the board.
    record Place(int row, int column) {
        private static Place of(Square square) {
            return new Place(10 - square.rank(), square.file() + 1);
        }
    }

    /// Reads a FEN and looks at its set-up under `legality`.
    static GivenStart read(String fen, Legality legality, Words words) {
        return read(fen, List.of(), legality, words);
    }

    /// Reads a FEN that is followed by moves: where it does not name the side to move, the first of them tells.
    static GivenStart read(String fen, List<String> next, Legality legality, Words words) {
        return switch (Fen.read(fen)) {
            case FenReading.Unreadable unreadable -> unreadable(unreadable.fault(), words);
            case FenReading.Read read -> {
                Setup setup = read.sideGiven() || !read.moves().isEmpty() || next.isEmpty()
                        ? read.setup()
                        : beforeMoves(read.setup().board(), next, legality);
                yield switch (Position.check(setup, legality)) {
                    case Checked.Legal legal -> new Legal(legal.position(), read.moves(), read.written());
                    case Checked.Faulty faulty ->
                        new Faulty(
                                Optional.of(setup.turn()),
                                faulty.faults().stream()
                                        .map(fault -> said(fault, words))
                                        .toList(),
                                faulty.faults().stream()
                                        .flatMap(fault -> fault.squares().stream())
                                        .findFirst()
                                        .map(Place::of));
                };
            }
        };
    }

    /// With the side to move that can make the first of the moves; Red if both or neither can.
    private static Setup beforeMoves(Board board, List<String> moves, Legality legality) {
        for (Side side : Side.values()) {
            Setup setup = new Setup(board, side);
            if (Position.check(setup, legality) instanceof Checked.Legal(Position position)
                    && Notation.readAny(
                                    position,
                                    moves.getFirst(),
                                    Uci.ranksOf(position, moves).orElse(Uci.Ranks.FROM_ZERO))
                            instanceof MoveReading.Found) {
                return setup;
            }
        }
        return new Setup(board, Side.RED);
    }

    private static GivenStart unreadable(FenFault fault, Words words) {
        return new Faulty(
                Optional.empty(),
                List.of(Codes.code(fault.kind()) + ": " + words.fault(fault)),
                fault.row() > 0 ? Optional.of(new Place(fault.row(), fault.column())) : Optional.empty());
    }

    private static String said(Fault fault, Words words) {
        List<String> points = new ArrayList<>();
        for (Square square : fault.squares()) {
            Place place = Place.of(square);
            points.add(words.text("app.point", words.say(square), place.row(), place.column()));
        }
        String where = points.isEmpty() ? "" : " (" + String.join("; ", points) + ")";
        return Codes.code(fault.kind()) + ": " + words.fault(fault) + where;
    }
}
