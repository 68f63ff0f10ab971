package xiangqi.core.table;

import xiangqi.core.house.Profile;

/// Who sits at a table.
///
/// @param id tells players apart: an account, or a name of one's own at one computer
/// @param name what others read
/// @param profile what the house knew of the player when they sat down
public record Player(String id, String name, Profile profile) {
    /// A player of whom no house knows anything.
    public Player(String id, String name) {
        this(id, name, Profile.UNKNOWN);
    }
}
