package xiangqi.net.codec;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Plain;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.core.table.Event;
import xiangqi.core.table.Player;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;
import xiangqi.core.table.Terms;
import xiangqi.net.protocol.ClientMessage;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.MessageFault;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.ServerMessage;
import xiangqi.net.protocol.TableId;
import xiangqi.net.protocol.TableSummary;
import xiangqi.net.protocol.VersionRange;

/// The messages that the golden lines spell, in their order.
final class Messages {
    private static final CommandId ID = new CommandId(UUID.fromString("01939b6e-7c00-7abc-8def-000000000001"));
    private static final TableId TABLE = new TableId(UUID.fromString("01939b6e-7c00-7abc-8def-0000000000aa"));
    private static final Player WANG = new Player("p1", "王天一");
    private static final Terms TERMS = Terms.of(Plain.house())
            .withClock(TimeControl.parse("three:600/60/30").orElseThrow());

    private Messages() {}

    static List<ClientMessage> ofClients() {
        return List.of(
                new ClientMessage.Hello(new VersionRange(1, 3), "chuhe 0.1.0"),
                new ClientMessage.Ping(7),
                new ClientMessage.Register(ID, "王天一", "correct horse"),
                new ClientMessage.SignIn(ID, "王天一", "correct horse"),
                new ClientMessage.SignInWithToken(ID, "c2VjcmV0"),
                new ClientMessage.SignOut(ID),
                new ClientMessage.ListTables(ID, Optional.empty(), Optional.empty()),
                new ClientMessage.ListTables(ID, Optional.of("pook"), Optional.of(TABLE)),
                new ClientMessage.OpenTable(ID, TERMS),
                new ClientMessage.Watch(ID, TABLE),
                new ClientMessage.Resume(ID, TABLE, 40),
                new ClientMessage.Unwatch(ID, TABLE),
                new ClientMessage.Sit(ID, TABLE, Seat.BLACK),
                command(new PlayerCommand.Ready()),
                command(new PlayerCommand.Play(23, Move.of(Square.H2, Square.E2))),
                propose(new Proposal.Draw()),
                propose(new Proposal.Undo()),
                propose(new Proposal.Annulment()),
                propose(new Proposal.Restart(Odds.custom(Side.RED, List.of(Square.A0, Square.H0)), 500)),
                propose(new Proposal.Stake(100, 20)),
                propose(new Proposal.Guidance(70)),
                propose(new Proposal.Rematch()),
                command(new PlayerCommand.Answer(3, true)),
                command(new PlayerCommand.Resign()),
                command(new PlayerCommand.Leave()));
    }

    static List<ServerMessage> ofServers() {
        return List.of(
                new ServerMessage.Welcome(1, "chuhe-server 0.1.0", at("10:00:00")),
                new ServerMessage.Rejected(ProtocolError.of(
                        ErrorCode.TOO_OLD, Map.of("client", Argument.of(1), "server", Argument.of(2)))),
                new ServerMessage.Pong(7, at("10:00:00.250")),
                new ServerMessage.TableEvents(
                        TABLE,
                        41,
                        List.of(new Event.Left(at("10:00:01"), Side.BLACK), new Event.Declined(at("10:00:02"), 1))),
                new ServerMessage.Snapshot(TABLE, 1, List.of(new Event.Opened(at("10:00:00"), TERMS))),
                new ServerMessage.Presence(TABLE, 3, 12, List.of(WANG)),
                new ServerMessage.TableGone(TABLE),
                new ServerMessage.GoingDown(at("10:00:00"), Duration.ofSeconds(20)),
                new ServerMessage.Refused(
                        ID,
                        ProtocolError.of(
                                ErrorCode.MALFORMED,
                                Map.of(
                                        "why",
                                        Argument.of(MessageFault.MISSING),
                                        "where",
                                        Argument.of("command.move")))),
                new ServerMessage.Done(ID),
                new ServerMessage.SignedIn(ID, WANG, "c2VjcmV0", Instant.parse("2026-03-31T10:00:00Z")),
                new ServerMessage.Tables(
                        ID, List.of(new TableSummary(TABLE, TERMS, Map.of(Side.RED, WANG), false, 0, 1)), true),
                new ServerMessage.TableOpened(ID, TABLE),
                new ServerMessage.Watching(ID, TABLE, 42),
                answered(new Decision.Accepted(List.of(new Event.BecameReady(at("10:00:02"), Side.RED)))),
                answered(new Decision.Refused(
                        Refusal.of(Refusal.Code.STALE, Map.of("ply", Argument.of(23), "table", Argument.of(24))))),
                answered(new Decision.Refused(Refusal.of(
                        Refusal.Code.ILLEGAL_MOVE,
                        Map.of(
                                "move",
                                Argument.of("d2f3"),
                                "why",
                                Argument.of(Attempt.Why.HORSE_LEG_BLOCKED),
                                "at",
                                Argument.of("e2"))))));
    }

    private static ClientMessage command(PlayerCommand command) {
        return new ClientMessage.Command(ID, TABLE, command);
    }

    private static ClientMessage propose(Proposal proposal) {
        return command(new PlayerCommand.Propose(proposal));
    }

    private static ServerMessage answered(Decision decision) {
        return new ServerMessage.CommandAnswered(ID, 43, decision);
    }

    private static Instant at(String time) {
        return Instant.parse("2026-03-01T" + time + "Z");
    }
}
