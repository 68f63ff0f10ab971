package xiangqi.ui.account;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.fxml.FXML;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.PasswordField;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.layout.HBox;
import javafx.util.Subscription;
import xiangqi.core.board.Board;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.net.protocol.Limits;
import xiangqi.ui.board.BoardPicture;
import xiangqi.ui.shell.Segments;
import xiangqi.ui.text.ErrorWords;
import xiangqi.ui.text.Words;

/// Shows the form in one language.
final class SignInController {
    private final SignInViewModel model;
    private final ObservableValue<Look> look;
    private final Words words;
    private final Map<SignInFault.Field, Row> rows = new EnumMap<>(SignInFault.Field.class);
    private Subscription subscriptions = () -> {};

    /// A field with what is said below it: about it, or in the same place what is wrong.
    private record Row(TextInputControl field, Label about, HBox fault, Label said) {}

    @FXML
    private Segments<Boolean> way;

    @FXML
    private TextField server;

    @FXML
    private TextField name;

    @FXML
    private PasswordField password;

    @FXML
    private HBox serverFault;

    @FXML
    private HBox nameFault;

    @FXML
    private HBox passwordFault;

    @FXML
    private Label serverSaid;

    @FXML
    private Label nameSaid;

    @FXML
    private Label passwordSaid;

    @FXML
    private Label serverAbout;

    @FXML
    private Label nameAbout;

    @FXML
    private Label passwordAbout;

    @FXML
    private Label stranger;

    @FXML
    private Button submit;

    @FXML
    private Button stop;

    @FXML
    private BoardPicture picture;

    SignInController(SignInViewModel model, ObservableValue<Look> look, Words words) {
        this.model = model;
        this.look = look;
        this.words = words;
    }

    @FXML
    private void initialize() {
        rows.put(SignInFault.Field.SERVER, new Row(server, serverAbout, serverFault, serverSaid));
        rows.put(SignInFault.Field.NAME, new Row(name, nameAbout, nameFault, nameSaid));
        rows.put(SignInFault.Field.PASSWORD, new Row(password, passwordAbout, passwordFault, passwordSaid));
        way.offer(
                List.of(false, true), registering -> words.text(registering ? "account.register" : "account.sign-in"));
        way.valueProperty().set(model.registeringProperty().get());
        server.textProperty().bindBidirectional(model.serverProperty());
        name.textProperty().bindBidirectional(model.nameProperty());
        password.textProperty().bindBidirectional(model.passwordProperty());
        picture.setFrame(Frame.of(Board.STANDARD));
        subscriptions = Subscription.combine(
                way.valueProperty().subscribe(model.registeringProperty()::set),
                model.registeringProperty().subscribe(this::showWay),
                model.busyProperty().subscribe(this::showBusy),
                model.faultProperty().subscribe(this::showFault),
                look.subscribe(chosen -> picture.setLook(chosen.with(Look.Coordinates.NONE))));
        server.sceneProperty().subscribe(scene -> {
            if (scene != null) {
                (model.nameProperty().get().isEmpty() ? name : password).requestFocus();
            }
        });
    }

    void close() {
        subscriptions.unsubscribe();
        server.textProperty().unbindBidirectional(model.serverProperty());
        name.textProperty().unbindBidirectional(model.nameProperty());
        password.textProperty().unbindBidirectional(model.passwordProperty());
    }

    @FXML
    private void submit() {
        model.submit();
    }

    @FXML
    private void stop() {
        model.cancel();
    }

    private void showWay(boolean registering) {
        stranger.setVisible(!registering);
        nameAbout.setText(
                registering
                        ? words.text("account.name.rule", Limits.ACCOUNT_NAME_MIN, Limits.ACCOUNT_NAME_MAX)
                        : words.text("account.name.about"));
        passwordAbout.setText(
                registering
                        ? words.text("account.password.rule", Limits.PASSWORD_MIN, Limits.PASSWORD)
                        : words.text("account.password.about"));
        showBusy(model.busyProperty().get());
    }

    private void showBusy(boolean busy) {
        boolean registering = model.registeringProperty().get();
        submit.setText(
                words.text(busy ? "account.busy" : registering ? "account.submit.register" : "account.submit.sign-in"));
        submit.setDisable(busy);
        stop.setVisible(busy);
        rows.values().forEach(row -> row.field().setDisable(busy));
        way.setDisable(busy);
    }

    private void showFault(Optional<SignInFault> fault) {
        rows.forEach((field, row) -> {
            boolean faulty = fault.filter(now -> now.field() == field).isPresent();
            TextInputControl control = row.field();
            control.getStyleClass().removeAll("faulty");
            row.fault().setVisible(faulty);
            row.about().setVisible(!faulty);
            if (faulty) {
                control.getStyleClass().add("faulty");
                row.said().setText(say(fault.get()));
                control.setAccessibleHelp(row.said().getText());
                control.requestFocus();
            } else {
                control.setAccessibleHelp(null);
            }
        });
    }

    private String say(SignInFault fault) {
        return switch (fault.why()) {
            case SignInFault.Why.Missing _ ->
                words.text(
                        fault.field() == SignInFault.Field.NAME
                                ? "account.fault.missing-name"
                                : "account.fault.missing-password");
            case SignInFault.Why.NoAddress _ -> words.text("account.fault.no-address");
            case SignInFault.Why.Unreachable(String where) -> words.text("account.fault.unreachable", where);
            case SignInFault.Why.Refused refused -> ErrorWords.say(words, refused.error());
        };
    }
}
