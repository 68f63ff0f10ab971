package xiangqi.app.cli;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenFault;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
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
        return switch (Fen.read(fen)) {
            case FenReading.Unreadable unreadable ->
                new Faulty(Optional.empty(), List.of(said(unreadable.fault(), words)));
            case FenReading.Read read ->
                switch (Position.check(read.setup(), legality)) {
                    case Checked.Legal legal -> play(legal.position(), read.moves(), words);
                    case Checked.Faulty faulty ->
                        new Faulty(
                                Optional.of(read.setup().turn()),
                                faulty.faults().stream()
                                        .map(fault -> said(fault, words))
                                        .toList());
                };
        };
    }

    private static GivenPosition play(Position start, List<Move> moves, Words words) {
        Position position = start;
        for (Move move : moves) {
            switch (position.play(move)) {
                case Attempt.Played played -> position = played.ply().after();
                case Attempt.Illegal illegal -> {
                    String why = code(illegal.why()) + ": " + words.refusal(illegal, position.board());
                    return new Faulty(Optional.of(position.turn()), List.of(why + " (" + move + ")"));
                }
            }
        }
        return new Legal(position);
    }

    private static String said(FenFault fault, Words words) {
        String what = code(fault.kind()) + ": " + words.of(fault.kind(), fault.row(), fault.column());
        boolean hasPlace = fault.row() == 0 && fault.kind() != FenFault.Kind.EMPTY;
        return hasPlace ? what + " (" + words.text("app.character", fault.index() + 1) + ")" : what;
    }

    private static String said(Fault fault, Words words) {
        String points = fault.squares().stream().map(words::say).collect(Collectors.joining(", ", " (", ")"));
        return code(fault.kind()) + ": " + words.fault(fault) + (fault.squares().isEmpty() ? "" : points);
    }

    private static String code(Enum<?> code) {
        return Codes.code(code);
    }
}
