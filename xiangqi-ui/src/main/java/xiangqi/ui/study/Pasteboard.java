package xiangqi.ui.study;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import xiangqi.core.diagram.PieceSet;
import xiangqi.core.diagram.TextDiagram;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.Notation;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.record.Target;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// The way of games and positions to the clipboard and back: whatever is recognised there is opened, and what
/// is open goes there in each of the [forms][Form].
public final class Pasteboard {
    private final StudySurroundings surroundings;
    private final OpenGames games;
    private final Reader reader;
    private final ReadOnlyObjectWrapper<Optional<Form>> copied =
            new ReadOnlyObjectWrapper<>(this, "copied", Optional.empty());

    Pasteboard(StudySurroundings surroundings, OpenGames games, Reader reader) {
        this.surroundings = surroundings;
        this.games = games;
        this.reader = reader;
    }

    /// Opens what the clipboard holds, in place of what is open and after asking about unsaved edits: files, or
    /// a text of any known format, which then lies in no file and is not saved. A notice tells if nothing can be
    /// made of it; then what is open stays.
    public void paste() {
        List<Path> files = surroundings.clip().files();
        if (!files.isEmpty()) {
            games.open(files);
            return;
        }
        String text = surroundings.clip().text().orElse("");
        if (text.isBlank()) {
            games.tell(new StudyNotice.NothingToPaste());
            return;
        }
        surroundings.background().execute(() -> {
            Import read = Import.read(text);
            surroundings.screen().execute(() -> games.openPasted(read));
        });
    }

    /// Copies what is on the board in that form; nothing if no game is on the board.
    public void copy(Form form) {
        reader.nodeProperty()
                .get()
                .ifPresent(here -> text(form, here).ifPresent(text -> {
                    surroundings.clip().put(text);
                    copied.set(Optional.empty());
                    copied.set(Optional.of(form));
                }));
    }

    /// The form that was copied last; becomes empty for a moment before it is set.
    public ReadOnlyObjectProperty<Optional<Form>> copiedProperty() {
        return copied.getReadOnlyProperty();
    }

    private Optional<String> text(Form form, Node here) {
        Notation notation = surroundings.notation().getValue();
        return switch (form) {
            case FEN -> fen();
            case DIAGRAM -> fen().map(fen -> diagram() + fen + "\n");
            case MOVES -> Optional.of(moves(reader.line()));
            case COORDINATES -> Optional.of(coordinates(here));
            case PGN -> game(new Target.Pgn(notation, Target.Encoding.UTF_8));
            case DHTMLXQ -> game(new Target.DhtmlXq());
            case TEXT -> game(new Target.PlainText(notation));
            case TRIED -> Optional.of(moves(tried()));
            case TRIED_PGN -> triedGame(here, new Target.Pgn(notation, Target.Encoding.UTF_8));
        };
    }

    private Optional<String> fen() {
        return games.work().map(done -> Fen.write(done.path().setup()));
    }

    /// The board as it is turned, in the script of its pieces.
    private String diagram() {
        PieceSet pieces = reader.board().lookProperty().get().pieces();
        boolean flipped = reader.board().flippedProperty().get();
        return TextDiagram.of(reader.frameProperty().get().board(), pieces, flipped);
    }

    /// Moves that follow each other, with the numbers of their rounds.
    private String moves(List<Node> line) {
        StringBuilder text = new StringBuilder();
        List<TreeRow.Step> steps = line.stream()
                .map(node ->
                        new TreeRow.Step(node.index(), node.ply(), node.move().orElseThrow()))
                .toList();
        List<String> named = steps.isEmpty() ? List.of() : reader.names().of(steps);
        for (int i = 0; i < steps.size(); i++) {
            int ply = steps.get(i).ply();
            boolean red = reader.names().isRed(ply);
            if (red || i == 0) {
                text.append(text.isEmpty() ? "" : "\n")
                        .append(reader.names().round(ply))
                        .append(red ? ". " : ". ... ");
            } else {
                text.append(' ');
            }
            text.append(named.get(i));
        }
        return text.append('\n').toString();
    }

    private String coordinates(Node here) {
        String moves = reader.line().stream()
                .map(node -> node.move().orElseThrow().toString())
                .collect(Collectors.joining(" "));
        return Fen.write(here.tree().setup()) + (moves.isEmpty() ? "" : " moves " + moves) + "\n";
    }

    private Optional<String> game(Target target) {
        Optional<GameRecord> record = games.gameProperty().get().flatMap(StudyGame::record);
        return record.map(game -> written(game, target));
    }

    private static String written(GameRecord game, Target target) {
        return new String(Export.write(List.of(game), target).content(), StandardCharsets.UTF_8);
    }

    /// The line on the scratch board from where it leaves the line of the game that it began with: all that follows
    /// the place where it began, or an earlier fork that the reader went back to.
    private List<Node> tried() {
        List<Move> begun = games.gameProperty()
                .get()
                .map(StudyGame::scratchBegan)
                .map(Node::line)
                .orElse(List.of());
        List<Node> line = reader.line();
        int same = 0;
        while (same < Math.min(begun.size(), line.size())
                && line.get(same).move().equals(Optional.of(begun.get(same)))) {
            same++;
        }
        return line.subList(same, line.size());
    }

    /// The tried line as a game that begins where the line does; empty if nothing can be played there.
    private Optional<String> triedGame(Node here, Target target) {
        List<Node> line = tried();
        Node from = line.isEmpty() ? here : line.getFirst().parent().orElse(here);
        return here.tree().positionAt(from).map(position -> {
            StudyTree tree = StudyTree.from(position);
            Node at = tree.root();
            for (Node node : line) {
                at = at.tree().play(at, node.move().orElseThrow()).node();
            }
            return written(new GameRecord(Headers.NONE, Result.UNKNOWN, at.tree()), target);
        });
    }
}
