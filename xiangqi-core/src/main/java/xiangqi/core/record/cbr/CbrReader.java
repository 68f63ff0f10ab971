package xiangqi.core.record.cbr;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
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
import xiangqi.core.record.TreeFlags;
import xiangqi.core.rules.Move;

/// Reads a record of CCBridge 象棋桥, versions 1 and 2, alone or as part of a library (formats.md §2.1).
public final class CbrReader {
    static final String MAGIC = "CCBridge Record\0";
    private static final int NEWEST = 2;
    private static final List<Role> ROLES =
            List.of(Role.CHARIOT, Role.HORSE, Role.ELEPHANT, Role.ADVISOR, Role.GENERAL, Role.CANNON, Role.SOLDIER);

    private final Bytes file;
    private final int begin;
    private final int end;
    private final int number;
    private final List<Problem> warnings = new ArrayList<>(0);
    private int version;
    private CbrLayout layout = CbrLayout.SECOND;

    /// A file with one record.
    public CbrReader(Bytes file) {
        this(file, 0, file.length(), 1);
    }

    /// The record in `begin` to `end` of a library, the game with that number.
    CbrReader(Bytes file, int begin, int end, int number) {
        this.file = file;
        this.begin = begin;
        this.end = end;
        this.number = number;
    }

    public static boolean recognises(Bytes file) {
        return file.startsWith(0, MAGIC);
    }

    public Import read() {
        return switch (entry()) {
            case Import.Entry.Game game -> new Import.Games(Format.CBR, "utf-16le", game, version);
            case Import.Entry.Broken broken -> new Import.Unreadable(Optional.of(Format.CBR), broken.why());
        };
    }

    Import.Entry entry() {
        version = has(19, 1) ? file.at(begin + 19) : 0;
        if (version > NEWEST) {
            return broken(Problem.Code.VERSION_TOO_NEW, 19, version, NEWEST);
        }
        if (version == 1) {
            layout = CbrLayout.FIRST;
        }
        if (!has(0, layout.moves())) {
            return broken(Problem.Code.HEADER_TRUNCATED, end - begin, end - begin, layout.moves());
        }
        if (version == 0) {
            return broken(Problem.Code.VERSION_UNKNOWN, 19, version);
        }
        Board board = board();
        Replay replay = new Replay(new Setup(board, turn(board)), at(layout.board()));
        Moves moves = new Moves();
        moves.read(replay);
        warnings.addAll(replay.problems());
        warnings.addAll(moves.warnings);
        return Import.Entry.Game.of(number, new GameRecord(headers(), result(), replay.tree()), warnings);
    }

    private boolean has(int offset, int count) {
        return begin + offset + count <= end;
    }

    private Spot at(int offset) {
        return new Spot.Byte(begin + offset);
    }

    private Import.Entry broken(Problem.Code code, int offset, Object... arguments) {
        return new Import.Entry.Broken(
                number,
                Headers.NONE,
                Problem.ofFile(code, at(offset), arguments).in(number));
    }

    private Board board() {
        Board board = Board.EMPTY;
        for (int i = 0; i < 90; i++) {
            int code = file.at(begin + layout.board() + i);
            int role = (code & 0xF) - 1;
            boolean red = code >> 4 == 1;
            if ((red || code >> 4 == 2) && role >= 0 && role < 7) {
                board = board.with(square(i), Piece.of(red ? Side.RED : Side.BLACK, ROLES.get(role)));
            }
        }
        return board;
    }

    /// From the left of Black's home rank, row by row.
    private static Square square(int index) {
        return Square.of(index % 9, 9 - index / 9);
    }

    private Side turn(Board board) {
        Side stated = file.at(begin + layout.mover()) == 2 ? Side.BLACK : Side.RED;
        return new Moves().firstFrom().flatMap(board::at).map(Piece::side).orElse(stated);
    }

    private Result result() {
        return switch (file.at(begin + layout.result())) {
            case 1 -> Result.RED_WINS;
            case 2 -> Result.BLACK_WINS;
            case 3 -> Result.DRAW;
            default -> Result.UNKNOWN;
        };
    }

    private Headers headers() {
        Headers.Builder headers = new Headers.Builder();
        for (CbrLayout.Part part : layout.texts()) {
            String value = text(begin + part.offset(), part.size());
            part.field().ifPresentOrElse(field -> headers.set(field, value), () -> headers.add(part.name(), value));
        }
        headers.set(Field.KIND, CbrKind.text(file.at(begin + layout.kind())));
        int first = file.int16(begin + layout.number());
        if (first > 1) {
            headers.set(Field.START_NUMBER, Integer.toString(first));
        }
        return headers.build();
    }

    /// Text up to a NUL character; what follows it is memory that was never written.
    private String text(int offset, int size) {
        int length = 0;
        while (length + 1 < size && file.int16(offset + length) != 0) {
            length += 2;
        }
        return new String(file.slice(offset, length), StandardCharsets.UTF_16LE);
    }

    /// The move records in pre-order; the stream ends itself, and what follows it is memory that was never
    /// written.
    private final class Moves {
        private static final int ENDS_LINE = 1;
        private static final int SIBLING_LATER = 2;
        private static final int COMMENT = 4;

        private final List<Problem> warnings = new ArrayList<>(0);
        private int offset = begin + layout.moves();

        // The record read last.
        private int start;
        private int flags;
        private int from;
        private int to;
        private Optional<String> comment = Optional.empty();

        Optional<Square> firstFrom() {
            return readRecord(0) && (flags & ENDS_LINE) == 0 && readRecord(1) ? point(from) : Optional.empty();
        }

        void read(Replay replay) {
            if (!readRecord(0)) {
                warnings.add(truncated(0));
                return;
            }
            comment.ifPresent(text -> replay.comment(replay.start(), text));
            TreeFlags tree = new TreeFlags(replay.start(), (flags & ENDS_LINE) == 0);
            while (tree.hasMore()) {
                int ply = tree.parent().ply() + 1;
                if (!readRecord(ply)) {
                    warnings.add(truncated(ply));
                    return;
                }
                Replay.Step step = move(replay, tree.parent());
                comment.ifPresent(text -> replay.comment(step, text));
                tree.read(step, (flags & ENDS_LINE) == 0, (flags & SIBLING_LATER) != 0);
            }
        }

        private Replay.Step move(Replay replay, Replay.Step parent) {
            if (parent.isCut()) {
                return replay.cutToo(parent);
            }
            Spot at = new Spot.Byte(start);
            Optional<Square> origin = point(from);
            Optional<Square> target = point(to);
            if (origin.isEmpty() || target.isEmpty()) {
                return replay.cut(parent, Problem.Code.NO_SUCH_POINT, at, from + "-" + to);
            }
            Move move = Move.of(origin.get(), target.get());
            return replay.play(parent, move, at, move.toString());
        }

        private Optional<Square> point(int value) {
            if (version == 1) {
                int file = value >> 4;
                int row = value & 0xF;
                return file < 9 && row < 10 ? Optional.of(Square.of(file, 9 - row)) : Optional.empty();
            }
            return value < 90 ? Optional.of(square(value)) : Optional.empty();
        }

        private boolean readRecord(int ply) {
            start = offset;
            if (offset + 4 > end) {
                return false;
            }
            flags = file.at(offset);
            from = file.at(offset + 2);
            to = file.at(offset + 3);
            comment = Optional.empty();
            if ((flags & COMMENT) == 0) {
                offset += 4;
                return true;
            }
            if (offset + 8 > end) {
                return false;
            }
            long length = file.int32(offset + 4);
            offset += 8;
            readComment(length, ply);
            return true;
        }

        private void readComment(long length, int ply) {
            int left = end - offset;
            if (length > left) {
                warnings.add(new Problem(
                        Problem.Code.COMMENT_BEYOND_END,
                        new Spot.Byte(start),
                        number,
                        ply,
                        List.of(Long.toString(length), Integer.toString(left))));
            }
            int count = (int) Math.min(length, left);
            comment = Optional.of(text(offset, count));
            offset += count;
        }

        private Problem truncated(int ply) {
            return new Problem(Problem.Code.MOVES_TRUNCATED, new Spot.Byte(offset), number, ply, List.of());
        }
    }
}
