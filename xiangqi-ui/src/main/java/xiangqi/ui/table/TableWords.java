package xiangqi.ui.table;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Side;
import xiangqi.core.clock.TimeControl;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.House;
import xiangqi.core.house.Odds;
import xiangqi.core.house.Title;
import xiangqi.core.money.Stakes;
import xiangqi.core.table.Finished;
import xiangqi.core.table.Game;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Figures;
import xiangqi.ui.text.RefusalWords;
import xiangqi.ui.text.Words;

/// What the table's screens say of games and time controls, in one language.
public final class TableWords {
    private final Words words;

    public TableWords(Words words) {
        this.words = words;
    }

    /// A player by the name given, else by the colour.
    public String player(Game game, Side side) {
        return player(game.player(side).name(), side);
    }

    String player(String name, Side side) {
        return name.isEmpty() ? words.of(side) : name;
    }

    /// A player by colour, and by name too where there is one: 红方 张三.
    String coloured(Game game, Side side) {
        return coloured(game.player(side).name(), side);
    }

    private String coloured(String name, Side side) {
        return name.isEmpty() ? words.of(side) : words.text("table.side-and-name", side, name);
    }

    /// What a game under those terms begins from that is no usual start, and whether that keeps it from counting:
    /// 红方让双马 · 不计分.
    public String unusual(Terms terms) {
        return counted(terms, terms.odds().map(this::odds).orElseGet(() -> words.text("table.other-start")));
    }

    /// The same where there is little room: 让棋 · 不计分.
    String unusualBriefly(Terms terms) {
        return counted(terms, words.text(terms.odds().isPresent() ? "table.new.odds" : "table.other-start.brief"));
    }

    private String counted(Terms terms, String start) {
        return terms.scored() ? start : words.text("table.unrated", start);
    }

    /// What is staked: 押注 红方 300 · 黑方 200; who pays for a lesson.
    String stakes(Stakes stakes) {
        return stakes.guide()
                .map(guide -> words.text("table.lesson.agreed", guide.opponent(), sum(stakes.sum())))
                .orElseGet(() -> words.text("table.stakes.agreed", sum(stakes.red()), sum(stakes.black())));
    }

    /// What a house is called.
    public String house(House house) {
        return words.find("table.house." + house.id()).orElse(house.id());
    }

    /// What a house counts: 等级分, 功勋.
    String score(House house) {
        return words.find("table.score." + house.id()).orElseGet(() -> words.text("table.score"));
    }

    /// A title of a house: as the house itself writes it, where the language has no word of its own.
    String title(House house, Title title) {
        return words.find("table.title." + house.id() + "." + title.id()).orElse(title.name());
    }

    /// The title that the house gives, or else the side; behind it, with its dot, the one held in real life.
    String titles(Side side, Optional<PlayerViewModel.Titled> titled) {
        String first = titled.flatMap(has -> has.title().map(title -> title(has.house(), title)))
                .orElseGet(() -> words.of(side));
        return titled.flatMap(PlayerViewModel.Titled::real)
                .map(real -> words.text("table.titles", first, real))
                .orElse(first);
    }

    /// A change: +300, −50, 0.
    String signed(long amount) {
        return amount > 0 ? "+" + sum(amount) : sum(amount);
    }

    /// 红方让双马.
    public String odds(Odds odds) {
        return words.text("table.odds", odds.giver(), kind(odds.kind()));
    }

    /// What odds in a new game come to, the giver by name whatever colour they have now: 听雨轩让单马，执红方.
    String given(Game now, Side giver, Odds odds) {
        return words.text("table.odds.given", player(now, giver), kind(odds.kind()), odds.giver());
    }

    /// What the next game of these two will be.
    String next(ResultViewModel over) {
        return switch (over.next()) {
            case EXCHANGED -> words.text("table.result.next");
            case WITHOUT_ODDS -> words.text("table.result.next.without-odds");
            case SAME_ODDS -> atOdds("table.result.next.same-odds", over);
            case FORMER_ODDS ->
                atOdds(
                        over.exchanges() ? "table.result.next.former-odds.exchanged" : "table.result.next.former-odds",
                        over);
        };
    }

    /// The giver is called as in the game that is over.
    private String atOdds(String key, ResultViewModel over) {
        Odds odds = over.oddsAgreed().orElseThrow();
        Side giver = over.exchanges() ? odds.giver().opponent() : odds.giver();
        return words.text(key, player(over.game(), giver), kind(odds.kind()));
    }

    /// A sum of money: 10 000, with a thin space.
    String sum(long amount) {
        return Figures.grouped(amount);
    }

    /// What is given: 让双马.
    public String kind(Odds.Kind kind) {
        return words.text("table.odds." + kind.id());
    }

    /// 20 分 / 2 分 / 60 秒.
    public String control(TimeControl control) {
        return switch (control) {
            case TimeControl.ThreePart three ->
                words.text("table.control.three", time(three.game()), time(three.step()), time(three.countdown()));
            case TimeControl.TwoPeriod two -> {
                String first = period(two.firstMoves(), two.firstTime());
                yield two.firstMoves() == 0
                        ? first
                        : words.text("table.control.two", first, period(two.moves(), two.time()));
            }
            case TimeControl.Fischer fischer ->
                fischer.increment().isZero()
                        ? time(fischer.base())
                        : words.text("table.control.fischer", time(fischer.base()), time(fischer.increment()));
            case TimeControl.Untimed _ -> words.text("table.control.none");
        };
    }

    /// The same where there is little room: 10′/60″/30″.
    String controlBriefly(TimeControl control) {
        return switch (control) {
            case TimeControl.ThreePart three ->
                String.join("/", brief(three.game()), brief(three.step()), brief(three.countdown()));
            case TimeControl.TwoPeriod two -> {
                String first = briefPeriod(two.firstMoves(), two.firstTime());
                yield two.firstMoves() == 0 ? first : first + " " + briefPeriod(two.moves(), two.time());
            }
            case TimeControl.Fischer fischer ->
                brief(fischer.base()) + (fischer.increment().isZero() ? "" : "+" + brief(fischer.increment()));
            case TimeControl.Untimed _ -> words.text("table.control.none");
        };
    }

    /// The same with what each figure is.
    String controlAbout(TimeControl control) {
        return switch (control) {
            case TimeControl.ThreePart three ->
                words.text(
                        "table.control.three.about", time(three.game()), time(three.step()), time(three.countdown()));
            case TimeControl.TwoPeriod _, TimeControl.Fischer _ -> words.text("table.control.about", control(control));
            case TimeControl.Untimed _ -> words.text("table.control.about", words.text("table.control.unlimited"));
        };
    }

    private static String briefPeriod(int moves, Duration time) {
        String within = time.isZero() ? "∞" : brief(time);
        return moves == 0 ? within : moves + "/" + within;
    }

    private static String brief(Duration time) {
        long seconds = time.toSeconds();
        return seconds >= 60 && seconds % 60 == 0 ? seconds / 60 + "′" : seconds + "″";
    }

    /// No moves: to the end of the game. No time: no limit.
    private String period(int moves, Duration time) {
        String within = time.isZero() ? words.text("table.control.unlimited") : time(time);
        return moves == 0
                ? words.text("table.control.rest", within)
                : words.text("table.control.period", moves, within);
    }

    /// Whole minutes as minutes, the rest as seconds.
    String time(Duration time) {
        long seconds = time.toSeconds();
        return seconds > 60 && seconds % 60 == 0 || seconds == 60
                ? words.text("table.time.minutes", seconds / 60)
                : words.text("table.time.seconds", seconds);
    }

    /// The name of a part of a clock.
    String part(ClockFace.Part part) {
        return switch (part) {
            case GAME -> words.text("table.clock.game");
            case STEP -> words.text("table.clock.step");
            case COUNTDOWN -> words.text("table.clock.countdown");
            case TIME -> words.text("table.clock.time");
            case MOVES -> words.text("table.clock.moves");
            case INCREMENT -> words.text("table.clock.increment");
            case USED -> words.text("table.clock.used");
            case LOST -> words.text("table.clock.lost");
        };
    }

    /// What that part of a clock means.
    String partAbout(ClockFace.Part part) {
        return switch (part) {
            case GAME -> words.text("table.clock.game.about");
            case STEP -> words.text("table.clock.step.about");
            case COUNTDOWN -> words.text("table.clock.countdown.about");
            case TIME -> words.text("table.clock.time.about");
            case MOVES -> words.text("table.clock.moves.about");
            case INCREMENT -> words.text("table.clock.increment.about");
            case USED -> words.text("table.clock.used.about");
            case LOST -> words.text("table.clock.lost.about");
        };
    }

    /// How it stands with a right to offer a draw.
    String drawRight(PlayerViewModel.DrawRight right) {
        return switch (right) {
            case MAY -> words.text("table.draw.right.may");
            case OFFERED -> words.text("table.draw.right.offered");
            case MUST_ANSWER -> words.text("table.draw.right.must-answer");
            case OWN_TURN -> words.text("table.draw.right.own-turn");
            case NEXT_MOVE -> words.text("table.draw.right.next-move");
            case NONE -> words.text("table.draw.right.none");
        };
    }

    /// What that means, in a sentence.
    String drawRightAbout(PlayerViewModel.DrawRight right) {
        return switch (right) {
            case MAY -> words.text("table.draw.right.may.about");
            case OFFERED -> words.text("table.draw.right.offered.about");
            case MUST_ANSWER -> words.text("table.draw.right.must-answer.about");
            case OWN_TURN -> words.text("table.draw.right.own-turn.about");
            case NEXT_MOVE -> words.text("table.draw.right.next-move.about");
            case NONE -> words.text("table.draw.right.none.about");
        };
    }

    /// What a table waits for before its first game.
    String waits(Waits waits) {
        return switch (waits) {
            case FOR_PLAYERS -> words.text("table.waits.for-players");
            case FOR_OPPONENT -> words.text("table.waits.for-opponent");
            case FOR_ME -> words.text("table.waits.for-me");
            case FOR_READY -> words.text("table.waits.for-ready");
            case FOR_START -> words.text("table.waits.for-start");
        };
    }

    /// What there is to say of a player's presence; empty where that is nothing.
    String presence(PlayerViewModel.Presence presence) {
        return switch (presence) {
            case PlayerViewModel.Presence.Plain _ -> "";
            case PlayerViewModel.Presence.ToMove _ -> words.text("table.to-move");
            case PlayerViewModel.Presence.Nobody _ -> words.text("table.free-seat");
            case PlayerViewModel.Presence.Ready _ -> words.text("table.is-ready");
            case PlayerViewModel.Presence.Away(Optional<Duration> left) ->
                left.map(grace -> words.text("table.away.grace", ClockFace.clock(grace)))
                        .orElseGet(() -> words.text("table.away"));
        };
    }

    /// What is written on the seal of a finished game.
    String seal(ResultViewModel.Seal seal) {
        return switch (seal) {
            case WON -> words.text("table.result.seal.won");
            case LOST -> words.text("table.result.seal.lost");
            case DRAWN -> words.text("table.result.seal.drawn");
            case ANNULLED -> words.text("table.result.seal.annulled");
        };
    }

    /// The result in two words: 红胜, 和棋.
    String result(ResultViewModel result) {
        return result.outcome() instanceof Outcome.Win win
                ? result.own()
                        .map(own -> words.text(own == win.side() ? "table.result.you-won" : "table.result.you-lost"))
                        .orElseGet(() -> result(win))
                : result(result.outcome());
    }

    /// The result as it is the same for everybody: 红胜, 和棋.
    String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Win win ->
                words.text(win.side() == Side.RED ? "table.result.red-won" : "table.result.black-won");
            case Outcome.Draw _ -> words.text("table.result.drawn");
            case Outcome.Annulled _ -> words.text("table.result.annulled");
        };
    }

    /// Why the game ended: 黑方被将死. Empty while it runs.
    String verdict(Game game) {
        return game.outcome()
                .map(outcome -> switch (outcome) {
                    case Outcome.Win win ->
                        checkers(game)
                                .map(with -> words.text(
                                        "table.result.lost.perpetual-check-with",
                                        coloured(game, win.side().opponent()),
                                        with))
                                .orElseGet(() -> verdict(Finished.of(game)));
                    case Outcome.Draw _, Outcome.Annulled _ -> verdict(Finished.of(game));
                })
                .orElse("");
    }

    /// Why a game ended of which no more is known.
    String verdict(Finished game) {
        return switch (game.outcome()) {
            case Outcome.Win win -> {
                Side loser = win.side().opponent();
                yield lost(win.why(), coloured(game.player(loser).name(), loser));
            }
            case Outcome.Draw draw -> words.of(draw.why());
            case Outcome.Annulled annulled -> words.of(annulled.why());
        };
    }

    /// The piece that checked all the time, or that there were several; empty where that was not the fault.
    private Optional<String> checkers(Game game) {
        return Judged.verdict(game)
                .filter(judged -> judged.outcome().why() == Outcome.Reason.PERPETUAL_CHECK)
                .flatMap(judged -> judged.evidence().repetition().map(repetition -> {
                    boolean red = judged.blamed().equals(Optional.of(Side.RED));
                    List<Placed> checking = (red ? repetition.red() : repetition.black()).checking();
                    return checking.size() == 1
                            ? words.of(checking.getFirst().piece())
                            : words.text("table.result.several-pieces");
                }));
    }

    /// What both players are warned of.
    String warning(Judged warning) {
        Evidence evidence = warning.evidence();
        return evidence.checksInARow()
                .filter(_ -> evidence.rule() == Evidence.Rule.FIVE_CHECKS)
                .map(run ->
                        words.text("table.warning.checks", words.of(run.piece().piece()), run.count()))
                .orElseGet(() -> evidence.repetition()
                        .map(repetition -> warning.blamed()
                                .map(side -> repeating(side, repetition))
                                .orElseGet(() -> words.text("table.warning.repeated", repetition.occurrence())))
                        .orElse(""));
    }

    private String repeating(Side side, Evidence.Repetition repetition) {
        Conduct conduct = side == Side.RED ? repetition.red() : repetition.black();
        boolean chases = conduct.kind() != Conduct.Kind.PERPETUAL_CHECK
                && !conduct.chased().isEmpty();
        return chases
                ? words.text("table.warning.chasing", side, conduct.kind(), repetition.occurrence(), chased(conduct))
                : words.text("table.warning.blamed", side, conduct.kind(), repetition.occurrence());
    }

    /// What is chased, told as briefly as a warning has room for: it is clear whose it is.
    private String chased(Conduct conduct) {
        return conduct.chased().stream()
                .map(placed -> words.text("table.warning.piece", placed.piece().role(), placed.square()))
                .collect(Collectors.joining(words.text("table.evidence.and")));
    }

    /// What follows if it comes once more.
    public String warned(Judged warning) {
        boolean checks = warning.evidence().rule() == Evidence.Rule.FIVE_CHECKS;
        return warning.blamed()
                .map(side -> words.text(checks ? "table.warning.checks.loses" : "table.warning.loses", side))
                .orElseGet(() -> words.text("table.warning.draws"));
    }

    /// What a verdict rests on, in a sentence or two.
    public String grounds(Judged verdict) {
        Evidence evidence = verdict.evidence();
        String rule = words.of(evidence.rule());
        if (evidence.checksInARow().isPresent()) {
            Evidence.ChecksInARow run = evidence.checksInARow().get();
            return words.text("table.evidence.checks", words.of(run.piece().piece()), run.count(), rule);
        }
        return evidence.repetition()
                .map(repetition -> words.text(
                        "table.evidence.repetition",
                        repetition.occurrence(),
                        conduct(repetition.red()),
                        conduct(repetition.black()),
                        rule))
                .orElse(rule);
    }

    private String conduct(Conduct conduct) {
        return conduct.chased().isEmpty()
                ? words.of(conduct.kind())
                : words.text("table.evidence.chasing", conduct.kind(), pieces(conduct.chased()));
    }

    private String pieces(List<Placed> pieces) {
        return pieces.stream()
                .map(placed -> words.text("table.evidence.piece", placed.piece(), placed.square()))
                .collect(Collectors.joining(words.text("table.evidence.and")));
    }

    /// A move of the cycle: 27 车２进１ 将.
    String step(Judged.Step step) {
        String attacks = step.attacks().stream().sorted().map(words::of).collect(Collectors.joining(" "));
        return words.text("table.evidence.step", step.number(), step.name(), attacks)
                .strip();
    }

    /// What was said when something did not go.
    String notice(Notice notice) {
        return switch (notice) {
            case Notice.IllegalMove illegal -> words.refusal(illegal.illegal(), illegal.board());
            case Notice.Refused refused -> RefusalWords.say(words, refused.why());
        };
    }

    /// 12:05, 1:02:05.
    public String stopwatch(Duration time) {
        return ClockFace.clock(Duration.ofSeconds(time.toSeconds()));
    }

    private String lost(Outcome.Reason why, String loser) {
        return switch (why) {
            case CHECKMATE -> words.text("table.result.lost.checkmate", loser);
            case STALEMATE -> words.text("table.result.lost.stalemate", loser);
            case GENERAL_CAPTURED -> words.text("table.result.lost.general-captured", loser);
            case RESIGNATION -> words.text("table.result.lost.resignation", loser);
            case TIME -> words.text("table.result.lost.time", loser);
            case LEAVING -> words.text("table.result.lost.leaving", loser);
            case PERPETUAL_CHECK -> words.text("table.result.lost.perpetual-check", loser);
            case PERPETUAL_CHASE -> words.text("table.result.lost.perpetual-chase", loser);
            case PERPETUAL_ATTACK -> words.text("table.result.lost.perpetual-attack", loser);
            case FIVE_CHECKS -> words.text("table.result.lost.five-checks", loser);
            case AGREEMENT, REPETITION, NATURAL_LIMIT, NO_MATERIAL, HANDICAP_RESTART, BOTH_AWAY -> words.of(why);
        };
    }
}
