package xiangqi.core.record.xqf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.List;
import xiangqi.core.record.Bytes;
import xiangqi.core.record.Import;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Spot;
import xiangqi.core.study.StudyTree;

/// Files put together byte by byte from formats.md §1.
abstract class XqfBytes {
    static final Charset GB18030 = Charset.forName("GB18030");

    /// The standard start: X*10+Y of R N B A K A B N R C C P P P P P of Red, then of Black (formats.md §1.2).
    static final int[] STANDARD = {
        80, 70, 60, 50, 40, 30, 20, 10, 0, 72, 12, 83, 63, 43, 23, 3,
        9, 19, 29, 39, 49, 59, 69, 79, 89, 17, 77, 6, 26, 46, 66, 86
    };

    final byte[] header = header(10);

    final ByteArrayOutputStream body = new ByteArrayOutputStream();

    static byte[] header(int version) {
        byte[] header = new byte[1024];
        header[0] = 'X';
        header[1] = 'Q';
        header[2] = (byte) version;
        for (int i = 0; i < 32; i++) {
            header[16 + i] = (byte) STANDARD[i];
        }
        return header;
    }

    static Problem unreadable(Problem.Code code, long offset, String... arguments) {
        return new Problem(code, new Spot.Byte(offset), 0, 0, List.of(arguments));
    }

    static Problem why(byte[] file) {
        return ((Import.Unreadable) new XqfReader(new Bytes(file)).read()).why();
    }

    Import.Entry.Game game() {
        return game(file());
    }

    static Import.Entry.Game game(byte[] file) {
        Import.Games games = (Import.Games) new XqfReader(new Bytes(file)).read();
        assertEquals(1, games.entries().size());
        return (Import.Entry.Game) games.entries().getFirst();
    }

    static List<String> text(StudyTree tree) {
        return tree.nodes().stream().map(Object::toString).toList();
    }

    void position() {
        bytes(0x18, 0x20, 0x00, 0xFF, 0, 0, 0, 0);
    }

    void bytes(int... values) {
        for (int value : values) {
            body.write(value);
        }
    }

    void string(int offset, int length, String text) {
        byte[] bytes = text.getBytes(GB18030);
        header[offset] = (byte) length;
        System.arraycopy(bytes, 0, header, offset + 1, bytes.length);
    }

    byte[] file() {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        file.writeBytes(header);
        file.writeBytes(body.toByteArray());
        return file.toByteArray();
    }

    static void keys(byte[] header, int or) {
        java.util.Arrays.fill(header, 8, 12, (byte) or);
        header[12] = (byte) 250;
        header[13] = 1;
        header[14] = 2;
        header[15] = 3;
    }

    void scramble(byte[] fresh, int or) {
        System.arraycopy(fresh, 0, header, 0, 1024);
        keys(header, or);
        for (int i = 0; i < 32; i++) {
            header[16 + i] = (byte) (STANDARD[(i + 20) % 32] + 19);
        }
    }

    byte[] scrambled(String stream) {
        byte[] file = file();
        for (int i = 1024; i < file.length; i++) {
            file[i] += (byte) stream.charAt(i % 32);
        }
        return file;
    }
}
