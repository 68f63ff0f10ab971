package xiangqi.ui.setup;

import java.util.Map;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Position;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.shell.Navigator;

/// A position being set up, with what is wrong with it; and one that can be played.
public final class SetupPictures {
    private SetupPictures() {}

    public static Map<String, Studio.Sitter> sitters() {
        return Map.of(
                "setup",
                (studio, navigator) ->
                        sit(studio, navigator, "4k1b2/9/2na1a1c1/p5p1p/9/2P6/P5P1R/3B2N2/9/1RB1KA2R w", Square.G9),
                "setup-sound",
                (studio, navigator) -> sit(studio, navigator, "3ak4/4a4/4b4/9/9/9/4p4/4B4/4A4/2BAK2R1 w", Square.E7));
    }

    private static void sit(Studio studio, Navigator navigator, String fen, Square picked) {
        SetupViewModel model = new SetupViewModel(new NoUses());
        model.fenProperty().set(fen);
        model.tellFen();
        model.pointed(picked);
        navigator.show(
                new SetupPage(model, studio.settings().look(), studio.settings().keys()));
    }

    private record NoUses() implements SetupUses {
        @Override
        public void study(Position start) {}

        @Override
        public void play(Position start) {}

        @Override
        public void back() {}
    }
}
