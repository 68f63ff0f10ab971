package xiangqi.ui.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.stage.Window;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Ourgame;
import xiangqi.core.house.Plain;
import xiangqi.core.house.Pook;
import xiangqi.core.house.Profile;
import xiangqi.core.table.Player;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.text.Language;

/// The table in each of its states, and the question for a new game with each kind of clock.
public final class TablePictures {
    /// The beginning of a game with a central cannon against screen horses.
    private static final List<String> OPENING = List.of(
            "h2e2", "h9g7", "h0g2", "i9h9", "i0h0", "b9c7", "g3g4", "c6c5", "h0h6", "h7i7", "h6g6", "i7i8", "b0c2",
            "d9e8", "a0b0", "i8g8", "g6f6", "c7d5");

    private TablePictures() {}

    public static Map<String, Studio.Sitter> sitters() {
        Map<String, Studio.Sitter> sitters = new LinkedHashMap<>();
        sitters.put("table", game("three:600/60/30", true, TablePictures::thinking));
        sitters.put("table-offers", game("three:600/60/30", true, TablePictures::offers));
        sitters.put("table-offer-appears", game("three:1200/120/60", false, TablePictures::appearing));
        sitters.put("table-low", game("three:60/60/30", true, TablePictures::low));
        sitters.put("table-illegal", game("two:40@1800,20@600", false, TablePictures::illegal));
        sitters.put("table-flipped", game("fischer:300+5", false, TablePictures::flipped));
        sitters.put("table-untimed", game("none", false, room -> room.play(OPENING.subList(0, 4))));
        sitters.put("result", game("three:600/60/30", true, room -> room.play(Parlour.MATE)));
        sitters.put("table-warned", judged("pook", room -> room.play(JudgedTableTest.CHECKING)));
        sitters.put("table-checks", judged("ranks", room -> room.play(JudgedTableTest.FOUR_CHECKS)));
        sitters.put("result-judged", judged("pook", room -> {
            room.play(JudgedTableTest.CHECKING);
            room.play(JudgedTableTest.CHECKING);
        }));
        sitters.put("result-draw", game("three:1200/120/60", false, TablePictures::agreed));
        sitters.put("result-closed", game("three:1200/120/60", true, TablePictures::closed));
        sitters.put("table-stakes", staked(Ourgame.house(), TablePictures::stakes));
        sitters.put("table-odds", staked(Pook.house(), TablePictures::odds));
        sitters.put("table-two-offers", crowded(2));
        sitters.put("table-four-offers", crowded(4));
        sitters.put("table-warned-offers", warned(2));
        sitters.put("table-restarted", staked(Pook.house(), room -> {
            odds(room);
            room.model.tray().answer(1, true);
            room.play(List.of("h2e2"));
        }));
        sitters.put("table-undo-refused", staked(Pook.house(), TablePictures::refused));
        sitters.put("table-exposes", staked(Pook.house(), TablePictures::exposing));
        sitters.put("result-flag", game("three:60/60/30", true, room -> {
            low(room);
            room.time.pass(60_000);
        }));
        sitters.put("result-captured", staked(Pook.house(), TablePictures::captured));
        sitters.put("result-money", staked(Ourgame.house(), room -> {
            stakes(room);
            room.model.tray().answer(2, true);
            room.play(OPENING);
            room.model.requests().resignation().ask(Seat.BLACK);
        }));
        sitters.put("result-past", staked(Ourgame.house(), room -> {
            several(room);
            room.model.requests().resignation().ask(Seat.RED);
        }));
        sitters.put("table-past", past());
        sitters.put("new-game-money", house("ourgame", Optional.empty(), _ -> {}));
        sitters.put("new-game-fee", house("pook", Optional.empty(), _ -> {}));
        sitters.put("new-game-silver", house("ranks", Optional.empty(), _ -> {}));
        sitters.put(
                "new-game-lesson",
                house(
                        "ourgame",
                        Optional.empty(),
                        model -> model.money().modeProperty().set(Bargaining.Mode.LESSON)));
        sitters.put(
                "new-game-odds",
                house("pook", Optional.of(Odds.custom(Side.RED, List.of(Square.B0, Square.I3))), _ -> {}));
        sitters.put("new-game", question("three:1200/120/60", true));
        sitters.put("new-game-two", question("two:40@1800,20@600", false));
        sitters.put("new-game-fischer", question("fischer:600+5", false));
        sitters.put("new-game-untimed", question("none", false));
        return sitters;
    }

    /// So many offers wait after the first round.
    static Studio.Sitter crowded(int offers) {
        return staked(Pook.house(), room -> {
            room.play(OPENING.subList(0, 2));
            ask(room, offers);
        });
    }

    /// So many offers wait while both are warned.
    static Studio.Sitter warned(int offers) {
        return judged("pook", room -> {
            room.play(JudgedTableTest.CHECKING);
            ask(room, offers);
        });
    }

    /// Both are warned at a table in the hands of who asks for it.
    static Studio.Sitter warned(Consumer<Parlour> play) {
        return judged("pook", room -> {
            room.play(JudgedTableTest.CHECKING);
            play.accept(room);
        });
    }

    /// Both ask for what they can, until so many cards lie in the tray.
    private static void ask(Parlour room, int offers) {
        Bargaining bargaining = room.model.bargaining();
        Requests requests = room.model.requests();
        Stream.<Runnable>of(
                        () -> requests.undo().ask(Seat.BLACK),
                        () -> requests.draw().ask(Seat.RED),
                        () -> bargaining.restart().ask(Seat.BLACK),
                        () -> requests.annulment().ask(Seat.RED),
                        () -> bargaining.restart().ask(Seat.RED),
                        () -> requests.undo().ask(Seat.RED),
                        () -> requests.draw().ask(Seat.BLACK))
                .filter(_ -> room.model.tray().usedProperty().get() < offers)
                .forEach(Runnable::run);
        room.time.pass(500);
    }

    private static void refused(Parlour room) {
        room.play(OPENING.subList(0, 6));
        room.model.requests().undo().ask(Seat.BLACK);
        room.time.pass(500);
        room.model.tray().answer(1, false);
        room.time.pass(500);
    }

    /// Black is in check by the cannon and moves something else: is it meant?
    private static void exposing(Parlour room) {
        room.play(List.of("h2e2", "d9e8", "e2e6", "a9a8"));
    }

    private static void captured(Parlour room) {
        exposing(room);
        room.model.hand().exposeGeneral(true);
        room.play(List.of("e6e9"));
    }

    private static void thinking(Parlour room) {
        room.play(OPENING);
        room.time.pass(37_000);
        room.model.board().pointed(Square.E2);
    }

    private static void offers(Parlour room) {
        room.play(OPENING);
        room.model.requests().undo().ask(Seat.BLACK);
        room.model.requests().draw().ask(Seat.BLACK);
        room.time.pass(41_000);
    }

    private static void appearing(Parlour room) {
        room.play(OPENING);
        room.time.pass(41_000);
        room.model.requests().draw().ask(Seat.BLACK);
    }

    private static void low(Parlour room) {
        room.play(OPENING);
        room.time.pass(72_000);
    }

    private static void illegal(Parlour room) {
        room.play(OPENING);
        room.time.pass(12_000);
        room.model.board().pointed(Square.G2);
        room.model.board().pointed(Square.G4);
        room.model.board().pointed(Square.C2);
        room.model.board().pointed(Square.C4);
    }

    private static void flipped(Parlour room) {
        room.play(OPENING.subList(0, 9));
        room.time.pass(12_000);
        room.model.flip();
    }

    private static void agreed(Parlour room) {
        room.play(OPENING);
        room.model.requests().draw().ask(Seat.RED);
        room.time.pass(500);
        room.model.tray().answer(1, true);
    }

    private static void closed(Parlour room) {
        room.play(OPENING);
        room.model.requests().resignation().ask(Seat.BLACK);
        room.model.finish().sheetOpenProperty().set(false);
    }

    /// Stakes of the one are proposed, and others sent back.
    private static void stakes(Parlour room) {
        room.play(OPENING.subList(0, 6));
        room.model.bargaining().beginStakes();
        room.model.bargaining().stakes().ask(Seat.BLACK);
        room.time.pass(4_000);
        room.model.bargaining().redProperty().set(300);
        room.model.bargaining().blackProperty().set(200);
        room.model.bargaining().stakes().ask(Seat.RED);
        room.time.pass(500);
    }

    /// Two games have been played here, and the third is on.
    private static void several(Parlour room) {
        stakes(room);
        room.model.tray().answer(2, true);
        room.model.requests().resignation().ask(Seat.BLACK);
        room.model.finish().resultProperty().get().orElseThrow().again();
        room.play(OPENING);
        room.model.requests().draw().ask(Seat.RED);
        room.time.pass(500);
        room.model.tray().answer(4, true);
        room.model.finish().resultProperty().get().orElseThrow().again();
        room.play(OPENING.subList(0, 5));
    }

    /// The list of the games before, opened from the menu of a table.
    private static Studio.Sitter past() {
        return (studio, navigator) -> {
            staked(Ourgame.house(), TablePictures::several).sit(studio, navigator);
            Window.getWindows().stream()
                    .map(window -> (MenuButton) window.getScene().lookup("#more"))
                    .filter(Objects::nonNull)
                    .flatMap(more -> more.getItems().stream())
                    .filter(item -> "past".equals(item.getId()))
                    .forEach(MenuItem::fire);
        };
    }

    /// Odds are asked for with a reward.
    private static void odds(Parlour room) {
        room.play(OPENING.subList(0, 5));
        room.model.bargaining().rewardProperty().set(500);
        room.model.bargaining().odds().kindProperty().set(Optional.of(Odds.Kind.TWO_HORSES));
        room.model.bargaining().restart().ask(Seat.BLACK);
        room.time.pass(500);
    }

    /// A table at which offers can be made, in the hands of who asks for it.
    static Studio.Sitter staked(Consumer<Parlour> play) {
        return staked(Pook.house(), play);
    }

    /// A table of that house at which money moves.
    static Studio.Sitter staked(House house, Consumer<Parlour> play) {
        return (studio, navigator) -> {
            Profile rated = new Profile(1600, 40, 4_420, true, Optional.empty());
            Parlour room = Parlour.between(
                    Terms.of(house).withMoney(true),
                    new Player("red", red(studio, true).name(), rated),
                    new Player("black", black(studio, true).name(), rated.withValue(1587.4, 31)));
            room.notation.bind(studio.settings().notation());
            room.taste.bind(studio.settings().look());
            play.accept(room);
            navigator.show(new TablePage(
                    room.model,
                    "table.local",
                    studio.settings().animated(),
                    studio.settings().keys()));
        };
    }

    private static Studio.Sitter house(String id, Optional<Odds> odds, Consumer<NewGameViewModel> choose) {
        return (studio, navigator) -> {
            Terms terms =
                    Terms.of(Houses.standard().find(id, "1").orElseThrow()).withMoney(true);
            Terms agreed = odds.flatMap(terms::withOdds).orElse(terms);
            NewGameViewModel model = new NewGameViewModel(
                    new NewGame(agreed, red(studio, true), black(studio, true)), _ -> {}, navigator::closeDialog);
            choose.accept(model);
            navigator.open(new NewGameDialog(model, studio.settings().look()));
        };
    }

    private static Studio.Sitter game(String control, boolean named, Consumer<Parlour> play) {
        return (studio, navigator) -> {
            Parlour room = room(studio, control, named);
            play.accept(room);
            navigator.show(new TablePage(
                    room.model,
                    "table.local",
                    studio.settings().animated(),
                    studio.settings().keys()));
        };
    }

    private static Studio.Sitter judged(String house, Consumer<Parlour> play) {
        return (studio, navigator) -> {
            Parlour room = JudgedTableTest.room(house);
            room.notation.bind(studio.settings().notation());
            room.taste.bind(studio.settings().look());
            play.accept(room);
            navigator.show(new TablePage(
                    room.model,
                    "table.local",
                    studio.settings().animated(),
                    studio.settings().keys()));
        };
    }

    private static Studio.Sitter question(String control, boolean named) {
        return (studio, navigator) -> {
            Parlour behind = room(studio, control, named);
            navigator.show(new TablePage(
                    behind.model,
                    "table.local",
                    studio.settings().animated(),
                    studio.settings().keys()));
            navigator.open(new NewGameDialog(
                    new NewGameViewModel(
                            new NewGame(
                                    Terms.of(Plain.house()).withClock(control(control)),
                                    red(studio, named),
                                    black(studio, named)),
                            _ -> {},
                            navigator::closeDialog),
                    studio.settings().look()));
        };
    }

    private static Parlour room(Studio studio, String control, boolean named) {
        Parlour room = Parlour.of(control(control), red(studio, named), black(studio, named));
        room.notation.bind(studio.settings().notation());
        room.taste.bind(studio.settings().look());
        return room;
    }

    private static TimeControl control(String control) {
        return TimeControl.parse(control).orElseThrow();
    }

    private static Player red(Studio studio, boolean named) {
        return new Player("red", name(studio, named, "半亩塘", "Banmu"));
    }

    private static Player black(Studio studio, boolean named) {
        return new Player("black", name(studio, named, "听雨轩", "Tingyu"));
    }

    private static String name(Studio studio, boolean named, String chinese, String latin) {
        if (!named) {
            return "";
        }
        return studio.settings().settings().language() == Language.ENGLISH ? latin : chinese;
    }
}
