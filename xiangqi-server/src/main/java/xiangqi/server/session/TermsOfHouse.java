package xiangqi.server.session;

import java.time.Duration;
import java.util.Optional;
import xiangqi.core.house.Houses;
import xiangqi.core.rules.Ending;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Terms;

/// What a house permits at a table of this server.
final class TermsOfHouse {
    private static final Duration SHORTEST_GRACE = Duration.ofSeconds(10);
    private static final Duration LONGEST_GRACE = Duration.ofMinutes(10);

    private TermsOfHouse() {}

    /// The name of the first term that is not permitted. Money is not, as long as nobody keeps accounts of it.
    static Optional<String> refused(Terms terms) {
        if (terms.legality() != terms.house().legality()) {
            return Optional.of("legality");
        }
        if (Houses.standard().all().stream()
                .noneMatch(house -> house.repetition().equals(terms.repetition()))) {
            return Optional.of("repetition");
        }
        if (terms.grace().compareTo(SHORTEST_GRACE) < 0 || terms.grace().compareTo(LONGEST_GRACE) > 0) {
            return Optional.of("grace");
        }
        if (terms.odds().isPresent()
                && !terms.odds()
                        .get()
                        .start(terms.legality())
                        .map(Position::setup)
                        .equals(Optional.of(terms.start().setup()))) {
            return Optional.of("odds");
        }
        if (terms.start().end() != Ending.NONE) {
            return Optional.of("start");
        }
        return terms.money() ? Optional.of("money") : Optional.empty();
    }
}
