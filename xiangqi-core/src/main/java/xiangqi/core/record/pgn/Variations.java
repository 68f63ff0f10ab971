package xiangqi.core.record.pgn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Replay;
import xiangqi.core.record.Spot;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Marks;

/// The branch that is being read, and those around it whose variations are still open.
final class Variations {
    /// A variation whose end was not met yet.
    ///
    /// @param after the step to go on from behind it
    /// @param index where it begins
    /// @param aside words that wait on the branch around it
    record Open(Replay.Step after, int index, Optional<StrangeWords.Found> aside) {}

    private final Replay replay;
    private final Deque<Open> open = new ArrayDeque<>();
    private final StringBuilder waiting = new StringBuilder();
    private Replay.Step current;
    private boolean isNew;
    private final List<Marks> waitingMarks = new ArrayList<>(0);

    Variations(Replay replay) {
        this.replay = replay;
        this.current = replay.start();
    }

    /// The number of moves up to here.
    int ply() {
        return current.ply();
    }

    /// The position here; empty where the branch was cut.
    Optional<Position> position() {
        return current.position();
    }

    boolean isMainLine() {
        return open.isEmpty();
    }

    /// Whether a variation has begun and none of its moves was read.
    boolean isNew() {
        return isNew;
    }

    void play(Move move, Spot at, String token) {
        follow(replay.play(current, move, at, token));
    }

    /// Plays the move if it can be.
    boolean playIfLegal(Move move) {
        Optional<Replay.Step> next = replay.playIfLegal(current, move);
        if (next.isEmpty()) {
            return false;
        }
        follow(next.get());
        return true;
    }

    /// Ends the branch with a move that cannot be played.
    void cut(Problem.Code code, Spot at, String... arguments) {
        follow(replay.cut(current, code, at, arguments));
    }

    /// Ends the branch before the next move.
    void interrupt(Problem.Code code, Spot at, String... arguments) {
        current = replay.interrupt(current, code, at, arguments);
    }

    private void follow(Replay.Step next) {
        current = next;
        if (isNew) {
            leaveWaiting();
        }
    }

    /// Puts a comment here; before the first move of a variation it belongs to that move.
    void comment(String words) {
        if (isNew) {
            waiting.append(waiting.isEmpty() ? "" : "\n").append(words);
        } else {
            replay.comment(current, words);
        }
    }

    /// Puts marks and signs here, or on the first move of a variation as with comments.
    void draw(Marks marks) {
        if (isNew) {
            waitingMarks.add(marks);
        } else {
            replay.mark(current, marks);
        }
    }

    /// Begins a variation that replaces the last move; false if there is none.
    boolean begin(int index, Optional<StrangeWords.Found> aside) {
        open.push(new Open(current, index, aside));
        isNew = true;
        Optional<Replay.Step> before = current.before();
        before.ifPresent(step -> current = step);
        return before.isPresent();
    }

    /// Goes back to the branch around the variation. There must be one.
    Open end() {
        Open ended = open.pop();
        current = ended.after();
        leaveWaiting();
        return ended;
    }

    /// Ends a variation that the text does not end. The branch stays where it is.
    Open abandon() {
        Open unclosed = open.pop();
        leaveWaiting(unclosed.after());
        return unclosed;
    }

    void leaveWaiting() {
        leaveWaiting(current);
    }

    /// A comment of a variation without moves stays with the move that the variation belongs to.
    private void leaveWaiting(Replay.Step step) {
        if (!waiting.isEmpty()) {
            replay.comment(step, waiting.toString());
            waiting.setLength(0);
        }
        waitingMarks.forEach(marks -> replay.mark(step, marks));
        waitingMarks.clear();
        isNew = false;
    }
}
