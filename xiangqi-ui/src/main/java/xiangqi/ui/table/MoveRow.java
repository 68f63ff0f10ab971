package xiangqi.ui.table;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Side;
import xiangqi.core.game.Line;
import xiangqi.core.notation.Notation;
import xiangqi.core.rules.Ply;
import xiangqi.core.rules.Position;

/// A round in the list of moves.
///
/// @param number from 1
/// @param red Red's move; empty where Black began
/// @param black Black's move; empty where it is still to come
/// @param last whether the newest move is in this row
/// @param looped whose move in this row belongs to the cycle that is pointed out
public record MoveRow(int number, Optional<String> red, Optional<String> black, boolean last, Set<Side> looped) {
    public MoveRow {
        looped = Set.copyOf(looped);
    }

    /// A row of which nothing is pointed out.
    public MoveRow(int number, Optional<String> red, Optional<String> black, boolean last) {
        this(number, red, black, last, Set.of());
    }

    /// The rows of a line: Red's moves left, Black's right, whoever began.
    static List<MoveRow> of(Line line, Notation notation) {
        return of(line, notation, 0);
    }

    /// The same with the last `loop` plies pointed out.
    static List<MoveRow> of(Line line, Notation notation, int loop) {
        List<MoveRow> rows = new ArrayList<>();
        Position position = line.start();
        Optional<String> red = Optional.empty();
        Set<Side> looped = EnumSet.noneOf(Side.class);
        int ply = 0;
        for (Ply played : line.plies()) {
            String name = notation.name(position, played.move());
            boolean last = ply == line.size() - 1;
            if (ply >= line.size() - loop) {
                looped.add(position.turn());
            }
            if (position.turn() == Side.BLACK) {
                rows.add(new MoveRow(number(line, ply), red, Optional.of(name), last, looped));
                red = Optional.empty();
                looped.clear();
            } else if (last) {
                rows.add(new MoveRow(number(line, ply), Optional.of(name), Optional.empty(), true, looped));
            } else {
                red = Optional.of(name);
            }
            position = played.after();
            ply++;
        }
        return rows;
    }

    /// The number of the row that holds the ply with that index.
    static int number(Line line, int ply) {
        return number(line.start().turn(), ply);
    }

    /// The same in a game that `first` began.
    static int number(Side first, int ply) {
        return (first == Side.RED ? ply : ply + 1) / 2 + 1;
    }

    /// Whose move is the newest, if it is in this row.
    public Optional<Side> newest() {
        return last ? Optional.of(black.isPresent() ? Side.BLACK : Side.RED) : Optional.empty();
    }
}
