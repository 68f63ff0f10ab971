package xiangqi.app.cli;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import xiangqi.core.game.GameRules;
import xiangqi.core.game.Line;
import xiangqi.core.game.Verdict;
import xiangqi.core.notation.Uci;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.ui.text.Words;

/// Plays a line that is given as text and judges it.
///
/// @param atEnd whether all moves are played and the last position is judged; otherwise the game is over at the first
///     ply that ends it, and the text behind that is not looked at
record LineJudge(GameRules rules, Legality legality, boolean atEnd, Words words) {
    /// White space of any kind, that of Chinese text included.
    private static final Pattern BLANKS = Pattern.compile("[\\s\\u00a0\\u3000\\ufeff]+");

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
                : BLANKS.splitAsStream(text.substring(tab + 1))
                        .filter(move -> !move.isEmpty())
                        .toList();
        return switch (GivenStart.read(fen, moves, legality, words)) {
            case GivenStart.Faulty faulty -> new BadStart(faulty);
            case GivenStart.Legal legal ->
                play(
                        legal.position(),
                        Stream.concat(legal.written().stream(), moves.stream()).toList());
        };
    }

    /// One look at the whole line tells how coordinates count ranks: a rank 0 or 10 late in it also for the first
    /// moves.
    private Answer play(Position start, List<String> moves) {
        Uci.Ranks ranks = Uci.ranksOf(start, moves).orElse(Uci.Ranks.FROM_ZERO);
        Line line = Line.from(start);
        for (String move : moves) {
            if (!atEnd && rules.judge(line) instanceof Verdict.Over over) {
                return new Judged(line, over, rules);
            }
            switch (GivenMove.read(line.position(), move, ranks, words)) {
                case GivenMove.Found(Move found) ->
                    line = line.add(line.position().playIfLegal(found).orElseThrow());
                case GivenMove.Refused refused -> {
                    return new BadMove(line.size() + 1, refused);
                }
            }
        }
        return new Judged(line, rules.judge(line), rules);
    }
}
