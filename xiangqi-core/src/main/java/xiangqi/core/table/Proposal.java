package xiangqi.core.table;

import xiangqi.core.house.Odds;

/// What one player can propose to the other.
public sealed interface Proposal {
    /// The game is a draw.
    record Draw() implements Proposal {}

    /// The line returns to before the asker's own last move.
    record Undo() implements Proposal {}

    /// The game does not count; possible before Red's second move, or Black's where Black begins.
    record Annulment() implements Proposal {}

    /// The other side gives these odds in a new game that takes the place of the running one.
    ///
    /// @param odds in the colours of the new game
    /// @param reward what each puts into escrow for the winner, 0 or more
    record Restart(Odds odds, long reward) implements Proposal {}

    /// Both stake on the running game, or on the next one while none is running. Sent while the opponent's proposal
    /// waits it takes that one's place.
    ///
    /// @param red Red's whole stake, what was agreed before included
    record Stake(long red, long black) implements Proposal {}

    /// One player teaches the other, who pays `fee`. At first the higher rated teaches, and between equals the
    /// asker is the learner; figures sent back and raised ones keep the guide ([Offer#guide]).
    record Guidance(long fee) implements Proposal {}

    /// Another game with colours exchanged; at odds the giver stays.
    record Rematch() implements Proposal {}

    /// Whether the proposal belongs to the line of the game: an undo brings back those that waited then.
    default boolean ofTheLine() {
        return switch (this) {
            case Draw draw -> true;
            case Annulment annulment -> true;
            case Restart restart -> true;
            case Undo undo -> false;
            case Stake stake -> false;
            case Guidance guidance -> false;
            case Rematch rematch -> false;
        };
    }

    /// The word it is made with in a script.
    default String word() {
        return switch (this) {
            case Draw draw -> "draw";
            case Undo undo -> "undo";
            case Annulment annulment -> "annul";
            case Restart restart -> "handicap";
            case Stake stake -> "stake";
            case Guidance guidance -> "guide";
            case Rematch rematch -> "rematch";
        };
    }
}
