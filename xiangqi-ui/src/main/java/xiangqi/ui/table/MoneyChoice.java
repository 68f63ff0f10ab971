package xiangqi.ui.table;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.house.House;
import xiangqi.core.table.Proposal;

/// Whether a new game moves play money, and what is agreed on before it: stakes, or a lesson for a fee.
public final class MoneyChoice {
    /// The largest sum that can be typed; what a player owns is the table's to look at.
    private static final int MOST = 999_999_999;

    /// What can be staked, in all.
    static final Ladder SUMS =
            Ladder.of(0, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000).within(0, MOST);

    /// What a lesson can cost.
    static final Ladder FEES =
            Ladder.of(10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000).within(1, MOST);

    private final BooleanProperty used = new SimpleBooleanProperty(this, "used");
    private final ObjectProperty<Bargaining.Mode> mode =
            new SimpleObjectProperty<>(this, "mode", Bargaining.Mode.STAKES);
    private final IntegerProperty red = new SimpleIntegerProperty(this, "red");
    private final IntegerProperty black = new SimpleIntegerProperty(this, "black");
    private final IntegerProperty fee = new SimpleIntegerProperty(this, "fee", 100);

    MoneyChoice() {}

    /// Whether the play money of the house moves, where it has any.
    public BooleanProperty usedProperty() {
        return used;
    }

    /// Stakes, or a lesson.
    public ObjectProperty<Bargaining.Mode> modeProperty() {
        return mode;
    }

    /// What Red stakes on the game.
    public IntegerProperty redProperty() {
        return red;
    }

    /// What Black stakes on the game.
    public IntegerProperty blackProperty() {
        return black;
    }

    /// What the lesson costs the one who learns.
    public IntegerProperty feeProperty() {
        return fee;
    }

    /// What the players propose to each other in that house; empty where nothing is staked.
    Optional<Proposal> proposal(House house) {
        if (!used.get() || !house.money().stakes()) {
            return Optional.empty();
        }
        return switch (mode.get()) {
            case STAKES ->
                red.get() + black.get() > 0
                        ? Optional.of(new Proposal.Stake(red.get(), black.get()))
                        : Optional.empty();
            case LESSON -> Optional.of(new Proposal.Guidance(fee.get()));
        };
    }
}
