package xiangqi.ui.study;

import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.HBox;
import xiangqi.core.diagram.PieceSet;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Words;

/// Shows what picture is chosen, and the picture.
final class PictureController {
    /// Twice as wide as it is shown, for fine screens.
    private static final int PREVIEW = 436;

    private final PictureForm form;
    private final Runnable cancel;
    private final Words words;

    @FXML
    private Segments<PictureForm.Kind> kind;

    @FXML
    private HBox widths;

    @FXML
    private Segments<Integer> width;

    @FXML
    private Segments<PieceSet> pieces;

    @FXML
    private CheckBox dark;

    @FXML
    private Label about;

    @FXML
    private ImageView board;

    @FXML
    private ScrollPane textPlace;

    @FXML
    private Label text;

    @FXML
    private Label failed;

    @FXML
    private Button copy;

    @FXML
    private Button save;

    PictureController(PictureForm form, Runnable cancel, Words words) {
        this.form = form;
        this.cancel = cancel;
        this.words = words;
    }

    @FXML
    private void initialize() {
        kind.offer(List.of(PictureForm.Kind.values()), one -> words.text(key("study.picture.", one)));
        kind.valueProperty().bindBidirectional(form.kindProperty());
        width.offer(PictureForm.WIDTHS, one -> Integer.toString(one));
        width.valueProperty().bindBidirectional(form.widthProperty());
        pieces.offer(List.of(PieceSet.values()), words::of);
        pieces.valueProperty().bindBidirectional(form.piecesProperty());
        dark.selectedProperty().bindBidirectional(form.darkProperty());
        save.disableProperty().bind(form.workingProperty());
        form.kindProperty().subscribe(_ -> show());
        form.piecesProperty().subscribe(_ -> show());
        form.darkProperty().subscribe(_ -> show());
        form.outcomeProperty().subscribe(this::tell);
    }

    private static String key(String before, Enum<?> one) {
        return before + one.name().toLowerCase(Locale.ROOT);
    }

    private void show() {
        PictureForm.Kind now = form.kindProperty().get();
        boolean asText = now == PictureForm.Kind.TEXT;
        widths.setDisable(asText);
        dark.setDisable(asText);
        show(board, !asText);
        show(textPlace, asText);
        if (!asText) {
            board.setImage(new Image(new ByteArrayInputStream(form.preview(PREVIEW))));
        }
        text.setText(form.text());
        copy.setDisable(now == PictureForm.Kind.GIF);
        about.setText(words.text(key("study.picture.about.", now), form.pictures()));
    }

    private void tell(Optional<PictureForm.Outcome> outcome) {
        Optional<String> told = outcome.flatMap(what -> PictureDialog.told(what, words));
        failed.setText(told.orElse(""));
        show(failed, told.isPresent());
    }

    @FXML
    private void copy() {
        form.copy();
    }

    @FXML
    private void save() {
        form.save();
    }

    @FXML
    private void cancel() {
        cancel.run();
    }

    private static void show(javafx.scene.Node node, boolean shown) {
        node.setVisible(shown);
        node.setManaged(shown);
    }
}
