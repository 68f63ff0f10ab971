package xiangqi.core.record;

import java.util.random.RandomGenerator;
import xiangqi.core.board.Setup;
import xiangqi.core.rules.Attempt;
import xiangqi.core.rules.Checked;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;
import xiangqi.core.study.RandomTrees;
import xiangqi.core.study.StudyTree;

/// Games with random trees, comments and headers of all kinds of characters.
final class RandomRecords {
    private static final String[] PIECES = {
        "好",
        "马８进７",
        " ",
        "\n",
        "{",
        "}",
        "(",
        ")",
        "\\",
        "\"",
        "]",
        "[",
        "[Red \"x\"]",
        ";",
        "%",
        "==",
        "$1",
        "[%csl Ge2]",
        "*",
        "1-0",
        "\u3000",
        "\u00a0",
        "\t",
        "𠀀",
        "é",
        "後",
        "\\u007d",
        "<b>",
        "&nbsp;",
        "||",
        "a",
        "0",
        "…",
        "\ue000",
        "♙",
        "한",
        "[Encoding \"GB18030\"]",
        "\n[Encoding \"Big5\"]\n",
        "\r\n",
        "\r",
        "\0",
    };

    /// Halves of surrogate pairs, control characters and marks that only broken files hold; each before something else,
    /// so that no two make a pair.
    private static final String[] JUNK = {
        "\udc00 ", "\ud800 ", "\u0001", "\u001a", "\u007f", "\u0085", "\ufeff", "\ufffe"
    };

    private RandomRecords() {}

    static GameRecord next(RandomGenerator random) {
        Position start = start(random);
        StudyTree tree = RandomTrees.grow(start, random.nextInt(80), random, () -> text(random, 12));
        Headers.Builder headers = new Headers.Builder();
        for (Field field : Field.values()) {
            if (random.nextInt(3) == 0) {
                headers.set(field, headerText(random));
            }
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            headers.add("Own" + i, headerText(random));
        }
        return new GameRecord(headers.build(), Result.values()[random.nextInt(4)], tree);
    }

    /// The usual start, or a position some random moves later.
    private static Position start(RandomGenerator random) {
        Position position = Position.START;
        int plies = random.nextBoolean() ? 0 : random.nextInt(120);
        for (int i = 0; i < plies; i++) {
            var moves = position.legalMoves();
            if (moves.isEmpty()) {
                break;
            }
            position = ((Attempt.Played) position.play(moves.get(random.nextInt(moves.size()))))
                    .ply()
                    .after();
        }
        Setup setup = position.setup();
        return ((Checked.Legal) Position.check(setup, Legality.STRICT)).position();
    }

    private static String headerText(RandomGenerator random) {
        String junk = random.nextInt(8) == 0 ? JUNK[random.nextInt(JUNK.length)] : "";
        return junk + text(random, 4);
    }

    static String text(RandomGenerator random, int most) {
        StringBuilder text = new StringBuilder();
        for (int i = 1 + random.nextInt(most); i > 0; i--) {
            text.append(PIECES[random.nextInt(PIECES.length)]);
        }
        return text.toString();
    }
}
