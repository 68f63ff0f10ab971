package xiangqi.app;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/// The run from which the commands' AOT cache is recorded: each of them once, without a class of JavaFX, which that
/// cache would otherwise bring into every command. What they do with many lines is done with many here, too, so that
/// the cache knows which methods are worth compiling.
final class ToolsRehearsal {
    private static final String GAME = """
            [Game "Chinese Chess"]
            [Red "红"]
            [Black "黑"]

            1. 炮二平五 {中炮} 马８进７ (1. … 炮８平５) 2. 马二进三 *
            """;

    private static final String START = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

    private static final String CHASE =
            "4k4/9/2c6/9/9/9/9/9/9/3R1K3 w\td0c0 c7d7 c0d0 d7c7 d0c0 c7d7 c0d0 d7c7\n4k4/9/9/9/9/9/9/9/9/4K4 w\te0e1\n";

    private static final int MANY = 2000;

    private ToolsRehearsal() {}

    /// Works in the folder that is given, which must exist.
    static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        String game = Files.writeString(folder.resolve("game.pgn"), GAME).toString();
        run("", "--version");
        run("", "--help");
        run("", "perft", "2");
        run("", "moves", "--fen", "nothing");
        run((START + "\n").repeat(MANY), "moves", "--batch", "--names");
        run((START + "\th2e2\n").repeat(MANY) + START + "\t炮五平二\n", "name", "--batch");
        run(CHASE.repeat(20), "judge", "--rules", "chinese");
        run("", "show", game);
        run("", "show", "--json", game);
        run("5 red play h2e2\n9 red resign\n", "table", "--house", "pook", "--script", "-");
        run("1600\t1800\t1\tno\t20\t20\n", "score", "--house", "ourgame", "--batch");
        run("", "render", "--fen", START, folder.resolve("board.svg").toString());
        run("", "convert", game, folder.resolve("copy.xqf").toString());
        run("", "convert", game, folder.resolve("copy.pgn").toString(), "--notation", "iccs");
    }

    private static void run(String input, String... command) {
        Main.run(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), command);
    }
}
