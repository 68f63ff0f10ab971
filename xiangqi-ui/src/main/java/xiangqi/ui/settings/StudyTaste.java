package xiangqi.ui.settings;

import java.time.Duration;
import java.util.List;

/// What a person prefers in study.
///
/// @param list how the moves are listed
/// @param pace how long autoplay rests at each move; one of [#PACES]
public record StudyTaste(MoveList list, Duration pace) {
    /// The rests to choose from, shortest first.
    public static final List<Duration> PACES = List.of(
            Duration.ofMillis(500),
            Duration.ofSeconds(1),
            Duration.ofSeconds(2),
            Duration.ofSeconds(3),
            Duration.ofSeconds(5),
            Duration.ofSeconds(10));

    /// What a new installation begins with.
    public static final StudyTaste USUAL = new StudyTaste(MoveList.ROUNDS, Duration.ofSeconds(2));

    /// How the moves of a record are listed.
    public enum MoveList {
        /// A round in a row, variations in lines below it.
        ROUNDS,
        /// A move in a row; every variation is a branch that folds away.
        TREE
    }

    /// @throws IllegalArgumentException if `pace` is not offered
    public StudyTaste {
        if (!PACES.contains(pace)) {
            throw new IllegalArgumentException("no pace of " + pace);
        }
    }

    public StudyTaste list(MoveList list) {
        return new StudyTaste(list, pace);
    }

    public StudyTaste pace(Duration pace) {
        return new StudyTaste(list, pace);
    }
}
