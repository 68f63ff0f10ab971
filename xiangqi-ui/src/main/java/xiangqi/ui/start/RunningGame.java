package xiangqi.ui.start;

/// A game that goes on at a server.
///
/// @param red who plays Red
/// @param black who plays Black
/// @param server where, as a person writes it
public record RunningGame(String red, String black, String server) {}
