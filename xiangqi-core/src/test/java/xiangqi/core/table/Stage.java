package xiangqi.core.table;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Face;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

/// Plays a [Scenario]: turns its words into commands and what happens into words.
final class Stage {
    static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
    static final Player RED = new Player("red", "甲");
    static final Player BLACK = new Player("black", "乙");

    private final List<Event> events = new ArrayList<>();
    private Table table = Table.NEW;

    Stage(List<String> settings) {
        boolean seated = true;
        Terms terms = Terms.of(Plain.house());
        for (String setting : settings) {
            String value = setting.substring(setting.indexOf(' ') + 1);
            switch (setting.split(" ")[0]) {
                case "clock" -> terms = terms.withClock(TimeControl.parse(value).orElseThrow());
                case "fen" -> terms = terms.withStart(position(value, terms.legality()));
                case "unseated" -> seated = false;
                default -> throw new IllegalArgumentException(setting);
            }
        }
        apply(new Stamped.ByHost(START, new HostCommand.Open(terms)));
        if (seated) {
            apply(new Stamped.BySeat(START, Seat.RED, new PlayerCommand.Sit(RED)));
            apply(new Stamped.BySeat(START, Seat.BLACK, new PlayerCommand.Sit(BLACK)));
            apply(new Stamped.BySeat(START, Seat.RED, new PlayerCommand.Ready()));
            apply(new Stamped.BySeat(START, Seat.BLACK, new PlayerCommand.Ready()));
        }
    }

    Table table() {
        return table;
    }

    List<Event> events() {
        return events;
    }

    /// Carries out the step and says what came of it, in the words of the scenario files.
    String carryOut(Scenario.Step step) {
        Instant at = START.plusMillis(Math.round(Double.parseDouble(step.seconds()) * 1000));
        if (step.who().equals("show")) {
            return show(at, step.words());
        }
        return words(apply(command(at, step)));
    }

    Decision apply(Stamped command) {
        Decision decision = TableRules.decide(table, command);
        if (decision instanceof Decision.Accepted accepted) {
            for (Event event : accepted.events()) {
                table = TableRules.evolve(table, event);
                events.add(event);
            }
        }
        return decision;
    }

    private Stamped command(Instant at, Scenario.Step step) {
        List<String> words = step.words();
        if (step.who().equals("host")) {
            return new Stamped.ByHost(
                    at,
                    switch (words.get(0)) {
                        case "tick" -> new HostCommand.Tick();
                        case "recovered" -> new HostCommand.Recover();
                        case "open" -> new HostCommand.Open(Terms.of(Plain.house()));
                        default -> throw new IllegalArgumentException(step.toString());
                    });
        }
        Seat seat = Seat.valueOf(step.who().toUpperCase());
        return new Stamped.BySeat(
                at,
                seat,
                switch (words.get(0)) {
                    case "sit" -> new PlayerCommand.Sit(seat == Seat.RED ? RED : BLACK);
                    case "ready" -> new PlayerCommand.Ready();
                    case "leave" -> new PlayerCommand.Leave();
                    case "resign" -> new PlayerCommand.Resign();
                    case "play" ->
                        new PlayerCommand.Play(
                                words.size() > 2
                                        ? Integer.parseInt(words.get(2))
                                        : table.game()
                                                .map(game -> game.line().size())
                                                .orElse(0),
                                Move.parse(words.get(1)).orElseThrow());
                    case "draw" -> new PlayerCommand.Propose(new Proposal.Draw());
                    case "undo" -> new PlayerCommand.Propose(new Proposal.Undo());
                    case "annul" -> new PlayerCommand.Propose(new Proposal.Annulment());
                    case "accept" -> new PlayerCommand.Answer(offer(seat, words), true);
                    case "refuse" -> new PlayerCommand.Answer(offer(seat, words), false);
                    default -> throw new IllegalArgumentException(step.toString());
                });
    }

    /// The offer named, or the opponent's oldest; 0 if there is none.
    private int offer(Seat seat, List<String> words) {
        if (words.size() > 1) {
            return Integer.parseInt(words.get(1));
        }
        return table.game().stream()
                .flatMap(game -> game.offers().stream())
                .filter(offer -> offer.by() != seat.side())
                .map(Offer::id)
                .findFirst()
                .orElse(0);
    }

    private String show(Instant at, List<String> words) {
        Game game = table.game().orElseThrow();
        return switch (words.get(0)) {
            case "red" -> face(game.clock().read(at).red());
            case "black" -> face(game.clock().read(at).black());
            case "line" ->
                game.line().plies().stream().map(ply -> ply.move().toString()).collect(Collectors.joining(" "));
            case "offers" -> game.offers().stream().map(Stage::words).collect(Collectors.joining(", "));
            case "turn" -> name(game.turn());
            case "right" ->
                "red " + game.redStanding().drawRight() + " black "
                        + game.blackStanding().drawRight();
            case "occurrences" -> Integer.toString(game.line().occurrences());
            default -> throw new IllegalArgumentException(words.toString());
        };
    }

    static String words(Decision decision) {
        return switch (decision) {
            case Decision.Accepted accepted ->
                accepted.events().stream().map(Stage::words).collect(Collectors.joining("; "));
            case Decision.Refused refused -> "!" + refused.why();
        };
    }

    private static String words(Event event) {
        return switch (event) {
            case Event.Opened opened -> "opened";
            case Event.Seated seated -> "seated " + name(seated.side());
            case Event.Left left -> "left " + name(left.side());
            case Event.BecameReady ready -> "ready " + name(ready.side());
            case Event.Started started ->
                "started " + name(started.terms().start().turn());
            case Event.Moved moved -> "moved " + moved.move();
            case Event.Offered offered -> "offered " + words(offered.offer());
            case Event.Declined declined -> "declined " + declined.offer();
            case Event.Lapsed lapsed -> "lapsed " + lapsed.offer();
            case Event.TakenBack back -> "takenBack " + back.plies();
            case Event.Recovered recovered -> "recovered";
            case Event.Ended ended -> "ended " + words(ended.outcome());
        };
    }

    private static String words(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win -> name(win.side()) + " " + win.why();
            case Outcome.Draw draw -> "draw " + draw.why();
            case Outcome.Annulled annulled -> "annulled " + annulled.why();
        };
    }

    private static String words(Offer offer) {
        String kind = switch (offer.proposal()) {
            case Proposal.Draw draw -> "draw";
            case Proposal.Undo undo -> "undo";
            case Proposal.Annulment annulment -> "annul";
        };
        return offer.id() + " " + kind + " " + name(offer.by());
    }

    private static String face(Face face) {
        String times = Stream.of(face.game(), face.step(), face.countdown())
                .flatMap(Optional::stream)
                .map(time -> Long.toString(time.toSeconds()))
                .collect(Collectors.joining("/"));
        String moves = face.movesLeft().map(left -> "moves " + left).orElse("");
        String binding = face.binding().map(Face.Part::name).orElse("unlimited");
        return Stream.of(times, moves, binding).filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
    }

    private static String name(Side side) {
        return side.name().toLowerCase();
    }

    static Position position(String fen, Legality legality) {
        Setup setup = xiangqi.core.rules.Rows.setup(fen);
        return switch (Position.check(setup, legality)) {
            case Checked.Legal legal -> legal.position();
            case Checked.Faulty faulty -> throw new IllegalArgumentException(fen + " " + faulty.faults());
        };
    }
}
