package xiangqi.core.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The rules of play written a second time, from the rule text alone and as plainly as can be: a grid of FEN letters,
/// and every move made on a copy to see what it leaves behind. It shares no code with the product and knows none of its
/// types, so that the two can be held against each other.
public final class NaiveGame {
    /// `grid[file][rank]`, a FEN letter or a dot.
    private final char[][] grid;

    private final boolean redToMove;
    private final boolean generalsMayFall;

    public NaiveGame(char[][] grid, boolean redToMove, boolean generalsMayFall) {
        this.grid = grid;
        this.redToMove = redToMove;
        this.generalsMayFall = generalsMayFall;
    }

    /// Whether the placement and the side to move can occur in a game.
    public boolean valid() {
        for (char letter : "KABNRCPkabnrcp".toCharArray()) {
            int count = 0;
            for (int file = 0; file < 9; file++) {
                for (int rank = 0; rank < 10; rank++) {
                    if (grid[file][rank] == letter) {
                        count++;
                        if (!mayStand(letter, file, rank)) {
                            return false;
                        }
                    }
                }
            }
            char kind = Character.toLowerCase(letter);
            int most = kind == 'k' ? 1 : kind == 'p' ? 5 : 2;
            if (count > most || kind == 'k' && count != 1) {
                return false;
            }
        }
        return generalsMayFall || !generalHangs(!redToMove);
    }

    private static boolean mayStand(char letter, int file, int rank) {
        int up = Character.isUpperCase(letter) ? rank : 9 - rank;
        String point = "" + (char) ('a' + file) + up;
        return switch (Character.toLowerCase(letter)) {
            case 'k' -> file >= 3 && file <= 5 && up <= 2;
            case 'a' -> List.of("d0", "f0", "e1", "d2", "f2").contains(point);
            case 'b' -> List.of("c0", "g0", "a2", "e2", "i2", "c4", "g4").contains(point);
            case 'p' -> up >= 5 || up >= 3 && "acegi".indexOf('a' + file) >= 0;
            default -> true;
        };
    }

    public boolean inCheck() {
        return generalHangs(redToMove);
    }

    /// The legal moves in the order of their texts.
    public List<String> moves() {
        List<String> legal = new ArrayList<>();
        if (!has(redToMove ? 'K' : 'k')) {
            return legal;
        }
        for (int[] move : ways(redToMove)) {
            if (generalsMayFall || !after(move).generalHangs(redToMove)) {
                legal.add(text(move));
            }
        }
        Collections.sort(legal);
        return legal;
    }

    /// `none`, `checkmate`, `stalemate` or `general_captured`.
    public String end() {
        if (!has(redToMove ? 'K' : 'k')) {
            return "general_captured";
        }
        for (int[] move : ways(redToMove)) {
            boolean takesGeneral = Character.toLowerCase(grid[move[2]][move[3]]) == 'k';
            if (takesGeneral && generalsMayFall || !after(move).generalHangs(redToMove)) {
                return "none";
            }
        }
        return inCheck() ? "checkmate" : "stalemate";
    }

    public NaiveGame after(String move) {
        return after(
                new int[] {move.charAt(0) - 'a', move.charAt(1) - '0', move.charAt(2) - 'a', move.charAt(3) - '0'});
    }

    private NaiveGame after(int[] move) {
        char[][] next = new char[9][];
        for (int file = 0; file < 9; file++) {
            next[file] = grid[file].clone();
        }
        next[move[2]][move[3]] = next[move[0]][move[1]];
        next[move[0]][move[1]] = '.';
        return new NaiveGame(next, !redToMove, generalsMayFall);
    }

    /// The same board with that side to move.
    public NaiveGame asked(boolean red) {
        return new NaiveGame(grid, red, generalsMayFall);
    }

    public boolean redToMove() {
        return redToMove;
    }

    /// The FEN letter on a point such as `e0`, or a dot.
    public char at(String point) {
        return grid[point.charAt(0) - 'a'][point.charAt(1) - '0'];
    }

    /// The board with that point emptied.
    public NaiveGame without(String point) {
        char[][] next = new char[9][];
        for (int file = 0; file < 9; file++) {
            next[file] = grid[file].clone();
        }
        next[point.charAt(0) - 'a'][point.charAt(1) - '0'] = '.';
        return new NaiveGame(next, redToMove, generalsMayFall);
    }

    public String placement() {
        StringBuilder text = new StringBuilder();
        for (int rank = 9; rank >= 0; rank--) {
            for (int file = 0; file < 9; file++) {
                text.append(grid[file][rank]);
            }
            text.append('\n');
        }
        return text.toString();
    }

    private static String text(int[] move) {
        return "" + (char) ('a' + move[0]) + move[1] + (char) ('a' + move[2]) + move[3];
    }

    private boolean has(char letter) {
        for (char[] file : grid) {
            for (char point : file) {
                if (point == letter) {
                    return true;
                }
            }
        }
        return false;
    }

    /// The moves of the side to move that take the general, by the pieces' ways alone.
    public List<String> captureOfGeneral() {
        List<String> captures = new ArrayList<>();
        for (int[] move : ways(redToMove)) {
            if (grid[move[2]][move[3]] == (redToMove ? 'k' : 'K')) {
                captures.add(text(move));
            }
        }
        return captures;
    }

    /// Whether the other side could take that side's general if it were to move.
    private boolean generalHangs(boolean redGeneral) {
        for (int[] move : ways(!redGeneral)) {
            if (grid[move[2]][move[3]] == (redGeneral ? 'K' : 'k')) {
                return true;
            }
        }
        return false;
    }

    /// Every move a side's pieces can make by their ways of moving.
    private List<int[]> ways(boolean red) {
        List<int[]> ways = new ArrayList<>();
        for (int file = 0; file < 9; file++) {
            for (int rank = 0; rank < 10; rank++) {
                char piece = grid[file][rank];
                if (piece != '.' && Character.isUpperCase(piece) == red) {
                    waysOf(ways, file, rank, red, Character.toLowerCase(piece));
                }
            }
        }
        return ways;
    }

    private void waysOf(List<int[]> ways, int f, int r, boolean red, char kind) {
        int[][] straight = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
        int[][] slanted = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
        switch (kind) {
            case 'k' -> {
                for (int[] step : straight) {
                    if (inPalace(f + step[0], r + step[1], red)) {
                        go(ways, f, r, f + step[0], r + step[1], red);
                    }
                }
                for (int rank = red ? r + 1 : r - 1; rank >= 0 && rank <= 9; rank += red ? 1 : -1) {
                    if (grid[f][rank] != '.') {
                        if (grid[f][rank] == (red ? 'k' : 'K')) {
                            go(ways, f, r, f, rank, red);
                        }
                        break;
                    }
                }
            }
            case 'a' -> {
                for (int[] step : slanted) {
                    if (inPalace(f + step[0], r + step[1], red)) {
                        go(ways, f, r, f + step[0], r + step[1], red);
                    }
                }
            }
            case 'b' -> {
                for (int[] step : slanted) {
                    int rank = r + 2 * step[1];
                    boolean home = red ? rank >= 0 && rank <= 4 : rank >= 5 && rank <= 9;
                    if (home && onBoard(f + 2 * step[0], rank) && grid[f + step[0]][r + step[1]] == '.') {
                        go(ways, f, r, f + 2 * step[0], rank, red);
                    }
                }
            }
            case 'n' -> {
                for (int[] leg : straight) {
                    if (onBoard(f + leg[0], r + leg[1]) && grid[f + leg[0]][r + leg[1]] == '.') {
                        for (int side = -1; side <= 1; side += 2) {
                            int file = leg[0] != 0 ? f + 2 * leg[0] : f + side;
                            int rank = leg[0] != 0 ? r + side : r + 2 * leg[1];
                            go(ways, f, r, file, rank, red);
                        }
                    }
                }
            }
            case 'r' -> {
                for (int[] step : straight) {
                    int file = f + step[0];
                    int rank = r + step[1];
                    while (onBoard(file, rank)) {
                        go(ways, f, r, file, rank, red);
                        if (grid[file][rank] != '.') {
                            break;
                        }
                        file += step[0];
                        rank += step[1];
                    }
                }
            }
            case 'c' -> {
                for (int[] step : straight) {
                    int file = f + step[0];
                    int rank = r + step[1];
                    while (onBoard(file, rank) && grid[file][rank] == '.') {
                        go(ways, f, r, file, rank, red);
                        file += step[0];
                        rank += step[1];
                    }
                    file += step[0];
                    rank += step[1];
                    while (onBoard(file, rank) && grid[file][rank] == '.') {
                        file += step[0];
                        rank += step[1];
                    }
                    go(ways, f, r, file, rank, red);
                }
            }
            case 'p' -> {
                go(ways, f, r, f, red ? r + 1 : r - 1, red);
                if (red ? r >= 5 : r <= 4) {
                    go(ways, f, r, f - 1, r, red);
                    go(ways, f, r, f + 1, r, red);
                }
            }
            default -> throw new IllegalStateException("piece " + kind);
        }
    }

    private void go(List<int[]> ways, int f, int r, int file, int rank, boolean red) {
        if (onBoard(file, rank) && (grid[file][rank] == '.' || Character.isUpperCase(grid[file][rank]) != red)) {
            ways.add(new int[] {f, r, file, rank});
        }
    }

    private static boolean onBoard(int file, int rank) {
        return file >= 0 && file <= 8 && rank >= 0 && rank <= 9;
    }

    private static boolean inPalace(int file, int rank, boolean red) {
        return file >= 3 && file <= 5 && (red ? rank >= 0 && rank <= 2 : rank >= 7 && rank <= 9);
    }
}
