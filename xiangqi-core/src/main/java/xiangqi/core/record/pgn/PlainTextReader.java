package xiangqi.core.record.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.record.Format;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Result;
import xiangqi.core.record.Text;

/// Reads moves as plain text (with nothing before them it is a PGN without tags), with or without lines
/// before them that say who and when: what CCBridge and 联众 export, and what people paste.
public final class PlainTextReader {
    private static final Pattern LETTERS = Pattern.compile(
            "[a-iA-I]\\d{1,2}-?[a-iA-I]\\d{1,2}.*|[KAERHCPBNkaerhcpbn+\\-][1-9A-Za-z+\\-.][+\\-.=][1-9].*",
            Pattern.DOTALL);
    private static final int LOOK = 8;

    private final Text text;
    private final String content;

    public PlainTextReader(Text text) {
        this.text = text;
        this.content = text.content();
    }

    /// The game of the text; empty if no line of it begins with a move.
    public Optional<Import> read() {
        int found = firstMove();
        int moves = found < 0 ? content.length() : found;
        TextHeads heads = TextHeads.read(content, moves);
        if (heads.fen().isEmpty() && found < 0) {
            return Optional.empty();
        }
        if (heads.fen().isEmpty()) {
            return Optional.of(read(heads, Setup.STANDARD, moves));
        }
        return Optional.of(
                switch (Fen.read(heads.fen().get())) {
                    case FenReading.Read read -> read(heads, read.setup(), moves);
                    case FenReading.Unreadable(var why) ->
                        new Import.Unreadable(
                                Optional.of(Format.TEXT),
                                Problem.ofFen(
                                        text.spot(heads.fenAt()), heads.fen().get(), why));
                });
    }

    private Import read(TextHeads heads, Setup start, int from) {
        Optional<String> faults = Replay.faults(start);
        if (faults.isPresent() && !start.board().equals(Board.EMPTY)) {
            return new Import.Unreadable(
                    Optional.of(Format.TEXT),
                    Problem.ofFile(Problem.Code.START_FAULTY, text.spot(heads.fenAt()), faults.get()));
        }
        Reading reading = new Reading(text, start, heads.fenAt(), from, MoveText.Comments.PLAIN);
        MoveText moves = reading.best();
        if (heads.fenLineEnd() > 0) {
            String comment = content.substring(heads.fenLineEnd(), from).strip();
            moves.replay()
                    .comment(
                            moves.replay().start(),
                            comment.replace("\r\n", "\n").replace('\r', '\n'));
        }
        Result result = heads.result() == Result.UNKNOWN ? moves.result() : heads.result();
        GameRecord game = new GameRecord(heads.headers(), result, moves.replay().tree());
        List<Import.Entry> entries = new ArrayList<>();
        entries.add(Import.Entry.Game.of(1, game, moves.problems()));
        return Import.ofText(heads.isEmpty() ? Format.PGN : Format.TEXT, text, entries);
    }

    /// The beginning of the first line that begins with a move, a number before it allowed, or with a
    /// comment in braces; -1 if none does.
    private int firstMove() {
        int at = 0;
        while (at < content.length()) {
            int begin = at;
            while (at < content.length() && isSpaceOrNumber(content.charAt(at))) {
                at++;
            }
            if (content.startsWith("{", begin) || beginsMove(at) || (at > begin && beginsMove(lastNumber(begin, at)))) {
                return begin;
            }
            while (at < content.length() && content.charAt(at) != '\n' && content.charAt(at) != '\r') {
                at++;
            }
            at++;
        }
        return -1;
    }

    /// A figure may be the word for a soldier: 2兵平四.
    private static int lastNumber(int begin, int at) {
        return Math.max(begin, at - 1);
    }

    private static boolean isSpaceOrNumber(char c) {
        return (c >= '0' && c <= '9') || (c >= '０' && c <= '９') || ". \t．、…\u3000\ufeff".indexOf(c) >= 0;
    }

    private boolean beginsMove(int at) {
        if (ChineseShape.length(content, at) > 0) {
            return true;
        }
        int end = Math.min(content.length(), at + LOOK);
        StringBuilder word = new StringBuilder(LOOK);
        for (int i = at; i < end; i++) {
            word.append(MoveText.plain(content.charAt(i)));
        }
        return LETTERS.matcher(word).matches();
    }
}
