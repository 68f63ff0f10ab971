package xiangqi.ui.account;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// The form with which one signs in or registers. Where this computer is remembered there is nothing to write:
/// [#open()] signs in by itself.
public final class SignInViewModel {
    private final StringProperty server = new SimpleStringProperty(this, "server", "");
    private final StringProperty name = new SimpleStringProperty(this, "name", "");
    private final StringProperty password = new SimpleStringProperty(this, "password", "");
    private final BooleanProperty registering = new SimpleBooleanProperty(this, "registering");
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper(this, "busy");
    private final ReadOnlyObjectWrapper<Optional<SignInFault>> fault =
            new ReadOnlyObjectWrapper<>(this, "fault", Optional.empty());
    private final Account account;
    private final Runnable signedIn;

    /// @param signedIn what comes after a sign-in
    public SignInViewModel(Account account, Runnable signedIn) {
        this.account = account;
        this.signedIn = signedIn;
        server.set(account.rememberedProperty().get().server());
        name.set(account.rememberedProperty().get().name());
        registering.addListener((_, _, _) -> fault.set(Optional.empty()));
        server.addListener((_, _, _) -> changed(SignInFault.Field.SERVER));
        name.addListener((_, _, _) -> changed(SignInFault.Field.NAME));
        password.addListener((_, _, _) -> changed(SignInFault.Field.PASSWORD));
    }

    /// What is said of a field holds for what was in it.
    private void changed(SignInFault.Field field) {
        fault.set(fault.get().filter(why -> why.field() != field));
    }

    /// The server's address, as a person writes it.
    public StringProperty serverProperty() {
        return server;
    }

    public StringProperty nameProperty() {
        return name;
    }

    public StringProperty passwordProperty() {
        return password;
    }

    /// Whether a new account is to be made.
    public BooleanProperty registeringProperty() {
        return registering;
    }

    /// Whether the server is being asked.
    public ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// Why it did not go, until what was wrong is changed.
    public ReadOnlyObjectProperty<Optional<SignInFault>> faultProperty() {
        return fault.getReadOnlyProperty();
    }

    /// Signs in without a word if this computer is remembered.
    public void open() {
        if (!busy.get() && account.isKnown()) {
            busy.set(true);
            account.returnTo(this::heard);
        }
    }

    /// Signs in or registers with what is written.
    public void submit() {
        if (busy.get()) {
            return;
        }
        fault.set(missing());
        if (fault.get().isPresent()) {
            return;
        }
        busy.set(true);
        if (registering.get()) {
            account.register(server.get(), name.get().strip(), password.get(), this::heard);
        } else {
            account.signIn(server.get(), name.get().strip(), password.get(), this::heard);
        }
    }

    /// Gives up asking.
    public void cancel() {
        if (busy.get()) {
            account.leave();
            busy.set(false);
        }
    }

    private Optional<SignInFault> missing() {
        if (server.get().isBlank()) {
            return Optional.of(new SignInFault(SignInFault.Field.SERVER, new SignInFault.Why.NoAddress()));
        }
        if (name.get().isBlank()) {
            return Optional.of(SignInFault.missing(SignInFault.Field.NAME));
        }
        return password.get().isEmpty()
                ? Optional.of(SignInFault.missing(SignInFault.Field.PASSWORD))
                : Optional.empty();
    }

    private void heard(Optional<SignInFault> why) {
        busy.set(false);
        fault.set(why);
        if (why.isEmpty()) {
            password.set("");
            signedIn.run();
        }
    }
}
