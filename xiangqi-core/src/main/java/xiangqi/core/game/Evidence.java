package xiangqi.core.game;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import xiangqi.core.board.Board.Placed;

/// What a [Verdict] rests on.
///
/// @param rule the rule applied
/// @param edition the edition it was applied in
/// @param at the number of plies played when it was applied
/// @param repetition the cycle and what the sides did in it, where the rule is one of repetition
/// @param checksInARow the run of checks, where the rule is [Rule#FIVE_CHECKS]
public record Evidence(
        Rule rule, Edition edition, int at, Optional<Repetition> repetition, Optional<ChecksInARow> checksInARow) {

    /// The rules a game can end by without a player's doing (rules.md §2–3).
    public enum Rule {
        CHECKMATE,
        STALEMATE,
        GENERAL_CAPTURED,
        /// `asian`: the side with the higher class loses.
        HIGHER_CLASS_LOSES,
        /// `asian`: equal classes draw.
        EQUAL_CLASSES_DRAW,
        /// `chinese`: who alone checks with every ply loses.
        PERPETUAL_CHECK_LOSES,
        /// `chinese`: who attacks with every ply loses against a side with an idle ply.
        ATTACK_AGAINST_IDLE_LOSES,
        /// `chinese`: both attack with every ply.
        BOTH_ATTACK_DRAW,
        /// `chinese`: both have idle plies.
        BOTH_IDLE_DRAW,
        /// House `ranks`: five checks in a row by the same piece lose.
        FIVE_CHECKS,
        NATURAL_LIMIT,
        NO_MATERIAL
    }

    /// A cycle: the plies after the previous occurrence of the position up to the one that brought it back. A value;
    /// what the sides did may be told only when it is first asked for, as few of the many that a long game can
    /// bring are ever looked at.
    public static final class Repetition {
        private final int occurrence;
        private final Supplier<Told> teller;
        private Optional<Told> told = Optional.empty();

        /// What is told of the cycle.
        record Told(List<Deed> cycle, Conduct red, Conduct black) {
            Told {
                cycle = List.copyOf(cycle);
            }
        }

        /// @param occurrence which occurrence this is: 2 for a warning, 3 or more for a verdict
        /// @param cycle the plies, in order
        public Repetition(int occurrence, List<Deed> cycle, Conduct red, Conduct black) {
            this(occurrence, () -> new Told(cycle, red, black));
            told();
        }

        /// @param teller gives equal values whenever it is asked
        Repetition(int occurrence, Supplier<Told> teller) {
            this.occurrence = occurrence;
            this.teller = teller;
        }

        /// Which occurrence this is: 2 for a warning, 3 or more for a verdict.
        public int occurrence() {
            return occurrence;
        }

        /// The plies, in order.
        public List<Deed> cycle() {
            return told().cycle();
        }

        public Conduct red() {
            return told().red();
        }

        public Conduct black() {
            return told().black();
        }

        private Told told() {
            Optional<Told> known = told;
            if (known.isEmpty()) {
                known = Optional.of(teller.get());
                told = known;
            }
            return known.get();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Repetition that && occurrence == that.occurrence && told().equals(that.told());
        }

        @Override
        public int hashCode() {
            return 31 * occurrence + told().hashCode();
        }

        @Override
        public String toString() {
            return "Repetition[occurrence=" + occurrence + ", " + told() + "]";
        }
    }

    /// Checks by one piece with consecutive moves of its side.
    ///
    /// @param piece the piece on its point now
    public record ChecksInARow(Placed piece, int count) {}

    static Evidence of(Rule rule, Edition edition, int at) {
        return new Evidence(rule, edition, at, Optional.empty(), Optional.empty());
    }
}
