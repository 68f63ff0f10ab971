package xiangqi.core.record;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import xiangqi.core.clock.Clock;
import xiangqi.core.game.Line;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.study.MoveTime;
import xiangqi.core.study.StudyTree;
import xiangqi.core.study.TreeBuilder;
import xiangqi.core.table.Event;
import xiangqi.core.table.Game;
import xiangqi.core.table.Offer;

/// The course of a game as a tree: the moves of its line in front, moves that were undone as variations after them,
/// and on each move the time it took ([MoveTime]) and what happened when it was the last one on the board. Undone moves
/// that nothing was played instead of would stand in front as if they had been played: they are told in words at the
/// end of the line, without their times.
final class Course {
    private final Function<Happening, String> words;
    private final Map<Integer, Offer> offers = new HashMap<>();
    private final Stem root;
    private Stem at;
    private Line line;
    private Optional<Clock.Running> thinking = Optional.empty();

    private Course(Line start, Function<Happening, String> words) {
        this.words = words;
        this.line = start;
        this.root = new Stem(Optional.empty(), Optional.empty());
        this.at = root;
    }

    /// @param words in which a comment tells what happened; nothing where they are blank
    static StudyTree tree(Game game, Function<Happening, String> words) {
        Course course = new Course(Line.from(game.terms().start()), words);
        Staked.ahead(game).map(Happening.Staked::new).ifPresent(course::tell);
        game.course().forEach(course::follow);
        return course.grown(new TreeBuilder(game.terms().start()));
    }

    /// A move with the time it took and what was told on it.
    private static final class Stem {
        private final Optional<Stem> before;
        private final Optional<Move> move;
        private final List<Stem> after = new ArrayList<>();
        private final List<String> told = new ArrayList<>();
        private Optional<Duration> took = Optional.empty();

        Stem(Optional<Stem> before, Optional<Move> move) {
            this.before = before;
            this.move = move;
        }

        /// The same move made again after an undo is the same one; the time of the last making counts.
        Stem after(Move next) {
            return after.stream()
                    .filter(known -> known.move.filter(next::equals).isPresent())
                    .findFirst()
                    .orElseGet(() -> {
                        Stem grown = new Stem(Optional.of(this), Optional.of(next));
                        after.add(grown);
                        return grown;
                    });
        }
    }

    private void follow(Event event) {
        switch (event) {
            case Event.Started started -> thinking = started.clock().running();
            case Event.Moved moved -> move(moved);
            case Event.Warned warned -> tell(new Happening.Warned(line, warned.ahead(), warned.evidence()));
            case Event.Offered(Instant _, Offer offer) -> {
                offers.put(offer.id(), offer);
                tell(new Happening.Asked(offer));
            }
            case Event.Declined declined ->
                told(declined.offer()).map(Happening.Refused::new).ifPresent(this::tell);
            case Event.Lapsed lapsed ->
                told(lapsed.offer()).map(Happening.Lapsed::new).ifPresent(this::tell);
            case Event.Staked staked ->
                told(staked.offer()).map(Happening.Agreed::new).ifPresent(this::tell);
            case Event.TakenBack back -> takeBack(back);
            case Event.WentAway away -> tell(new Happening.WentAway(away.side()));
            case Event.CameBack back -> tell(new Happening.CameBack(back.side()));
            case Event.Recovered recovered -> {
                thinking = recovered.clock().running();
                tell(new Happening.Interrupted());
            }
            case Event.Ended ended -> tell(new Happening.Ended(ended.outcome()));
            case Event.Opened _, Event.Seated _, Event.Left _, Event.BecameReady _ -> {}
            case Event.Charged _, Event.Settled _ -> {}
        }
    }

    private Optional<Offer> told(int offer) {
        return Optional.ofNullable(offers.get(offer));
    }

    private void move(Event.Moved moved) {
        if (!(line.position().play(moved.move()) instanceof Attempt.Played played)) {
            throw new IllegalStateException("not an event of this game: " + moved);
        }
        line = line.add(played.ply());
        at = at.after(moved.move());
        at.took = thinking.map(since -> Duration.between(since.since(), moved.at()))
                .filter(time -> !time.isNegative());
        thinking = moved.clock().running();
    }

    private void takeBack(Event.TakenBack back) {
        told(back.offer()).map(Happening.Agreed::new).ifPresent(this::tell);
        line = line.back(back.plies());
        for (int i = 0; i < back.plies(); i++) {
            at = at.before.orElseThrow();
        }
        thinking = back.clock().running();
    }

    private void tell(Happening happening) {
        String told = words.apply(happening);
        if (!told.isBlank()) {
            at.told.add(told);
        }
    }

    /// The moves of the line come first wherever there are others beside them.
    private StudyTree grown(TreeBuilder tree) {
        tellUndone();
        List<Stem> played = new ArrayList<>();
        for (Stem stem = at; stem.before.isPresent(); stem = stem.before.get()) {
            played.add(stem);
        }
        Collections.reverse(played);
        Map<Stem, Integer> places = new HashMap<>();
        place(tree, root, 0, places);
        for (Stem stem : played) {
            place(tree, stem, tree.add(places.get(stem.before.orElseThrow()), stem.move.orElseThrow()), places);
        }
        Deque<Stem> rest = new ArrayDeque<>(List.of(root));
        while (!rest.isEmpty()) {
            for (Stem stem : rest.remove().after) {
                if (!places.containsKey(stem)) {
                    place(tree, stem, tree.add(places.get(stem.before.orElseThrow()), stem.move.orElseThrow()), places);
                }
                rest.add(stem);
            }
        }
        return tree.build();
    }

    private void tellUndone() {
        List<Stem> undone = List.copyOf(at.after);
        at.after.clear();
        undone.forEach(stem -> tellUndone(stem, line));
    }

    /// Tells of each way on from `stem` by itself, with what was told on its moves.
    private void tellUndone(Stem stem, Line before) {
        if (!(before.position().play(stem.move.orElseThrow()) instanceof Attempt.Played played)) {
            throw new IllegalStateException("not a move of this game: " + stem.move);
        }
        Line now = before.add(played.ply());
        if (stem.after.isEmpty()) {
            tell(new Happening.Undone(now, line.size()));
        }
        at.told.addAll(stem.told);
        stem.after.forEach(further -> tellUndone(further, now));
    }

    private static void place(TreeBuilder tree, Stem stem, int node, Map<Stem, Integer> places) {
        places.put(stem, node);
        String told = String.join("\n", stem.told);
        String comment = stem.took
                .map(MoveTime::took)
                .map(time -> MoveTime.reworded(time, told))
                .orElse(told);
        if (!comment.isEmpty()) {
            tree.comment(node, comment);
        }
    }
}
