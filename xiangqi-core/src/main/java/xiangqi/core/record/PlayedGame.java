package xiangqi.core.record;

import xiangqi.core.board.Side;
import xiangqi.core.game.Outcome;
import xiangqi.core.rules.Ply;
import xiangqi.core.study.TreeBuilder;
import xiangqi.core.table.Game;

/// A game that was played at a table, as a record.
public final class PlayedGame {
    private PlayedGame() {}

    /// The record of `game`: its moves as the main line of a tree from where it started, and its result.
    /// The players' names are added to `headers`; a player without a name gets none.
    public static GameRecord of(Game game, Headers headers) {
        TreeBuilder tree = new TreeBuilder(game.terms().start());
        int node = 0;
        for (Ply ply : game.line().plies()) {
            node = tree.add(node, ply.move());
        }
        return new GameRecord(
                headers.with(Field.RED, game.red().name())
                        .with(Field.BLACK, game.black().name()),
                game.outcome().map(PlayedGame::result).orElse(Result.UNKNOWN),
                tree.build());
    }

    private static Result result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win -> win.side() == Side.RED ? Result.RED_WINS : Result.BLACK_WINS;
            case Outcome.Draw _ -> Result.DRAW;
            case Outcome.Annulled _ -> Result.UNKNOWN;
        };
    }
}
