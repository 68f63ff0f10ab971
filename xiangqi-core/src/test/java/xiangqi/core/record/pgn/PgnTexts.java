package xiangqi.core.record.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import xiangqi.core.record.Import;
import xiangqi.core.study.StudyTree;

/// PGN texts written by hand from formats.md §3. The moves of every notation are those of one opening: 炮二平五
/// 马８进７ 马二进三 车９平８ is h2e2 h9g7 h0g2 i9h9.
abstract class PgnTexts {
    static final List<String> OPENING = List.of("1 h2e2", "2 h9g7", "3 h0g2", "4 i9h9");

    static StudyTree tree(String moves) {
        return only("[Game \"Chinese Chess\"]\n\n" + moves + "\n").record().tree();
    }

    static Import read(String text) {
        return Import.read(text.getBytes(StandardCharsets.UTF_8));
    }

    static Import.Entry.Game only(String text) {
        Import read = read(text);
        assertTrue(read instanceof Import.Games, read::toString);
        Import.Games games = (Import.Games) read;
        assertEquals(1, games.entries().size());
        return (Import.Entry.Game) games.entries().getFirst();
    }

    static List<String> text(StudyTree tree) {
        return tree.nodes().stream().map(Object::toString).toList();
    }
}
