package xiangqi.core.record.sites;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Square;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Spot;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Reads CCM of 中国游戏中心 as of 2016 (formats.md §5): twelve bytes of head with the time and the number of
/// plies, then nine bytes a ply, the points at 3 to 6, counted from the left of Black's home rank. Always
/// from the usual start.
public final class CcmReader {
    private static final int HEADER = 12;
    private static final int PLY = 9;

    private final Bytes file;

    public CcmReader(Bytes file) {
        this.file = file;
    }

    /// Whether the head is there and every ply begins with a piece and a side.
    public static boolean recognises(Bytes file) {
        if (!file.startsWith(0, "\u0001\0\u0012\0") || !file.has(0, HEADER + PLY)) {
            return false;
        }
        return file.int32(8) > 0 && (file.at(HEADER + 1) == 1 || file.at(HEADER + 1) == 2);
    }

    public Import read() {
        Replay replay = new Replay(Position.START);
        Replay.Step step = replay.start();
        long plies = file.int32(8);
        int offset = HEADER;
        for (; plies > 0 && file.has(offset, PLY); plies--) {
            step = move(replay, step, offset);
            offset += PLY;
        }
        List<Problem> problems = replay.problems();
        if (plies > 0) {
            problems = new java.util.ArrayList<>(problems);
            problems.add(Problem.ofFile(Problem.Code.MOVES_TRUNCATED, new Spot.Byte(offset)));
        }
        Headers headers = new Headers.Builder()
                .set(Field.CREATED, Instant.ofEpochSecond(file.int32(4)).toString())
                .build();
        GameRecord game = new GameRecord(headers, Result.UNKNOWN, replay.tree());
        if (replay.tree().size() == 0) {
            return new Import.Unreadable(
                    Optional.of(Format.CCM), Problem.ofFile(Problem.Code.NO_MOVES, new Spot.Byte(HEADER)));
        }
        return new Import.Games(Format.CCM, "gb18030", List.of(Import.Entry.Game.of(1, game, problems)), List.of());
    }

    private Replay.Step move(Replay replay, Replay.Step after, int offset) {
        int fromFile = file.at(offset + 3);
        int fromRow = file.at(offset + 4);
        int toFile = file.at(offset + 5);
        int toRow = file.at(offset + 6);
        Spot at = new Spot.Byte(offset);
        String token = fromFile + "," + fromRow + "-" + toFile + "," + toRow;
        if (fromFile > 8 || fromRow > 9 || toFile > 8 || toRow > 9) {
            return replay.cut(after, Problem.Code.NO_SUCH_POINT, at, token);
        }
        return replay.play(after, Move.of(Square.of(fromFile, 9 - fromRow), Square.of(toFile, 9 - toRow)), at, token);
    }
}
