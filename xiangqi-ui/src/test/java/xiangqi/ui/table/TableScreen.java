package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.function.Consumer;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Look;
import xiangqi.core.house.House;
import xiangqi.core.house.Plain;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.GameRecord;
import xiangqi.core.table.Bank;
import xiangqi.core.table.Cashier;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.Journal;
import xiangqi.core.table.LocalTable;
import xiangqi.core.table.Player;
import xiangqi.core.table.PurseJournal;
import xiangqi.core.table.Table;
import xiangqi.core.table.Terms;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.LiveWords;

/// A screen at which two people at one computer play, from the question for a new game on: by mouse and keyboard, in a
/// time turned by hand.
abstract class TableScreen extends ScreenTest implements Afterwards {
    final HandTime time = new HandTime();
    final LiveWords words = new LiveWords(Language.SIMPLIFIED);
    final SimpleObjectProperty<Look> look = new SimpleObjectProperty<>(Look.USUAL);
    final SimpleObjectProperty<Notation> notation = new SimpleObjectProperty<>(Notation.ZH_HANS);
    final SimpleBooleanProperty animated = new SimpleBooleanProperty(false);
    final Navigator navigator = new Navigator(new EmptyPage());
    final List<GameRecord> saved = new ArrayList<>();
    final List<GameRecord> studied = new ArrayList<>();
    Optional<TableViewModel> model = Optional.empty();
    private Bank till = new Till(Map.of());

    /// What everybody has, without a disk.
    private static final class Till implements Bank {
        private Purses purses;

        Till(Map<Account, Long> balances) {
            purses = new Purses(balances);
        }

        Till(NewGame next) {
            this(Map.of(
                    new Account.Purse(next.red().id()), next.red().profile().wealth(),
                    new Account.Purse(next.black().id()), next.black().profile().wealth()));
        }

        @Override
        public Purses purses() {
            return purses;
        }

        @Override
        public void book(Table before, List<Event> events) {
            for (Event event : events) {
                if (purses.pay(Cashier.transfers(event)) instanceof Purses.Payment.Paid paid) {
                    purses = paid.purses();
                }
            }
        }
    }

    @Override
    public Optional<Long> owned(House house, Player player) {
        return Optional.of(till.purses().of(player.id()));
    }

    @Override
    protected Parent content() {
        Player nobody = new Player("nobody", "");
        NewGame before = new NewGame(before(), nobody, nobody);
        Parent root = new Shell(navigator, words, animated, Map.of(Section.PLAY, () -> {})).root();
        navigator.open(
                new NewGameDialog(new NewGameViewModel(before, guests(), this::begin, navigator::closeDialog), look));
        return root;
    }

    /// What the question for a new game begins with.
    Terms before() {
        return Terms.of(Plain.house());
    }

    /// The houses to choose from, and what they know of the players.
    Guests guests() {
        return Guests.newcomers();
    }

    TableViewModel model() {
        return model.orElseThrow();
    }

    Game game() {
        return model().gameProperty().get().orElseThrow();
    }

    void play(List<String> moves) {
        for (String move : moves) {
            pass(1_000);
            clickOn(point(square(move.substring(0, 2))));
            clickOn(point(square(move.substring(2))));
        }
    }

    void pass(long millis) {
        onFx(() -> time.pass(millis));
    }

    static Square square(String name) {
        return Square.parse(name).orElseThrow();
    }

    Set<Node> rows() {
        return lookup(".move-line").queryAll();
    }

    Node buttonOf(String stepper, String sign) {
        return from(this.<Node>find(stepper)).lookup(sign).query();
    }

    Node panel(String name) {
        return lookup(".player").lookup(name).query();
    }

    void focusByKeyboard(Node wanted) {
        for (int i = 0; i < 40 && !wanted.isFocusVisible(); i++) {
            push(KeyCode.TAB);
        }
        assertTrue(wanted.isFocusVisible());
    }

    static double left(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMinX();
    }

    static double right(Node node) {
        return node.localToScene(node.getLayoutBounds()).getMaxX();
    }

    static double top(Node node) {
        return node.localToScene(node.getBoundsInLocal()).getMinY();
    }

    @Override
    public GameRecord record(Game played, LocalDate day) {
        return TableRecord.of(played, day, words.words(), Notation.ZH_HANS);
    }

    @Override
    public void save(GameRecord played, Consumer<Saving> then) {
        saved.add(played);
        then.accept(new Saving.Saved(Path.of("game.pgn")));
    }

    @Override
    public void study(Game game, GameRecord played, Optional<Path> file) {
        studied.add(played);
    }

    void begin(NewGame next) {
        model.ifPresent(TableViewModel::close);
        navigator.closeDialog();
        till = new Till(next);
        LocalTable table = LocalTable.create(time, Runnable::run, time, new PurseJournal(till, Journal.NONE));
        Surroundings surroundings =
                new Surroundings(Runnable::run, time, time, ZoneOffset.UTC, () -> new CommandId(UUID.randomUUID()));
        model = Optional.of(new TableViewModel(
                table, Place.at(Set.of(next.red().id(), next.black().id()), time), surroundings, notation, look, this));
        table.begin(next.terms(), next.red(), next.black(), next.stakes());
        navigator.show(new TablePage(model(), "table.local", animated, new SimpleObjectProperty<>(Keys.USUAL)));
    }
}
