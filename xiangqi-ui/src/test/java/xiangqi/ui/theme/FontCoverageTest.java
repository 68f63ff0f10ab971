package xiangqi.ui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import xiangqi.core.board.Piece;
import xiangqi.core.diagram.PieceSet;

/// A machine without Chinese fonts shows no boxes: what the client says and draws has glyphs in the shipped faces.
class FontCoverageTest {
    private static final Path FONTS = Path.of("src/main/resources/xiangqi/ui/theme/fonts");
    private static final Path BUNDLES = Path.of("src/main/resources/xiangqi/ui/text");
    private static final Path PIECES = Path.of("src/test/resources/xiangqi/ui/theme/piece-glyphs.tsv");

    /// Any line of a bundle may be read, pressed or stand as a title.
    private static final List<String> INTERFACE =
            List.of("NotoSansSC-Regular.ttf", "NotoSansSC-Medium.ttf", "NotoSerifSC-SemiBold.ttf");

    @TestFactory
    Stream<DynamicTest> everyCharacterOfEveryBundleHasAGlyphInEveryInterfaceFace() {
        return bundles()
                .flatMap(bundle -> INTERFACE.stream()
                        .map(face -> dynamicTest(
                                bundle.getFileName() + " in " + face,
                                () -> assertEquals(Set.of(), missing(face, text(bundle))))));
    }

    @TestFactory
    Stream<DynamicTest> everyPieceAndSealHasAGlyphInTheBoldFace() {
        return lines(PIECES)
                .filter(row -> !row.startsWith("#"))
                .map(row -> row.split("\t"))
                .map(row -> dynamicTest(row[0], () -> assertEquals(Set.of(), missing("NotoSerifSC-Bold.ttf", row[1]))));
    }

    @TestFactory
    Stream<DynamicTest> everyGlyphOfEveryPieceSetIsInTheBoldFace() {
        return Stream.of(PieceSet.values())
                .map(pieces -> dynamicTest(pieces.name(), () -> {
                    String glyphs = Stream.of(Piece.values()).map(pieces::glyph).collect(Collectors.joining());
                    assertEquals(Set.of(), missing("NotoSerifSC-Bold.ttf", glyphs));
                }));
    }

    /// Names, events and comments of Chinese game files are in these sets.
    @Test
    void theRegularFaceDrawsAllOfGb2312() {
        assertEquals(Set.of(), missing("NotoSansSC-Regular.ttf", doubleByteText("GB2312", 0xB0, 0xF7, 0xA1, 0xFE)));
    }

    @Test
    void everyInterfaceFaceDrawsTheCommonTraditionalCharacters() {
        String common = doubleByteText("Big5", 0xA4, 0xC5, 0x40, 0xFE);
        for (String face : INTERFACE) assertEquals(Set.of(), missing(face, common), face);
    }

    @Test
    void everyInterfaceFaceDrawsTheSignsOfTheInterface() {
        String signs = "←→↑↓▸●○◐−–—…·•×✓′″∞“”‘’「」《》、。，：；？！（）％０１２３４５６７８９ＡＺａｚ\u00a0\u2007\u2009\u202f";
        for (String face : INTERFACE) assertEquals(Set.of(), missing(face, signs), face);
    }

    /// Else the figures of a running clock would move about.
    @Test
    void digitsOfTheSansFacesHaveOneWidth() {
        for (String face : List.of("NotoSansSC-Regular.ttf", "NotoSansSC-Medium.ttf")) {
            FontFile font = FontFile.read(FONTS.resolve(face));
            Set<Integer> widths =
                    IntStream.rangeClosed('0', '9').mapToObj(font::advance).collect(Collectors.toSet());
            assertEquals(1, widths.size(), face);
            assertEquals(widths, Set.of(font.advance(0x2007)), face + ": figure space");
        }
    }

    /// A character outside every shipped set: were it found, the other tests here could not fail.
    @Test
    void aCharacterWithoutAGlyphIsFound() {
        assertEquals(Set.of("㐀", "𠀀"), missing("NotoSansSC-Regular.ttf", "将㐀a𠀀"));
    }

    @Test
    void theLicenceLiesBesideTheFonts() {
        String licence = lines(FONTS.resolve("OFL.txt")).collect(Collectors.joining("\n"));
        assertTrue(licence.contains("SIL OPEN FONT LICENSE Version 1.1"), licence);
    }

    private static Set<String> missing(String face, String text) {
        FontFile font = FontFile.read(FONTS.resolve(face));
        return text.codePoints()
                .filter(code -> !Character.isISOControl(code) && !font.draws(code))
                .mapToObj(Character::toString)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static Stream<Path> bundles() {
        try (Stream<Path> files = Files.walk(BUNDLES)) {
            List<Path> bundles = files.filter(file -> file.toString().endsWith(".properties"))
                    .sorted()
                    .toList();
            assertFalse(bundles.isEmpty(), "no bundle below " + BUNDLES);
            return bundles.stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String text(Path bundle) throws IOException {
        Properties words = new Properties();
        try (Reader reader = Files.newBufferedReader(bundle)) {
            words.load(reader);
        }
        return String.join(
                "\n",
                words.stringPropertyNames().stream().map(words::getProperty).toList());
    }

    private static Stream<String> lines(Path file) {
        try {
            return Files.readAllLines(file).stream();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static String doubleByteText(String charset, int firstLead, int lastLead, int firstTrail, int lastTrail) {
        StringBuilder text = new StringBuilder();
        for (int lead = firstLead; lead <= lastLead; lead++) {
            for (int trail = firstTrail; trail <= lastTrail; trail++) {
                String decoded =
                        new String(new byte[] {(byte) lead, (byte) trail}, java.nio.charset.Charset.forName(charset));
                boolean unassigned = decoded.contains("\ufffd") || decoded.length() != 1;
                if (!unassigned) text.append(decoded);
            }
        }
        return text.toString();
    }
}
