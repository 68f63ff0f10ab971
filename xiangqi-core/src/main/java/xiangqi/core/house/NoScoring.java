package xiangqi.core.house;

import java.util.List;
import java.util.Optional;
import xiangqi.core.game.Outcome;

/// Nobody is scored.
record NoScoring() implements Scoring {
    private static final Title NONE = new Title("none", "", 0);

    @Override
    public Profile newcomer() {
        return Profile.UNKNOWN;
    }

    @Override
    public Optional<Uncounted> uncounted(Profile one, Profile other, Outcome outcome, int plies) {
        return Optional.of(Uncounted.NO_SCORES);
    }

    @Override
    public Profile after(Profile mine, Profile opponent, double result, boolean first) {
        return mine;
    }

    @Override
    public Title title(Profile profile) {
        return NONE;
    }

    @Override
    public long shown(Profile profile) {
        return 0;
    }

    @Override
    public List<Title> titles() {
        return List.of(NONE);
    }
}
