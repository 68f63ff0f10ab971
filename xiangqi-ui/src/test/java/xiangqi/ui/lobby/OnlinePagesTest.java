package xiangqi.ui.lobby;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import org.junit.jupiter.api.Test;
import xiangqi.core.board.Square;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Pook;
import xiangqi.core.table.Event;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.Account;
import xiangqi.ui.account.SignInPage;
import xiangqi.ui.account.SignInViewModel;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.table.TablePage;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.LiveWords;
import xiangqi.ui.text.Words;

/// Sign-in, lobby and a table at a server, used by mouse and keyboard.
class OnlinePagesTest extends ScreenTest {
    private final Hall hall = new Hall();
    private final LiveWords words = new LiveWords(Language.SIMPLIFIED);
    private final Account account = hall.account();
    private final LobbyViewModel lobby = hall.lobby(account);
    private final LobbyPage lobbyPage = new LobbyPage(lobby, hall.look);
    private final Navigator navigator =
            new Navigator(new SignInPage(new SignInViewModel(account, this::signedIn), hall.look));

    private void signedIn() {
        navigator.show(lobbyPage);
    }

    @Override
    protected Parent content() {
        return new Shell(
                        navigator,
                        words,
                        new SimpleBooleanProperty(false),
                        Map.of(Section.LOBBY, () -> {}, Section.PLAY, () -> {}))
                .root();
    }

    private void register() {
        clickOn("注册").clickOn("#name").write("wang").clickOn("#password").write("a secret horse");
        clickOn("注册并登录");
    }

    private Hall.Guest me() {
        return new Hall.Guest(
                account.connection().orElseThrow(),
                new ServerMessage.SignedIn(
                        account.connection().orElseThrow().identifiers().command(),
                        account.playerProperty().get().orElseThrow(),
                        "token",
                        hall.time.instant()));
    }

    /// Sits down as Black in a game with a guest, in the table's screen.
    private Hall.Guest play() {
        Hall.Guest guest = hall.guest("li");
        onFx(() -> {
            TableId table = guest.open(Terms.of(Pook.house()), Seat.RED);
            me().sit(table, Seat.BLACK);
            guest.send(table, Seat.RED, new PlayerCommand.Ready());
            navigator.show(new TablePage(
                    hall.table(account, table),
                    "table.online",
                    new SimpleBooleanProperty(false),
                    new SimpleObjectProperty<>(Keys.USUAL)));
        });
        return guest;
    }

    @Test
    void whoRegistersComesToALobbyThatSaysTheNextStep() {
        register();
        assertEquals("还没有人开桌", this.<Label>find("#emptyTitle").getText());
        assertEquals("wang", this.<Label>find("#player").getText());
        clickOn("新开一桌…");
        assertEquals(List.of("new table"), hall.done);
    }

    @Test
    void whoRegistersIsToldTheRulesOfNameAndPasswordBefore() {
        assertEquals("对手看到的名字", this.<Label>find("#nameAbout").getText());
        clickOn("注册");
        assertEquals("2 到 24 个字；对手会看到", this.<Label>find("#nameAbout").getText());
        assertEquals(
                "8 到 256 个字符；注册后这台电脑会记住，不必每次输入",
                this.<Label>find("#passwordAbout").getText());
    }

    @Test
    void aFaultIsSaidBesideItsField() {
        hall.guest("wang");
        register();
        assertTrue(find("#nameFault").isVisible());
        assertFalse(find("#passwordFault").isVisible());
        assertEquals("这个名字已有人用，请换一个；是你自己就请登录", this.<Label>find("#nameSaid").getText());
    }

    @Test
    void aFaultIsSaidUntilItsFieldIsChanged() {
        hall.guest("wang");
        register();
        clickOn("#password").write("r");
        assertTrue(find("#nameFault").isVisible());
        clickOn("#name").write("2");
        assertFalse(find("#nameFault").isVisible());
    }

    @Test
    void beforeAGameOneCanOnlyBeReadyAndInItEverythingElse() {
        register();
        Hall.Guest guest = hall.guest("li");
        Hall.Guest me = me();
        TableId table = guest.open(Terms.of(Pook.house()), Seat.RED);
        onFx(() -> navigator.show(new TablePage(
                hall.table(account, table),
                "table.online",
                new SimpleBooleanProperty(false),
                new SimpleObjectProperty<>(Keys.USUAL))));
        assertEquals(List.of(), shownActions(), "nobody asks anything of those who only look");
        onFx(() -> me.sit(table, Seat.BLACK));
        assertEquals(List.of("ready"), shownActions());
        onFx(() -> guest.send(table, Seat.RED, new PlayerCommand.Ready()));
        assertEquals(List.of("ready"), shownActions());
        clickOn("准备");
        assertEquals(List.of("undo", "draw", "handicap", "resign"), shownActions());
    }

    private List<String> shownActions() {
        return Stream.of("ready", "undo", "draw", "handicap", "stakes", "resign")
                .filter(id -> find("#" + id).isVisible())
                .toList();
    }

    @Test
    void nothingOnATileLiesOverAnythingElseInAnyLanguage() {
        register();
        onFx(() -> {
            TableId table = hall.guest("li").open(Terms.of(Plain.house()), Seat.RED);
            hall.guest("zhao").line().watch(table);
            hall.pass(LobbyViewModel.AGAIN);
        });
        for (Language language : Language.values()) {
            onFx(() -> words.languageProperty().set(language));
            Node about = find(".tile-about");
            Bounds state = inScene(find(".tile-state"));
            assertTrue(inScene(about).contains(state), language + ": " + state + " leaves " + inScene(about));
            Bounds inner = new BoundingBox(
                    state.getMinX() + 1, state.getMinY() + 1, state.getWidth() - 2, state.getHeight() - 2);
            assertFalse(inner.intersects(inScene(find(".tile-house"))), language.toString());
        }
    }

    private static Bounds inScene(Node node) {
        return node.localToScene(node.getLayoutBounds());
    }

    @Test
    void aTableShowsUpAndCanBeSatDownAt() {
        register();
        onFx(() -> {
            hall.guest("li").open(Terms.of(Pook.house()), Seat.RED);
            hall.pass(LobbyViewModel.AGAIN);
        });
        clickOn("入座").clickOn("旁观");
        assertEquals(List.of("sit BLACK", "watch"), hall.done);
    }

    @Test
    void aLostLineIsSaidInTheLobbyAndCanBeLeft() {
        register();
        onFx(this::cut);
        assertTrue(find("#lost").isVisible());
        clickOn("离开");
        assertEquals(List.of("leave"), hall.done);
    }

    @Test
    void readyAtTheTableAMoveAndALostLine() {
        register();
        Hall.Guest guest = play();
        clickOn("准备");
        TableId table = lobbyTable();
        onFx(() -> guest.play(table, Seat.RED, 0, "h2e2"));
        clickOn(point(Square.H9)).clickOn(point(Square.G7));
        assertEquals(
                2,
                hall.server.eventsOf(table).stream()
                        .filter(Event.Moved.class::isInstance)
                        .count());
        onFx(this::cut);
        assertTrue(find("#wayBar").isVisible());
        assertTrue(find("#resign").isDisabled());
        clickOn("离开");
        assertEquals(List.of("exit"), hall.done);
    }

    /// At each trial the words change: the bar and its buttons stay where they are.
    @Test
    void aLostLineIsSaidInOneLineAtEveryTrial() {
        register();
        play();
        onFx(() -> words.languageProperty().set(Language.ENGLISH));
        onFx(this::cut);
        Label said = find("#wayBar .label");
        Words english = Words.in(Language.ENGLISH);
        Set<Double> heights = new HashSet<>();
        for (String trial :
                List.of(english.text("table.reach.lost", 30), english.text("table.reach.lost.now"), "Lost")) {
            onFx(() -> said.setText(trial));
            heights.add(this.<Region>find("#wayBar").getHeight());
        }
        assertEquals(1, heights.size(), heights::toString);
    }

    private TableId lobbyTable() {
        onFx(lobby::open);
        return lobby.tables().getFirst().id();
    }

    private void cut() {
        hall.server.reachable = false;
        hall.server.cut("wang");
    }
}
