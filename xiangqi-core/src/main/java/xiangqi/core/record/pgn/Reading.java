package xiangqi.core.record.pgn;

import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Text;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;

/// The ways in which the moves of one game may be meant, of which the one that loses least is taken.
///
/// @param start the set-up before the first move
/// @param turnGiven whether the text says whose move it is there; if so, that binds
/// @param startAt where the text tells it
/// @param from where the moves begin
/// @param preface what the text says of the start before them; empty for nothing
/// @param bracesOnly whether comments behind semicolons are passed over
record Reading(
        Text text,
        Setup start,
        boolean turnGiven,
        int startAt,
        int from,
        Remarks.Writing comments,
        String preface,
        boolean bracesOnly) {
    Reading(Text text, Setup start, boolean turnGiven, int startAt, int from, Remarks.Writing comments) {
        this(text, start, turnGiven, startAt, from, comments, "", false);
    }

    /// The same with that said of the start.
    Reading with(String words) {
        return new Reading(text, start, turnGiven, startAt, from, comments, words, bracesOnly);
    }

    /// The same without the comments behind semicolons, which do not count (formats.md §11).
    Reading ofBraces() {
        return new Reading(text, start, turnGiven, startAt, from, comments, preface, true);
    }

    /// Reads the moves; if some cannot be played, also with ranks counted from 1, and with the other side
    /// to move where the text does not say which.
    MoveText best() {
        MoveText best = read(start, Notation.UCI);
        Setup turned = new Setup(start.board(), start.turn().opponent());
        boolean canTurn = !turnGiven && Position.check(turned, Legality.STRICT) instanceof Checked.Legal;
        if (canTurn && start.turn() == Side.RED && best.beginsAsBlack()) {
            MoveText black = read(turned, Notation.UCI);
            best = black.replay().cutMoves() <= best.replay().cutMoves() ? black : best;
        }
        if (best.replay().cutMoves() == 0) {
            return best;
        }
        if (best.coordinatesFailed()) {
            best = better(best, read(start, Notation.UCI_FROM_ONE));
        }
        if (canTurn && !best.beginsWithSlip() && best.replay().tree().size() == 0) {
            best = better(best, read(turned, Notation.UCI));
        }
        return best;
    }

    private static MoveText better(MoveText one, MoveText other) {
        return other.replay().cutMoves() < one.replay().cutMoves() ? other : one;
    }

    private MoveText read(Setup setup, Notation coordinates) {
        Replay replay =
                setup.equals(Setup.STANDARD) ? new Replay(Position.START) : new Replay(setup, text.spot(startAt));
        replay.comment(replay.start(), preface);
        MoveText moves = new MoveText(text, from, replay, coordinates, comments, bracesOnly);
        moves.read();
        return moves;
    }
}
