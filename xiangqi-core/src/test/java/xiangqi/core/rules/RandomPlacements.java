package xiangqi.core.rules;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Placements by chance: from a few pieces to crowded palaces, most of them possible in a game, some not.
public final class RandomPlacements {
    private final RandomGenerator random;

    public RandomPlacements(RandomGenerator random) {
        this.random = random;
    }

    public char[][] next() {
        char[][] grid = new char[9][10];
        for (char[] file : grid) {
            Arrays.fill(file, '.');
        }
        boolean careless = random.nextInt(20) == 0;
        double crowd = random.nextDouble();
        boolean cramped = random.nextBoolean();
        for (boolean red : new boolean[] {true, false}) {
            put(grid, 'k', red, careless, cramped);
            for (char kind : "aabbnnrrccppppp".toCharArray()) {
                if (random.nextDouble() < crowd) {
                    put(grid, kind, red, careless, cramped);
                }
            }
            if (careless && random.nextInt(4) == 0) {
                put(grid, "kabnrcp".charAt(random.nextInt(7)), red, true, cramped);
            }
        }
        return grid;
    }

    private void put(char[][] grid, char kind, boolean red, boolean careless, boolean cramped) {
        for (int tries = 0; tries < 50; tries++) {
            int file = random.nextInt(9);
            int up = random.nextInt(10);
            if (kind == 'k' || kind == 'a') {
                file = 3 + random.nextInt(3);
                up = random.nextInt(3);
            } else if (kind == 'b') {
                file = 2 * random.nextInt(5);
                up = 2 * random.nextInt(3);
            } else if (cramped) {
                file = 2 + random.nextInt(5);
                up = random.nextBoolean() ? random.nextInt(4) : 6 + random.nextInt(4);
            }
            if (careless && random.nextInt(10) == 0) {
                file = random.nextInt(9);
                up = random.nextInt(10);
            }
            int rank = red ? up : 9 - up;
            if (grid[file][rank] == '.' && (careless || possible(kind, file, up))) {
                grid[file][rank] = red ? Character.toUpperCase(kind) : kind;
                return;
            }
        }
    }

    private static boolean possible(char kind, int file, int up) {
        return switch (kind) {
            case 'a' -> (file + up) % 2 == 1;
            case 'b' -> (file + up) % 4 == 2;
            case 'p' -> up >= 5 || up >= 3 && file % 2 == 0;
            default -> true;
        };
    }
}
