package xiangqi.ui.study;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import xiangqi.core.board.Square;
import xiangqi.core.record.Import;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// A study with one short game open, and what its tests ask of it.
abstract class StudyRoom {
    static final String GAME = """
            [Red "松间客"]
            [Black "竹里馆"]
            [Event "友谊赛"]
            [Result "1-0"]

            1. 炮二平五 马８进７ {应以屏风马} (1... 炮８平５ 2. 马二进三) 2. 马二进三 车９平８ 1-0
            """;

    final Desk desk = new Desk();
    final StudyViewModel model = desk.model();
    final Path file = desk.file("game.pgn", GAME);

    @BeforeEach
    void openTheGame() {
        model.games().open(List.of(file));
    }

    StudyTree tree() {
        return here().tree();
    }

    Node here() {
        return model.reader().nodeProperty().get().orElseThrow();
    }

    void play(String move) {
        Move made = Move.of(
                Square.valueOf(move.substring(0, 2).toUpperCase(Locale.ROOT)),
                Square.valueOf(move.substring(2).toUpperCase(Locale.ROOT)));
        model.reader().board().pointed(made.from());
        model.reader().board().pointed(made.to());
    }

    /// Answers the question as what to save, for the place that the desk has ready.
    static void saveAs(StudyViewModel of, SaveChoice.Kind kind) {
        SaveForm form = of.keeper().formProperty().get().orElseThrow();
        form.kindProperty().set(kind);
        form.save();
    }

    StudyTree saved(Path at) {
        Import.Games read = assertInstanceOf(Import.Games.class, Import.read(desk.disk.get(at)));
        return read.records().getFirst().tree();
    }
}
