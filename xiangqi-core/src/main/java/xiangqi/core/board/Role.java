package xiangqi.core.board;

/// The seven kinds of pieces, with the letter FEN uses for them and how many of them a side has at the start.
public enum Role {
    GENERAL('k', 1),
    ADVISOR('a', 2),
    ELEPHANT('b', 2),
    HORSE('n', 2),
    CHARIOT('r', 2),
    CANNON('c', 2),
    SOLDIER('p', 5);

    private final char letter;
    private final int atMost;

    Role(char letter, int atMost) {
        this.letter = letter;
        this.atMost = atMost;
    }

    /// The lower-case FEN letter: k a b n r c p.
    public char letter() {
        return letter;
    }

    /// The greatest number of these pieces that one side can have.
    public int atMost() {
        return atMost;
    }
}
