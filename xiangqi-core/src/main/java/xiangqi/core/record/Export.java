package xiangqi.core.record;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.cbr.CbrWriter;
import xiangqi.core.record.dhtmlxq.DhtmlXqWriter;
import xiangqi.core.record.pgn.PgnRevision;
import xiangqi.core.record.pgn.PgnWriter;
import xiangqi.core.record.pgn.PlainTextWriter;
import xiangqi.core.record.xqf.XqfWriter;
import xiangqi.core.study.MoveTime;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// A file as it was written, and what the format could not hold.
public final class Export {
    private final byte[] content;
    private final List<Loss> losses;

    private Export(byte[] content, List<Loss> losses) {
        this.content = content;
        this.losses = List.copyOf(losses);
    }

    /// Writes games. Reading the file gives the same games but for the [#losses()], which are found by
    /// doing so; writing those again gives the same bytes. Space at the ends of comments and NUL are not
    /// written, and the end of a line is a line feed: that is no loss.
    ///
    /// @throws IllegalArgumentException if there is no game
    public static Export write(List<GameRecord> games, Target target) {
        if (games.isEmpty()) {
            throw new IllegalArgumentException("a file holds a game");
        }
        List<GameRecord> trimmed = games.stream().map(CommentEnds::trimmed).toList();
        return switch (target) {
            case Target.Pgn pgn ->
                many(new PgnWriter(pgn).write(trimmed.stream().map(PgnDate::in).toList()), trimmed);
            case Target.DhtmlXq _ -> many(new DhtmlXqWriter().write(trimmed), trimmed);
            case Target.Xqf xqf -> one(new XqfWriter(xqf.version()).write(trimmed.getFirst()), trimmed);
            case Target.Cbr _ -> one(new CbrWriter().write(trimmed.getFirst()), trimmed);
            case Target.PlainText text -> one(new PlainTextWriter(text.notation()).write(trimmed.getFirst()), trimmed);
        };
    }

    /// Writes games over the PGN that they were read from, one for one: what was not changed stays letter by
    /// letter as it stands there. Where it cannot (the file is in another encoding or notation, or not all of
    /// it could be read), all games are [written][#write] anew.
    ///
    /// @param original the file; it must not be changed meanwhile
    /// @throws IllegalArgumentException if there is no game
    public static Export over(byte[] original, List<GameRecord> games, Target.Pgn target) {
        List<GameRecord> trimmed = games.stream().map(CommentEnds::trimmed).toList();
        return new PgnRevision(original, target)
                .write(trimmed)
                .map(file -> many(file, trimmed))
                .filter(export -> export.losses.stream().allMatch(Loss::isSlight))
                .orElseGet(() -> write(games, target));
    }

    /// The bytes of games as a PGN, not read back: for drafts of large trees, where reading takes as long again as
    /// writing.
    public static byte[] draft(List<GameRecord> games) {
        List<GameRecord> trimmed = games.stream().map(CommentEnds::trimmed).toList();
        return new PgnWriter(new Target.Pgn(Notation.ICCS, Target.Encoding.UTF_8)).write(trimmed);
    }

    /// A file of a format that holds one game only.
    private static Export one(byte[] file, List<GameRecord> games) {
        Export first = many(file, games.subList(0, 1));
        if (games.size() == 1) {
            return first;
        }
        List<Loss> losses = new ArrayList<>(first.losses);
        losses.add(new Loss(Loss.Kind.GAMES, 2, OptionalInt.empty(), Integer.toString(games.size() - 1)));
        return new Export(file, losses);
    }

    private static Export many(byte[] file, List<GameRecord> games) {
        List<Loss> losses = new ArrayList<>();
        List<Import.Entry> read = switch (Import.read(file)) {
            case Import.Games again -> again.entries();
            case Import.Unreadable _ -> List.of();
        };
        for (int i = 0; i < games.size(); i++) {
            Optional<GameRecord> again = i < read.size() && read.get(i) instanceof Import.Entry.Game game
                    ? Optional.of(game.record())
                    : Optional.empty();
            if (again.isPresent()) {
                compare(games.get(i), again.get(), i + 1, losses);
            } else {
                losses.add(new Loss(Loss.Kind.UNREADABLE, i + 1, OptionalInt.empty(), ""));
            }
        }
        return new Export(file, losses);
    }

    private static void compare(GameRecord game, GameRecord again, int number, List<Loss> losses) {
        if (again.equals(game)) {
            return;
        }
        compare(game.headers(), again.headers(), number, losses);
        if (game.result() != again.result()) {
            losses.add(new Loss(
                    Loss.Kind.RESULT, number, OptionalInt.empty(), game.result().name()));
        }
        if (!game.tree().setup().equals(again.tree().setup())) {
            losses.add(new Loss(Loss.Kind.START, number, OptionalInt.empty(), ""));
        }
        compare(game.tree(), again.tree(), number, losses);
    }

    /// Headers of the terms of a game played here are told together, once a game.
    private static void compare(Headers headers, Headers again, int number, List<Loss> losses) {
        List<String> terms = new ArrayList<>();
        for (Field field : Field.values()) {
            Optional<String> value = headers.get(field);
            Optional<String> kept = again.get(field);
            if (value.isEmpty() || value.equals(kept)) {
                continue;
            }
            if (kept.isEmpty() && PlayedGame.isTerm(field, headers)) {
                terms.add(field.name());
            } else if (field == Field.DATE
                    && kept.isPresent()
                    && value.flatMap(PgnDate::written).equals(kept)) {
                losses.add(new Loss(Loss.Kind.DAY, number, OptionalInt.empty(), kept.orElseThrow()));
            } else {
                Loss.Kind kind = kept.isPresent() ? Loss.Kind.HEADER_CHANGED : Loss.Kind.HEADER;
                losses.add(new Loss(kind, number, OptionalInt.empty(), field.name()));
            }
        }
        List<Headers.Other> others = new ArrayList<>(again.others());
        for (Headers.Other other : headers.others()) {
            if (others.remove(other)) {
                continue;
            }
            if (PlayedGame.isTerm(other, headers)) {
                terms.add(other.name());
            } else {
                losses.add(new Loss(Loss.Kind.HEADER, number, OptionalInt.empty(), other.name()));
            }
        }
        if (!terms.isEmpty()) {
            losses.add(new Loss(Loss.Kind.TERMS, number, OptionalInt.empty(), String.join(Loss.BETWEEN, terms)));
        }
    }

    private static void compare(StudyTree tree, StudyTree again, int number, List<Loss> losses) {
        if (!sameMoves(tree, again)) {
            losses.add(new Loss(Loss.Kind.MOVES, number, OptionalInt.empty(), ""));
            return;
        }
        compare(tree.root(), again.root(), number, losses);
        List<Node> nodes = tree.nodes();
        List<Node> kept = again.nodes();
        for (int i = 0; i < nodes.size(); i++) {
            compare(nodes.get(i), kept.get(i), number, losses);
        }
    }

    /// Compares what hangs on a node. That times of moves are gone is told once a game.
    private static void compare(Node node, Node again, int number, List<Loss> losses) {
        OptionalInt ply = OptionalInt.of(node.ply());
        String move = node.move().map(Object::toString).orElse("");
        if (!node.marks().equals(again.marks())) {
            losses.add(new Loss(Loss.Kind.MARKS, number, ply, move));
        }
        if (node.comment().equals(again.comment())) {
            return;
        }
        Loss times = new Loss(Loss.Kind.TIMES, number, OptionalInt.empty(), "");
        if (!again.comment().equals(words(node))) {
            losses.add(new Loss(Loss.Kind.COMMENT, number, ply, move));
        } else if (!losses.contains(times)) {
            losses.add(times);
        }
    }

    /// The comment without the time of the move, as a file keeps it.
    private static Optional<String> words(Node node) {
        return node.comment().map(MoveTime::words).map(CommentEnds::trimmed).filter(words -> !words.isEmpty());
    }

    private static boolean sameMoves(StudyTree tree, StudyTree again) {
        List<Node> nodes = tree.nodes();
        List<Node> kept = again.nodes();
        if (nodes.size() != kept.size()) {
            return false;
        }
        for (int i = 0; i < nodes.size(); i++) {
            if (nodes.get(i).ply() != kept.get(i).ply()
                    || !nodes.get(i).move().equals(kept.get(i).move())) {
                return false;
            }
        }
        return true;
    }

    /// The bytes of the file.
    public byte[] content() {
        return content.clone();
    }

    /// What was lost, in the order of the games; empty if nothing was.
    public List<Loss> losses() {
        return losses;
    }

    /// Something that is not in the file as it was in the game.
    ///
    /// @param game the number of the game among those written, from 1
    /// @param ply where a comment stood, 0 for the start
    /// @param what the name of the [Field], the other header or the result; the move a comment stood at;
    ///     the number of games; the day as it is written now; the names of the terms, [#BETWEEN] them
    public record Loss(Kind kind, int game, OptionalInt ply, String what) {
        /// What parts the names of [Kind#TERMS].
        public static final String BETWEEN = ", ";

        /// Whether the game is whole all the same: its moves, comments, names and result. To be told, but no reason
        /// to think that it is not saved.
        public boolean isSlight() {
            return kind == Kind.DAY || kind == Kind.TERMS || kind == Kind.TIMES;
        }

        /// The kinds of losses.
        public enum Kind {
            /// The format knows no such header.
            HEADER,
            /// The header is shortened or changed, for instance to the length or the words of the format.
            HEADER_CHANGED,
            /// The same day, written as PGN has it.
            DAY,
            /// Under which terms a game was played here, and the word for how it ended ([PlayedGame]).
            TERMS,
            /// How long moves took, or what the clock showed after them ([MoveTime]).
            TIMES,
            /// The result.
            RESULT,
            /// A comment holds characters that the format cannot.
            COMMENT,
            /// Arrows, circles or signs of judgement at a move.
            MARKS,
            /// The start, or whose move it is there.
            START,
            /// Some moves.
            MOVES,
            /// The format holds one game: how many others were left out.
            GAMES,
            /// Readers will refuse the file: its start is no position.
            UNREADABLE
        }
    }
}
