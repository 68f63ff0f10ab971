package xiangqi.app.storage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.PieceSet;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Key;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.settings.Settings;
import xiangqi.ui.settings.SettingsStore;
import xiangqi.ui.settings.StudyTaste;
import xiangqi.ui.text.Language;
import xiangqi.ui.theme.Appearance;

/// Settings in `settings.properties` of the user's settings folder. A damaged file costs no more than what is damaged
/// in it, and is kept as it was beside the mended one.
public final class SettingsFile implements SettingsStore {
    private static final String NO_KEY = "none";

    private final Path file;
    private final Settings first;
    private final Consumer<StorageFault> told;

    /// @param folder where the file lies, or will
    /// @param first the settings of a new installation
    /// @param told hears why settings could not be kept or had to be mended
    public SettingsFile(Path folder, Settings first, Consumer<StorageFault> told) {
        this.file = folder.resolve("settings.properties");
        this.first = first;
        this.told = told;
    }

    @Override
    public Settings load() {
        byte[] content;
        try {
            content = Files.readAllBytes(file);
        } catch (NoSuchFileException firstStart) {
            return first;
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
            return first;
        }
        KeyedLines lines = KeyedLines.read(content);
        Settings settings = settings(lines);
        if (lines.isDamaged()) {
            mend(content, settings);
        }
        return settings;
    }

    @Override
    public void save(Settings settings) {
        try {
            WholeFile.replace(file, KeyedLines.write(values(settings)));
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
        }
    }

    private void mend(byte[] content, Settings settings) {
        try {
            Path copy = WholeFile.create(file.getParent(), "settings", ".damaged", content);
            told.accept(new StorageFault(StorageFault.Kind.DAMAGED, copy, "kept as it was"));
            save(settings);
        } catch (IOException failure) {
            told.accept(StorageFault.of(file, failure));
        }
    }

    private Settings settings(KeyedLines lines) {
        Settings begun = first.language(lines.get("language", SettingsFile::language, first.language()));
        return new Settings(
                begun.language(),
                lines.get("appearance", Appearance::valueOf, first.appearance()),
                lines.get("pieces", PieceSet::valueOf, first.pieces()),
                lines.get("reversed", SettingsFile::flag, first.reversed()),
                lines.get("coordinates", Look.Coordinates::valueOf, first.coordinates()),
                lines.get("moves", Settings.MoveNames::valueOf, begun.moveNames()),
                lines.get("sound", SettingsFile::flag, first.sound()),
                lines.get("still", SettingsFile::flag, first.still()),
                new StudyTaste(
                        lines.get(
                                "move-list",
                                StudyTaste.MoveList::valueOf,
                                first.study().list()),
                        lines.get(
                                "autoplay-millis",
                                SettingsFile::pace,
                                first.study().pace())),
                keys(lines));
    }

    /// Where a line cannot be understood, or wants a key that a line before it has, that act alone has its usual key.
    private static Keys keys(KeyedLines lines) {
        Map<Act, Optional<Key>> chosen = new EnumMap<>(Act.class);
        for (Act act : Act.values()) {
            Optional<Optional<Key>> key = lines.get(
                    name(act), value -> Optional.of(key(act, value, new Keys(chosen), chosen)), Optional.empty());
            key.ifPresent(found -> chosen.put(act, found));
        }
        return new Keys(chosen);
    }

    private static Optional<Key> key(Act act, String value, Keys before, Map<Act, Optional<Key>> chosen) {
        if (value.equals(NO_KEY)) {
            return Optional.empty();
        }
        Key key = Key.named(value);
        if (Keys.unfit(act, key).isPresent()
                || before.holders(act, key).stream().anyMatch(chosen::containsKey)) {
            throw new IllegalArgumentException(value);
        }
        return Optional.of(key);
    }

    private static String name(Act act) {
        return "key." + act.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private static Map<String, String> values(Settings settings) {
        Map<String, String> values = new LinkedHashMap<>();
        values.put("language", settings.language().tag());
        values.put("appearance", settings.appearance().name());
        values.put("pieces", settings.pieces().name());
        values.put("reversed", Boolean.toString(settings.reversed()));
        values.put("coordinates", settings.coordinates().name());
        values.put("moves", settings.moveNames().name());
        values.put("sound", Boolean.toString(settings.sound()));
        values.put("still", Boolean.toString(settings.still()));
        values.put("move-list", settings.study().list().name());
        values.put("autoplay-millis", Long.toString(settings.study().pace().toMillis()));
        settings.keys()
                .chosen()
                .forEach((act, key) -> values.put(name(act), key.map(Key::name).orElse(NO_KEY)));
        return values;
    }

    private static Language language(String tag) {
        return Stream.of(Language.values())
                .filter(language -> language.tag().equals(tag))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(tag));
    }

    private static Duration pace(String millis) {
        return StudyTaste.PACES.stream()
                .filter(pace -> Long.toString(pace.toMillis()).equals(millis))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(millis));
    }

    private static boolean flag(String value) {
        return switch (value) {
            case "true" -> true;
            case "false" -> false;
            default -> throw new IllegalArgumentException(value);
        };
    }
}
