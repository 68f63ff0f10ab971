package xiangqi.ui.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import xiangqi.core.table.PlayerCommand;
import xiangqi.core.table.Proposal;
import xiangqi.core.table.Refusal;
import xiangqi.core.table.Seat;

/// What the players at this screen can ask of the table and of each other without choosing anything first.
public final class Requests {
    private static final PlayerCommand DRAW = new PlayerCommand.Propose(new Proposal.Draw());

    private final BiFunction<Seat, PlayerCommand, Optional<Refusal>> judge;
    private final BiConsumer<Seat, PlayerCommand> send;
    private final RequestViewModel undo;
    private final RequestViewModel draw;
    private final RequestViewModel annulment;
    private final RequestViewModel resignation;
    private final RequestViewModel readiness;
    private final RequestViewModel departure;

    /// @param judge why the table would refuse a command now
    /// @param send sends one
    Requests(BiFunction<Seat, PlayerCommand, Optional<Refusal>> judge, BiConsumer<Seat, PlayerCommand> send) {
        this.judge = judge;
        this.send = send;
        undo = request(new PlayerCommand.Propose(new Proposal.Undo()));
        draw = request(DRAW);
        annulment = request(new PlayerCommand.Propose(new Proposal.Annulment()));
        resignation = request(new PlayerCommand.Resign());
        readiness = request(new PlayerCommand.Ready());
        departure = request(new PlayerCommand.Leave());
    }

    public RequestViewModel undo() {
        return undo;
    }

    public RequestViewModel draw() {
        return draw;
    }

    public RequestViewModel annulment() {
        return annulment;
    }

    public RequestViewModel resignation() {
        return resignation;
    }

    /// To agree to the terms, where a game is yet to begin.
    public RequestViewModel readiness() {
        return readiness;
    }

    /// To get up from the table.
    public RequestViewModel departure() {
        return departure;
    }

    /// Looks who may ask, of those seats.
    void refresh(Set<Seat> here) {
        List.of(undo, draw, annulment, resignation, readiness, departure).forEach(request -> request.refresh(here));
    }

    /// Why that seat, played here or not, could not offer a draw now.
    Optional<Refusal> drawRefusal(Seat seat) {
        return judge.apply(seat, DRAW);
    }

    private RequestViewModel request(PlayerCommand command) {
        return new RequestViewModel(seat -> judge.apply(seat, command), seat -> send.accept(seat, command));
    }
}
