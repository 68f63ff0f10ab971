package xiangqi.core.table;

/// Who sits at a table.
///
/// @param id tells players apart: an account, or a name of one's own at one computer
/// @param name what others read
public record Player(String id, String name) {}
