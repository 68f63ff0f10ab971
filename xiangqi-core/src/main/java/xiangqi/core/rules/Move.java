package xiangqi.core.rules;

import java.util.Optional;
import xiangqi.core.board.Square;

/// The intent to move what stands on `from` to `to`: from a click, the wire or a file. Says nothing about legality.
public record Move(Square from, Square to) {
    private static final Move[] SHARED = shared();

    /// The shared instance of that move.
    public static Move of(Square from, Square to) {
        return SHARED[from.ordinal() * 90 + to.ordinal()];
    }

    /// The shared instance with that [#code()].
    public static Move ofCode(int code) {
        return SHARED[code];
    }

    /// Reads `h2e2`, also `H2E2` and `h2-e2`; empty for anything else.
    public static Optional<Move> parse(CharSequence iccs) {
        int length = iccs.length();
        if (length != 4 && !(length == 5 && iccs.charAt(2) == '-')) {
            return Optional.empty();
        }
        Optional<Square> from = Square.parse(iccs.subSequence(0, 2));
        Optional<Square> to = Square.parse(iccs.subSequence(length - 2, length));
        return from.isPresent() && to.isPresent() ? Optional.of(of(from.get(), to.get())) : Optional.empty();
    }

    /// A number below 8100 that stands for the move: `from * 90 + to` by ordinals.
    public int code() {
        return from.ordinal() * 90 + to.ordinal();
    }

    /// The move on the board turned by half.
    public Move turned() {
        return of(from.turned(), to.turned());
    }

    /// The move with the files mirrored.
    public Move mirrored() {
        return of(from.mirrored(), to.mirrored());
    }

    /// ICCS in lower case: `h2e2`.
    @Override
    public String toString() {
        return from.toString() + to;
    }

    private static Move[] shared() {
        Move[] moves = new Move[8100];
        for (int code = 0; code < moves.length; code++) {
            moves[code] = new Move(Square.at(code / 90), Square.at(code % 90));
        }
        return moves;
    }
}
