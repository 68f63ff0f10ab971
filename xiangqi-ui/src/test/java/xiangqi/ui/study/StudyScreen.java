package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.junit.jupiter.api.BeforeEach;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Square;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;
import xiangqi.ui.screen.ScreenTest;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.settings.Settings;
import xiangqi.ui.settings.SettingsStore;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Shell;
import xiangqi.ui.text.Words;

/// A test of study as a person uses it: the page in its window, with a desk behind it.
abstract class StudyScreen extends ScreenTest {
    static final PseudoClass HERE = PseudoClass.getPseudoClass("here");
    static final String GAME = """
        [Red "松间客"]
        [Black "竹里馆"]
        [Result "1-0"]

        1. 炮二平五 马８进７ {应以屏风马} (1... 炮８平５ 2. 马二进三) 2. 马二进三 车９平８ 1-0
        """;

    final Desk desk = new Desk();
    final StudyViewModel model = desk.model();
    final LiveSettings settings = new LiveSettings(new NoStore(), new SimpleBooleanProperty(true));
    final Navigator navigator = new Navigator(new Elsewhere());
    final List<Setup> setUp = new ArrayList<>();
    final StudyPage page = new StudyPage(model, navigator, settings, setUp::add);

    private record NoStore() implements SettingsStore {
        @Override
        public Settings load() {
            return Settings.first(Locale.SIMPLIFIED_CHINESE);
        }

        @Override
        public void save(Settings kept) {}
    }

    /// Where one is before study.
    record Elsewhere() implements Page {
        @Override
        public Section section() {
            return Section.START;
        }

        @Override
        public Parent load(Words words) {
            return new Pane();
        }
    }

    @Override
    protected final Parent content() {
        Map<Section, Runnable> doors = new EnumMap<>(Section.class);
        for (Section section : Section.values()) {
            doors.put(section, () -> {});
        }
        return new Shell(navigator, settings.words(), settings.animated(), doors).root();
    }

    @BeforeEach
    final void openThePage() {
        desk.notation.bind(settings.notation());
        desk.taste.bindBidirectional(settings.studyProperty());
        onFx(() -> navigator.show(page));
    }

    final Path open(String name, String text) {
        Path file = desk.file(name, text);
        onFx(() -> model.games().open(List.of(file)));
        return file;
    }

    final void clickMove(Square from, Square to) {
        clickOn(point(from));
        clickOn(point(to));
    }

    /// The node that is on the board.
    final Node shown() {
        return model.reader().nodeProperty().get().orElseThrow();
    }

    /// What the list marks as the move on the board.
    final String here() {
        return lookup(".move").<Label>queryAll().stream()
                .filter(label -> label.getPseudoClassStates().contains(HERE))
                .map(Label::getText)
                .collect(Collectors.joining(","));
    }

    StudyTree tree() {
        return model.reader().nodeProperty().get().orElseThrow().tree();
    }
}
