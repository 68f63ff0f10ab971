package xiangqi.net.codec;

import java.util.List;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.Hand;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Profile;
import xiangqi.core.money.Account;
import xiangqi.core.money.Stakes;
import xiangqi.core.money.Transfer;
import xiangqi.core.notation.Fen;
import xiangqi.core.table.Event;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Player;
import xiangqi.core.table.Pot;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Terms;

/// Events to JSON, for the wire and for what is stored. Every name of a type stands here outright: renaming a
/// class changes nothing that is stored.
final class EventWriter {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private EventWriter() {}

    /// Adds the members of the event to `to`.
    static ObjectNode write(ObjectNode to, Event event) {
        to.put("type", type(event));
        to.put("at", event.at().toString());
        switch (event) {
            case Event.Opened opened -> to.set("terms", terms(opened.terms()));
            case Event.Seated seated -> {
                to.put("side", Words.of(seated.side()));
                to.set("player", player(seated.player()));
            }
            case Event.Left left -> to.put("side", Words.of(left.side()));
            case Event.BecameReady ready -> to.put("side", Words.of(ready.side()));
            case Event.Started started -> {
                to.set("terms", terms(started.terms()));
                to.set("red", player(started.red()));
                to.set("black", player(started.black()));
                to.set("clock", clock(started.clock()));
                to.set("pot", pot(started.pot()));
            }
            case Event.Moved moved -> {
                to.put("ply", moved.ply());
                to.put("move", moved.move().toString());
                to.set("clock", clock(moved.clock()));
            }
            case Event.Warned warned -> {
                to.set("ahead", outcome(warned.ahead()));
                to.set("evidence", EvidenceCodec.write(warned.evidence()));
            }
            case Event.Offered offered -> to.set("offer", offer(offered.offer()));
            case Event.Declined declined -> to.put("offer", declined.offer());
            case Event.Lapsed lapsed -> to.put("offer", lapsed.offer());
            case Event.TakenBack back -> {
                to.put("offer", back.offer());
                to.put("plies", back.plies());
                ArrayNode offers = to.putArray("offers");
                back.offers().forEach(offer -> offers.add(offer(offer)));
                to.set("clock", clock(back.clock()));
            }
            case Event.Recovered recovered -> {
                to.set("clock", clock(recovered.clock()));
                ObjectNode graceEnds = to.putObject("graceEnds");
                recovered.graceEnds().forEach((side, at) -> graceEnds.put(Words.of(side), at.toString()));
            }
            case Event.WentAway away -> {
                to.put("side", Words.of(away.side()));
                to.put("graceEnds", away.graceEnds().toString());
            }
            case Event.CameBack back -> to.put("side", Words.of(back.side()));
            case Event.Staked staked -> {
                to.put("offer", staked.offer());
                to.set("stakes", stakes(staked.stakes()));
            }
            case Event.Charged charged -> transfers(to, charged.transfers());
            case Event.Settled settled -> transfers(to, settled.transfers());
            case Event.Ended ended -> {
                to.set("outcome", outcome(ended.outcome()));
                ended.evidence().ifPresent(evidence -> to.set("evidence", EvidenceCodec.write(evidence)));
                to.set("clock", clock(ended.clock()));
            }
        }
        return to;
    }

    /// The word for what kind of event it is.
    static String type(Event event) {
        return switch (event) {
            case Event.Opened opened -> "opened";
            case Event.Seated seated -> "seated";
            case Event.Left left -> "left";
            case Event.BecameReady ready -> "ready";
            case Event.Started started -> "started";
            case Event.Moved moved -> "moved";
            case Event.Warned warned -> "warned";
            case Event.Offered offered -> "offered";
            case Event.Declined declined -> "declined";
            case Event.Lapsed lapsed -> "lapsed";
            case Event.TakenBack back -> "takenBack";
            case Event.Recovered recovered -> "recovered";
            case Event.WentAway away -> "away";
            case Event.CameBack back -> "back";
            case Event.Staked staked -> "staked";
            case Event.Charged charged -> "charged";
            case Event.Settled settled -> "settled";
            case Event.Ended ended -> "ended";
        };
    }

    static ObjectNode terms(Terms terms) {
        ObjectNode to = JSON.objectNode()
                .put("house", terms.house().id())
                .put("edition", terms.house().edition())
                .put("clock", terms.clock().toString())
                .put("repetition", Words.of(terms.repetition()))
                .put("naturalLimit", terms.naturalLimit())
                .put("grace", terms.grace().toMillis())
                .put("legality", Words.of(terms.legality()))
                .put("start", Fen.write(terms.start().setup()))
                .put("money", terms.money());
        terms.odds().ifPresent(odds -> to.set("odds", odds(odds)));
        return to;
    }

    private static ObjectNode odds(Odds odds) {
        ObjectNode to = JSON.objectNode().put("kind", odds.kind().id()).put("giver", Words.of(odds.giver()));
        ArrayNode removed = to.putArray("removed");
        odds.removed().forEach(square -> removed.add(square.toString()));
        ArrayNode moves = to.putArray("moves");
        odds.moves().forEach(move -> moves.add(move.toString()));
        return to;
    }

    private static ObjectNode pot(Pot pot) {
        return JSON.objectNode().put("fee", pot.fee()).put("base", pot.base()).put("reward", pot.reward());
    }

    private static ObjectNode stakes(Stakes stakes) {
        ObjectNode to = JSON.objectNode().put("red", stakes.red()).put("black", stakes.black());
        stakes.guide().ifPresent(guide -> to.put("guide", Words.of(guide)));
        return to;
    }

    private static void transfers(ObjectNode to, List<Transfer> transfers) {
        ArrayNode list = to.putArray("transfers");
        for (Transfer transfer : transfers) {
            list.addObject()
                    .put("from", account(transfer.from()))
                    .put("to", account(transfer.to()))
                    .put("amount", transfer.amount())
                    .put("cause", Words.of(transfer.cause()));
        }
    }

    /// A purse is stored as `purse:` and the player's id.
    private static String account(Account account) {
        return switch (account) {
            case Account.Purse purse -> "purse:" + purse.player();
            case Account.Escrow escrow -> "escrow";
            case Account.HouseTill till -> "till";
            case Account.Tax tax -> "tax";
        };
    }

    static ObjectNode player(Player player) {
        Profile profile = player.profile();
        ObjectNode to = JSON.objectNode()
                .put("id", player.id())
                .put("name", player.name())
                .put("value", profile.value())
                .put("games", profile.games())
                .put("wealth", profile.wealth())
                .put("member", profile.member());
        profile.award().ifPresent(award -> to.put("award", award));
        profile.realTitle().ifPresent(title -> to.put("realTitle", title.id()));
        return to;
    }

    private static ObjectNode clock(Clock clock) {
        ObjectNode to = JSON.objectNode().put("control", clock.control().toString());
        to.set("red", hand(clock.red()));
        to.set("black", hand(clock.black()));
        clock.running()
                .ifPresent(running -> to.set(
                        "running",
                        JSON.objectNode()
                                .put("side", Words.of(running.side()))
                                .put("since", running.since().toString())));
        return to;
    }

    private static ObjectNode hand(Hand hand) {
        return JSON.objectNode().put("spent", hand.spent().toMillis()).put("moves", hand.moves());
    }

    private static ObjectNode offer(Offer offer) {
        ObjectNode to = JSON.objectNode()
                .put("id", offer.id())
                .put("by", Words.of(offer.by()))
                .put("ply", offer.ply());
        offer.guide().ifPresent(guide -> to.put("guide", Words.of(guide)));
        return proposal(to, offer.proposal());
    }

    /// Adds the members of the proposal to `to`.
    static ObjectNode proposal(ObjectNode to, Proposal proposal) {
        return switch (proposal) {
            case Proposal.Draw draw -> to.put("kind", "draw");
            case Proposal.Undo undo -> to.put("kind", "undo");
            case Proposal.Annulment annulment -> to.put("kind", "annulment");
            case Proposal.Restart restart -> {
                to.put("kind", "restart").put("reward", restart.reward());
                to.set("odds", odds(restart.odds()));
                yield to;
            }
            case Proposal.Stake stake ->
                to.put("kind", "stake").put("red", stake.red()).put("black", stake.black());
            case Proposal.Guidance guidance -> to.put("kind", "guidance").put("fee", guidance.fee());
            case Proposal.Rematch rematch -> to.put("kind", "rematch");
        };
    }

    private static ObjectNode outcome(Outcome outcome) {
        ObjectNode to = JSON.objectNode();
        switch (outcome) {
            case Outcome.Win win -> to.put("result", "win").put("side", Words.of(win.side()));
            case Outcome.Draw draw -> to.put("result", "draw");
            case Outcome.Annulled annulled -> to.put("result", "annulled");
        }
        return to.put("reason", Words.of(outcome.why()));
    }
}
