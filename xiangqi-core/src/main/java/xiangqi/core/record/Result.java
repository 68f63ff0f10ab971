package xiangqi.core.record;

/// How a recorded game ended, as far as the record says.
public enum Result {
    /// Not known, still open, or several results in one study.
    UNKNOWN("*"),
    RED_WINS("1-0"),
    BLACK_WINS("0-1"),
    DRAW("1/2-1/2");

    private final String token;

    Result(String token) {
        this.token = token;
    }

    /// The result as PGN writes it: `*`, `1-0`, `0-1`, `1/2-1/2`.
    public String token() {
        return token;
    }
}
