package xiangqi.net.codec;

import java.util.Locale;
import java.util.Optional;

/// Constants in their stored spelling: `PERPETUAL_CHECK` is stored as `perpetual-check`. A golden file pins every one,
/// so
/// renaming a constant is noticed.
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
}
