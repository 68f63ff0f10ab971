package xiangqi.core.table;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Why a command was not carried out: a code with arguments. Its words live in the client's bundles.
public record Refusal(Code code, SortedMap<String, Argument> arguments) {
    /// The codes, each with the names of its arguments.
    public enum Code {
        /// The table was not set up yet, or is closed.
        NOT_OPEN,
        /// The table was set up already.
        ALREADY_OPEN,
        /// Somebody sits there.
        SEAT_TAKEN,
        /// The player sits at this table already.
        SEATED_ALREADY,
        /// The player sits at another table: `table`.
        SEATED_ELSEWHERE,
        /// `side` does not own the `needed` that a seat asks for.
        TOO_POOR,
        /// There is no opponent at the table.
        OPPONENT_MISSING,
        /// Nobody sits on the chair that the command comes from.
        NOT_SEATED,
        /// This player has agreed to the terms already.
        ALREADY_READY,
        /// Not while a game is running.
        GAME_RUNNING,
        /// No game has begun.
        NOT_STARTED,
        /// The game has ended.
        GAME_OVER,
        /// The flag has fallen; the host is about to say so.
        TIME_OVER,
        /// The table is elsewhere: `ply` sent, `table` where it is.
        STALE,
        /// It is the opponent's move.
        NOT_YOUR_TURN,
        /// The rules forbid the move: `move`, `why` (a name of `Attempt.Why`) and, where it has a place, `at`.
        ILLEGAL_MOVE,
        /// An offer of that kind waits for an answer already: `offer`.
        OFFER_PENDING,
        /// The opponent's offer of a draw waits for an answer: `offer`.
        ANSWER_FIRST,
        /// No such offer waits for an answer: `offer`.
        NO_SUCH_OFFER,
        /// One's own offer is not one's own to answer: `offer`.
        OWN_OFFER,
        /// The last offer of a draw was refused and the opponent has made none since.
        DRAW_RIGHT_LOST,
        /// A draw is offered at one's own turn.
        DRAW_NOT_YOUR_TURN,
        /// A draw was offered at this move already.
        DRAW_ONCE_A_MOVE,
        /// The asker has no move on the line.
        UNDO_NOTHING,
        /// All requests of this game are used: `requests`.
        UNDO_NONE_LEFT,
        /// The next request is possible once the asker has made `nextMove` moves.
        UNDO_TOO_SOON,
        /// The time of the shorter line is already spent by `side`.
        UNDO_NO_TIME,
        /// The side that began has made its second move.
        ANNULMENT_TOO_LATE,
        /// This house agrees on odds before the game only.
        HANDICAP_BEFORE_THE_GAME,
        /// The first `rounds` rounds are over.
        HANDICAP_TOO_LATE,
        /// These two have had their restart at odds.
        HANDICAP_USED,
        /// These odds cannot be given: `odds`.
        ODDS_IMPOSSIBLE,
        /// No play money moves at this table, or not for this.
        NO_MONEY_HERE,
        /// Both must be members.
        MEMBERS_ONLY,
        /// No such sum can be staked: `amount`.
        AMOUNT_IMPOSSIBLE,
        /// Whether the game is guided was fixed with the first stakes.
        STAKES_MODE_FIXED,
        /// Agreed stakes can be raised, never lowered.
        STAKES_ONLY_RAISED,
        /// `side` cannot cover the sum: `needed`, `has`.
        NOT_COVERED,
        /// What happened could not be kept, so nothing happened.
        NOT_KEPT
    }

    public Refusal {
        arguments = Collections.unmodifiableSortedMap(new TreeMap<>(arguments));
    }

    public static Refusal of(Code code) {
        return new Refusal(code, Collections.emptySortedMap());
    }

    public static Refusal of(Code code, Map<String, Argument> arguments) {
        return new Refusal(code, new TreeMap<>(arguments));
    }

    public static Refusal of(Code code, String name, Argument value) {
        return of(code, Map.of(name, value));
    }

    /// For logs: `STALE ply=23 table=24`.
    @Override
    public String toString() {
        return arguments.entrySet().stream()
                .map(argument -> " " + argument.getKey() + "=" + argument.getValue())
                .collect(Collectors.joining("", code.name(), ""));
    }
}
