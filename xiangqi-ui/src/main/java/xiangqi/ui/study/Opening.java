package xiangqi.ui.study;

import java.nio.file.Path;

/// How far the opening of a file has got.
///
/// @param games how many games of it have been read
public record Opening(Path file, int games) {}
