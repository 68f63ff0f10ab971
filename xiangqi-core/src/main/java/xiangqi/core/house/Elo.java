package xiangqi.core.house;

import java.util.List;

/// How a game moves a rating: `K × (result − expectation)` (houses.md §3).
///
/// @param bands the factors K, lowest values first; the last holds for all values above
/// @param firstMove by how much the side that moves first is taken to be stronger
public record Elo(List<Band> bands, int firstMove) {
    /// A difference of so much makes the odds ten to one.
    public static final int SPREAD = 400;

    /// A factor.
    ///
    /// @param below the value, unrounded, from which another one holds
    public record Band(int factor, double below) {}

    public Elo {
        bands = List.copyOf(bands);
    }

    static Band band(int factor, int below) {
        return new Band(factor, below);
    }

    static Band rest(int factor) {
        return new Band(factor, Double.POSITIVE_INFINITY);
    }

    /// What a game adds to the value `mine`.
    ///
    /// @param result 1 for a win, 0.5 for a draw, 0 for a loss
    double change(double mine, double opponent, double result, boolean first) {
        double difference = opponent - mine + (first ? -firstMove : firstMove);
        double expected = 1 / (1 + Math.pow(10, difference / SPREAD));
        return factor(mine) * (result - expected);
    }

    private int factor(double value) {
        return bands.stream()
                .filter(band -> value < band.below())
                .findFirst()
                .orElseThrow()
                .factor();
    }
}
