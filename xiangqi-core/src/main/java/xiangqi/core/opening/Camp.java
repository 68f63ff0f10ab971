package xiangqi.core.opening;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;

/// What an opening asks of the pieces of one side.
sealed interface Camp {
    /// Whether the side stands so; `key` is that of its pieces on the board.
    boolean holds(Board board, long key);

    /// One of the placements with these keys.
    record OneOf(Set<Long> keys) implements Camp {
        public OneOf {
            keys = Set.copyOf(keys);
        }

        @Override
        public boolean holds(Board board, long key) {
            return keys.contains(key);
        }
    }

    /// These pieces stand on these points and have left those where they began, the others of the side stand anywhere.
    record AtLeast(Map<Square, Piece> pieces, Map<Square, Piece> gone) implements Camp {
        public AtLeast {
            pieces = Map.copyOf(pieces);
            gone = Map.copyOf(gone);
        }

        @Override
        public boolean holds(Board board, long key) {
            return pieces.entrySet().stream().allMatch(piece -> stands(piece, board))
                    && gone.entrySet().stream().noneMatch(piece -> stands(piece, board));
        }

        private static boolean stands(Map.Entry<Square, Piece> piece, Board board) {
            return board.codeAt(piece.getKey().ordinal()) == piece.getValue().ordinal();
        }
    }

    /// The camps of a row: one for each choice among `must`, whose moves have all been made; of those in `may` any
    /// number. `*` in `may` leaves the rest of the side alone.
    static List<Camp> of(Side side, String must, String may) {
        List<Camp> camps = new ArrayList<>();
        for (List<Move> moves : choices(must)) {
            camps.add(may.equals("*") ? atLeast(side, moves) : new OneOf(withAnyOf(side, moves, moves(may))));
        }
        return camps;
    }

    private static AtLeast atLeast(Side side, List<Move> moves) {
        Placement made = Placement.atHome(side);
        Map<Square, Piece> pieces = new HashMap<>();
        Map<Square, Piece> gone = new HashMap<>();
        for (Move move : moves) {
            gone.put(move.from(), made.at(move.from()));
            pieces.remove(move.from());
            made = made.after(move);
            pieces.put(move.to(), made.at(move.to()));
        }
        return new AtLeast(pieces, gone);
    }

    /// `a b/c` as the two lines `a b` and `a c`.
    static List<List<Move>> choices(String text) {
        List<List<Move>> lines = List.of(List.of());
        for (String word : words(text)) {
            List<List<Move>> longer = new ArrayList<>();
            for (List<Move> line : lines) {
                for (String move : word.split("/")) {
                    List<Move> next = new ArrayList<>(line);
                    next.add(move(move));
                    longer.add(next);
                }
            }
            lines = longer;
        }
        return lines;
    }

    /// The keys after `must` with every subset of `may` that can be made along with it.
    private static Set<Long> withAnyOf(Side side, List<Move> must, List<Move> may) {
        Set<Long> keys = new HashSet<>();
        for (int subset = 0; subset < 1 << may.size(); subset++) {
            List<Move> moves = new ArrayList<>(must);
            for (int i = 0; i < may.size(); i++) {
                if ((subset >> i & 1) != 0) {
                    moves.add(may.get(i));
                }
            }
            inSomeOrder(Placement.atHome(side), moves).ifPresent(placement -> keys.add(placement.key()));
        }
        return keys;
    }

    /// The placement after all of these moves, each made as soon as it can be; empty if one never can.
    private static Optional<Placement> inSomeOrder(Placement start, List<Move> moves) {
        Placement placement = start;
        List<Move> left = new ArrayList<>(moves);
        while (!left.isEmpty()) {
            Optional<Move> next = left.stream().filter(placement::allows).findFirst();
            if (next.isEmpty()) {
                return Optional.empty();
            }
            placement = placement.after(next.get());
            left.remove(next.get());
        }
        return Optional.of(placement);
    }

    private static List<Move> moves(String text) {
        return words(text).stream().map(Camp::move).toList();
    }

    private static Move move(String iccs) {
        return Move.parse(iccs).orElseThrow(() -> new IllegalArgumentException("no move: " + iccs));
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? List.of() : List.of(text.split(" "));
    }
}
