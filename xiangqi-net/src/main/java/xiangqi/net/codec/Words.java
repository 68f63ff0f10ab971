package xiangqi.net.codec;

import java.util.Locale;
import java.util.Optional;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

/// Constants, points and moves in their stored spelling: `PERPETUAL_CHECK` is stored as `perpetual-check`. A golden
/// file pins every constant, so renaming one is noticed.
final class Words {
    private Words() {}

    static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static <E extends Enum<E>> Optional<E> find(Class<E> type, String word) {
        for (E constant : type.getEnumConstants()) {
            if (of(constant).equals(word)) {
                return Optional.of(constant);
            }
        }
        return Optional.empty();
    }

    /// A move as it is written, `h2e2`; no other spelling of it.
    static Optional<Move> move(String word) {
        return Move.parse(word).filter(move -> move.toString().equals(word));
    }

    /// A point as it is written, `h2`; no other spelling of it.
    static Optional<Square> square(String word) {
        return Square.parse(word).filter(square -> square.toString().equals(word));
    }
}
