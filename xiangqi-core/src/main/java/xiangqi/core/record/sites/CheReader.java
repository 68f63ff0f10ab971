package xiangqi.core.record.sites;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Square;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Text;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Reads CHE of QQ 象棋 (formats.md §5): nothing but figures: `1`, the number of plies, then ten a ply, of
/// which the fourth to the seventh are row and column of both points: the row is the rank, the column is
/// counted from file i.
public final class CheReader {
    private static final int HEAD = 2;
    private static final int PLY = 10;

    private final Text text;
    private final List<Integer> figures = new ArrayList<>();
    private final List<Integer> indexes = new ArrayList<>();

    public CheReader(Text text) {
        this.text = text;
    }

    /// Whether the file is figures and space, with a whole ply at least.
    public static boolean recognises(Text text) {
        String content = text.content();
        if (!content.startsWith("1 ")) {
            return false;
        }
        int words = 0;
        for (int i = 0; i < content.length(); i++) {
            char c = content.charAt(i);
            if ((c < '0' || c > '9') && c > ' ') {
                return false;
            }
            words += c <= ' ' ? 1 : 0;
        }
        return words >= HEAD + PLY - 1;
    }

    public Import read() {
        split();
        Replay replay = new Replay(Position.START);
        Replay.Step step = replay.start();
        int plies = figures.get(1);
        int at = HEAD;
        for (; plies > 0 && at + PLY <= figures.size(); plies--) {
            step = move(replay, step, at);
            at += PLY;
        }
        List<Problem> problems = new ArrayList<>(replay.problems());
        if (plies > 0) {
            problems.add(Problem.ofFile(
                    Problem.Code.MOVES_TRUNCATED, text.spot(text.content().length())));
        }
        if (replay.tree().size() == 0) {
            return new Import.Unreadable(
                    Optional.of(Format.CHE), Problem.ofFile(Problem.Code.NO_MOVES, text.spot(indexes.get(HEAD))));
        }
        GameRecord game = new GameRecord(Headers.NONE, Result.UNKNOWN, replay.tree());
        return new Import.Games(
                Format.CHE, text.encoding(), List.of(Import.Entry.Game.of(1, game, problems)), text.problems());
    }

    private void split() {
        String content = text.content();
        int value = -1;
        for (int i = 0; i <= content.length(); i++) {
            char c = i < content.length() ? content.charAt(i) : ' ';
            if (c >= '0' && c <= '9') {
                if (value < 0) {
                    value = 0;
                    indexes.add(i);
                }
                value = Math.min(value * 10 + c - '0', 1_000_000);
            } else if (value >= 0) {
                figures.add(value);
                value = -1;
            }
        }
    }

    private Replay.Step move(Replay replay, Replay.Step after, int at) {
        int fromRank = figures.get(at + 3);
        int fromColumn = figures.get(at + 4);
        int toRank = figures.get(at + 5);
        int toColumn = figures.get(at + 6);
        String token = fromRank + "," + fromColumn + "-" + toRank + "," + toColumn;
        if (fromRank > 9 || fromColumn > 8 || toRank > 9 || toColumn > 8) {
            return replay.cut(after, Problem.Code.NO_SUCH_POINT, text.spot(indexes.get(at)), token);
        }
        Move move = Move.of(Square.of(8 - fromColumn, fromRank), Square.of(8 - toColumn, toRank));
        return replay.play(after, move, text.spot(indexes.get(at)), token);
    }
}
