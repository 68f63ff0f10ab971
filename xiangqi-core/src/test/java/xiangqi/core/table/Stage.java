package xiangqi.core.table;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Face;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Account;
import xiangqi.core.money.Purses;
import xiangqi.core.money.Transfer;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;

/// Plays a [Scenario]: turns its words into commands and what happens into words.
final class Stage {
    static final Instant START = Instant.parse("2026-03-01T10:00:00Z");
    static final Player RED = new Player("red", "甲");
    static final Player BLACK = new Player("black", "乙");

    private final List<Event> events = new ArrayList<>();
    private final ScriptedTable script;
    private Player red = RED;
    private Player black = BLACK;

    /// `house` comes first; then `clock`, `edition`, `limit on|off`, `grace SECONDS`, `fen`, `odds`, `money`,
    /// `unseated`, `red VALUE GAMES WEALTH`, `black …`.
    Stage(List<String> settings) {
        boolean seated = true;
        Terms terms = Terms.of(house("plain"));
        for (String setting : settings) {
            String value = setting.substring(setting.indexOf(' ') + 1);
            switch (setting.split(" ")[0]) {
                case "house" -> {
                    terms = Terms.of(house(value));
                    Profile newcomer = terms.house().scoring().newcomer().withMembership(true);
                    red = new Player("red", "甲", newcomer);
                    black = new Player("black", "乙", newcomer);
                }
                case "clock" -> terms = terms.withClock(TimeControl.parse(value).orElseThrow());
                case "fen" -> terms = terms.withStart(position(value, terms.legality()));
                case "edition" -> terms = terms.withRepetition(Edition.valueOf(value.toUpperCase()));
                case "limit" -> terms = terms.withNaturalLimit(value.equals("on"));
                case "grace" -> terms = terms.withGrace(Duration.ofSeconds(Long.parseLong(value)));
                case "odds" -> terms = terms.withOdds(odds(value)).orElseThrow();
                case "money" -> terms = terms.withMoney(true);
                case "red" -> red = new Player("red", "甲", profile(value));
                case "black" -> black = new Player("black", "乙", profile(value));
                case "unseated" -> seated = false;
                default -> throw new IllegalArgumentException(setting);
            }
        }
        script = new ScriptedTable(
                terms,
                red,
                black,
                new Purses(Map.of(
                        new Account.Purse(red.id()), red.profile().wealth(),
                        new Account.Purse(black.id()), black.profile().wealth())));
        events.add(new Event.Opened(ScriptedTable.OPENING, terms));
        if (seated) {
            keep(script.begin());
        }
    }

    private static House house(String id) {
        return Houses.standard().find(id, "1").orElseThrow();
    }

    private static Odds odds(String id) {
        return Odds.of(Odds.Kind.find(id).orElseThrow());
    }

    private static Profile profile(String words) {
        List<String> values = List.of(words.split(" "));
        return new Profile(
                Double.parseDouble(values.get(0)),
                Integer.parseInt(values.get(1)),
                Long.parseLong(values.get(2)),
                values.size() < 4,
                Optional.empty());
    }

    Table table() {
        return script.table();
    }

    List<Event> events() {
        return events;
    }

    /// Carries out the step and says what came of it, in the words of the scenario files.
    String carryOut(Scenario.Step step) {
        if (step.who().equals("show")) {
            Duration at = Duration.ofMillis(Math.round(Double.parseDouble(step.seconds()) * 1000));
            return show(ScriptedTable.OPENING.plus(at), step.words());
        }
        String line = step.seconds() + "\t" + step.who() + "\t" + String.join(" ", step.words());
        return switch (script.run(line)) {
            case ScriptedTable.Ran.Decided decided -> words(keep(decided.decision()));
            case ScriptedTable.Ran.Nothing nothing -> throw new IllegalArgumentException(line);
            case ScriptedTable.Ran.Unreadable unreadable -> throw new IllegalArgumentException(line + unreadable);
        };
    }

    private Decision keep(Decision decision) {
        if (decision instanceof Decision.Accepted accepted) {
            events.addAll(accepted.events());
        }
        return decision;
    }

    private String show(Instant at, List<String> words) {
        Table table = script.table();
        if (words.get(0).equals("players")) {
            return Stream.of(Side.values())
                    .flatMap(side -> Optional.ofNullable(table.players().get(side)).stream())
                    .map(Player::id)
                    .collect(Collectors.joining(" "));
        }
        Game game = table.game().orElseThrow();
        return switch (words.get(0)) {
            case "red" -> face(game.clock().read(at).red());
            case "black" -> face(game.clock().read(at).black());
            case "line" ->
                game.line().plies().stream().map(ply -> ply.move().toString()).collect(Collectors.joining(" "));
            case "offers" -> table.offers().stream().map(Stage::words).collect(Collectors.joining(", "));
            case "turn" -> name(game.turn());
            case "right" ->
                "red " + game.redStanding().drawRight() + " black "
                        + game.blackStanding().drawRight();
            case "warning" ->
                game.warning().map(warning -> words(warning.ahead())).orElse("none");
            case "score" -> words(Scored.of(game));
            case "transfers" -> words(game.transfers());
            case "end" -> end();
            case "past" -> table.finished().stream().map(Stage::words).collect(Collectors.joining("; "));
            case "occurrences" -> Integer.toString(game.line().occurrences());
            default -> throw new IllegalArgumentException(words.toString());
        };
    }

    private static String words(Finished game) {
        String ended = game.red().id() + " - " + game.black().id() + ": " + words(game.outcome());
        return game.transfers().isEmpty() ? ended : ended + ", " + words(game.transfers());
    }

    /// When the last game ended, in seconds.
    private String end() {
        return events.stream()
                .filter(Event.Ended.class::isInstance)
                .reduce((_, later) -> later)
                .map(event -> Duration.between(ScriptedTable.OPENING, event.at()))
                .map(time -> BigDecimal.valueOf(time.toMillis(), 3)
                        .stripTrailingZeros()
                        .toPlainString())
                .orElse("none");
    }

    /// To six decimals, or why the game does not count.
    private static String words(Scored scored) {
        return switch (scored) {
            case Scored.Counted counted -> words(counted.red()) + ", " + words(counted.black());
            case Scored.NotCounted not -> not.why().name();
        };
    }

    private static String words(Profile profile) {
        return BigDecimal.valueOf(profile.value())
                        .setScale(6, RoundingMode.HALF_UP)
                        .stripTrailingZeros()
                        .toPlainString()
                + " after " + profile.games();
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
            case Event.Warned warned -> "warned " + words(warned.ahead()) + words(warned.evidence());
            case Event.Offered offered -> "offered " + words(offered.offer());
            case Event.Declined declined -> "declined " + declined.offer();
            case Event.Lapsed lapsed -> "lapsed " + lapsed.offer();
            case Event.TakenBack back -> "takenBack " + back.plies();
            case Event.Recovered recovered -> "recovered";
            case Event.WentAway away -> "away " + name(away.side());
            case Event.CameBack back -> "back " + name(back.side());
            case Event.Staked staked ->
                "staked " + staked.stakes().red() + " " + staked.stakes().black()
                        + staked.stakes()
                                .guide()
                                .map(guide -> " guide " + name(guide))
                                .orElse("");
            case Event.Charged charged -> "charged " + words(charged.transfers());
            case Event.Settled settled -> "settled " + words(settled.transfers());
            case Event.Ended ended ->
                "ended " + words(ended.outcome())
                        + ended.evidence()
                                .filter(evidence -> evidence.repetition().isPresent()
                                        || evidence.checksInARow().isPresent())
                                .map(Stage::words)
                                .orElse("");
        };
    }

    /// The classes of the sides, red first, and the points of the chased pieces; or the piece and how often it
    /// checked.
    private static String words(Evidence evidence) {
        return evidence.repetition()
                        .map(repetition -> ": " + words(repetition.red()) + " | " + words(repetition.black()))
                        .orElse("")
                + evidence.checksInARow()
                        .map(run -> ": " + run.piece().piece().letter()
                                + run.piece().square() + " " + run.count())
                        .orElse("");
    }

    private static String words(Conduct conduct) {
        return conduct.kind()
                + conduct.chased().stream()
                        .map(placed -> " " + placed.piece().letter() + placed.square())
                        .collect(Collectors.joining());
    }

    private static String words(List<Transfer> transfers) {
        return transfers.stream()
                .map(transfer -> word(transfer.from()) + ">" + word(transfer.to()) + " " + transfer.amount() + " "
                        + transfer.cause())
                .collect(Collectors.joining(", "));
    }

    private static String word(Account account) {
        return switch (account) {
            case Account.Purse purse -> purse.player();
            case Account.Escrow escrow -> "escrow";
            case Account.HouseTill till -> "till";
            case Account.Tax tax -> "tax";
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
            case Proposal.Restart restart -> "handicap " + restart.odds().shortForm() + " " + restart.reward();
            case Proposal.Stake stake -> "stake " + stake.red() + " " + stake.black();
            case Proposal.Guidance guidance -> "guide " + guidance.fee();
            case Proposal.Rematch rematch -> "rematch";
        };
        String guide = offer.guide().map(side -> " guide " + name(side)).orElse("");
        return offer.id() + " " + kind + " " + name(offer.by()) + guide;
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
