package xiangqi.ui.text;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Objects;
import java.util.Optional;
import java.util.PropertyResourceBundle;
import java.util.ResourceBundle;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Square;
import xiangqi.core.notation.FenFault;
import xiangqi.core.rules.Attempt;
import xiangqi.core.table.Refusal;

/// All words of the interface in one language: a value, loaded once and never changed. Loads no class of JavaFX.
///
/// The bundles lie beside this class, one chapter a file and language: `table_zh_Hant.properties` in UTF-8. A key
/// begins with its chapter: `table.resign`. There is no falling back from one language to another: a key that is
/// missing in one is a fault of the program, found by a test.
public final class Words {
    /// The chapters of the bundles; a screen's chapter is named after its package.
    static final List<String> CHAPTERS = List.of(
            "codes",
            "board",
            "shell",
            "start",
            "account",
            "lobby",
            "settings",
            "table",
            "study",
            "openings",
            "glossary",
            "setup",
            "shared",
            "app");

    private final Language language;
    private final Map<String, String> texts;
    private final ResourceBundle bundle;

    private Words(Language language, Map<String, String> texts) {
        this.language = language;
        this.texts = texts;
        this.bundle = new Bundle(texts);
    }

    /// The words in that language, read from the bundles.
    public static Words in(Language language) {
        Map<String, String> texts = new HashMap<>();
        for (String chapter : CHAPTERS) {
            chapter(chapter, language).forEach((key, text) -> {
                if (!key.startsWith(chapter + ".") || texts.put(key, text) != null) {
                    throw new IllegalStateException(key + " does not belong into the chapter " + chapter);
                }
            });
        }
        return new Words(language, Map.copyOf(texts));
    }

    public Language language() {
        return language;
    }

    /// The words under a key that need not be there, which take no arguments.
    public Optional<String> find(String key) {
        return Optional.ofNullable(texts.get(key));
    }

    /// The text under `key`, with `arguments` in its places (see [#say(Object)] for what becomes of them).
    public String text(String key, Object... arguments) {
        String text = texts.get(key);
        if (text == null) {
            throw new MissingResourceException("no words for " + key + " in " + language.tag(), "words", key);
        }
        if (text.indexOf('{') < 0) {
            return text;
        }
        List<Object> said = new ArrayList<>(arguments.length);
        for (Object argument : arguments) {
            said.add(argument instanceof Number ? argument : say(argument));
        }
        return Phrase.of(text).with(said);
    }

    /// The words for a code of the game, such as a reason or a side.
    public String of(Enum<?> code, Object... arguments) {
        return text(Codes.key(code), arguments);
    }

    /// A thing of the game as a word: a point by its file and rank, a code by its words, anything else as it prints
    /// itself.
    public String say(Object thing) {
        return switch (Objects.requireNonNull(thing)) {
            case Square square -> text("board.point", file(square), rank(square), square.toString());
            case Enum<?> code -> of(code);
            case Refusal refusal -> RefusalWords.say(this, refusal);
            default -> thing.toString();
        };
    }

    /// Why that move is refused on that board, in one line.
    public String refusal(Attempt.Illegal illegal, Board board) {
        String piece = board.at(illegal.move().from()).map(this::of).orElse("");
        return of(illegal.why(), piece, illegal.at().map(this::say).orElse(""));
    }

    /// What is wrong with a set-up, in one line.
    public String fault(Fault fault) {
        return of(fault.kind(), fault.side(), Piece.of(fault.side(), role(fault.kind())));
    }

    /// Whose name a fault tells; where it is of several pieces or of none, that of the general stands for it.
    private static Role role(Fault.Kind kind) {
        return switch (kind) {
            case ADVISOR_UNREACHABLE -> Role.ADVISOR;
            case ELEPHANT_UNREACHABLE -> Role.ELEPHANT;
            case SOLDIER_UNREACHABLE -> Role.SOLDIER;
            default -> Role.GENERAL;
        };
    }

    /// Why a text is no FEN and where, in one line: characters are counted from 1.
    public String fault(FenFault fault) {
        return of(fault.kind(), fault.row(), fault.column(), fault.field(), fault.index() + 1);
    }

    /// The same words for `%key` in FXML. Texts with places are handed out as they are written.
    public ResourceBundle bundle() {
        return bundle;
    }

    private String file(Square square) {
        return digit(9 - square.file());
    }

    private String rank(Square square) {
        return digit(square.rank() + 1);
    }

    private String digit(int number) {
        return text("board.digit." + number);
    }

    static Map<String, String> chapter(String chapter, Language language) {
        String file = chapter + "_" + language.tag().replace('-', '_') + ".properties";
        try (var bytes = Words.class.getResourceAsStream(file)) {
            if (bytes == null) {
                throw new MissingResourceException("no bundle " + file, "words", chapter);
            }
            ResourceBundle read = new PropertyResourceBundle(new InputStreamReader(bytes, StandardCharsets.UTF_8));
            Map<String, String> texts = new HashMap<>();
            read.keySet().forEach(key -> texts.put(key, read.getString(key)));
            return texts;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static final class Bundle extends ResourceBundle {
        private final Map<String, String> texts;

        Bundle(Map<String, String> texts) {
            this.texts = texts;
        }

        @Override
        protected Object handleGetObject(String key) {
            return texts.get(key);
        }

        @Override
        public Enumeration<String> getKeys() {
            return Collections.enumeration(texts.keySet());
        }
    }
}
