package xiangqi.server.session;

import java.time.Duration;
import java.util.Optional;
import xiangqi.core.house.Houses;
import xiangqi.core.rules.Ending;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.UnfitTerm;

/// What a house permits at a table of this server.
final class TermsOfHouse {
    private static final Duration SHORTEST_GRACE = Duration.ofSeconds(10);
    private static final Duration LONGEST_GRACE = Duration.ofMinutes(10);

    private TermsOfHouse() {}

    /// The first term that is not permitted. Money is not, as long as nobody keeps accounts of it.
    static Optional<UnfitTerm> refused(Terms terms) {
        if (terms.legality() != terms.house().legality()) {
            return Optional.of(UnfitTerm.LEGALITY);
        }
        if (Houses.standard().all().stream()
                .noneMatch(house -> house.repetition().equals(terms.repetition()))) {
            return Optional.of(UnfitTerm.REPETITION);
        }
        if (terms.grace().compareTo(SHORTEST_GRACE) < 0 || terms.grace().compareTo(LONGEST_GRACE) > 0) {
            return Optional.of(UnfitTerm.GRACE);
        }
        if (terms.odds().isPresent()
                && !terms.odds()
                        .get()
                        .start(terms.legality())
                        .map(Position::setup)
                        .equals(Optional.of(terms.start().setup()))) {
            return Optional.of(UnfitTerm.ODDS);
        }
        if (terms.start().end() != Ending.NONE) {
            return Optional.of(UnfitTerm.START);
        }
        return terms.money() ? Optional.of(UnfitTerm.MONEY) : Optional.empty();
    }
}
