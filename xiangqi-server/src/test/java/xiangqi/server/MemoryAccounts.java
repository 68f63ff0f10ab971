package xiangqi.server;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.server.account.Accounts;
import xiangqi.server.account.SignIn;

/// Accounts that a test makes. Passwords lie open here.
public final class MemoryAccounts implements Accounts {
    private final InstantSource time;
    private final Map<String, String> passwords = new HashMap<>();
    private final Map<String, String> tokens = new HashMap<>();
    private final Map<CommandId, String> made = new HashMap<>();

    public MemoryAccounts(InstantSource time) {
        this.time = time;
    }

    @Override
    public synchronized CompletionStage<SignIn> register(CommandId request, String name, String password) {
        if (passwords.containsKey(name) && !(name.equals(made.get(request)) && password.equals(passwords.get(name)))) {
            return refused(ErrorCode.NAME_TAKEN);
        }
        passwords.put(name, password);
        made.put(request, name);
        return done(name);
    }

    @Override
    public synchronized CompletionStage<SignIn> signIn(String name, String password) {
        return password.equals(passwords.get(name)) ? done(name) : refused(ErrorCode.WRONG_PASSWORD);
    }

    @Override
    public synchronized CompletionStage<SignIn> signIn(String token) {
        return tokens.containsKey(token) ? done(tokens.get(token)) : refused(ErrorCode.TOKEN_INVALID);
    }

    @Override
    public synchronized CompletionStage<Void> signOut(String token) {
        tokens.remove(token);
        return CompletableFuture.completedStage(null);
    }

    @Override
    public synchronized CompletionStage<Optional<Player>> find(String account) {
        String name = account.substring("account-".length());
        return CompletableFuture.completedStage(
                passwords.containsKey(name) ? Optional.of(player(name)) : Optional.empty());
    }

    private CompletionStage<SignIn> done(String name) {
        String token = "token-" + tokens.size() + "-" + name;
        tokens.put(token, name);
        return CompletableFuture.completedStage(
                new SignIn.Done(player(name), token, time.instant().plus(Duration.ofDays(30))));
    }

    private static Player player(String name) {
        return new Player("account-" + name, name);
    }

    private static CompletionStage<SignIn> refused(ErrorCode code) {
        return CompletableFuture.completedStage(new SignIn.Refused(ProtocolError.of(code)));
    }
}
