package xiangqi.ui.settings;

import atlantafx.base.controls.ToggleSwitch;
import java.util.List;
import java.util.Optional;
import javafx.fxml.FXML;
import xiangqi.core.board.Board;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Square;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.PieceSet;
import xiangqi.core.rules.Move;
import xiangqi.ui.board.BoardPicture;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;
import xiangqi.ui.theme.Appearance;

/// Shows the preferences in one language.
final class SettingsController {
    private final SettingsViewModel model;
    private final Words words;

    @FXML
    private Segments<Language> language;

    @FXML
    private Segments<Appearance> appearance;

    @FXML
    private Segments<PieceSet> pieces;

    @FXML
    private ToggleSwitch reversed;

    @FXML
    private Segments<Look.Coordinates> coordinates;

    @FXML
    private Segments<Settings.MoveNames> moveNames;

    @FXML
    private ToggleSwitch sound;

    @FXML
    private ToggleSwitch still;

    @FXML
    private BoardPicture preview;

    SettingsController(SettingsViewModel model, Words words) {
        this.model = model;
        this.words = words;
    }

    @FXML
    private void initialize() {
        language.offer(List.of(Language.values()), Language::ownName);
        language.valueProperty().bindBidirectional(model.languageProperty());
        appearance.offer(List.of(Appearance.values()), words::of);
        appearance.valueProperty().bindBidirectional(model.appearanceProperty());
        pieces.offer(List.of(PieceSet.values()), words::of);
        pieces.valueProperty().bindBidirectional(model.piecesProperty());
        coordinates.offer(List.of(Look.Coordinates.values()), words::of);
        coordinates.valueProperty().bindBidirectional(model.coordinatesProperty());
        moveNames.offer(List.of(Settings.MoveNames.values()), words::of);
        moveNames.valueProperty().bindBidirectional(model.moveNamesProperty());
        reversed.selectedProperty().bindBidirectional(model.reversedProperty());
        sound.selectedProperty().bindBidirectional(model.soundProperty());
        still.selectedProperty().bindBidirectional(model.stillProperty());
        preview.setFrame(Frame.of(Board.STANDARD.without(Square.H2).with(Square.E2, Piece.RED_CANNON))
                .lastMove(Optional.of(Move.of(Square.H2, Square.E2))));
        preview.lookProperty().bind(model.look());
    }
}
