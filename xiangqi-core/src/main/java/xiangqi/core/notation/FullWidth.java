package xiangqi.core.notation;

/// Folding of what Chinese input methods put in place of plain ASCII.
final class FullWidth {
    private FullWidth() {}

    /// The ASCII character that a full-width one or a typographic dash stands for; any kind of space and
    /// control character becomes the plain space. Every other character is itself.
    static char plain(char c) {
        if (c <= '~') {
            return c < ' ' ? ' ' : c;
        }
        if (c >= '！' && c <= '～') {
            return (char) (c - '！' + '!');
        }
        return switch (c) {
            case '\u00a0', '\u3000', '\ufeff' -> ' ';
            case '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212' -> '-';
            default -> c;
        };
    }
}
