package xiangqi.core.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import xiangqi.core.rules.NaiveGame;

/// The rules of repetition written a second time, from the rule text alone and sentence by sentence, on top of the
/// naive generator. It shares no code with the product, so that the two can be held against each other. Slow: every
/// question is put to all legal moves.
final class NaiveJudge {
    private NaiveJudge() {}

    /// What a ply does: `将`, `杀`, `捉` (any of them), the points of the pieces it chases after it, and who they are,
    /// a piece being known by its point before the cycle.
    record Fact(boolean red, Set<String> attacks, Set<String> chasedAt, Set<String> chased, Set<String> pinned) {}

    /// The facts of the plies `moves`, which are a cycle played from `start`.
    static List<Fact> facts(NaiveGame start, List<String> moves, boolean chinese) {
        Map<String, String> who = new HashMap<>();
        for (char file = 'a'; file <= 'i'; file++) {
            for (char rank = '0'; rank <= '9'; rank++) {
                who.put("" + file + rank, "" + file + rank);
            }
        }
        List<Fact> facts = new ArrayList<>();
        NaiveGame before = start;
        for (String move : moves) {
            Set<String> attackedBefore =
                    attacked(before.asked(before.redToMove()), who).keySet();
            NaiveGame after = before.after(move);
            who.put(to(move), who.get(from(move)));
            boolean red = before.redToMove();
            Set<String> attacks = new TreeSet<>();
            Set<String> chasedAt = new TreeSet<>();
            Set<String> chased = new TreeSet<>();
            Set<String> pinned = new TreeSet<>();
            attacked(after.asked(red), who).forEach((pair, point) -> {
                if (!attackedBefore.contains(pair)) {
                    chasedAt.add(point);
                    chased.add(who.get(point));
                    if (pinnedByHorse(after, point, red)) {
                        pinned.add(who.get(point));
                    }
                }
            });
            if (after.inCheck()) {
                attacks.add("将");
            } else if (chinese && canMate(after.asked(red), 3)) {
                attacks.add("杀");
            }
            if (!chased.isEmpty()) {
                attacks.add("捉");
            }
            facts.add(new Fact(red, attacks, chasedAt, chased, pinned));
            before = after;
        }
        return facts;
    }

    /// `draw`, `red_loses` or `black_loses` for these plies.
    static String verdict(List<Fact> facts, boolean chinese) {
        List<Fact> red = facts.stream().filter(Fact::red).toList();
        List<Fact> black = facts.stream().filter(fact -> !fact.red()).toList();
        if (!chinese) {
            int difference = asianClass(red) - asianClass(black);
            return difference > 0 ? "red_loses" : difference < 0 ? "black_loses" : "draw";
        }
        boolean redChecks = every(red, "将");
        boolean blackChecks = every(black, "将");
        boolean redAttacks = red.stream().noneMatch(fact -> fact.attacks().isEmpty());
        boolean blackAttacks = black.stream().noneMatch(fact -> fact.attacks().isEmpty());
        if (redAttacks && !blackAttacks || redChecks && !blackChecks) {
            return "red_loses";
        }
        if (blackAttacks && !redAttacks || blackChecks && !redChecks) {
            return "black_loses";
        }
        return "draw";
    }

    private static int asianClass(List<Fact> plies) {
        if (every(plies, "将")) {
            return 3;
        }
        if (!common(plies.stream().map(Fact::pinned).toList()).isEmpty()) {
            return 2;
        }
        return common(plies.stream().map(Fact::chased).toList()).isEmpty() ? 0 : 1;
    }

    private static boolean every(List<Fact> plies, String attack) {
        return plies.stream().allMatch(fact -> fact.attacks().contains(attack));
    }

    private static Set<String> common(List<Set<String>> sets) {
        Set<String> common = new HashSet<>(sets.getFirst());
        sets.forEach(common::retainAll);
        return common;
    }

    /// The attacks of the side to move that count, `attacker>piece` by who they are, with the point of the piece.
    private static Map<String, String> attacked(NaiveGame game, Map<String, String> who) {
        Map<String, String> attacked = new HashMap<>();
        for (String capture : game.moves()) {
            if (game.at(to(capture)) != '.' && counts(game, capture)) {
                attacked.put(who.get(from(capture)) + ">" + who.get(to(capture)), to(capture));
            }
        }
        return attacked;
    }

    private static boolean counts(NaiveGame game, String capture) {
        char attacker = Character.toLowerCase(game.at(from(capture)));
        char piece = Character.toLowerCase(game.at(to(capture)));
        if (piece == 'k' || attacker == 'k' || attacker == 'p') {
            return false;
        }
        int rank = to(capture).charAt(1) - '0';
        if (piece == 'p' && (game.redToMove() ? rank >= 5 : rank <= 4)) {
            return false;
        }
        if (attacker == piece && game.asked(!game.redToMove()).moves().contains(to(capture) + from(capture))) {
            return false;
        }
        if (piece == 'r' && "ncab".indexOf(attacker) >= 0
                || (piece == 'n' || piece == 'c') && "ab".indexOf(attacker) >= 0) {
            return true;
        }
        return game.after(capture).moves().stream()
                .noneMatch(answer -> to(answer).equals(to(capture)));
    }

    /// Whether a horse of `red` would check if the chariot on `point` were not there, and does not check as it is.
    private static boolean pinnedByHorse(NaiveGame game, String point, boolean red) {
        if (Character.toLowerCase(game.at(point)) != 'r') {
            return false;
        }
        Set<String> horses = new HashSet<>(horseChecks(game.without(point).asked(red)));
        horses.removeAll(horseChecks(game.asked(red)));
        return !horses.isEmpty();
    }

    /// The horses of the side to move that could take the general: with generals that may fall, or the capture would
    /// not be among the moves where it exposes one's own.
    private static List<String> horseChecks(NaiveGame game) {
        return game.captureOfGeneral().stream()
                .filter(move -> Character.toLowerCase(game.at(from(move))) == 'n')
                .toList();
    }

    /// Whether the side to move can mate by at most `checks` moves, each of them a check.
    private static boolean canMate(NaiveGame game, int checks) {
        for (String move : game.moves()) {
            NaiveGame after = game.after(move);
            if (after.inCheck() && (after.moves().isEmpty() || checks > 1 && allAnswersFail(after, checks - 1))) {
                return true;
            }
        }
        return false;
    }

    private static boolean allAnswersFail(NaiveGame game, int checks) {
        return game.moves().stream().allMatch(answer -> canMate(game.after(answer), checks));
    }

    private static String from(String move) {
        return move.substring(0, 2);
    }

    private static String to(String move) {
        return move.substring(2);
    }
}
