package xiangqi.ui.start;

import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.Optional;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Game;

/// A game that the last run of the client did not end.
///
/// @param file where it is kept
/// @param game as it was left
/// @param stakes what is agreed on it
/// @param at when the last of its moves was made
public record UnfinishedGame(Path file, Game game, Optional<Stakes> stakes, LocalDateTime at) {}
