package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import xiangqi.core.record.Field;
import xiangqi.core.record.Import;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// What stands around moves in texts of people and of careless programs: it is read, becomes a comment, or is told.
class WordsAroundMovesTest {
    private static final String GAMES = " ## ";

    @ParameterizedTest
    @CsvFileSource(
            resources = "/xiangqi/core/record/pgn/around.tsv",
            delimiter = '\t',
            numLinesToSkip = 1,
            quoteCharacter = '\1',
            emptyValue = "",
            ignoreLeadingAndTrailingWhitespace = false)
    void nothingThatCanBeReadIsLost(
            String text, String moves, String headers, String result, String said, String told, String why) {
        Import.Games read = assertInstanceOf(Import.Games.class, Import.read(bytes(text)), why);
        assertEquals(or(moves), each(read, game -> moves(game.record().tree())), why);
        assertEquals(or(headers), each(read, WordsAroundMovesTest::headers), why);
        assertEquals(result, each(read, game -> game.record().result().token()), why);
        Import.Entry.Game first = (Import.Entry.Game) read.entries().getFirst();
        assertEquals(or(said), said(first.record().tree()), why);
        assertEquals(
                or(told),
                first.warnings().stream().map(problem -> problem.code().name()).collect(Collectors.joining(" ")),
                why);
    }

    private static byte[] bytes(String text) {
        return text.replace("\\n", "\n")
                .replace("\\r", "\r")
                .replace("\\0", "\0")
                .replace("\\ufeff", "\ufeff")
                .getBytes(StandardCharsets.UTF_8);
    }

    private static String or(String cell) {
        return cell == null ? "" : cell;
    }

    /// A fact of every game; where no game has it, nothing.
    private static String each(Import.Games read, Function<Import.Entry.Game, String> fact) {
        List<String> facts = read.entries().stream()
                .map(Import.Entry.Game.class::cast)
                .map(fact)
                .toList();
        return facts.stream().allMatch(String::isEmpty) ? "" : String.join(GAMES, facts);
    }

    /// The moves in the order of the tree, a stroke before each variation.
    private static String moves(StudyTree tree) {
        StringBuilder moves = new StringBuilder();
        int ply = 0;
        for (Node node : tree.nodes()) {
            moves.append(node.ply() == ++ply ? " " : " | ").append(node.move().orElseThrow());
            ply = node.ply();
        }
        return moves.toString().strip();
    }

    private static String headers(Import.Entry.Game game) {
        return java.util.Arrays.stream(Field.values())
                .flatMap(field -> game.record().headers().get(field).map(value -> field + "=" + value).stream())
                .collect(Collectors.joining(";"));
    }

    /// The comments by the number of their node, a stroke for each line end.
    private static String said(StudyTree tree) {
        List<Node> nodes = new ArrayList<>(List.of(tree.root()));
        nodes.addAll(tree.nodes());
        return IntStream.range(0, nodes.size())
                .boxed()
                .flatMap(i -> nodes.get(i).comment().map(words -> i + "=" + words.replace('\n', '/')).stream())
                .collect(Collectors.joining(";"));
    }
}
