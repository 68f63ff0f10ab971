package xiangqi.app.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.core.board.Side;
import xiangqi.core.clock.Clock;
import xiangqi.core.clock.Face;
import xiangqi.core.clock.Reading;
import xiangqi.core.game.Outcome;
import xiangqi.core.money.Account;
import xiangqi.core.money.Transfer;
import xiangqi.core.notation.Fen;
import xiangqi.core.table.Argument;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Offer;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.ScriptedTable;
import xiangqi.core.table.Terms;
import xiangqi.net.codec.EventCodec;
import xiangqi.net.codec.JsonFields;
import xiangqi.net.codec.JsonLines;

/// What happens at a scripted table, one JSON object a line. Times are seconds since the opening.
final class TableObjects {
    private final JsonLines json;

    TableObjects(JsonLines json) {
        this.json = json;
    }

    /// Writes an object for each event, or one for the refusal.
    void write(Duration at, Decision decision) {
        switch (decision) {
            case Decision.Accepted accepted ->
                accepted.events().forEach(event -> json.line(fields -> write(fields, event)));
            case Decision.Refused refused -> json.line(fields -> write(fields, at, refused.why()));
        }
    }

    /// Writes what happens when the players sit down unasked: the start and what it costs, or why there is
    /// none.
    void writeStart(Decision decision) {
        switch (decision) {
            case Decision.Accepted accepted ->
                accepted.events().stream()
                        .filter(event -> event instanceof Event.Charged || event instanceof Event.Started)
                        .forEach(event -> json.line(fields -> write(fields, event)));
            case Decision.Refused refused -> write(Duration.ZERO, refused);
        }
    }

    private static void write(JsonFields fields, Duration at, Refusal refusal) {
        fields.decimal("t", seconds(at))
                .text("refused", refusal.code().name())
                .object(
                        "args",
                        args -> refusal.arguments().forEach((name, value) -> {
                            switch (value) {
                                case Argument.Count count -> args.number(name, count.value());
                                case Argument.Name named -> args.text(name, named.value());
                            }
                        }));
    }

    private static void write(JsonFields fields, Event event) {
        fields.decimal("t", seconds(event.at())).text("event", name(event));
        switch (event) {
            case Event.Opened opened -> terms(fields, opened.terms());
            case Event.Seated seated ->
                fields.text("side", name(seated.side()))
                        .text("player", seated.player().id());
            case Event.Left left -> fields.text("side", name(left.side()));
            case Event.BecameReady ready -> fields.text("side", name(ready.side()));
            case Event.Started started -> {
                terms(fields, started.terms());
                fields.text("red", started.red().id())
                        .text("black", started.black().id());
                clocks(fields, started.clock(), started.at());
            }
            case Event.Moved moved -> {
                fields.number("ply", moved.ply()).text("move", moved.move().toString());
                moved.clock()
                        .running()
                        .ifPresent(next -> fields.text("side", name(next.side().opponent())));
                clocks(fields, moved.clock(), moved.at());
            }
            case Event.Warned warned -> {
                fields.text("result", result(warned.ahead()))
                        .text("reason", warned.ahead().why().name());
                EvidenceObjects.write(fields, warned.evidence());
            }
            case Event.Offered offered -> offer(fields, offered.offer());
            case Event.Declined declined -> fields.number("offer", declined.offer());
            case Event.Lapsed lapsed -> fields.number("offer", lapsed.offer());
            case Event.TakenBack back -> {
                fields.number("offer", back.offer()).number("plies", back.plies());
                fields.objects("offers", back.offers(), TableObjects::offer);
                clocks(fields, back.clock(), back.at());
            }
            case Event.WentAway away ->
                fields.text("side", name(away.side())).decimal("graceEnds", seconds(away.graceEnds()));
            case Event.CameBack back -> fields.text("side", name(back.side()));
            case Event.Recovered recovered -> {
                clocks(fields, recovered.clock(), recovered.at());
                graceEnds(fields, recovered.graceEnds());
            }
            case Event.Staked staked -> {
                fields.number("offer", staked.offer())
                        .number("red", staked.stakes().red())
                        .number("black", staked.stakes().black());
                staked.stakes().guide().ifPresent(guide -> fields.text("guide", name(guide)));
            }
            case Event.Charged charged -> transfers(fields, charged.transfers());
            case Event.Settled settled -> transfers(fields, settled.transfers());
            case Event.Ended ended -> {
                fields.text("result", result(ended.outcome()))
                        .text("reason", ended.outcome().why().name());
                ended.evidence().ifPresent(evidence -> EvidenceObjects.write(fields, evidence));
                clocks(fields, ended.clock(), ended.at());
            }
        }
    }

    /// As it is stored, but that an annulled game has a word of its own.
    private static String name(Event event) {
        boolean annulled = event instanceof Event.Ended ended && ended.outcome() instanceof Outcome.Annulled;
        return annulled ? "annulled" : EventCodec.type(event);
    }

    private static void terms(JsonFields fields, Terms terms) {
        fields.text("house", terms.house().id())
                .text("legality", Codes.code(terms.legality()))
                .text("edition", Codes.code(terms.repetition()))
                .text("clock", terms.clock().toString())
                .flag("naturalLimit", terms.naturalLimit())
                .decimal("grace", seconds(terms.grace()))
                .text("fen", Fen.write(terms.start().setup()));
        terms.odds().ifPresent(odds -> fields.text("odds", odds.shortForm()));
    }

    private static void offer(JsonFields fields, Offer offer) {
        fields.number("offer", offer.id())
                .text("kind", offer.proposal().word())
                .text("by", name(offer.by()))
                .number("ply", offer.ply());
        switch (offer.proposal()) {
            case Proposal.Restart restart ->
                fields.text("odds", restart.odds().shortForm()).number("reward", restart.reward());
            case Proposal.Stake stake -> fields.number("red", stake.red()).number("black", stake.black());
            case Proposal.Guidance guidance -> {
                fields.number("fee", guidance.fee());
                offer.guide().ifPresent(guide -> fields.text("guide", name(guide)));
            }
            case Proposal.Draw draw -> {}
            case Proposal.Undo undo -> {}
            case Proposal.Annulment annulment -> {}
            case Proposal.Rematch rematch -> {}
        }
    }

    private static void transfers(JsonFields fields, List<Transfer> transfers) {
        fields.objects(
                "transfers",
                transfers,
                (to, transfer) -> to.text("from", account(transfer.from()))
                        .text("to", account(transfer.to()))
                        .number("amount", transfer.amount())
                        .text("cause", transfer.cause().name()));
    }

    private static String account(Account account) {
        return switch (account) {
            case Account.Purse purse -> purse.player();
            case Account.Escrow escrow -> "escrow";
            case Account.HouseTill till -> "till";
            case Account.Tax tax -> "tax";
        };
    }

    private static void clocks(JsonFields fields, Clock clock, Instant at) {
        Reading reading = clock.read(at);
        fields.object("clocks", clocks -> {
            for (Side side : Side.values()) {
                clocks.object(name(side), face -> face(face, reading.of(side)));
            }
        });
    }

    /// Of those who are away; nothing where nobody is.
    private static void graceEnds(JsonFields fields, Map<Side, Instant> ends) {
        if (!ends.isEmpty()) {
            fields.object(
                    "graceEnds",
                    sides -> Stream.of(Side.values())
                            .filter(ends::containsKey)
                            .forEach(side -> sides.decimal(name(side), seconds(ends.get(side)))));
        }
    }

    private static void face(JsonFields fields, Face face) {
        time(fields, "game", face.game());
        time(fields, "step", face.step());
        time(fields, "count", face.countdown());
        face.movesLeft().ifPresent(moves -> fields.number("movesLeft", moves));
    }

    private static void time(JsonFields fields, String name, Optional<Duration> time) {
        time.ifPresent(left -> fields.decimal(name, seconds(left)));
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win -> name(win.side());
            case Outcome.Draw draw -> "draw";
            case Outcome.Annulled annulled -> "annulled";
        };
    }

    private static String name(Side side) {
        return Codes.code(side);
    }

    private static BigDecimal seconds(Instant at) {
        return seconds(Duration.between(ScriptedTable.OPENING, at));
    }

    private static BigDecimal seconds(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3);
    }
}
