package xiangqi.ui.study;

import java.util.Optional;
import javafx.scene.Parent;
import xiangqi.ui.shell.Dialog;
import xiangqi.ui.shell.Fxml;
import xiangqi.ui.shell.Navigator;
import xiangqi.ui.text.Words;

/// Asks what picture of the board is wanted.
///
/// @param navigator closes it
record PictureDialog(PictureForm form, Navigator navigator) implements Dialog {
    @Override
    public Parent load(Words words) {
        return Fxml.load("Picture.fxml", words, new PictureController(form, navigator::closeDialog, words));
    }

    /// What is to be told of an outcome, by its key and argument.
    static Optional<String> told(PictureForm.Outcome outcome, Words words) {
        return outcome instanceof PictureForm.Outcome.Failed failed
                ? Optional.of(words.text(
                        "study.picture.failed",
                        failed.file().getFileName().toString(),
                        words.text(failed.why().key())))
                : Optional.empty();
    }
}
