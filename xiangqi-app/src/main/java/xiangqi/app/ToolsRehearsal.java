package xiangqi.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The run from which the commands' AOT cache is recorded: each of them once, without a class of JavaFX, which that
/// cache would otherwise bring into every command.
final class ToolsRehearsal {
    private static final String GAME = """
            [Game "Chinese Chess"]
            [Red "红"]
            [Black "黑"]

            1. 炮二平五 {中炮} 马８进７ (1. … 炮８平５) 2. 马二进三 *
            """;

    private ToolsRehearsal() {}

    /// Works in the folder that is given, which must exist.
    static void main(String[] args) throws IOException {
        Path folder = Path.of(args[0]);
        String game = Files.writeString(folder.resolve("game.pgn"), GAME).toString();
        Main.run("--version");
        Main.run("--help");
        Main.run("perft", "2");
        Main.run("moves", "--names");
        Main.run("moves", "--fen", "nothing");
        Main.run("show", game);
        Main.run("show", "--json", game);
        Main.run("convert", game, folder.resolve("copy.pgn").toString(), "--notation", "iccs");
    }
}
