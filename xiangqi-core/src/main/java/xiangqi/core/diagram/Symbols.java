package xiangqi.core.diagram;

import java.util.Locale;
import xiangqi.core.board.Role;

/// The drawn signs of the pieces, for those who do not read Chinese: crown, official's cap, elephant, horse, tower,
/// gun, foot soldier. Own drawings, path data in a box from -1 to 1.
final class Symbols {
    private static final double OF_RADIUS = 0.6;

    private Symbols() {}

    /// The outline for a piece of radius `r` around 0, 0.
    static String outline(Role role, double r) {
        StringBuilder scaled = new StringBuilder();
        for (String token : data(role).trim().split("\\s+")) {
            boolean command = Character.isLetter(token.charAt(0));
            scaled.append(
                    command ? token : String.format(Locale.ROOT, "%.2f ", Double.parseDouble(token) * r * OF_RADIUS));
        }
        return scaled.toString();
    }

    private static String data(Role role) {
        return switch (role) {
            case GENERAL -> """
                    M -0.78 0.85 L 0.78 0.85 L 0.78 0.6 L -0.78 0.6 Z
                    M -0.78 0.42 L -1 -0.5 L -0.45 -0.02 L 0 -0.85 L 0.45 -0.02 L 1 -0.5 L 0.78 0.42 Z
                    """;
            case ADVISOR -> """
                    M -0.52 0.1 C -0.6 -0.45 -0.3 -0.8 0 -0.8 C 0.3 -0.8 0.6 -0.45 0.52 0.1 Z
                    M -0.6 0.26 L 0.6 0.26 L 0.6 0.66 L -0.6 0.66 Z
                    M -0.7 0.34 C -0.85 0.14 -1.16 0.2 -1.16 0.44 C -1.16 0.68 -0.85 0.72 -0.7 0.56 Z
                    M 0.7 0.34 C 0.85 0.14 1.16 0.2 1.16 0.44 C 1.16 0.68 0.85 0.72 0.7 0.56 Z
                    """;
            case ELEPHANT -> """
                    M -0.36 -0.66 C -1.05 -1 -1.2 0.1 -0.74 0.36 C -0.56 0.44 -0.46 0.32 -0.42 0.2
                    L -0.3 0.2 C -0.28 0.5 -0.22 0.78 -0.06 0.92 C 0.12 1.04 0.4 0.98 0.44 0.7
                    L 0.24 0.64 C 0.18 0.76 0.1 0.7 0.14 0.54 L 0.3 0.2 L 0.42 0.2 C 0.46 0.32 0.56 0.44 0.74 0.36
                    C 1.2 0.1 1.05 -1 0.36 -0.66 C 0.16 -0.8 -0.16 -0.8 -0.36 -0.66 Z
                    """;
            case HORSE -> """
                    M -0.55 0.88 L 0.68 0.88 C 0.82 0.2 0.78 -0.55 0.16 -0.74 L 0.1 -1 L -0.2 -0.76
                    C -0.5 -0.6 -0.6 -0.36 -0.88 0.02 C -0.98 0.24 -0.78 0.46 -0.6 0.34 C -0.4 0.18 -0.28 0.16 -0.06 0.1
                    C -0.04 0.42 -0.55 0.5 -0.55 0.88 Z
                    """;
            case CHARIOT -> """
                    M -0.72 0.88 L 0.72 0.88 L 0.72 0.64 L 0.52 0.48 L 0.46 -0.28 L 0.66 -0.42 L 0.66 -0.88
                    L 0.36 -0.88 L 0.36 -0.66 L 0.15 -0.66 L 0.15 -0.88 L -0.15 -0.88 L -0.15 -0.66 L -0.36 -0.66
                    L -0.36 -0.88 L -0.66 -0.88 L -0.66 -0.42 L -0.46 -0.28 L -0.52 0.48 L -0.72 0.64 Z
                    """;
            case CANNON -> """
                    M -0.86 -0.06 L 0.84 -0.82 L 1.04 -0.34 L -0.6 0.4 C -0.94 0.52 -1.12 0.12 -0.86 -0.06 Z
                    M 0.5 0.44 C 0.5 0.16 0.28 -0.06 0 -0.06 C -0.28 -0.06 -0.5 0.16 -0.5 0.44 C -0.5 0.72 -0.28 0.94 0 0.94
                    C 0.28 0.94 0.5 0.72 0.5 0.44 Z
                    M 0 0.26 C 0.1 0.26 0.18 0.34 0.18 0.44 C 0.18 0.54 0.1 0.62 0 0.62 C -0.1 0.62 -0.18 0.54 -0.18 0.44
                    C -0.18 0.34 -0.1 0.26 0 0.26 Z
                    M -0.5 0.7 L -1.04 0.94 L -1.04 0.72 L -0.62 0.52 Z
                    """;
            case SOLDIER -> """
                    M -0.62 0.88 L 0.62 0.88 L 0.62 0.62 C 0.34 0.5 0.24 0.22 0.22 0.04 L 0.46 0.04 L 0.46 -0.16
                    L 0.26 -0.16 C 0.56 -0.42 0.38 -0.9 0 -0.9 C -0.38 -0.9 -0.56 -0.42 -0.26 -0.16 L -0.46 -0.16
                    L -0.46 0.04 L -0.22 0.04 C -0.24 0.22 -0.34 0.5 -0.62 0.62 Z
                    """;
        };
    }
}
