package xiangqi.core.house;

import java.util.List;

/// Titles by value, highest first.
///
/// @param titles the last one holds from any value
record Titles(List<Title> titles) {
    Titles {
        titles = List.copyOf(titles);
    }

    /// The steps of ourgame and qq, which differ by the word for a player alone (houses.md §3).
    ///
    /// @param player 棋士 or 棋手
    static Titles ofMastersAnd(String player) {
        return new Titles(List.of(
                new Title("grandmaster", "特级大师", 2600),
                new Title("master-1", "一级大师", 2400),
                new Title("master-2", "二级大师", 2200),
                new Title("master-3", "三级大师", 2000),
                new Title("player-1", "一级" + player, 1800),
                new Title("player-2", "二级" + player, 1700),
                new Title("player-3", "三级" + player, 1600),
                new Title("player-4", "四级" + player, 1500),
                new Title("player-5", "五级" + player, 1400),
                new Title("player-6", "六级" + player, 1300),
                new Title("player-7", "七级" + player, 1200),
                new Title("player-8", "八级" + player, 1100),
                new Title("player-9", "九级" + player, Double.NEGATIVE_INFINITY)));
    }

    /// The highest title that `value`, unrounded, reaches.
    Title of(double value) {
        return titles.stream()
                .filter(title -> value >= title.from())
                .findFirst()
                .orElse(titles.getLast());
    }

    /// `value` rounded half up, but never across a title's border.
    long shown(double value) {
        long rounded = (long) Math.floor(value + 0.5);
        return of(rounded).equals(of(value)) ? rounded : rounded - 1;
    }
}
