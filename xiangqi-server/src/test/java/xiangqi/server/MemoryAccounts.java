package xiangqi.server;

import java.time.Duration;
import java.time.Instant;
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
    private final Map<String, Instant> expiries = new HashMap<>();
    private final Map<CommandId, String> made = new HashMap<>();
    private CompletableFuture<Void> released = CompletableFuture.completedFuture(null);
    private int held;
    private Duration tokenLife = Duration.ofDays(30);

    public MemoryAccounts(InstantSource time) {
        this.time = time;
    }

    /// How long tokens are good that are given out from now on.
    public synchronized void tokensLive(Duration life) {
        tokenLife = life;
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
        CompletionStage<SignIn> answer =
                password.equals(passwords.get(name)) ? done(name) : refused(ErrorCode.WRONG_PASSWORD);
        held++;
        notifyAll();
        return released.thenCompose(go -> answer);
    }

    /// Signing in by password is not answered from now on.
    public synchronized void hold() {
        held = 0;
        released = new CompletableFuture<>();
    }

    /// Waits until so many have asked since.
    public synchronized void untilHeld(int many) {
        try {
            while (held < many) {
                wait();
            }
        } catch (InterruptedException end) {
            throw new IllegalStateException(end);
        }
    }

    /// It is answered again, and so are those who wait.
    public void release() {
        CompletableFuture<Void> waiting;
        synchronized (this) {
            waiting = released;
        }
        waiting.complete(null);
    }

    @Override
    public synchronized CompletionStage<SignIn> signIn(String token) {
        return tokens.containsKey(token) && time.instant().isBefore(expiries.get(token))
                ? done(tokens.get(token))
                : refused(ErrorCode.TOKEN_INVALID);
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
        Instant expires = time.instant().plus(tokenLife);
        tokens.put(token, name);
        expiries.put(token, expires);
        return CompletableFuture.completedStage(new SignIn.Done(player(name), token, expires));
    }

    private static Player player(String name) {
        return new Player("account-" + name, name);
    }

    private static CompletionStage<SignIn> refused(ErrorCode code) {
        return CompletableFuture.completedStage(new SignIn.Refused(ProtocolError.of(code)));
    }
}
