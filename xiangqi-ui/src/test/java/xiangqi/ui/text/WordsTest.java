package xiangqi.ui.text;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.MissingResourceException;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Fault;
import xiangqi.core.board.Piece;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.game.Attack;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Evidence;
import xiangqi.core.game.Outcome;
import xiangqi.core.house.RealTitle;
import xiangqi.core.house.Uncounted;
import xiangqi.core.notation.FenFault;
import xiangqi.core.opening.FirstMove;
import xiangqi.core.opening.Opening;
import xiangqi.core.opening.Openings;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.Format;
import xiangqi.core.record.PlayedGame;
import xiangqi.core.record.Problem;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Move;
import xiangqi.core.table.Refusal;
import xiangqi.core.term.Term;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.MessageFault;
import xiangqi.net.protocol.UnfitTerm;
import xiangqi.ui.glossary.GlossaryWords;

class WordsTest {
    /// Every code that a person can get to read. Whoever adds a code of that sort adds its type here.
    private static final List<Class<? extends Enum<?>>> CODES = List.of(
            Side.class,
            Role.class,
            Piece.class,
            Attempt.Why.class,
            Fault.Kind.class,
            FenFault.Kind.class,
            Outcome.Reason.class,
            Conduct.Kind.class,
            Attack.class,
            Edition.class,
            Evidence.Rule.class,
            Refusal.Code.class,
            Uncounted.class,
            RealTitle.class,
            ErrorCode.class,
            MessageFault.class,
            UnfitTerm.class,
            Problem.Code.class,
            Format.class,
            Export.Loss.Kind.class,
            PlayedGame.Term.class,
            Field.class);

    /// A point is told by file and rank in Chinese and by its letters in English.
    private static final Set<String> DIFFERENT_PLACES = Set.of("board.point");

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyChapterHasTheSameKeysInEveryLanguage(Language language) {
        for (String chapter : Words.CHAPTERS) {
            assertEquals(
                    new TreeSet<>(Words.chapter(chapter, Language.SIMPLIFIED).keySet()),
                    new TreeSet<>(Words.chapter(chapter, language).keySet()),
                    chapter + " in " + language.tag());
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTextTakesTheSameArgumentsInEveryLanguage(Language language) {
        for (String chapter : Words.CHAPTERS) {
            var model = Words.chapter(chapter, Language.SIMPLIFIED);
            Words.chapter(chapter, language).forEach((key, text) -> {
                assertFalse(text.isBlank(), key + " in " + language.tag());
                var places = Phrase.of(text).places();
                if (!DIFFERENT_PLACES.contains(key)) {
                    assertEquals(Phrase.of(model.get(key)).places(), places, key + " in " + language.tag());
                }
            });
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyCodeHasWords(Language language) {
        Words words = Words.in(language);
        assertAll(CODES.stream()
                .flatMap(type -> List.of(type.getEnumConstants()).stream())
                .map(code ->
                        () -> assertFalse(words.of(code, "", "", "", "", "").isBlank())));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyFaultOfAFenNamesItsRowOrFieldAndItsColumn(Language language) {
        Words words = Words.in(language);
        assertAll(Stream.of(FenFault.Kind.values())
                .filter(kind -> kind != FenFault.Kind.EMPTY)
                .map(kind -> () -> {
                    boolean field = kind.name().startsWith("UNKNOWN") && kind != FenFault.Kind.UNKNOWN_LETTER;
                    String said =
                            words.fault(field ? new FenFault(kind, 0, 0, 71, 81) : new FenFault(kind, 71, 82, 1, 99));
                    assertTrue(said.contains("71") && said.contains("82"), said);
                }));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyTermAndOpeningHasWords(Language language) {
        GlossaryWords words = new GlossaryWords(Words.in(language));
        for (Term term : Term.values()) {
            assertFalse(words.name(term).isBlank() || words.meaning(term).isBlank());
        }
        for (FirstMove first : FirstMove.values()) {
            assertFalse(words.name(first).isBlank());
        }
        for (Opening opening : Openings.known().all()) {
            assertFalse(words.opening(opening).isBlank());
        }
    }

    @ParameterizedTest
    @CsvSource({"zh_Hant, [“”]|存盤|復制|粘貼|打開|保存", "zh_Hans, [「」]|存档|粘帖|开启"})
    void eachScriptHasOneUsageAndOneKindOfQuotationMarks(String script, String others) throws IOException {
        Pattern unwanted = Pattern.compile(others);
        List<String> found = new ArrayList<>();
        for (String chapter : Words.CHAPTERS) {
            try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                    Words.class.getResourceAsStream(chapter + "_" + script + ".properties"), StandardCharsets.UTF_8))) {
                lines.lines().filter(line -> unwanted.matcher(line).find()).forEach(found::add);
            }
        }
        assertEquals(List.of(), found);
    }

    @Test
    void theReasonOfARefusalNamesThePlace() {
        Attempt.Illegal illegal = new Attempt.Illegal(
                Move.of(Square.B0, Square.D1), Attempt.Why.HORSE_LEG_BLOCKED, Optional.of(Square.C0));
        assertEquals("蹩马腿：七路一线有子", Words.in(Language.SIMPLIFIED).refusal(illegal, Board.STANDARD));
        assertEquals("蹩馬腿：七路一線有子", Words.in(Language.TRADITIONAL).refusal(illegal, Board.STANDARD));
        assertEquals("The horse is blocked at c0.", Words.in(Language.ENGLISH).refusal(illegal, Board.STANDARD));
    }

    @Test
    void theReasonOfARefusalNamesThePiece() {
        Attempt.Illegal illegal =
                new Attempt.Illegal(Move.of(Square.A3, Square.A2), Attempt.Why.SOLDIER_BACKWARDS, Optional.empty());
        assertEquals("红兵不能后退", Words.in(Language.SIMPLIFIED).refusal(illegal, Board.STANDARD));
        assertEquals(
                "The red soldier never moves back.", Words.in(Language.ENGLISH).refusal(illegal, Board.STANDARD));
    }

    @Test
    void aMissingKeyIsNoEmptyText() {
        Words words = Words.in(Language.SIMPLIFIED);
        assertThrows(MissingResourceException.class, () -> words.text("board.no-such-key"));
        assertThrows(MissingResourceException.class, () -> words.bundle().getString("board.no-such-key"));
    }

    @ParameterizedTest
    @CsvSource({
        "zh-Hans,SIMPLIFIED", "zh-CN,SIMPLIFIED", "zh-SG,SIMPLIFIED", "zh,SIMPLIFIED",
        "zh-TW,TRADITIONAL", "zh-HK,TRADITIONAL", "zh-Hant,TRADITIONAL", "zh-Hans-HK,SIMPLIFIED",
        "en-GB,ENGLISH", "de-DE,ENGLISH", "en,SIMPLIFIED", "und,SIMPLIFIED"
    })
    void theMachinesLocaleChoosesTheFirstLanguage(String tag, Language language) {
        assertEquals(language, Language.of(Locale.forLanguageTag(tag)));
    }

    @ParameterizedTest
    @CsvSource({
        "RED, ADVISOR_UNREACHABLE, 红仕",
        "BLACK, ADVISOR_UNREACHABLE, 黑士",
        "RED, ELEPHANT_UNREACHABLE, 红相",
        "BLACK, ELEPHANT_UNREACHABLE, 黑象"
    })
    void aFaultOfASetupNamesThePieceAsItsSideDoes(Side side, Fault.Kind kind, String name) {
        Words words = new LiveWords(Language.SIMPLIFIED).wordsProperty().get();
        assertEquals(name + "到不了这里", words.fault(new Fault(kind, side, List.of(Square.A0))));
    }

    @Test
    void theChosenLanguageIsSeenByEverythingThatListens() {
        LiveWords live = new LiveWords(Language.SIMPLIFIED);
        var title = live.text("board.name");
        assertEquals("棋盘", title.get());
        live.languageProperty().set(Language.ENGLISH);
        assertEquals("Board", title.get());
        assertEquals(Language.ENGLISH, live.wordsProperty().get().language());
    }
}
