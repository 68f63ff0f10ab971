package xiangqi.core.record;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Outcome;
import xiangqi.core.table.Game;
import xiangqi.core.table.Terms;

/// A game that was played at a table, as a record. What it was played under and how it ended stand in
/// headers that no language changes: [Field#TIME_RULE] is the short form of the control
/// ([TimeControl#parse]), [Field#ENDING] the word of PGN's standard, and the others are `TimeControl` as
/// PGN has it where PGN can say it, `House`, `Rules` (the edition of the repetition rules, rules.md §3),
/// `Odds` ([Odds#parse]), `Stakes` (Red's and Black's, `300/200`) and `EndReason` ([Outcome.Reason]): the [Term]s.
public final class PlayedGame {
    private PlayedGame() {}

    /// What a record of a game played here tells beside the [Field]s.
    public enum Term {
        TIME_CONTROL("TimeControl"),
        HOUSE("House"),
        RULES("Rules"),
        ODDS("Odds"),
        STAKES("Stakes"),
        END_REASON("EndReason");

        private final String header;

        Term(String header) {
            this.header = header;
        }

        /// The name of its header.
        public String header() {
            return header;
        }
    }

    /// Whether this header is one of the terms of a game played here, as the headers beside it say it was.
    static boolean isTerm(Headers.Other header, Headers beside) {
        return isOfAHouse(beside) && Arrays.stream(Term.values()).anyMatch(term -> term.header.equals(header.name()));
    }

    /// The same of a field. The clock of the game is none: people look for it.
    static boolean isTerm(Field field, Headers beside) {
        return field == Field.ENDING && isOfAHouse(beside);
    }

    private static boolean isOfAHouse(Headers headers) {
        return headers.other(Term.HOUSE.header).isPresent()
                && headers.other(Term.RULES.header).isPresent();
    }

    /// The record of `game`, which need not be over: its moves as the main line of a tree from where it
    /// started, with the time each took and what happened beside them as comments, and moves that were
    /// undone as variations; its terms and its result. All this is added to `headers`; a player without a
    /// name gets none.
    ///
    /// @param words in which a comment tells what happened; blank for what is not told
    public static GameRecord of(Game game, Headers headers, Function<Happening, String> words) {
        return new GameRecord(
                headers(game, headers),
                game.outcome().map(PlayedGame::result).orElse(Result.UNKNOWN),
                Course.tree(game, words));
    }

    private static Headers headers(Game game, Headers given) {
        Terms terms = game.terms();
        Headers.Builder headers = given.changed()
                .set(Field.RED, game.red().name())
                .set(Field.BLACK, game.black().name())
                .set(Field.TIME_RULE, terms.clock().toString())
                .set(Field.ENDING, game.outcome().map(PlayedGame::termination).orElse("unterminated"));
        pgn(terms.clock()).ifPresent(control -> headers.add(Term.TIME_CONTROL.header, control));
        headers.add(Term.HOUSE.header, terms.house().id())
                .add(Term.RULES.header, terms.repetition().code());
        terms.odds().ifPresent(odds -> headers.add(Term.ODDS.header, odds.shortForm()));
        long red = Staked.inAll(game, Side.RED);
        long black = Staked.inAll(game, Side.BLACK);
        if (red + black > 0) {
            headers.add(Term.STAKES.header, red + "/" + black);
        }
        game.outcome().ifPresent(outcome -> headers.add(Term.END_REASON.header, word(outcome.why())));
        return headers.build();
    }

    private static Result result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win -> win.side() == Side.RED ? Result.RED_WINS : Result.BLACK_WINS;
            case Outcome.Draw _ -> Result.DRAW;
            case Outcome.Annulled _ -> Result.UNKNOWN;
        };
    }

    /// The end in the words of PGN's standard for its tag `Termination`.
    private static String termination(Outcome outcome) {
        return switch (outcome.why()) {
            case CHECKMATE,
                    STALEMATE,
                    GENERAL_CAPTURED,
                    RESIGNATION,
                    AGREEMENT,
                    REPETITION,
                    NATURAL_LIMIT,
                    NO_MATERIAL -> "normal";
            case TIME -> "time forfeit";
            case PERPETUAL_CHECK, PERPETUAL_CHASE, PERPETUAL_ATTACK, FIVE_CHECKS -> "rules infraction";
            case LEAVING, BOTH_AWAY -> "abandoned";
            case HANDICAP_RESTART -> "unterminated";
        };
    }

    /// The control as PGN's standard writes it in seconds; empty for the three-part clock, which it does
    /// not know.
    private static Optional<String> pgn(TimeControl control) {
        return switch (control) {
            case TimeControl.ThreePart _ -> Optional.empty();
            case TimeControl.Untimed _ -> Optional.of("-");
            case TimeControl.Fischer(var base, var increment) ->
                Optional.of(base.toSeconds() + (increment.isZero() ? "" : "+" + increment.toSeconds()));
            case TimeControl.TwoPeriod two -> {
                String first = period(two.firstMoves(), two.firstTime().toSeconds());
                yield Optional.of(
                        two.firstMoves() == 0
                                ? first
                                : first + ":" + period(two.moves(), two.time().toSeconds()));
            }
        };
    }

    private static String period(int moves, long seconds) {
        if (seconds == 0) {
            return "-";
        }
        return moves == 0 ? Long.toString(seconds) : moves + "/" + seconds;
    }

    private static String word(Outcome.Reason why) {
        return why.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
