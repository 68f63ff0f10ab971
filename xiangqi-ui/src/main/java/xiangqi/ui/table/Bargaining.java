package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import xiangqi.core.board.Side;
import xiangqi.core.house.House;
import xiangqi.core.house.Odds;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Beginning;
import xiangqi.core.table.Game;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;

/// What the players at a table bargain about: odds in a game that has only begun, stakes, a fee for a lesson. What is
/// asked for is chosen first; whether it can be paid is for the host of the money to say.
public final class Bargaining {
    /// The least anyone can ask for, to find out whether it could be asked for at all.
    private static final Proposal ANY_ODDS = new Proposal.Restart(Odds.of(Odds.Kind.HORSE), 0);

    /// What stakes are for.
    public enum Mode {
        /// The winner takes both.
        STAKES,
        /// The better player teaches the other for a fee.
        LESSON
    }

    private final OddsChoice odds = new OddsChoice();
    private final IntegerProperty reward = new SimpleIntegerProperty(this, "reward");
    private final ObjectProperty<Mode> mode = new SimpleObjectProperty<>(this, "mode", Mode.STAKES);
    private final IntegerProperty red = new SimpleIntegerProperty(this, "red");
    private final IntegerProperty black = new SimpleIntegerProperty(this, "black");
    private final IntegerProperty fee = new SimpleIntegerProperty(this, "fee");
    private final ReadOnlyObjectWrapper<Optional<Stakes>> agreed =
            new ReadOnlyObjectWrapper<>(this, "agreed", Optional.empty());
    private final ReadOnlyBooleanWrapper staking = new ReadOnlyBooleanWrapper(this, "staking");
    private final ReadOnlyBooleanWrapper rewarding = new ReadOnlyBooleanWrapper(this, "rewarding");
    private final ReadOnlyBooleanWrapper restarting = new ReadOnlyBooleanWrapper(this, "restarting");
    private final ReadOnlyObjectWrapper<Optional<Integer>> roundsLeft =
            new ReadOnlyObjectWrapper<>(this, "roundsLeft", Optional.empty());
    private final RequestViewModel restart;
    private final RequestViewModel stakes;
    private Table table = Table.NEW;

    /// @param judge why the table would refuse a command now
    /// @param send sends one
    Bargaining(BiFunction<Seat, PlayerCommand, Optional<Refusal>> judge, BiConsumer<Seat, PlayerCommand> send) {
        restart = new RequestViewModel(
                seat -> judge.apply(seat, new PlayerCommand.Propose(ANY_ODDS)),
                seat -> send.accept(seat, new PlayerCommand.Propose(wishedRestart())));
        stakes = new RequestViewModel(
                seat -> judge.apply(seat, new PlayerCommand.Propose(more())),
                seat -> send.accept(seat, new PlayerCommand.Propose(wishedStakes())));
        odds.kindProperty().set(Optional.of(Odds.Kind.HORSE));
    }

    /// To ask the other side for odds in a new game that takes the place of this one.
    public RequestViewModel restart() {
        return restart;
    }

    /// The odds that are asked for.
    public OddsChoice odds() {
        return odds;
    }

    /// What each puts in for the winner of the game at odds.
    public IntegerProperty rewardProperty() {
        return reward;
    }

    /// Whether a reward can be named.
    public ReadOnlyBooleanProperty rewardingProperty() {
        return rewarding.getReadOnlyProperty();
    }

    /// Whether the house lets odds be asked for in a running game at all.
    public ReadOnlyBooleanProperty restartingProperty() {
        return restarting.getReadOnlyProperty();
    }

    /// How many more rounds odds can be asked for; empty where they cannot, or have been once.
    public ReadOnlyObjectProperty<Optional<Integer>> roundsLeftProperty() {
        return roundsLeft.getReadOnlyProperty();
    }

    /// To propose stakes, or other figures for those that are proposed.
    public RequestViewModel stakes() {
        return stakes;
    }

    /// Whether stakes can be agreed at this table.
    public ReadOnlyBooleanProperty stakingProperty() {
        return staking.getReadOnlyProperty();
    }

    /// What is agreed for the running game.
    public ReadOnlyObjectProperty<Optional<Stakes>> agreedProperty() {
        return agreed.getReadOnlyProperty();
    }

    /// What is proposed: stakes, or a lesson.
    public ObjectProperty<Mode> modeProperty() {
        return mode;
    }

    /// Red's whole stake that is proposed.
    public IntegerProperty redProperty() {
        return red;
    }

    /// Black's whole stake that is proposed.
    public IntegerProperty blackProperty() {
        return black;
    }

    /// The whole fee that is proposed.
    public IntegerProperty feeProperty() {
        return fee;
    }

    /// Who would teach, whoever of the two proposes a lesson; empty where that pays who proposes it.
    Optional<Side> guide() {
        if (table.players().size() < 2) {
            return Optional.empty();
        }
        Player ofRed = table.players().get(Side.RED);
        Player ofBlack = table.players().get(Side.BLACK);
        Side asRedProposes = Beginning.guide(ofRed, ofBlack);
        Side asBlackProposes = Beginning.guide(ofBlack, ofRed).opponent();
        return agreed.get()
                .flatMap(Stakes::guide)
                .or(() -> asRedProposes == asBlackProposes ? Optional.of(asRedProposes) : Optional.empty());
    }

    /// Begins a proposal with what is agreed.
    public void beginStakes() {
        agreed.get()
                .ifPresentOrElse(
                        now -> {
                            mode.set(now.guide().isPresent() ? Mode.LESSON : Mode.STAKES);
                            red.set((int) now.red());
                            black.set((int) now.black());
                            fee.set((int) now.sum());
                        },
                        () -> {
                            mode.set(Mode.STAKES);
                            red.set(100);
                            black.set(100);
                            fee.set(100);
                        });
    }

    /// Begins a counter-proposal with what is proposed.
    public void beginCounter(Proposal proposed) {
        beginStakes();
        switch (proposed) {
            case Proposal.Stake stake -> {
                mode.set(Mode.STAKES);
                red.set((int) stake.red());
                black.set((int) stake.black());
            }
            case Proposal.Guidance guidance -> {
                mode.set(Mode.LESSON);
                fee.set((int) guidance.fee());
            }
            case Proposal.Draw _, Proposal.Undo _, Proposal.Annulment _, Proposal.Restart _, Proposal.Rematch _ -> {}
        }
    }

    void show(Table now, Set<Seat> here) {
        table = now;
        agreed.set(now.stakes());
        Optional<Terms> terms = now.running().map(Game::terms).or(now::terms);
        boolean money = terms.filter(Terms::money).isPresent();
        rewarding.set(money);
        staking.set(
                money && terms.map(Terms::house).map(House::money).orElseThrow().stakes());
        restarting.set(terms.map(Terms::house)
                .map(House::handicap)
                .filter(rule -> rule.rounds() > 0)
                .isPresent());
        roundsLeft.set(now.running().filter(_ -> !now.restarted()).flatMap(Bargaining::roundsLeft));
        List.of(restart, stakes).forEach(request -> request.refresh(here));
    }

    private static Optional<Integer> roundsLeft(Game game) {
        int rounds = game.terms().house().handicap().rounds();
        int left = rounds + 1 - Math.max(1, game.movesOnLine(game.first()));
        return rounds == 0 || left <= 0 ? Optional.empty() : Optional.of(Math.min(rounds, left));
    }

    private Proposal wishedRestart() {
        return new Proposal.Restart(odds.odds().orElse(Odds.of(Odds.Kind.HORSE)), rewarding.get() ? reward.get() : 0);
    }

    private Proposal wishedStakes() {
        return mode.get() == Mode.STAKES
                ? new Proposal.Stake(red.get(), black.get())
                : new Proposal.Guidance(fee.get());
    }

    /// A unit more than is agreed, in the mode that is agreed.
    private Proposal more() {
        return table.stakes()
                .<Proposal>map(now -> now.guide().isPresent()
                        ? new Proposal.Guidance(now.sum() + 1)
                        : new Proposal.Stake(now.red() + 1, now.black()))
                .orElse(new Proposal.Stake(1, 1));
    }
}
