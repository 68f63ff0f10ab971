package xiangqi.server.account;

import java.util.Optional;
import java.util.concurrent.CompletionStage;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;

/// Who may sign in. Passwords and tokens are kept as hashes only; hashing runs on a bounded pool, and when that is full
/// the answer is [SignIn.Busy].
public interface Accounts {
    /// What a name is compared by: names that differ only in width, case or composition are one name.
    static String sameName(String name) {
        return AccountName.keyOf(name);
    }

    /// Makes an account and signs in. The same request again, with the same name and password, signs in.
    CompletionStage<SignIn> register(CommandId request, String name, String password);

    /// Signs in by password.
    CompletionStage<SignIn> signIn(String name, String password);

    /// Signs in by the token of an earlier sign-in.
    CompletionStage<SignIn> signIn(String token);

    /// Makes a token void.
    CompletionStage<Void> signOut(String token);

    /// The account with that id as others see it.
    CompletionStage<Optional<Player>> find(String account);
}
