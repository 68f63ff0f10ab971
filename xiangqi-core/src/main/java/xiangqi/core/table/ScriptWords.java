package xiangqi.core.table;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import xiangqi.core.house.Odds;
import xiangqi.core.rules.Move;
import xiangqi.core.table.ScriptedTable.Fault;

/// The commands of a [ScriptedTable] in words.
final class ScriptWords {
    private static final Set<String> OF_HOST = Set.of("tick", "recovered");
    private static final Set<String> OF_KINDS =
            Set.of("draw", "undo", "annul", "rematch", "handicap", "stake", "guide");
    private static final Set<String> OF_SEAT =
            Set.of("away", "back", "sit", "ready", "leave", "resign", "play", "accept", "refuse");

    private ScriptWords() {}

    /// What the words of a line come to.
    sealed interface Meaning {
        record Meant(Stamped command) implements Meaning {}

        /// They are no command: the word, or words, at fault and why.
        record Meaningless(Fault fault, String word) implements Meaning {}
    }

    static Meaning byHost(Instant at, List<String> words) {
        return switch (String.join(" ", words)) {
            case "tick" -> byHost(at, new HostCommand.Tick());
            case "recovered" -> byHost(at, new HostCommand.Recover());
            default -> unknown(words, OF_HOST.contains(words.getFirst()));
        };
    }

    /// `away` and `back` stand in a player's line, but it is the host who notices.
    static Meaning bySeat(Table table, Instant at, Seat seat, Player player, List<String> words) {
        return switch (String.join(" ", words)) {
            case "away" -> byHost(at, new HostCommand.Away(seat.side()));
            case "back" -> byHost(at, new HostCommand.Back(seat.side()));
            default -> command(table, seat, player, words, known -> meant(new Stamped.BySeat(at, seat, known)));
        };
    }

    private static Meaning byHost(Instant at, HostCommand command) {
        return meant(new Stamped.ByHost(at, command));
    }

    private static Meaning meant(Stamped command) {
        return new Meaning.Meant(command);
    }

    private static Meaning command(
            Table table, Seat seat, Player player, List<String> words, Function<PlayerCommand, Meaning> by) {
        Function<Proposal, Meaning> propose = proposal -> by.apply(new PlayerCommand.Propose(proposal));
        return switch (words.getFirst() + " " + (words.size() - 1)) {
            case "sit 0" -> by.apply(new PlayerCommand.Sit(player));
            case "ready 0" -> by.apply(new PlayerCommand.Ready());
            case "leave 0" -> by.apply(new PlayerCommand.Leave());
            case "resign 0" -> by.apply(new PlayerCommand.Resign());
            case "play 1" -> move(words.get(1), move -> by.apply(new PlayerCommand.Play(ply(table), move)));
            case "play 2" ->
                move(words.get(1), move -> count(words.get(2), at -> by.apply(new PlayerCommand.Play(at, move))));
            case "draw 0" -> propose.apply(new Proposal.Draw());
            case "undo 0" -> propose.apply(new Proposal.Undo());
            case "annul 0" -> propose.apply(new Proposal.Annulment());
            case "rematch 0" -> propose.apply(new Proposal.Rematch());
            case "handicap 2" ->
                read(
                        words.get(1),
                        Odds.parse(words.get(1)),
                        odds -> sum(words.get(2), reward -> propose.apply(new Proposal.Restart(odds, reward))));
            case "stake 2" ->
                sum(words.get(1), red -> sum(words.get(2), black -> propose.apply(new Proposal.Stake(red, black))));
            case "guide 1" -> sum(words.get(1), fee -> propose.apply(new Proposal.Guidance(fee)));
            case "accept 0", "refuse 0" -> by.apply(answer(latest(table, seat, Optional.empty()), words));
            case "accept 1", "refuse 1" ->
                OF_KINDS.contains(words.get(1))
                        ? by.apply(answer(latest(table, seat, Optional.of(words.get(1))), words))
                        : count(words.get(1), offer -> by.apply(answer(offer, words)));
            default -> unknown(words, OF_SEAT.contains(words.getFirst()) || OF_KINDS.contains(words.getFirst()));
        };
    }

    private static Meaning unknown(List<String> words, boolean isCommand) {
        return isCommand
                ? new Meaning.Meaningless(Fault.ARGUMENT_COUNT, String.join(" ", words))
                : new Meaning.Meaningless(Fault.NO_SUCH_COMMAND, words.getFirst());
    }

    private static int ply(Table table) {
        return table.game().map(game -> game.line().size()).orElse(0);
    }

    private static PlayerCommand answer(int offer, List<String> words) {
        return new PlayerCommand.Answer(offer, words.getFirst().equals("accept"));
    }

    /// The opponent's latest offer, of that kind if one is named. 0 where there is none: the table refuses that.
    private static int latest(Table table, Seat seat, Optional<String> kind) {
        return table.offers().reversed().stream()
                .filter(waiting -> waiting.by() != seat.side())
                .filter(waiting -> kind.isEmpty() || waiting.proposal().word().equals(kind.get()))
                .map(Offer::id)
                .findFirst()
                .orElse(0);
    }

    private static Meaning move(String word, Function<Move, Meaning> then) {
        return read(word, Move.parse(word), then);
    }

    private static Meaning sum(String word, Function<Long, Meaning> then) {
        return read(word, word.matches("-?\\d{1,15}") ? Optional.of(Long.parseLong(word)) : Optional.empty(), then);
    }

    private static Meaning count(String word, Function<Integer, Meaning> then) {
        return read(word, word.matches("-?\\d{1,9}") ? Optional.of(Integer.parseInt(word)) : Optional.empty(), then);
    }

    private static <T> Meaning read(String word, Optional<T> read, Function<T, Meaning> then) {
        return read.map(then).orElseGet(() -> new Meaning.Meaningless(Fault.BAD_ARGUMENT, word));
    }
}
