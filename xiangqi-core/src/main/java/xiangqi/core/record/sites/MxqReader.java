package xiangqi.core.record.sites;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Square;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Gb18030;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Reads MXQ of 象棋世家 (formats.md §5): strings with one byte of length: place, time, players with the result
/// between them, figures, how the game ended, `Moves`, then the moves as `7C-4C`: the file counted from
/// Red's left, the rank from Red's home rank.
public final class MxqReader {
    private static final String MOVES = "\u0005Moves";
    private static final int LOOK = 4096;

    private final Bytes file;
    private int offset;

    public MxqReader(Bytes file) {
        this.file = file;
    }

    /// Whether a chain of strings leads to the one that the moves begin with.
    public static boolean recognises(Bytes file) {
        int at = 0;
        for (int strings = 0; strings < 32 && at < Math.min(file.length(), LOOK); strings++) {
            if (file.startsWith(at, MOVES)) {
                return strings > 0;
            }
            at += 1 + file.at(at);
        }
        return false;
    }

    public Import read() {
        List<String> head = new ArrayList<>();
        while (!file.startsWith(offset, MOVES)) {
            head.add(string());
        }
        offset += MOVES.length();
        Replay replay = new Replay(Position.START);
        Replay.Step step = replay.start();
        boolean ended = false;
        while (!ended && offset < file.length()) {
            Spot at = new Spot.Byte(offset);
            String token = string();
            ended = token.equals("Ends");
            if (!ended) {
                step = move(replay, step, token, at);
            }
        }
        List<Problem> problems = new ArrayList<>(replay.problems());
        if (!ended) {
            problems.add(Problem.ofFile(Problem.Code.MOVES_TRUNCATED, new Spot.Byte(offset)));
        }
        String ending = head.isEmpty() ? "" : head.getLast();
        GameRecord game = new GameRecord(headers(head, ending), result(ending), replay.tree());
        return new Import.Games(Format.MXQ, "gb18030", List.of(Import.Entry.Game.of(1, game, problems)), List.of());
    }

    private static Replay.Step move(Replay replay, Replay.Step after, String token, Spot at) {
        Optional<Move> move = move(token);
        return move.isPresent()
                ? replay.play(after, move.get(), at, token)
                : replay.cut(after, Problem.Code.NO_SUCH_POINT, at, token);
    }

    private static Optional<Move> move(String token) {
        if (!token.matches("[0-8][A-J]-[0-8][A-J]")) {
            return Optional.empty();
        }
        return Optional.of(Move.of(
                Square.of(token.charAt(0) - '0', token.charAt(1) - 'A'),
                Square.of(token.charAt(3) - '0', token.charAt(4) - 'A')));
    }

    private String string() {
        int length = Math.min(file.at(offset), file.length() - offset - 1);
        String string = Gb18030.decode(file.slice(offset + 1, length), 0, length);
        offset += 1 + length;
        return string;
    }

    private static Headers headers(List<String> head, String ending) {
        Headers.Builder headers = new Headers.Builder();
        if (!head.isEmpty()) {
            headers.set(Field.PLACE, head.getFirst());
        }
        if (head.size() > 1) {
            headers.set(Field.DATE, head.get(1));
        }
        if (head.size() > 2) {
            headers.set(Field.TITLE, head.get(2));
            // Red, the word for the result, Black.
            String[] players = head.get(2).split("-", 3);
            if (players.length == 3) {
                headers.set(Field.RED, players[0]).set(Field.BLACK, players[2]);
            }
        }
        return headers.set(Field.ENDING, ending).build();
    }

    /// The ending tells who gave up or lost: 红方投子认负.
    private static Result result(String ending) {
        boolean lost = ending.contains("认负") || ending.endsWith("负") || ending.endsWith("败");
        boolean won = ending.endsWith("胜");
        if (ending.startsWith("红") && (lost || won)) {
            return won ? Result.RED_WINS : Result.BLACK_WINS;
        }
        if (ending.startsWith("黑") && (lost || won)) {
            return won ? Result.BLACK_WINS : Result.RED_WINS;
        }
        return ending.contains("和") ? Result.DRAW : Result.UNKNOWN;
    }
}
