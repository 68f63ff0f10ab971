package xiangqi.core.opening;

/// An opening of ECCO, the encyclopaedia of Chinese chess openings.
///
/// @param code A00 to E99
/// @param family the first code of the openings that share its name: the words of each language are kept by it
public record Opening(String code, String family) {}
