package xiangqi.server.account;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import xiangqi.core.house.Profile;
import xiangqi.core.table.Argument;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Player;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.Identifiers;
import xiangqi.net.protocol.Limits;
import xiangqi.net.protocol.ProtocolError;

/// Accounts in PostgreSQL. Hashing of passwords has threads and a short queue of its own; the rest, which is quick, has
/// others, so that a flood of sign-ins by password keeps nobody from coming back by token.
public final class PostgresAccounts implements Accounts, AutoCloseable {
    /// How long a token is good after it was used last.
    public static final Duration TOKEN_LIFE = Duration.ofDays(30);

    private static final int HASHERS = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    private static final int HASHES_WAITING = 64;
    private static final int READERS = 2;
    private static final int READS_WAITING = 10_000;
    private static final Duration AGAIN = Duration.ofSeconds(2);
    private static final Logger LOG = LoggerFactory.getLogger(PostgresAccounts.class);

    private final AccountRows rows;
    private final PasswordHash hash;
    private final InstantSource time;
    private final Identifiers identifiers;
    private final ExecutorService hashers = pool("password", HASHERS, HASHES_WAITING);
    private final ExecutorService readers = pool("account", READERS, READS_WAITING);
    private final String nobodysPassword;

    /// @param hash what new passwords are hashed with
    /// @param random makes identifiers; secrets have a source of their own
    public PostgresAccounts(DataSource pool, PasswordHash hash, InstantSource time, RandomGenerator random) {
        this.rows = new AccountRows(pool);
        this.hash = hash;
        this.time = time;
        this.identifiers = new Identifiers(time, random);
        this.nobodysPassword = hash.of(Token.fresh());
    }

    private static ExecutorService pool(String name, int threads, int waiting) {
        return new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(waiting),
                Thread.ofPlatform().name(name + "-", 1).daemon().factory());
    }

    @Override
    public CompletionStage<SignIn> register(CommandId request, String name, String password) {
        Optional<AccountName> fit = AccountName.of(name);
        if (fit.isEmpty()) {
            return refused(ProtocolError.of(ErrorCode.NAME_UNFIT, range(AccountName.MIN, AccountName.MAX)));
        }
        int length = password.codePointCount(0, password.length());
        if (length < Limits.PASSWORD_MIN || password.length() > Limits.PASSWORD) {
            return refused(ProtocolError.of(ErrorCode.PASSWORD_UNFIT, range(Limits.PASSWORD_MIN, Limits.PASSWORD)));
        }
        return on(hashers, () -> registered(request, fit.get(), password));
    }

    private SignIn registered(CommandId request, AccountName name, String password) {
        Optional<AccountRows.Row> before = rows.madeBy(request.value());
        if (before.isPresent()) {
            return again(before.get(), name, password);
        }
        if (rows.named(name.key()).isPresent()) {
            return new SignIn.Refused(ProtocolError.of(ErrorCode.NAME_TAKEN));
        }
        AccountRows.Row row = new AccountRows.Row(
                identifiers.next(), name.shown(), name.key(), hash.of(password), request.value(), Optional.empty());
        if (rows.insert(row, now())) {
            return signedIn(row);
        }
        // Somebody was quicker: with the name, or this request itself on another connection.
        return rows.madeBy(request.value())
                .map(made -> again(made, name, password))
                .orElseGet(() -> new SignIn.Refused(ProtocolError.of(ErrorCode.NAME_TAKEN)));
    }

    private SignIn again(AccountRows.Row row, AccountName name, String password) {
        boolean same = row.key().equals(name.key()) && PasswordHash.matches(password, row.password());
        return same ? signedIn(row) : new SignIn.Refused(ProtocolError.of(ErrorCode.ID_USED));
    }

    @Override
    public CompletionStage<SignIn> signIn(String name, String password) {
        return on(hashers, () -> {
            Optional<AccountRows.Row> row = rows.named(AccountName.keyOf(name));
            // A name that nobody has takes as long as one that somebody has.
            boolean right = PasswordHash.matches(
                    password, row.map(AccountRows.Row::password).orElse(nobodysPassword));
            return right && row.isPresent()
                    ? signedIn(row.get())
                    : new SignIn.Refused(ProtocolError.of(ErrorCode.WRONG_PASSWORD));
        });
    }

    @Override
    public CompletionStage<SignIn> signIn(String token) {
        return on(readers, () -> {
            Instant expires = now().plus(TOKEN_LIFE);
            return rows.renew(Token.kept(token), now(), expires)
                    .<SignIn>map(row -> new SignIn.Done(player(row), token, expires))
                    .orElseGet(() -> new SignIn.Refused(ProtocolError.of(ErrorCode.TOKEN_INVALID)));
        });
    }

    @Override
    public CompletionStage<Void> signOut(String token) {
        return CompletableFuture.runAsync(() -> rows.close(Token.kept(token)), readers);
    }

    @Override
    public CompletionStage<Optional<Player>> find(String account) {
        Optional<UUID> id = id(account);
        if (id.isEmpty()) {
            return CompletableFuture.completedStage(Optional.empty());
        }
        return CompletableFuture.supplyAsync(() -> rows.find(id.get()).map(PostgresAccounts::player), readers);
    }

    private static Optional<UUID> id(String account) {
        try {
            return Optional.of(UUID.fromString(account));
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    private SignIn signedIn(AccountRows.Row row) {
        String token = Token.fresh();
        Instant expires = now().plus(TOKEN_LIFE);
        rows.open(Token.kept(token), row.id(), now(), expires);
        return new SignIn.Done(player(row), token, expires);
    }

    private static Player player(AccountRows.Row row) {
        Profile profile = row.realTitle().map(Profile.UNKNOWN::withRealTitle).orElse(Profile.UNKNOWN);
        return new Player(row.id().toString(), row.name(), profile);
    }

    /// As precise as the wire and the database are.
    private Instant now() {
        return time.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    private static Map<String, Argument> range(int min, int max) {
        return Map.of("min", Argument.of(min), "max", Argument.of(max));
    }

    private static CompletionStage<SignIn> refused(ProtocolError why) {
        return CompletableFuture.completedStage(new SignIn.Refused(why));
    }

    private static CompletionStage<SignIn> on(ExecutorService pool, Supplier<SignIn> work) {
        try {
            return CompletableFuture.supplyAsync(() -> answer(work), pool);
        } catch (RejectedExecutionException full) {
            return CompletableFuture.completedStage(new SignIn.Busy(AGAIN));
        }
    }

    private static SignIn answer(Supplier<SignIn> work) {
        try {
            return work.get();
        } catch (RuntimeException fault) {
            String ticket = UUID.randomUUID().toString().substring(0, 8);
            LOG.error("ticket {}: signing in failed", ticket, fault);
            return new SignIn.Refused(ProtocolError.of(ErrorCode.FAILED, "ticket", Argument.of(ticket)));
        }
    }

    /// Lets what runs come to its end; what waits is given up.
    @Override
    public void close() {
        for (ExecutorService pool : List.of(hashers, readers)) {
            pool.shutdownNow();
        }
        try {
            for (ExecutorService pool : List.of(hashers, readers)) {
                if (!pool.awaitTermination(5, TimeUnit.SECONDS)) {
                    LOG.warn("signing in goes on while the server ends");
                }
            }
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
