package xiangqi.core.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import xiangqi.core.house.Odds;
import xiangqi.core.rules.Move;

/// The commands of a [ScriptedTable] in words.
final class ScriptWords {
    private ScriptWords() {}

    static Optional<Stamped> byHost(Instant at, List<String> words) {
        Optional<HostCommand> command = switch (String.join(" ", words)) {
            case "tick" -> Optional.of(new HostCommand.Tick());
            case "recovered" -> Optional.of(new HostCommand.Recover());
            default -> Optional.empty();
        };
        return command.map(known -> new Stamped.ByHost(at, known));
    }

    /// `away` and `back` stand in a player's line, but it is the host who notices.
    static Optional<Stamped> bySeat(Table table, Instant at, Seat seat, Player player, List<String> words) {
        return switch (String.join(" ", words)) {
            case "away" -> Optional.of(new Stamped.ByHost(at, new HostCommand.Away(seat.side())));
            case "back" -> Optional.of(new Stamped.ByHost(at, new HostCommand.Back(seat.side())));
            default -> command(table, seat, player, words).map(known -> new Stamped.BySeat(at, seat, known));
        };
    }

    private static Optional<PlayerCommand> command(Table table, Seat seat, Player player, List<String> words) {
        return switch (words.get(0) + " " + (words.size() - 1)) {
            case "sit 0" -> Optional.of(new PlayerCommand.Sit(player));
            case "ready 0" -> Optional.of(new PlayerCommand.Ready());
            case "leave 0" -> Optional.of(new PlayerCommand.Leave());
            case "resign 0" -> Optional.of(new PlayerCommand.Resign());
            case "play 1" -> play(words.get(1), Optional.of(ply(table)));
            case "play 2" -> play(words.get(1), number(words.get(2)).map(Long::intValue));
            case "draw 0" -> propose(new Proposal.Draw());
            case "undo 0" -> propose(new Proposal.Undo());
            case "annul 0" -> propose(new Proposal.Annulment());
            case "rematch 0" -> propose(new Proposal.Rematch());
            case "handicap 2" -> handicap(words.get(1), words.get(2));
            case "stake 2" ->
                both(number(words.get(1)), number(words.get(2)))
                        .flatMap(sums -> propose(new Proposal.Stake(sums.get(0), sums.get(1))));
            case "guide 1" -> number(words.get(1)).flatMap(fee -> propose(new Proposal.Guidance(fee)));
            case "accept 0", "accept 1" -> answer(table, seat, words, true);
            case "refuse 0", "refuse 1" -> answer(table, seat, words, false);
            default -> Optional.empty();
        };
    }

    private static Optional<PlayerCommand> play(String move, Optional<Integer> ply) {
        return Move.parse(move).flatMap(known -> ply.map(at -> new PlayerCommand.Play(at, known)));
    }

    private static int ply(Table table) {
        return table.game().map(game -> game.line().size()).orElse(0);
    }

    private static Optional<PlayerCommand> propose(Proposal proposal) {
        return Optional.of(new PlayerCommand.Propose(proposal));
    }

    private static Optional<PlayerCommand> handicap(String odds, String reward) {
        return Odds.parse(odds)
                .flatMap(given -> number(reward).flatMap(sum -> propose(new Proposal.Restart(given, sum))));
    }

    /// The offer named by number or kind, or the opponent's latest. 0 where there is none: the table refuses that.
    private static Optional<PlayerCommand> answer(Table table, Seat seat, List<String> words, boolean accept) {
        Optional<String> named = words.size() > 1 ? Optional.of(words.get(1)) : Optional.empty();
        Optional<Integer> number = named.flatMap(ScriptWords::number).map(Long::intValue);
        int offer = number.orElseGet(() -> table.offers().reversed().stream()
                .filter(waiting -> waiting.by() != seat.side())
                .filter(waiting -> named.isEmpty() || waiting.proposal().word().equals(named.get()))
                .map(Offer::id)
                .findFirst()
                .orElse(0));
        return Optional.of(new PlayerCommand.Answer(offer, accept));
    }

    private static Optional<Long> number(String word) {
        return word.matches("-?\\d{1,15}") ? Optional.of(Long.parseLong(word)) : Optional.empty();
    }

    private static Optional<List<Long>> both(Optional<Long> one, Optional<Long> other) {
        return one.flatMap(first -> other.map(second -> List.of(first, second)));
    }
}
