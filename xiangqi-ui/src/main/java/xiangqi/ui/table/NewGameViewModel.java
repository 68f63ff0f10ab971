package xiangqi.ui.table;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.ObjectBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.game.Edition;
import xiangqi.core.house.House;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Beginning;
import xiangqi.core.table.Player;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;

/// What is chosen for a new game: who plays which colour at one computer, or the colour that one takes at a table to
/// which the opponent comes; and under which terms.
public final class NewGameViewModel {
    private static final int LONGEST_NAME = 40;

    /// Seconds that a player may stay away, as servers take them.
    static final Ladder GRACE = Ladder.of(10, 20, 30, 60, 90, 120, 180, 300, 600);

    /// A table to be opened.
    ///
    /// @param seat the chair that is taken there
    public record NewTable(Terms terms, Seat seat) {}

    private final ObjectProperty<House> house = new SimpleObjectProperty<>(this, "house");
    private final ObjectProperty<Seat> seat = new SimpleObjectProperty<>(this, "seat", Seat.RED);
    private final StringProperty redName = new SimpleStringProperty(this, "redName", "");
    private final StringProperty blackName = new SimpleStringProperty(this, "blackName", "");
    private final ObjectProperty<Edition> edition = new SimpleObjectProperty<>(this, "edition", Edition.CHINESE);
    private final BooleanProperty naturalLimit = new SimpleBooleanProperty(this, "naturalLimit", true);
    private final MoneyChoice money = new MoneyChoice();
    private final IntegerProperty grace = new SimpleIntegerProperty(this, "grace", 60);
    private final TimeChoice time = new TimeChoice();
    private final Misread misread = new Misread();
    private final OddsChoice odds = new OddsChoice();
    private final ObjectBinding<Terms> terms;
    private final ObjectBinding<NewGame> agreed;
    private final Terms before;
    private final Guests guests;
    private final boolean alone;
    private final Runnable start;
    private final Runnable cancel;
    private List<Object> proposed;

    /// Begins with what was played before, or with what a house proposes.
    ///
    /// @param before what was played last, and is proposed again; its stakes are not
    /// @param start is handed what was agreed
    /// @param cancel closes the question without a game
    public NewGameViewModel(NewGame before, Guests guests, Consumer<NewGame> start, Runnable cancel) {
        this(before.terms(), guests, Optional.of(start), Optional.empty(), cancel);
        redName.set(before.red().name());
        blackName.set(before.black().name());
        proposed = choices();
    }

    /// As the other, where everybody is new everywhere.
    public NewGameViewModel(NewGame before, Consumer<NewGame> start, Runnable cancel) {
        this(before, Guests.newcomers(), start, cancel);
    }

    private NewGameViewModel(
            Terms before,
            Guests guests,
            Optional<Consumer<NewGame>> begin,
            Optional<Consumer<NewTable>> open,
            Runnable cancel) {
        this.before = before;
        this.guests = guests;
        this.alone = open.isPresent();
        this.start = () -> {
            begin.ifPresent(then -> then.accept(agreed()));
            open.ifPresent(then -> then.accept(new NewTable(terms(), seat.get())));
        };
        this.cancel = cancel;
        showBefore();
        terms = Bindings.createObjectBinding(
                this::chosen,
                house,
                odds.oddsProperty(),
                time.clockProperty(),
                edition,
                naturalLimit,
                grace,
                money.usedProperty());
        terms.addListener((_, _, now) -> odds.startFrom(plainStart(now)));
        odds.startFrom(plainStart(terms()));
        agreed = Bindings.createObjectBinding(
                this::agreement,
                terms,
                redName,
                blackName,
                money.modeProperty(),
                money.redProperty(),
                money.blackProperty(),
                money.feeProperty());
        proposed = choices();
        house.addListener((_, _, chosen) -> {
            time.propose(chosen.clock());
            edition.set(chosen.repetition());
            naturalLimit.set(chosen.naturalLimit());
            grace.set((int) chosen.grace().toSeconds());
        });
    }

    /// Asks for a table to which the opponent comes. Choosing a house proposes that house's clock.
    ///
    /// @param before what is proposed
    /// @param open is handed what was chosen
    /// @param cancel closes the question without a table
    public static NewGameViewModel table(NewTable before, Consumer<NewTable> open, Runnable cancel) {
        NewGameViewModel model =
                new NewGameViewModel(before.terms(), Guests.newcomers(), Optional.empty(), Optional.of(open), cancel);
        model.seat.set(before.seat());
        model.proposed = model.choices();
        return model;
    }

    /// Whether one chooses for oneself alone: a house, a colour and odds, and neither names nor money.
    public boolean isAlone() {
        return alone;
    }

    /// Whose rules are played.
    public ObjectProperty<House> houseProperty() {
        return house;
    }

    /// The houses to choose from.
    public List<House> houses() {
        return guests.houses().all();
    }

    /// Which clock.
    public TimeChoice time() {
        return time;
    }

    /// Which odds.
    public OddsChoice odds() {
        return odds;
    }

    /// The edition of the rules of repetition.
    public ObjectProperty<Edition> editionProperty() {
        return edition;
    }

    /// Whether sixty rounds without a capture are a draw.
    public BooleanProperty naturalLimitProperty() {
        return naturalLimit;
    }

    /// How many seconds a player who lost the connection may stay away.
    public IntegerProperty graceProperty() {
        return grace;
    }

    /// Which figures are typed that cannot be read.
    public Misread misread() {
        return misread;
    }

    /// What money moves.
    public MoneyChoice money() {
        return money;
    }

    /// Who would teach in a lesson.
    public Side guide() {
        return Beginning.guide(agreed().red(), agreed().black());
    }

    /// The colour that one takes.
    public ObjectProperty<Seat> seatProperty() {
        return seat;
    }

    public StringProperty redNameProperty() {
        return redName;
    }

    public StringProperty blackNameProperty() {
        return blackName;
    }

    /// Whether the game starts from a position that was set up.
    public boolean isFromOwnPosition() {
        return isFromOwnPosition(terms());
    }

    private static boolean isFromOwnPosition(Terms terms) {
        return terms.odds().isEmpty() && !terms.start().setup().equals(Setup.STANDARD);
    }

    private static Board plainStart(Terms terms) {
        return isFromOwnPosition(terms) ? terms.start().board() : Board.STANDARD;
    }

    /// The terms as chosen so far.
    public ObjectBinding<Terms> termsProperty() {
        return terms;
    }

    /// The terms as chosen so far.
    public Terms terms() {
        return terms.get();
    }

    /// The game as chosen so far: the players as the house knows them.
    public ObjectBinding<NewGame> agreedProperty() {
        return agreed;
    }

    /// Why that game could not begin with what the players own; empty if it can.
    public Optional<Refusal> refusal() {
        return alone
                ? Optional.empty()
                : Beginning.refusal(terms(), agreed().red(), agreed().black(), agreed().stakes());
    }

    /// Red and Black change places.
    public void exchange() {
        String red = redName.get();
        redName.set(blackName.get());
        blackName.set(red);
    }

    /// Whether something is still to be chosen, cannot be read or cannot be paid.
    public boolean isOpen() {
        return !odds.isComplete() || misread.anyProperty().get() || refusal().isPresent();
    }

    /// Whether anything has been entered or chosen other than it was proposed.
    public boolean isTouched() {
        return misread.anyProperty().get() || !choices().equals(proposed);
    }

    private List<Object> choices() {
        return List.of(agreed(), seat.get(), odds.kindProperty().get());
    }

    /// Begins, unless something is still open.
    public void start() {
        if (!isOpen()) {
            start.run();
        }
    }

    public void cancel() {
        cancel.run();
    }

    private NewGame agreed() {
        return agreed.get();
    }

    private NewGame agreement() {
        String red = kept(redName.get());
        String black = kept(blackName.get());
        House at = house.get();
        Optional<Proposal> stakes = terms().money() ? money.proposal(at) : Optional.empty();
        return new NewGame(
                terms(),
                guests.at(at, new Player(id(Side.RED, red), red)),
                guests.at(at, new Player(red.equals(black) ? id(Side.BLACK, "") : id(Side.BLACK, black), black)),
                stakes);
    }

    /// A person is known by name at this computer, and without one by the colour.
    private static String id(Side side, String name) {
        return name.isEmpty() ? side.name().toLowerCase(Locale.ROOT) : "name:" + name;
    }

    private void showBefore() {
        house.set(before.house());
        odds.propose(before.odds());
        edition.set(before.repetition());
        naturalLimit.set(before.naturalLimit());
        grace.set((int) before.grace().toSeconds());
        money.usedProperty().set(before.money());
        time.propose(before.clock());
    }

    /// What was played before, as long as neither house nor odds are others; else the house's own terms.
    private Terms chosen() {
        boolean same = house.get().equals(before.house()) && odds.odds().equals(before.odds());
        Terms plain = (same ? before : placed(Terms.of(house.get())))
                .withClock(time.clockProperty().get())
                .withRepetition(edition.get())
                .withNaturalLimit(naturalLimit.get())
                .withGrace(Duration.ofSeconds(grace.get()))
                .withMoney(!alone && money.usedProperty().get() && house.get().movesMoney());
        return same ? plain : odds.odds().flatMap(plain::withOdds).orElse(plain);
    }

    /// A position that was set up stays, whatever house is chosen.
    private Terms placed(Terms terms) {
        Setup start = before.start().setup();
        boolean own = before.odds().isEmpty() && !start.equals(Setup.STANDARD);
        return own && Position.check(start, terms.legality()) instanceof Checked.Legal(var position)
                ? terms.withStart(position)
                : terms;
    }

    private static String kept(String name) {
        String written = name.strip();
        return written.codePointCount(0, written.length()) <= LONGEST_NAME
                ? written
                : written.substring(0, written.offsetByCodePoints(0, LONGEST_NAME));
    }
}
