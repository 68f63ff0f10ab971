package xiangqi.app.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.app.image.Chuhe;

class RenderIT {
    private static final String TWO_GENERALS = "3k5/9/9/9/9/9/9/9/9/5K3 w";

    @TempDir
    private Path folder;

    private Chuhe.Answer render(String... arguments) {
        String[] all = new String[arguments.length + 1];
        all[0] = "render";
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        return Chuhe.installed().run(all);
    }

    @Test
    void aPictureInPixelsNeedsNoDisplay() throws IOException {
        Path out = folder.resolve("a.png");
        Chuhe.Answer answer = render("--fen", TWO_GENERALS, "--width", "300", out.toString());
        assertEquals(0, answer.exitCode(), answer.err());
        byte[] png = Files.readAllBytes(out);
        assertArrayEquals(new byte[] {(byte) 0x89, 'P', 'N', 'G'}, Arrays.copyOf(png, 4));
        assertEquals(300, ByteBuffer.wrap(png).getInt(16));
    }

    @Test
    void anSvgShowsThePiecesThatStandOnTheBoardAndHoldsTheirFace() throws IOException {
        Path out = folder.resolve("a.SVG");
        assertEquals(0, render("--fen", TWO_GENERALS, out.toString()).exitCode());
        String svg = Files.readString(out, StandardCharsets.UTF_8);
        assertTrue(svg.contains(">帥</text>") && svg.contains(">將</text>"));
        assertFalse(svg.contains(">俥</text>"));
        assertTrue(svg.contains("@font-face"));
    }

    @Test
    void aDiagramOfTextIsWrittenInEitherScript() throws IOException {
        Path out = folder.resolve("a.txt");
        assertEquals(0, render("--fen", TWO_GENERALS, out.toString()).exitCode());
        String traditional = Files.readString(out, StandardCharsets.UTF_8);
        assertTrue(traditional.contains("(帥)") && traditional.contains("[將]"), traditional);
        assertEquals(
                0,
                render("--fen", TWO_GENERALS, "--pieces", "simplified", out.toString())
                        .exitCode());
        String simplified = Files.readString(out, StandardCharsets.UTF_8);
        assertTrue(simplified.contains("(帅)") && simplified.contains("[将]"), simplified);
    }

    @Test
    void aPositionThatIsNoneIsToldAndNothingIsWritten() {
        Path out = folder.resolve("a.svg");
        Chuhe.Answer answer = render("--fen", "9/9/9/9/9/9/9/9/9/5K3 w", out.toString());
        assertEquals(1, answer.exitCode());
        assertTrue(answer.err().contains("no-general"), answer.err());
        assertFalse(Files.exists(out));
    }
}
