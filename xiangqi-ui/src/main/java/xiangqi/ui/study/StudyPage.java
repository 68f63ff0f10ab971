package xiangqi.ui.study;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Parent;
import xiangqi.core.board.Setup;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.settings.LiveSettings;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.shell.Page;
import xiangqi.ui.shell.Question;
import xiangqi.ui.shell.Section;
import xiangqi.ui.shell.Toast;
import xiangqi.ui.text.Words;

/// Stepping through games, with their variations and comments. The page opens the question about unsaved edits,
/// on whatever page it comes up.
public final class StudyPage implements Page {
    private final StudyViewModel model;
    private final LiveSettings settings;
    private final Navigator navigator;
    private final Consumer<Setup> setUp;
    private final ObservableValue<String> title;
    private final ObservableValue<Optional<String>> unsaved;
    private Optional<StudyController> shown = Optional.empty();

    /// @param setUp takes a position to the screen where positions are set up
    public StudyPage(StudyViewModel model, Navigator navigator, LiveSettings settings, Consumer<Setup> setUp) {
        this.setUp = setUp;
        this.model = model;
        this.settings = settings;
        this.navigator = navigator;
        model.reader().board().tasteProperty().bind(settings.look());
        title = Bindings.createStringBinding(
                this::titleNow,
                model.games().gameProperty(),
                model.games().headingProperty(),
                model.games().changedProperty(),
                model.keeper().savedProperty(),
                settings.words().wordsProperty());
        unsaved = Bindings.createObjectBinding(
                this::unsavedNow,
                model.games().gameProperty(),
                model.games().headingProperty(),
                model.games().changedProperty(),
                settings.words().wordsProperty());
        model.games().recoveredProperty().subscribe(found -> {
            if (found) {
                navigator.show(this);
                // Edits over their file are one step of undoing; of a record of its own there is nothing before.
                boolean over = model.editor().undoableProperty().get();
                navigator.say(Toast.of(over ? "study.recovered.edits" : "study.recovered"));
            }
        });
        model.games()
                .askingProperty()
                .subscribe(asked -> asked.ifPresent(unsaved -> navigator.open(question(unsaved, navigator))));
        model.keeper()
                .differingProperty()
                .subscribe(asked -> asked.ifPresent(differing -> navigator.open(question(differing, navigator))));
        model.keeper().formProperty().subscribe(this::openForm);
        model.pasteboard()
                .copiedProperty()
                .subscribe(copied -> copied.ifPresent(form -> navigator.say(
                        Toast.of("study.copied", settings.words().words().text(form.key())))));
        model.keeper().savedProperty().subscribe(this::sayThatItIsSaved);
        model.filmer().savedProperty().subscribe(this::sayThatItIsSaved);
    }

    private void sayThatItIsSaved(Optional<Path> saved) {
        saved.ifPresent(
                file -> navigator.say(Toast.of("study.saved", file.getFileName().toString())));
    }

    private void openPicture() {
        model.picture().ifPresent(form -> {
            PictureDialog dialog = new PictureDialog(form, navigator);
            form.outcomeProperty().subscribe(outcome -> outcome.ifPresent(what -> tell(what, dialog)));
            navigator.open(dialog);
        });
    }

    private void openHeading() {
        model.heading().ifPresent(form -> navigator.open(new HeadingDialog(form, navigator)));
    }

    private void tell(PictureForm.Outcome outcome, PictureDialog dialog) {
        switch (outcome) {
            case PictureForm.Outcome.Copied _ -> navigator.say(Toast.of("study.copied.picture"));
            case PictureForm.Outcome.Saved(var file) -> {
                close(dialog);
                navigator.say(Toast.of("study.saved", file.getFileName().toString()));
            }
            case PictureForm.Outcome.Ordered _ -> close(dialog);
            case PictureForm.Outcome.Failed _ -> {
                // The dialog says why and stays.
            }
        }
    }

    /// Closes the dialog, unless another one is open by now.
    private void close(PictureDialog dialog) {
        navigator.dialogProperty().get().filter(dialog::equals).ifPresent(_ -> navigator.closeDialog());
    }

    private void openForm(Optional<SaveForm> form) {
        form.ifPresentOrElse(
                asked -> navigator.open(new SaveDialog(asked)),
                () -> navigator
                        .dialogProperty()
                        .get()
                        .filter(SaveDialog.class::isInstance)
                        .ifPresent(_ -> navigator.closeDialog()));
    }

    private Question question(Unsaved unsaved, Navigator navigator) {
        boolean one = unsaved.games().size() == 1;
        Object what = one
                ? new StudyWords(settings.words().words()).title(unsaved.games().getFirst())
                : unsaved.games().size();
        return new Question(
                navigator,
                "study.unsaved",
                one ? "study.unsaved.one" : "study.unsaved.many",
                List.of(what),
                List.of(
                        new Question.Answer("study.unsaved.save", Question.Style.DECIDING, unsaved::save),
                        new Question.Answer("study.unsaved.drop", Question.Style.DANGER, unsaved::drop),
                        new Question.Answer("study.unsaved.stay", Question.Style.QUIET, unsaved::stay)));
    }

    private static Question question(Differing differing, Navigator navigator) {
        return new Question(
                navigator,
                "study.differs",
                "study.differs.about",
                List.of(differing.file().getFileName().toString()),
                List.of(
                        new Question.Answer("study.differs.save-as", Question.Style.DECIDING, differing::saveAs),
                        new Question.Answer("study.differs.overwrite", Question.Style.DANGER, differing::overwrite),
                        new Question.Answer("study.differs.stay", Question.Style.QUIET, differing::stay)));
    }

    /// What the window is called while the page is shown: the game, with a dot before it while there are
    /// unsaved edits. Empty while nothing is open.
    public ObservableValue<String> titleProperty() {
        return title;
    }

    /// What the game on the board is called while there are edits that are in no file; empty while there are none.
    public ObservableValue<Optional<String>> unsavedProperty() {
        return unsaved;
    }

    private Optional<String> unsavedNow() {
        return model.games()
                .gameProperty()
                .get()
                .filter(_ -> model.games().changedProperty().get())
                .map(new StudyWords(settings.words().words())::title);
    }

    @Override
    public Section section() {
        return Section.STUDY;
    }

    @Override
    public Parent load(Words words) {
        Keys keys = settings.keys().getValue();
        StudyController controller = new StudyController(model, settings, words);
        shown = Optional.of(controller);
        return Fxml.load(
                "Study.fxml",
                words,
                controller,
                new HeadController(model, this::openPicture, this::openHeading, setUp, keys, words),
                new StepsController(model.reader(), model.autoplay(), settings.studyProperty(), keys, words),
                new MovesController(model, this::openHeading, settings, words),
                new LoreController(model, navigator, words));
    }

    @Override
    public Map<Act, Runnable> acts() {
        return shown.map(StudyController::acts).orElseGet(Map::of);
    }

    @Override
    public void left() {
        shown.ifPresent(StudyController::close);
        shown = Optional.empty();
    }

    private String titleNow() {
        StudyWords words = new StudyWords(settings.words().words());
        return model.games()
                .gameProperty()
                .get()
                .map(game -> (model.games().changedProperty().get() ? "\u2022 " : "") + words.title(game))
                .orElse("");
    }
}
