package xiangqi.app.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Consumer;
import xiangqi.net.protocol.TableId;
import xiangqi.ui.account.AccountStore;
import xiangqi.ui.account.Remembered;

/// The sign-in at a server in `account.properties` of the user's settings folder, readable for the user alone: the
/// token in it opens the account. A damaged file costs a sign-in, no more.
public final class AccountFile implements AccountStore {
    private final Path file;
    private final Consumer<StorageFault> told;

    /// @param folder where the file lies, or will
    /// @param told hears why it could not be kept
    public AccountFile(Path folder, Consumer<StorageFault> told) {
        this.file = folder.resolve("account.properties");
        this.told = told;
    }

    @Override
    public Remembered load() {
        try {
            KeyedLines lines = KeyedLines.read(Files.readAllBytes(file));
            return new Remembered(
                    lines.get("server", server -> server, Remembered.NOTHING.server()),
                    lines.get("name", name -> name, ""),
                    lines.get("token", Optional::of, Optional.empty()),
                    lines.get(
                                    "table",
                                    table -> Optional.of(new TableId(UUID.fromString(table))),
                                    Optional.<TableId>empty())
                            .map(table -> new Remembered.RunningGame(
                                    table, lines.get("red", name -> name, ""), lines.get("black", name -> name, ""))));
        } catch (IOException nothingKept) {
            return Remembered.NOTHING;
        }
    }

    @Override
    public void save(Remembered remembered) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("server", remembered.server());
        values.put("name", remembered.name());
        remembered.token().ifPresent(token -> values.put("token", token));
        remembered.game().ifPresent(game -> {
            values.put("table", game.table().toString());
            values.put("red", game.red());
            values.put("black", game.black());
        });
        try {
            WholeFile.replaceSecret(file, KeyedLines.write(values));
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
        }
    }
}
