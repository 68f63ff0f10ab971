package xiangqi.net.codec;

import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.Hand;
import xiangqi.core.game.Outcome;
import xiangqi.core.notation.Fen;
import xiangqi.core.table.Event;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Player;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Terms;

/// Events to JSON. Every name of a type stands here outright: renaming a class changes nothing that is stored.
final class EventWriter {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private EventWriter() {}

    static ObjectNode write(Event event, int version) {
        ObjectNode to = JSON.objectNode();
        to.put("v", version);
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
            }
            case Event.Moved moved -> {
                to.put("ply", moved.ply());
                to.put("move", moved.move().toString());
                to.set("clock", clock(moved.clock()));
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
            case Event.Recovered recovered -> to.set("clock", clock(recovered.clock()));
            case Event.Ended ended -> {
                to.set("outcome", outcome(ended.outcome()));
                to.set("clock", clock(ended.clock()));
            }
        }
        return to;
    }

    private static String type(Event event) {
        return switch (event) {
            case Event.Opened opened -> "opened";
            case Event.Seated seated -> "seated";
            case Event.Left left -> "left";
            case Event.BecameReady ready -> "ready";
            case Event.Started started -> "started";
            case Event.Moved moved -> "moved";
            case Event.Offered offered -> "offered";
            case Event.Declined declined -> "declined";
            case Event.Lapsed lapsed -> "lapsed";
            case Event.TakenBack back -> "takenBack";
            case Event.Recovered recovered -> "recovered";
            case Event.Ended ended -> "ended";
        };
    }

    private static ObjectNode terms(Terms terms) {
        return JSON.objectNode()
                .put("house", terms.house().id())
                .put("edition", terms.house().edition())
                .put("clock", terms.clock().toString())
                .put("repetition", terms.repetition())
                .put("naturalLimit", terms.naturalLimit())
                .put("grace", terms.grace().toMillis())
                .put("legality", Words.of(terms.legality()))
                .put("start", Fen.write(terms.start().setup()));
    }

    private static ObjectNode player(Player player) {
        return JSON.objectNode().put("id", player.id()).put("name", player.name());
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
        return switch (offer.proposal()) {
            case Proposal.Draw draw -> to.put("kind", "draw");
            case Proposal.Undo undo -> to.put("kind", "undo");
            case Proposal.Annulment annulment -> to.put("kind", "annulment");
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
