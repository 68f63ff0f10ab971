package xiangqi.net.codec;

import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.Hand;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.House;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Profile;
import xiangqi.core.house.RealTitle;
import xiangqi.core.money.Account;
import xiangqi.core.money.Cause;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;
import xiangqi.core.table.Event;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Player;
import xiangqi.core.table.Pot;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Terms;

/// JSON of the newest version to events.
final class EventReader {
    private final Houses houses;

    EventReader(Houses houses) {
        this.houses = houses;
    }

    Event read(Members from) {
        Instant at = from.instant("at");
        String type = from.text("type");
        return switch (type) {
            case "opened" -> new Event.Opened(at, terms(from.object("terms")));
            case "seated" -> new Event.Seated(at, side(from, "side"), player(from.object("player")));
            case "left" -> new Event.Left(at, side(from, "side"));
            case "ready" -> new Event.BecameReady(at, side(from, "side"));
            case "started" ->
                new Event.Started(
                        at,
                        terms(from.object("terms")),
                        player(from.object("red")),
                        player(from.object("black")),
                        clock(from.object("clock")),
                        pot(from.object("pot")));
            case "moved" ->
                new Event.Moved(at, from.count("ply"), from.parsed("move", Words::move), clock(from.object("clock")));
            case "warned" ->
                new Event.Warned(at, outcome(from.object("ahead")), EvidenceCodec.read(from.object("evidence")));
            case "offered" -> new Event.Offered(at, offer(from.object("offer")));
            case "declined" -> new Event.Declined(at, from.count("offer"));
            case "lapsed" -> new Event.Lapsed(at, from.count("offer"));
            case "takenBack" ->
                new Event.TakenBack(
                        at,
                        from.count("offer"),
                        from.count("plies"),
                        from.objects("offers").stream().map(EventReader::offer).toList(),
                        clock(from.object("clock")));
            case "recovered" ->
                new Event.Recovered(at, clock(from.object("clock")), graceEnds(from.object("graceEnds")));
            case "away" -> new Event.WentAway(at, side(from, "side"), from.instant("graceEnds"));
            case "back" -> new Event.CameBack(at, side(from, "side"));
            case "staked" -> new Event.Staked(at, from.count("offer"), stakes(from.object("stakes")));
            case "charged" -> new Event.Charged(at, transfers(from));
            case "settled" -> new Event.Settled(at, transfers(from));
            case "ended" ->
                new Event.Ended(
                        at,
                        outcome(from.object("outcome")),
                        from.optional("evidence").map(EvidenceCodec::read),
                        clock(from.object("clock")));
            default -> throw from.fault(Decoded.Why.UNKNOWN_TYPE, "type", type);
        };
    }

    Terms terms(Members from) {
        String id = from.text("house");
        String edition = from.text("edition");
        House house = houses.find(id, edition)
                .orElseThrow(
                        () -> houses.all().stream().anyMatch(known -> known.id().equals(id))
                                ? from.fault(Decoded.Why.UNKNOWN_EDITION, "edition", edition)
                                : from.fault(Decoded.Why.UNKNOWN_HOUSE, "house", id));
        Legality legality = from.parsed("legality", word -> Words.find(Legality.class, word));
        return new Terms(
                house,
                from.parsed("clock", TimeControl::parse),
                from.parsed("repetition", word -> Words.find(Edition.class, word)),
                from.flag("naturalLimit"),
                from.millis("grace"),
                from.parsed("start", fen -> position(fen, legality)),
                from.optional("odds").map(EventReader::odds),
                from.flag("money"));
    }

    private static Odds odds(Members from) {
        return new Odds(
                from.parsed("kind", Odds.Kind::find),
                side(from, "giver"),
                from.parsedList("removed", Words::square),
                from.parsedList("moves", Words::move));
    }

    private static Pot pot(Members from) {
        return new Pot(from.amount("fee"), from.amount("base"), from.amount("reward"));
    }

    private static Map<Side, Instant> graceEnds(Members from) {
        Map<Side, Instant> graceEnds = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            if (from.has(Words.of(side))) {
                graceEnds.put(side, from.instant(Words.of(side)));
            }
        }
        return graceEnds;
    }

    private static Stakes stakes(Members from) {
        long red = from.amount("red");
        long black = from.amount("black");
        if (red + black < 1) {
            throw from.malformed("black", Long.toString(black));
        }
        return new Stakes(red, black, guide(from));
    }

    private static Optional<Side> guide(Members from) {
        return from.has("guide") ? Optional.of(side(from, "guide")) : Optional.empty();
    }

    private static List<Transfer> transfers(Members from) {
        return from.objects("transfers").stream().map(EventReader::transfer).toList();
    }

    private static Transfer transfer(Members from) {
        long amount = from.amount("amount");
        if (amount < 1) {
            throw from.malformed("amount", Long.toString(amount));
        }
        return new Transfer(
                from.parsed("from", EventReader::account),
                from.parsed("to", EventReader::account),
                amount,
                from.parsed("cause", word -> Words.find(Cause.class, word)));
    }

    private static Optional<Account> account(String word) {
        String purse = "purse:";
        if (word.startsWith(purse)) {
            return Optional.of(new Account.Purse(word.substring(purse.length())));
        }
        return switch (word) {
            case "escrow" -> Optional.of(new Account.Escrow());
            case "till" -> Optional.of(new Account.HouseTill());
            case "tax" -> Optional.of(new Account.Tax());
            default -> Optional.empty();
        };
    }

    private static Optional<Position> position(String fen, Legality legality) {
        return Fen.read(fen) instanceof FenReading.Read read
                        && Position.check(read.setup(), legality) instanceof Checked.Legal legal
                ? Optional.of(legal.position())
                : Optional.empty();
    }

    static Player player(Members from) {
        return new Player(
                from.text("id"),
                from.text("name"),
                new Profile(
                        from.real("value"),
                        from.count("games"),
                        from.amount("wealth"),
                        from.flag("member"),
                        from.has("award") ? Optional.of(from.text("award")) : Optional.empty(),
                        from.has("realTitle")
                                ? Optional.of(from.parsed("realTitle", RealTitle::find))
                                : Optional.empty()));
    }

    private static Clock clock(Members from) {
        return new Clock(
                from.parsed("control", TimeControl::parse),
                hand(from.object("red")),
                hand(from.object("black")),
                from.optional("running")
                        .map(running -> new Clock.Running(side(running, "side"), running.instant("since"))));
    }

    private static Hand hand(Members from) {
        return new Hand(from.millis("spent"), from.count("moves"));
    }

    private static Offer offer(Members from) {
        return new Offer(from.count("id"), proposal(from), side(from, "by"), from.count("ply"), guide(from));
    }

    static Proposal proposal(Members from) {
        String kind = from.text("kind");
        return switch (kind) {
            case "draw" -> new Proposal.Draw();
            case "undo" -> new Proposal.Undo();
            case "annulment" -> new Proposal.Annulment();
            case "restart" -> new Proposal.Restart(odds(from.object("odds")), from.amount("reward"));
            case "stake" -> new Proposal.Stake(from.amount("red"), from.amount("black"));
            case "guidance" -> new Proposal.Guidance(from.amount("fee"));
            case "rematch" -> new Proposal.Rematch();
            default -> throw from.fault(Decoded.Why.UNKNOWN_TYPE, "kind", kind);
        };
    }

    private static Outcome outcome(Members from) {
        Outcome.Reason why = from.parsed("reason", word -> Words.find(Outcome.Reason.class, word));
        String result = from.text("result");
        return switch (result) {
            case "win" -> new Outcome.Win(side(from, "side"), why);
            case "draw" -> new Outcome.Draw(why);
            case "annulled" -> new Outcome.Annulled(why);
            default -> throw from.malformed("result", result);
        };
    }

    static Side side(Members from, String name) {
        return from.parsed(name, word -> Words.find(Side.class, word));
    }
}
