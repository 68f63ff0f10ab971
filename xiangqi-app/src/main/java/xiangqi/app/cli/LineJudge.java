package xiangqi.app.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import xiangqi.core.game.GameRules;
import xiangqi.core.game.Line;
import xiangqi.core.game.Verdict;
import xiangqi.core.notation.Uci;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.ui.text.Words;

/// Plays a line that is given as text and judges it.
///
/// @param atEnd whether all moves are played and the last position is judged; otherwise the game is over at the first
///     ply that ends it, and the text behind that is not looked at
record LineJudge(GameRules rules, Legality legality, boolean atEnd, Words words) {
    /// What there is to say of a line.
    sealed interface Answer {}

    /// @param rules the rules it was judged by
    record Judged(Line line, Verdict verdict, GameRules rules) implements Answer {}

    /// A FEN that gives no position.
    record BadStart(GivenStart.Faulty faulty) implements Answer {}

    /// A move that cannot be played.
    ///
    /// @param ply its number in the line, from 1
    record BadMove(int ply, GivenMove.Refused refused) implements Answer {}

    /// Judges `FEN<TAB>moves`. Moves that follow in the FEN come first.
    Answer judge(String text) {
        int tab = text.indexOf('\t');
        String fen = tab < 0 ? text : text.substring(0, tab);
        List<String> moves = tab < 0
                ? List.of()
                : Stream.of(text.substring(tab + 1).strip().split("\\s+"))
                        .filter(move -> !move.isEmpty())
                        .toList();
        return switch (GivenStart.read(fen, moves.stream().findFirst(), legality, words)) {
            case GivenStart.Faulty faulty -> new BadStart(faulty);
            case GivenStart.Legal legal -> play(legal.position(), legal.moves(), moves);
        };
    }

    private Answer play(Position start, List<Move> first, List<String> moves) {
        List<Function<Position, GivenMove>> plies = new ArrayList<>();
        first.forEach(move -> plies.add(position -> legal(position, move)));
        // One look at the whole line: a rank 10 late in it tells how the first moves are meant.
        boolean fromOne = first.isEmpty() && Uci.ranksOf(start, moves).equals(Optional.of(Uci.Ranks.FROM_ONE));
        moves.forEach(text -> plies.add(position ->
                fromOne ? GivenMove.readFromOne(position, text, words) : GivenMove.read(position, text, words)));
        Line line = Line.from(start);
        for (Function<Position, GivenMove> ply : plies) {
            if (!atEnd && rules.judge(line) instanceof Verdict.Over over) {
                return new Judged(line, over, rules);
            }
            switch (ply.apply(line.position())) {
                case GivenMove.Found(Move move) ->
                    line = line.add(line.position().playIfLegal(move).orElseThrow());
                case GivenMove.Refused refused -> {
                    return new BadMove(line.size() + 1, refused);
                }
            }
        }
        return new Judged(line, rules.judge(line), rules);
    }

    private GivenMove legal(Position position, Move move) {
        return switch (position.play(move)) {
            case Attempt.Played _ -> new GivenMove.Found(move);
            case Attempt.Illegal illegal ->
                new GivenMove.Refused(GivenMove.refusal(illegal, position, words), List.of());
        };
    }
}
