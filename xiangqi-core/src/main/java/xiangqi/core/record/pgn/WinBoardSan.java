package xiangqi.core.record.pgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import xiangqi.core.board.Role;
import xiangqi.core.board.Square;
import xiangqi.core.notation.MoveReading;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// The short algebraic notation that WinBoard writes for Chinese chess (formats.md §3): `Che2`, `Hg7`,
/// `Rxc6`, `E0a2`, soldiers by their file alone: `c4`, `gxg4`. Ranks count from 0; a letter, a digit or
/// both before the target tell which of two pieces.
final class WinBoardSan {
    private WinBoardSan() {}

    /// Whether the token has the form of this notation.
    static boolean fits(String token) {
        return parse(token).isPresent();
    }

    /// The move the token names.
    static MoveReading read(Position position, String token) {
        Optional<San> parsed = parse(token);
        if (parsed.isEmpty()) {
            return new MoveReading.NotNotation(0);
        }
        San san = parsed.get();
        List<Move> fitting = new ArrayList<>(2);
        for (Move move : position.legalMoves()) {
            if (move.to() == san.to
                    && (san.file < 0 || move.from().file() == san.file)
                    && (san.rank < 0 || move.from().rank() == san.rank)
                    && position.at(move.from()).orElseThrow().role() == san.role) {
                fitting.add(move);
            }
        }
        return switch (fitting.size()) {
            case 0 -> new MoveReading.NoSuchMove(List.of());
            case 1 -> new MoveReading.Found(fitting.getFirst());
            default -> new MoveReading.Ambiguous(fitting);
        };
    }

    private static Optional<San> parse(String token) {
        int end = token.length();
        while (end > 0 && "+#!?".indexOf(token.charAt(end - 1)) >= 0) {
            end--;
        }
        if (end < 2) {
            return Optional.empty();
        }
        Optional<Square> to =
                token.charAt(end - 2) >= 'a' ? Square.parse(token.substring(end - 2, end)) : Optional.empty();
        if (to.isEmpty()) {
            return Optional.empty();
        }
        int at = 0;
        Role role = Role.SOLDIER;
        Optional<Role> named = role(token.charAt(0));
        if (named.isPresent()) {
            role = named.get();
            at = 1;
        }
        int file = -1;
        int rank = -1;
        for (; at < end - 2; at++) {
            char c = token.charAt(at);
            if (c >= 'a' && c <= 'i' && file < 0 && rank < 0) {
                file = c - 'a';
            } else if (c >= '0' && c <= '9' && rank < 0) {
                rank = c - '0';
            } else if (c != 'x' || at != end - 3) {
                return Optional.empty();
            }
        }
        return Optional.of(new San(role, file, rank, to.get()));
    }

    private static Optional<Role> role(char letter) {
        return switch (letter) {
            case 'K', 'G' -> Optional.of(Role.GENERAL);
            case 'A' -> Optional.of(Role.ADVISOR);
            case 'E', 'B' -> Optional.of(Role.ELEPHANT);
            case 'H', 'N' -> Optional.of(Role.HORSE);
            case 'R' -> Optional.of(Role.CHARIOT);
            case 'C' -> Optional.of(Role.CANNON);
            case 'P' -> Optional.of(Role.SOLDIER);
            default -> Optional.empty();
        };
    }

    /// What a token says; a file or rank of -1 is not said.
    private record San(Role role, int file, int rank, Square to) {}
}
