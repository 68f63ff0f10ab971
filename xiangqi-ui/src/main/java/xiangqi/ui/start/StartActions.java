package xiangqi.ui.start;

/// What the start page can set going. Each is offered at all times that the page offers it.
public interface StartActions {
    /// Asks for the terms of a game at this computer.
    void newGame();

    /// Goes to the lobby of the server, by way of the sign-in if need be.
    void online();

    /// Goes back to the game that goes on at the server.
    void returnOnline();

    /// Goes back to the game that goes on at this computer.
    void returnHere();

    /// Opens study, with whatever was open there last or with nothing.
    void study();

    /// Goes on with an unfinished game.
    void resume(UnfinishedGame game);

    /// Keeps an unfinished game as a record, if anything was moved in it, and forgets it as a running game.
    void keep(UnfinishedGame game);

    /// Opens all games that were played to their end here as one list in study, the latest first.
    void ownGames();

    /// Opens a record that was open before.
    void open(RecentRecord record);
}
