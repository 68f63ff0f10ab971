package xiangqi.ui.lobby;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Pook;
import xiangqi.core.house.Qq;
import xiangqi.core.table.HostCommand;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.Account;
import xiangqi.ui.account.SignInPage;
import xiangqi.ui.account.SignInViewModel;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.table.NewGameDialog;
import xiangqi.ui.table.NewGameViewModel;
import xiangqi.ui.table.TablePage;
import xiangqi.ui.table.TableViewModel;
import xiangqi.ui.text.Language;

/// The screens of playing at a server, each in its states.
public final class OnlinePictures {
    private static final List<String> OPENING =
            List.of("h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "g3g4", "c6c5", "h0h6", "h7i7");

    private OnlinePictures() {}

    public static Map<String, Studio.Sitter> sitters() {
        Map<String, Studio.Sitter> sitters = new LinkedHashMap<>();
        sitters.put("sign-in", (studio, navigator) -> signIn(studio, navigator, false));
        sitters.put("sign-in-refused", (studio, navigator) -> signIn(studio, navigator, true));
        sitters.put("lobby", (studio, navigator) -> lobby(studio, navigator, false));
        sitters.put("lobby-lost", (studio, navigator) -> lobby(studio, navigator, true));
        sitters.put("lobby-empty", OnlinePictures::emptyLobby);
        sitters.put("new-table", OnlinePictures::newTable);
        sitters.put("online-waiting", OnlinePictures::waiting);
        sitters.put("online", (studio, navigator) -> table(studio, navigator, _ -> {}));
        sitters.put(
                "online-away",
                (studio, navigator) -> table(studio, navigator, game -> {
                    game.hall().server.host(game.table(), new HostCommand.Away(Side.RED));
                    game.hall().pass(Duration.ofSeconds(8));
                }));
        sitters.put(
                "online-lost",
                (studio, navigator) -> table(studio, navigator, game -> {
                    game.hall().server.reachable = false;
                    game.hall().server.cut();
                }));
        sitters.put(
                "online-unaccepted",
                (studio, navigator) -> table(studio, navigator, game -> {
                    game.guest().play(game.table(), Seat.RED, 10, "h6g6");
                    game.hall().server.silent = true;
                    game.model().board().pointed(Square.I7);
                    game.model().board().pointed(Square.I8);
                    game.hall().server.reachable = false;
                    game.hall().server.cut();
                }));
        sitters.put(
                "online-draw",
                (studio, navigator) -> table(studio, navigator, game -> {
                    game.guest().send(game.table(), Seat.RED, new PlayerCommand.Propose(new Proposal.Draw()));
                    game.hall().pass(Duration.ofSeconds(1));
                }));
        sitters.put("online-watching", OnlinePictures::watching);
        sitters.put(
                "online-over",
                (studio, navigator) -> table(studio, navigator, game -> {
                    game.guest().send(game.table(), Seat.RED, new PlayerCommand.Resign());
                }));
        return sitters;
    }

    private record Running(Hall hall, Hall.Guest guest, TableId table, TableViewModel model) {}

    private static void signIn(Studio studio, Navigator navigator, boolean refused) {
        Hall hall = new Hall();
        SignInViewModel model = new SignInViewModel(hall.account(), () -> {});
        if (refused) {
            hall.server.reachable = false;
            model.nameProperty().set(me(studio));
            model.passwordProperty().set("a secret horse");
            model.submit();
        }
        navigator.show(new SignInPage(model, studio.settings().look()));
    }

    private static void lobby(Studio studio, Navigator navigator, boolean lost) {
        Hall hall = new Hall();
        Account account = hall.signedIn(me(studio));
        Hall.Guest one = hall.guest(name(studio, "听雨轩", "Tingyu"));
        Hall.Guest other = hall.guest(name(studio, "松间客", "Songjian"));
        Hall.Guest third = hall.guest(name(studio, "一苇", "Yiwei"));
        TableId running = one.open(Terms.of(Pook.house()), Seat.BLACK);
        other.sit(running, Seat.RED);
        one.send(running, Seat.BLACK, new PlayerCommand.Ready());
        other.send(running, Seat.RED, new PlayerCommand.Ready());
        play(running, other, one);
        third.open(
                Terms.of(Plain.house()).withOdds(Odds.of(Odds.Kind.TWO_HORSES)).orElseThrow(), Seat.RED);
        hall.guest(name(studio, "竹里馆", "Zhuli")).open(Terms.of(Ourgame.house()), Seat.BLACK);
        one.open(Terms.of(Qq.house()));
        LobbyViewModel model = hall.lobby(account);
        navigator.show(new LobbyPage(model, studio.settings().look()));
        if (lost) {
            hall.server.reachable = false;
            hall.server.cut();
        }
    }

    private static void emptyLobby(Studio studio, Navigator navigator) {
        Hall hall = new Hall();
        LobbyViewModel model = hall.lobby(hall.signedIn(me(studio)));
        navigator.show(new LobbyPage(model, studio.settings().look()));
    }

    private static void newTable(Studio studio, Navigator navigator) {
        emptyLobby(studio, navigator);
        navigator.open(new NewGameDialog(
                NewGameViewModel.table(
                        new NewGameViewModel.NewTable(
                                Terms.of(Pook.house())
                                        .withOdds(Odds.of(Odds.Kind.TWO_HORSES))
                                        .orElseThrow(),
                                Seat.RED),
                        _ -> {},
                        navigator::closeDialog),
                studio.settings().look()));
    }

    private static void waiting(Studio studio, Navigator navigator) {
        Hall hall = new Hall();
        Account account = hall.signedIn(me(studio));
        Hall.Guest guest = hall.guest(name(studio, "听雨轩", "Tingyu"));
        TableId table = guest.open(Terms.of(Pook.house()), Seat.RED);
        sit(account, table);
        guest.send(table, Seat.RED, new PlayerCommand.Ready());
        show(studio, navigator, hall, account, table);
    }

    private static void table(Studio studio, Navigator navigator, Consumer<Running> then) {
        Hall hall = new Hall();
        Account account = hall.signedIn(me(studio));
        Hall.Guest guest = hall.guest(name(studio, "听雨轩", "Tingyu"));
        Hall.Guest me = new Hall.Guest(
                account.connection().orElseThrow(),
                new ServerMessage.SignedIn(
                        account.connection().orElseThrow().identifiers().command(),
                        account.playerProperty().get().orElseThrow(),
                        "token",
                        hall.time.instant()));
        TableId table = game(hall, guest, me);
        TableViewModel model = show(studio, navigator, hall, account, table);
        hall.server.say(new ServerMessage.Presence(table, 1, 7, List.of()));
        hall.pass(Duration.ofSeconds(3));
        then.accept(new Running(hall, guest, table, model));
    }

    private static void watching(Studio studio, Navigator navigator) {
        Hall hall = new Hall();
        Account account = hall.signedIn(me(studio));
        TableId table =
                game(hall, hall.guest(name(studio, "听雨轩", "Tingyu")), hall.guest(name(studio, "松间客", "Songjian")));
        show(studio, navigator, hall, account, table);
        hall.server.say(new ServerMessage.Presence(table, 1, 7, List.of()));
        hall.pass(Duration.ofSeconds(3));
    }

    /// A game that has got as far as the opening.
    private static TableId game(Hall hall, Hall.Guest red, Hall.Guest black) {
        TableId table = red.open(
                Terms.of(Pook.house())
                        .withClock(TimeControl.parse("three:600/60/30").orElseThrow()),
                Seat.RED);
        black.sit(table, Seat.BLACK);
        red.send(table, Seat.RED, new PlayerCommand.Ready());
        black.send(table, Seat.BLACK, new PlayerCommand.Ready());
        for (int ply = 0; ply < OPENING.size(); ply++) {
            hall.pass(Duration.ofSeconds(2));
            (ply % 2 == 0 ? red : black).play(table, ply % 2 == 0 ? Seat.RED : Seat.BLACK, ply, OPENING.get(ply));
        }
        return table;
    }

    private static TableViewModel show(Studio studio, Navigator navigator, Hall hall, Account account, TableId table) {
        hall.notation.bind(studio.settings().notation());
        hall.look.bind(studio.settings().look());
        TableViewModel model = hall.table(account, table);
        navigator.show(new TablePage(
                model,
                "table.online",
                studio.settings().animated(),
                studio.settings().keys()));
        return model;
    }

    private static void sit(Account account, TableId table) {
        account.connection()
                .orElseThrow()
                .watch(table)
                .send(
                        Seat.BLACK,
                        account.connection().orElseThrow().identifiers().command(),
                        new PlayerCommand.Sit(account.playerProperty().get().orElseThrow()));
    }

    private static void play(TableId table, Hall.Guest red, Hall.Guest black) {
        for (int ply = 0; ply < OPENING.size(); ply++) {
            (ply % 2 == 0 ? red : black).play(table, ply % 2 == 0 ? Seat.RED : Seat.BLACK, ply, OPENING.get(ply));
        }
    }

    private static String me(Studio studio) {
        return name(studio, "半亩塘", "Banmu");
    }

    private static String name(Studio studio, String chinese, String latin) {
        return studio.settings().settings().language() == Language.ENGLISH ? latin : chinese;
    }
}
