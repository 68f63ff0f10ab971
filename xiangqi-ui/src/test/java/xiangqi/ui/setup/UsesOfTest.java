package xiangqi.ui.setup;

import java.util.ArrayList;
import java.util.List;
import xiangqi.core.notation.Fen;
import xiangqi.core.rules.Position;

/// Notes what a position was used for.
final class UsesOfTest implements SetupUses {
    final List<String> done = new ArrayList<>();

    @Override
    public void study(Position start) {
        done.add("study " + Fen.writeShort(start.setup()));
    }

    @Override
    public void play(Position start) {
        done.add("play " + Fen.writeShort(start.setup()));
    }

    @Override
    public void back() {
        done.add("back");
    }
}
