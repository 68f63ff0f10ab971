package xiangqi.core.record.cbr;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
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
import xiangqi.core.record.Slots;
import xiangqi.core.record.Spot;
import xiangqi.core.rules.Move;

/// Reads the libraries of the first CCBridge (formats.md §2.3). After 20 bytes of head one zlib stream, and
/// in it, all text GB18030 with its length before it:
///
/// ```
/// library  name, two texts, maker, mail; 38 bytes of dates; u32 games; remark game     u32 size of the
/// whole, 32 bytes of points in the order of the slots, three u32 of which the last is the first mover;
/// title, four texts, red, black; u32 result; annotator, mail, maker, mail, remark; one byte; 38 bytes of
/// dates; u32 moves; six bytes a move; a line of comment a move move     u16 ply, from, to, two bytes of
/// its name
/// ```
///
/// A ply that steps back begins a variation that replaces that ply of the line before it: the moves are in
/// pre-order. The offsets in problems are those of the unpacked stream.
public final class LegacyCblReader {
    private static final String MAGIC = "CCBridge\u0015\0\0\0";
    private static final int HEADER = 20;
    private static final int DATES = 38;
    private static final int MOVE = 6;
    /// A library of games packs to a quarter; what claims to unpack to so much more is none.
    private static final int MOST_UNPACKED = 32;

    private final Bytes file;

    public LegacyCblReader(Bytes file) {
        this.file = file;
    }

    public static boolean recognises(Bytes file) {
        return file.startsWith(0, MAGIC);
    }

    public Import read() {
        if (!file.has(0, HEADER + 1)) {
            return unreadable(
                    Problem.ofFile(Problem.Code.HEADER_TRUNCATED, new Spot.Byte(file.length()), file.length(), HEADER));
        }
        long size = file.int32(16);
        long most = (long) MOST_UNPACKED * file.length();
        if (size > most) {
            return unreadable(Problem.ofFile(Problem.Code.UNPACKED_TOO_LARGE, new Spot.Byte(16), size, most));
        }
        return new Library(new Bytes(unpacked((int) size))).read();
    }

    private static Import unreadable(Problem why) {
        return new Import.Unreadable(Optional.of(Format.CBL_LEGACY), why);
    }

    /// As much of the stream as can be unpacked, at most what the head tells. The room grows with what is
    /// there.
    private byte[] unpacked(int size) {
        byte[] unpacked = new byte[(int) Math.min(size, 4L * file.length())];
        int length = 0;
        Inflater inflater = new Inflater();
        try {
            inflater.setInput(file.slice(HEADER, file.length() - HEADER));
            int more = 1;
            while (length < size && more > 0) {
                if (length == unpacked.length) {
                    unpacked = Arrays.copyOf(unpacked, (int) Math.min(size, 2L * length));
                }
                more = inflater.inflate(unpacked, length, unpacked.length - length);
                length += more;
            }
        } catch (DataFormatException e) {
            length = (int) inflater.getBytesWritten();
        } finally {
            inflater.end();
        }
        return Arrays.copyOf(unpacked, length);
    }

    /// The unpacked stream.
    private static final class Library {
        private final Bytes data;
        private int offset;
        private boolean cut;

        Library(Bytes data) {
            this.data = data;
        }

        Import read() {
            for (int i = 0; i < 5; i++) {
                text();
            }
            skip(DATES);
            long games = number();
            text();
            List<Import.Entry> entries = new ArrayList<>();
            while (!cut && entries.size() < games && offset < data.length()) {
                entries.add(game(entries.size() + 1));
            }
            if (entries.isEmpty()) {
                return unreadable(Problem.ofFile(Problem.Code.NO_MOVES, new Spot.Byte(offset)));
            }
            List<Problem> problems = entries.size() < games
                    ? List.of(Problem.ofFile(Problem.Code.GAMES_MISSING, new Spot.Byte(offset), entries.size(), games))
                    : List.of();
            return new Import.Games(Format.CBL_LEGACY, "gb18030", entries, problems);
        }

        private Import.Entry game(int number) {
            int begin = offset;
            long size = number();
            Board board = board();
            skip(8);
            long mover = number();
            Headers.Builder headers = new Headers.Builder();
            headers.set(Field.TITLE, text());
            for (int i = 1; i <= 4; i++) {
                headers.add("Text" + i, text());
            }
            headers.set(Field.RED, text()).set(Field.BLACK, text());
            long result = number();
            headers.set(Field.ANNOTATOR, text()).set(Field.ANNOTATOR_MAIL, text());
            headers.set(Field.AUTHOR, text()).set(Field.AUTHOR_MAIL, text());
            String remark = text();
            skip(1);
            dates(headers);
            long moves = number();
            int first = offset;
            Side turn = turn(board, moves, mover);
            Replay replay = new Replay(new Setup(board, turn), new Spot.Byte(begin + 4));
            replay.comment(replay.start(), lines(remark));
            play(replay, moves, (int) Math.min(begin + size, data.length()));
            List<Problem> problems = new ArrayList<>(replay.problems());
            if (cut) {
                problems.add(
                        Problem.ofFile(Problem.Code.MOVES_TRUNCATED, new Spot.Byte(Math.min(first, data.length()))));
            }
            GameRecord game = new GameRecord(headers.build(), result(result), replay.tree());
            // The size leads to the next game whatever this one holds, but never back.
            long next = begin + size;
            if (next > data.length() || next <= begin) {
                cut = true;
            } else {
                offset = (int) next;
            }
            return Import.Entry.Game.of(number, game, problems);
        }

        private void dates(Headers.Builder headers) {
            int begin = offset;
            skip(DATES);
            if (!cut) {
                headers.set(Field.CREATED, Gb18030.decode(data.slice(begin, DATES / 2), 0, DATES / 2));
                headers.set(Field.MODIFIED, Gb18030.decode(data.slice(begin + DATES / 2, DATES / 2), 0, DATES / 2));
            }
        }

        private Board board() {
            Board board = Board.EMPTY;
            for (int slot = 0; slot < 32; slot++) {
                int point = data.has(offset + slot, 1) ? data.at(offset + slot) : 0;
                int x = (point >> 4) - 1;
                int y = (point & 0xF) - 1;
                if (x >= 0 && x < 9 && y >= 0 && y < 10) {
                    board = board.with(Square.of(x, 9 - y), Slots.PIECES.get(slot));
                }
            }
            skip(32);
            return board;
        }

        private Side turn(Board board, long moves, long mover) {
            Side stated = mover == 2 ? Side.BLACK : Side.RED;
            return moves == 0 || !data.has(offset, MOVE)
                    ? stated
                    : point(data.at(offset + 2))
                            .flatMap(board::at)
                            .map(Piece::side)
                            .orElse(stated);
        }

        private void play(Replay replay, long moves, int end) {
            List<Replay.Step> line = new ArrayList<>();
            line.add(replay.start());
            List<Replay.Step> inOrder = new ArrayList<>();
            for (long i = 0; i < moves; i++) {
                if (!data.has(offset, MOVE) || offset + MOVE > end) {
                    cut = true;
                    return;
                }
                int ply = Math.clamp(data.int16(offset), 1, line.size());
                line.subList(ply, line.size()).clear();
                Replay.Step step = move(replay, line.getLast());
                line.add(step);
                inOrder.add(step);
                offset += MOVE;
            }
            comments(replay, inOrder, end);
        }

        private Replay.Step move(Replay replay, Replay.Step after) {
            if (after.isCut()) {
                return replay.cutToo(after);
            }
            Spot at = new Spot.Byte(offset);
            String token = "%02x-%02x".formatted(data.at(offset + 2), data.at(offset + 3));
            Optional<Square> from = point(data.at(offset + 2));
            Optional<Square> to = point(data.at(offset + 3));
            return from.isEmpty() || to.isEmpty()
                    ? replay.cut(after, Problem.Code.NO_SUCH_POINT, at, token)
                    : replay.play(after, Move.of(from.get(), to.get()), at, token);
        }

        /// One line for each move in the order of the moves.
        private void comments(Replay replay, List<Replay.Step> steps, int end) {
            if (end <= offset) {
                return;
            }
            String[] lines = Gb18030.decode(data.slice(offset, end - offset), 0, end - offset)
                    .split("\r\n", -1);
            for (int i = 0; i < Math.min(lines.length, steps.size()); i++) {
                replay.comment(steps.get(i), lines(lines[i]));
            }
        }

        private static Optional<Square> point(int value) {
            int x = value >> 4;
            int y = value & 0xF;
            return x < 9 && y < 10 ? Optional.of(Square.of(x, 9 - y)) : Optional.empty();
        }

        /// Two bars stand for a line break.
        private static String lines(String text) {
            return text.replace("||", "\n");
        }

        private static Result result(long number) {
            if (number == 1) {
                return Result.RED_WINS;
            }
            if (number == 2) {
                return Result.BLACK_WINS;
            }
            return number == 3 ? Result.DRAW : Result.UNKNOWN;
        }

        private long number() {
            if (!data.has(offset, 4)) {
                cut = true;
                return 0;
            }
            offset += 4;
            return data.int32(offset - 4);
        }

        private String text() {
            long length = number();
            if (length > data.length() - offset) {
                cut = true;
                return "";
            }
            int begin = offset;
            offset += (int) length;
            return Gb18030.decode(data.slice(begin, (int) length), 0, (int) length);
        }

        private void skip(int count) {
            if (data.has(offset, count)) {
                offset += count;
            } else {
                cut = true;
            }
        }
    }
}
