package xiangqi.core.record.xqf;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
import xiangqi.core.record.TreeFlags;
import xiangqi.core.rules.Move;

/// Reads XQF, the format of XQStudio 象棋演播室, versions 10 to 18 (formats.md §1).
public final class XqfReader {
    private static final int OLDEST = 10;
    private static final int NEWEST = 18;
    private static final int HEADER = 1024;
    private static final int PIECES = 16;
    private static final int ABSENT = 89;

    private final Bytes file;
    private final List<Problem> warnings = new ArrayList<>(0);

    public XqfReader(Bytes file) {
        this.file = file;
    }

    /// Whether the content is XQF of any version, known or not. Text that happens to begin with the same
    /// two letters is not.
    public static boolean recognises(Bytes file) {
        if (!file.startsWith(0, "XQ") || !file.has(2, 1)) {
            return false;
        }
        int version = file.at(2);
        return version < ' ' || file.find("\0\0", 3, 64) >= 0;
    }

    public Import read() {
        int version = file.at(2);
        if (version > NEWEST) {
            return unreadable(Problem.Code.VERSION_TOO_NEW, 2, version, NEWEST);
        }
        if (version < OLDEST) {
            return unreadable(Problem.Code.VERSION_UNKNOWN, 2, version);
        }
        if (file.length() < HEADER) {
            return unreadable(Problem.Code.HEADER_TRUNCATED, file.length(), file.length(), HEADER);
        }
        int sum = XqfKeys.checksum(file);
        if (version > 10 && sum != 0) {
            return unreadable(Problem.Code.KEYS_WRONG, 12, sum);
        }
        XqfKeys keys = XqfKeys.of(file, version);
        Board board = board(version, keys);
        Replay replay = new Replay(new Setup(board, turn(board, version, keys)), new Spot.Byte(PIECES));
        Body body = new Body(version, keys);
        body.read(replay);
        warnings.addAll(replay.problems());
        warnings.addAll(body.warnings);
        GameRecord game = new GameRecord(headers(), result(), replay.tree());
        return new Import.Games(Format.XQF, "gb18030", Import.Entry.Game.of(1, game, warnings), version);
    }

    private static Import unreadable(Problem.Code code, int offset, Object... arguments) {
        return new Import.Unreadable(Optional.of(Format.XQF), Problem.ofFile(code, new Spot.Byte(offset), arguments));
    }

    private Board board(int version, XqfKeys keys) {
        Board board = Board.EMPTY;
        for (int i = 0; i < 32; i++) {
            int slot = version >= 12 ? (i + keys.board() + 1) % 32 : i;
            int point = file.at(PIECES + i) - keys.board() & 0xFF;
            if (point <= ABSENT) {
                Square square = square(point);
                if (!board.isEmpty(square)) {
                    warnings.add(Problem.ofFile(Problem.Code.POINT_TAKEN_TWICE, new Spot.Byte(PIECES + i), square));
                }
                board = board.with(square, Slots.PIECES.get(slot));
            }
        }
        return board;
    }

    /// The side of the piece that moves first; the header's own word is often wrong and counts only without
    /// moves.
    private Side turn(Board board, int version, XqfKeys keys) {
        Side stated = file.at(50) == 1 ? Side.BLACK : Side.RED;
        return new Body(version, keys)
                .firstFrom()
                .flatMap(board::at)
                .map(Piece::side)
                .orElse(stated);
    }

    private Result result() {
        return switch (file.at(51)) {
            case 1 -> Result.RED_WINS;
            case 2 -> Result.BLACK_WINS;
            case 3 -> Result.DRAW;
            default -> Result.UNKNOWN;
        };
    }

    private Headers headers() {
        Headers.Builder headers = new Headers.Builder();
        // A title of 64 bytes and more runs on through the second title's field.
        headers.set(Field.TITLE, text(80, 127));
        if (file.at(80) < 64) {
            headers.add("TitleB", text(144, 63));
        }
        headers.set(Field.EVENT, text(208, 63));
        headers.set(Field.DATE, text(272, 15));
        headers.set(Field.PLACE, text(288, 15));
        headers.set(Field.RED, text(304, 15));
        headers.set(Field.BLACK, text(320, 15));
        headers.set(Field.TIME_RULE, text(336, 63));
        headers.set(Field.RED_TIME, text(400, 15));
        headers.set(Field.BLACK_TIME, text(416, 15));
        headers.set(Field.ANNOTATOR, text(464, 15));
        headers.set(Field.AUTHOR, text(480, 15));
        headers.set(
                Field.KIND,
                switch (file.at(64)) {
                    case 1 -> "opening";
                    case 2 -> "middlegame";
                    case 3 -> "endgame";
                    default -> "";
                });
        int number = file.int16(48);
        if (number > 1) {
            headers.set(Field.START_NUMBER, Integer.toString(number));
        }
        return headers.build();
    }

    /// A Pascal string of at most `most` bytes: the length byte may be too great, memory may follow a NUL,
    /// and the last character may have been cut.
    private String text(int offset, int most) {
        int length = Math.min(file.at(offset), most);
        for (int i = 0; i < length; i++) {
            if (file.at(offset + 1 + i) == 0) {
                length = i;
            }
        }
        return Gb18030.decode(file.slice(offset + 1, length), 0, length);
    }

    private static Square square(int point) {
        return Square.of(point / 10, point % 10);
    }

    /// The records after the header: the moves in pre-order, each with flags for what follows.
    private final class Body {
        private static final int NEXT = 0x80;
        private static final int SIBLING = 0x40;
        private static final int REMARK = 0x20;

        private final int version;
        private final XqfKeys keys;
        private final List<Problem> warnings = new ArrayList<>(0);
        private int offset = HEADER;

        // The record read last.
        private int start;
        private int from;
        private int to;
        private boolean hasNext;
        private boolean hasSibling;
        private Optional<String> remark = Optional.empty();

        Body(int version, XqfKeys keys) {
            this.version = version;
            this.keys = keys;
        }

        /// The square the first move starts from, if there is a move.
        Optional<Square> firstFrom() {
            return readRecord(0) && hasNext && readRecord(1) && from <= ABSENT
                    ? Optional.of(square(from))
                    : Optional.empty();
        }

        void read(Replay replay) {
            if (!readRecord(0)) {
                if (offset < file.length()) {
                    warnings.add(truncated(0));
                }
                return;
            }
            remark.ifPresent(text -> replay.comment(replay.start(), text));
            TreeFlags tree = new TreeFlags(replay.start(), hasNext);
            while (tree.hasMore()) {
                int ply = tree.parent().ply() + 1;
                if (!readRecord(ply)) {
                    // Many files promise a first move and hold none: a position only.
                    if (offset < file.length() || ply > 1) {
                        warnings.add(truncated(ply));
                    }
                    return;
                }
                Replay.Step step = move(replay, tree.parent());
                remark.ifPresent(text -> replay.comment(step, text));
                tree.read(step, hasNext, hasSibling);
            }
        }

        private Replay.Step move(Replay replay, Replay.Step parent) {
            if (parent.isCut()) {
                return replay.cutToo(parent);
            }
            Spot at = new Spot.Byte(start);
            if (from > ABSENT || to > ABSENT) {
                return replay.cut(parent, Problem.Code.NO_SUCH_POINT, at, from + "-" + to);
            }
            Move move = Move.of(square(from), square(to));
            return replay.play(parent, move, at, move.toString());
        }

        private Problem truncated(int ply) {
            return new Problem(Problem.Code.MOVES_TRUNCATED, new Spot.Byte(offset), 1, ply, List.of());
        }

        /// Reads one record and says whether there was a whole one.
        private boolean readRecord(int ply) {
            start = offset;
            if (!file.has(offset, 4)) {
                return false;
            }
            from = plain(offset) - 24 - keys.from() & 0xFF;
            to = plain(offset + 1) - 32 - keys.to() & 0xFF;
            int tag = plain(offset + 2);
            boolean hasLength;
            if (version <= 10) {
                hasNext = (tag & 0xF0) != 0;
                hasSibling = (tag & 0x0F) != 0;
                hasLength = true;
            } else {
                hasNext = (tag & NEXT) != 0;
                hasSibling = (tag & SIBLING) != 0;
                hasLength = (tag & REMARK) != 0;
            }
            remark = Optional.empty();
            if (!hasLength) {
                offset += 4;
                return true;
            }
            if (!file.has(offset + 4, 4)) {
                return false;
            }
            long length = plain(offset + 4)
                    | plain(offset + 5) << 8
                    | plain(offset + 6) << 16
                    | (long) plain(offset + 7) << 24;
            length -= keys.remark();
            offset += 8;
            readRemark(length, ply);
            return true;
        }

        private void readRemark(long length, int ply) {
            int left = file.length() - offset;
            if (length < 0 || length > left) {
                warnings.add(new Problem(
                        Problem.Code.COMMENT_BEYOND_END,
                        new Spot.Byte(start),
                        1,
                        ply,
                        List.of(Long.toString(length), Integer.toString(left))));
            }
            int count = Math.clamp(length, 0, left);
            byte[] plain = new byte[count];
            for (int i = 0; i < count; i++) {
                plain[i] = (byte) plain(offset + i);
            }
            offset += count;
            if (count > 0) {
                remark = Optional.of(Gb18030.decode(plain, 0, count));
            }
        }

        private int plain(int at) {
            return keys.plain(file, at);
        }
    }
}
