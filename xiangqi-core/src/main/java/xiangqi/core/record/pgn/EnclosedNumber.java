package xiangqi.core.record.pgn;

/// The numbers that are one character with a ring, brackets or a dot of their own, as lists have them: ① ⑴ ⒈ ❶ ㈠ ㊀ ㉑ ㊱.
final class EnclosedNumber {
    private EnclosedNumber() {}

    /// The number, from 1; 0 for any other character.
    static int of(char c) {
        if (c < '①' || c > '㊿') {
            return 0;
        }
        int number = within(c, '①', 20, 1);
        number += within(c, '⑴', 20, 1);
        number += within(c, '⒈', 20, 1);
        number += within(c, '❶', 10, 1);
        number += within(c, '㈠', 10, 1);
        number += within(c, '㊀', 10, 1);
        number += within(c, '㉑', 15, 21);
        return number + within(c, '㊱', 15, 36);
    }

    private static int within(char c, char first, int count, int value) {
        return c >= first && c < first + count ? c - first + value : 0;
    }
}
