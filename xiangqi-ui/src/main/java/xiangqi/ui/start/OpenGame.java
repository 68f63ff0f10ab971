package xiangqi.ui.start;

import java.util.Optional;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Game;

/// A game that goes on at this computer, at a table that is open.
///
/// @param stakes what is agreed on it
public record OpenGame(Game game, Optional<Stakes> stakes) {}
