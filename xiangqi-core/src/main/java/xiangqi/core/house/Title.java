package xiangqi.core.house;

/// A step of a house's ladder.
///
/// @param id for looking up words
/// @param name as the house itself writes it
/// @param from the least value it is reached with
public record Title(String id, String name, double from) {}
