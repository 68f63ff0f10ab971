package xiangqi.core.table;

import java.time.Duration;
import java.util.Optional;
import xiangqi.core.board.Setup;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.game.GameRules;
import xiangqi.core.house.House;
import xiangqi.core.house.Odds;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;

/// What a table plays under, agreed before the game starts.
///
/// @param house the house and the edition of its rules
/// @param clock the time control
/// @param repetition the edition of the repetition rules
/// @param naturalLimit whether sixty rounds without a capture are a draw
/// @param grace how long a player who lost the connection may stay away
/// @param start the position the game starts from; it carries the [Legality]
/// @param odds the odds that `start` comes from
/// @param money whether the house's play money moves at this table
public record Terms(
        House house,
        TimeControl clock,
        Edition repetition,
        boolean naturalLimit,
        Duration grace,
        Position start,
        Optional<Odds> odds,
        boolean money) {
    /// The terms a house proposes: its defaults and the standard start, without money.
    public static Terms of(House house) {
        return new Terms(
                house,
                house.clock(),
                house.repetition(),
                house.naturalLimit(),
                house.grace(),
                Position.start(house.legality()),
                Optional.empty(),
                false);
    }

    /// How a game under these terms is judged.
    public GameRules rules() {
        return new GameRules(repetition, naturalLimit, house.checksInARow());
    }

    /// Whether a general can be captured.
    public Legality legality() {
        return start.legality();
    }

    /// Whether a game under these terms can move ratings: no odds, and the standard start.
    public boolean rated() {
        return odds.isEmpty() && start.setup().equals(Setup.STANDARD);
    }

    /// Whether what the house counts can move in a game under these terms: in a rated one, and at odds where the house
    /// counts something else than a rating.
    public boolean scored() {
        return rated() || odds.isPresent() && house.scoring().countsAtOdds();
    }

    public Terms withClock(TimeControl clock) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start, odds, money);
    }

    public Terms withRepetition(Edition repetition) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start, odds, money);
    }

    public Terms withNaturalLimit(boolean naturalLimit) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start, odds, money);
    }

    public Terms withGrace(Duration grace) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start, odds, money);
    }

    /// The same terms from another position, without odds.
    public Terms withStart(Position start) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start, Optional.empty(), money);
    }

    /// The same terms at odds; empty if these cannot be given ([Odds#start]).
    public Optional<Terms> withOdds(Odds odds) {
        return odds.start(legality())
                .map(start ->
                        new Terms(house, clock, repetition, naturalLimit, grace, start, Optional.of(odds), money));
    }

    public Terms withMoney(boolean money) {
        return new Terms(house, clock, repetition, naturalLimit, grace, start, odds, money);
    }
}
