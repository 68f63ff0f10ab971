package xiangqi.ui.table;

import java.util.function.BiFunction;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Profile;
import xiangqi.core.table.Player;

/// Whom a new game at this computer can be between, as far as the houses know them.
///
/// @param houses the houses to choose from
/// @param known what a house knows of a player, and what money the player has there
public record Guests(Houses houses, BiFunction<House, Player, Profile> known) {
    /// Everybody is new everywhere.
    public static Guests newcomers() {
        return new Guests(
                Houses.standard(), (house, _) -> house.scoring().newcomer().withMembership(true));
    }

    /// That player as the house knows them.
    Player at(House house, Player player) {
        return new Player(player.id(), player.name(), known.apply(house, player));
    }
}
