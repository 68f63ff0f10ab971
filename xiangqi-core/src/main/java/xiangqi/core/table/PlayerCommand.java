package xiangqi.core.table;

import xiangqi.core.rules.Move;

/// What a player can ask of a table. Who asks and when is added by the host ([Stamped]) and never believed from the
/// sender.
public sealed interface PlayerCommand {
    /// Take the free chair that the command comes from.
    record Sit(Player player) implements PlayerCommand {}

    /// Agree to the terms; the game starts when both players are ready.
    record Ready() implements PlayerCommand {}

    /// Make a move.
    ///
    /// @param ply how many plies the sender believes the line to have; a table that is elsewhere refuses
    record Play(int ply, Move move) implements PlayerCommand {}

    /// Make an offer.
    record Propose(Proposal proposal) implements PlayerCommand {}

    /// Accept or refuse the opponent's offer.
    record Answer(int offer, boolean accept) implements PlayerCommand {}

    /// Lose the game.
    record Resign() implements PlayerCommand {}

    /// Get up: a loss at once during a game, else the chair becomes free.
    record Leave() implements PlayerCommand {}
}
