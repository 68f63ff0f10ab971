package xiangqi.core.record.xqf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Result;

/// The texts of the header, and the result.
class XqfHeaderTest extends XqfBytes {
    @Test
    void aTitleOf64BytesAndMoreRunsOnThroughTheSecondField() {
        string(80, 70, "象".repeat(35));
        string(304, 4, "胡荣");
        position();
        GameRecord record = game().record();
        assertEquals(Optional.of("象".repeat(35)), record.headers().get(Field.TITLE));
        assertEquals(List.of(), record.headers().others());
        assertEquals(Optional.of("胡荣"), record.red());
    }

    @Test
    void aNameLosesTheHalfCharacterAtItsEndAndTheGarbageAfterANul() {
        string(304, 15, "上海市队胡荣华");
        header[304 + 15] = (byte) 0xCF; // the first half of a character
        string(320, 12, "谢小然\0图2528");
        header[288] = 40; // longer than its field
        position();
        GameRecord record = game().record();
        assertEquals(Optional.of("上海市队胡荣华"), record.red());
        assertEquals(Optional.of("谢小然"), record.black());
    }

    /// D0 BB D0 A1 C8 BB is valid UTF-8 too; XQF is never UTF-8 (formats.md §1.1).
    @Test
    void shortNamesAreNeverTakenForUtf8() {
        header[304] = 6;
        System.arraycopy(
                new byte[] {(byte) 0xD0, (byte) 0xBB, (byte) 0xD0, (byte) 0xA1, (byte) 0xC8, (byte) 0xBB},
                0,
                header,
                305,
                6);
        position();
        assertEquals(Optional.of("谢小然"), game().record().red());
    }

    /// The offsets of formats.md §1.1.
    @ParameterizedTest
    @CsvSource({
        "80,TITLE",
        "208,EVENT",
        "272,DATE",
        "288,PLACE",
        "304,RED",
        "320,BLACK",
        "336,TIME_RULE",
        "400,RED_TIME",
        "416,BLACK_TIME",
        "464,ANNOTATOR",
        "480,AUTHOR"
    })
    void everyTextOfTheHeaderBecomesItsHeader(int offset, Field field) {
        string(offset, 4, "象棋");
        position();
        assertEquals(Optional.of("象棋"), game().record().headers().get(field));
    }

    /// C1 C9 C4 FE B2 B7 B7 EF B2 A8 looks like Big5, too; no true Big5 was found in XQF (formats.md §1.1).
    @Test
    void namesAreNeverTakenForBig5() {
        header[304] = 10;
        byte[] name = java.util.HexFormat.of().parseHex("c1c9c4feb2b7b7efb2a8");
        System.arraycopy(name, 0, header, 305, 10);
        position();
        assertEquals(Optional.of("辽宁卜凤波"), game().record().red());
    }

    @Test
    void resultByteFourMeansSeveralAndIsUnknown() {
        header[51] = 4;
        position();
        assertEquals(Result.UNKNOWN, game().record().result());
    }
}
