package xiangqi.server.account;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Optional;
import xiangqi.net.protocol.Limits;

/// A name that an account may have.
///
/// @param shown as the player wrote it, composed (NFC) and without blanks around it
/// @param key what names are compared by: those that differ only in width, case or composition are one name
record AccountName(String shown, String key) {
    static final int MIN = Limits.ACCOUNT_NAME_MIN;
    static final int MAX = Limits.ACCOUNT_NAME_MAX;

    /// The name, unless it is too short or too long, or holds characters that cannot be seen.
    static Optional<AccountName> of(String written) {
        String shown = Normalizer.normalize(written, Normalizer.Form.NFC).strip();
        int length = shown.codePointCount(0, shown.length());
        if (length < MIN || length > MAX || !shown.codePoints().allMatch(AccountName::isVisible)) {
            return Optional.empty();
        }
        String key = keyOf(shown);
        return key.isBlank() ? Optional.empty() : Optional.of(new AccountName(shown, key));
    }

    /// What any text is compared by.
    static String keyOf(String name) {
        String compatible = Normalizer.normalize(name, Normalizer.Form.NFKC);
        // Upper case first: folding knows pairs, as ß and SS, that lower case alone keeps apart.
        String folded = compatible.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
        return Normalizer.normalize(folded, Normalizer.Form.NFKC).strip().replaceAll(" +", " ");
    }

    /// Letters, digits, signs and the plain blank; nothing that only formats, and no blank of another width.
    private static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            case Character.SPACE_SEPARATOR -> codePoint == ' ';
            default -> !isBlankFiller(codePoint);
        };
    }

    /// Fillers of Hangul and blanks that count as letters or signs, the blank braille pattern, selectors, and what
    /// stands for a thing or a character that could not be read.
    private static boolean isBlankFiller(int codePoint) {
        return codePoint == 0x115F
                || codePoint == 0x1160
                || codePoint == 0x3164
                || codePoint == 0xFFA0
                || codePoint == 0x2800
                || codePoint >= 0xFFFC && codePoint <= 0xFFFD
                || codePoint == 0x034F
                || codePoint >= 0x17B4 && codePoint <= 0x17B5
                || codePoint >= 0xFE00 && codePoint <= 0xFE0F
                || codePoint >= 0xE0100 && codePoint <= 0xE01EF;
    }
}
