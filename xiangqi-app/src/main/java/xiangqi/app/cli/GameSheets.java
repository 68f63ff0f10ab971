package xiangqi.app.cli;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.app.storage.RecordFile;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.glossary.GlossaryWords;
import xiangqi.ui.text.ProblemWords;
import xiangqi.ui.text.Words;

/// Writes the games of files for people: who, when and where, the counts, the opening, and the main line in
/// Chinese notation.
final class GameSheets {
    private static final int ROUNDS_A_LINE = 5;

    private final PrintStream out;
    private final Words words;
    private final GlossaryWords said;

    GameSheets(PrintStream out, Words words) {
        this.out = out;
        this.words = words;
        this.said = new GlossaryWords(words);
    }

    /// Writes the games of a file, or why there are none, and tells whether all of it could be read.
    boolean write(String file, RecordFile read) {
        return switch (read) {
            case RecordFile.Failed failed -> {
                out.println(file);
                out.println("  " + words.text("app.show.error", failed.fault().kind()));
                yield false;
            }
            case RecordFile.Read(Import.Unreadable unreadable) -> {
                out.println(file);
                line("app.show.error", unreadable.why());
                yield false;
            }
            case RecordFile.Read(Import.Games games) -> {
                out.println(file + " (" + games.format().id() + ", " + games.encoding() + ")");
                games.warnings().forEach(warning -> line("app.show.warning", warning));
                boolean allRead = true;
                for (Import.Entry entry : games.entries()) {
                    if (games.entries().size() > 1) {
                        out.println(words.text(
                                "app.show.game", entry.number(), games.entries().size()));
                    }
                    allRead &= write(entry);
                }
                yield allRead;
            }
        };
    }

    private boolean write(Import.Entry entry) {
        return switch (entry) {
            case Import.Entry.Game game -> {
                write(game.record());
                game.warnings().forEach(warning -> line("app.show.warning", warning));
                yield true;
            }
            case Import.Entry.Broken broken -> {
                line("app.show.error", broken.why());
                yield false;
            }
        };
    }

    private void write(GameRecord record) {
        StudyTree tree = record.tree();
        String unnamed = words.text("app.show.unnamed");
        out.println("  "
                + words.text(
                        "app.show.players",
                        record.red().orElse(unnamed),
                        record.black().orElse(unnamed))
                + "  " + record.result().token());
        String about = Stream.of(Field.TITLE, Field.EVENT, Field.DATE, Field.PLACE)
                .flatMap(field -> record.headers().get(field).stream())
                .collect(Collectors.joining(" · "));
        if (!about.isEmpty()) {
            out.println("  " + about);
        }
        out.println("  "
                + words.text(
                        "app.show.counts",
                        tree.mainLine().size(),
                        tree.size(),
                        tree.variations(),
                        tree.worded().cardinality()));
        if (!tree.setup().equals(Setup.STANDARD)) {
            out.println("  " + Fen.writeShort(tree.setup()));
        }
        GivenOpening.of(tree).ifPresent(opening -> out.println("  " + said.opening(opening)));
        tree.start().ifPresent(start -> rounds(start, tree.mainLine()));
    }

    /// The main line, some rounds a line. A round without a move of Red's has dots in its place.
    private void rounds(Position start, List<Node> line) {
        StringBuilder text = new StringBuilder();
        Position position = start;
        int round = 0;
        for (Node node : line) {
            boolean red = position.turn() == Side.RED;
            if (red || round == 0) {
                if (round > 0 && round % ROUNDS_A_LINE == 0) {
                    out.println("  " + text);
                    text.setLength(0);
                }
                round++;
                text.append(text.isEmpty() ? "" : "  ").append(round).append(red ? ". " : ". …");
            }
            Move move = node.move().orElseThrow();
            text.append(red ? "" : " ").append(Notation.ZH_HANS.name(position, move));
            position = after(position, move);
        }
        if (!text.isEmpty()) {
            out.println("  " + text);
        }
    }

    private static Position after(Position position, Move move) {
        return switch (position.play(move)) {
            case Attempt.Played played -> played.ply().after();
            case Attempt.Illegal illegal -> throw new IllegalStateException("a tree holds " + illegal);
        };
    }

    private void line(String key, Problem problem) {
        out.println("  " + words.text(key, ProblemWords.told(problem, words)));
    }
}
