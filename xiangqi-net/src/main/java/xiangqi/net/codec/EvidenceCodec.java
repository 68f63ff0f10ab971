package xiangqi.net.codec;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.board.Piece;
import xiangqi.core.game.Attack;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Deed;
import xiangqi.core.game.Edition;
import xiangqi.core.game.Evidence;

/// What a warning or a verdict rests on, to JSON and back. A piece on its point is its FEN letter and the point: `Rh4`.
final class EvidenceCodec {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private EvidenceCodec() {}

    static ObjectNode write(Evidence evidence) {
        ObjectNode to = JSON.objectNode()
                .put("rule", Words.of(evidence.rule()))
                .put("edition", evidence.edition().code())
                .put("at", evidence.at());
        evidence.repetition().ifPresent(repetition -> to.set("repetition", repetition(repetition)));
        evidence.checksInARow()
                .ifPresent(run -> to.putObject("checksInARow")
                        .put("piece", word(run.piece()))
                        .put("count", run.count()));
        return to;
    }

    static Evidence read(Members from) {
        return new Evidence(
                from.parsed("rule", word -> Words.find(Evidence.Rule.class, word)),
                from.parsed("edition", Edition::find),
                from.count("at"),
                from.optional("repetition").map(EvidenceCodec::repetition),
                from.optional("checksInARow").map(EvidenceCodec::checksInARow));
    }

    private static ObjectNode repetition(Evidence.Repetition repetition) {
        ObjectNode to = JSON.objectNode().put("occurrence", repetition.occurrence());
        ArrayNode cycle = to.putArray("cycle");
        repetition.cycle().forEach(deed -> cycle.add(deed(deed)));
        to.set("red", conduct(repetition.red()));
        to.set("black", conduct(repetition.black()));
        return to;
    }

    private static Evidence.Repetition repetition(Members from) {
        return new Evidence.Repetition(
                from.count("occurrence"),
                from.objects("cycle").stream().map(EvidenceCodec::deed).toList(),
                conduct(from.object("red")),
                conduct(from.object("black")));
    }

    private static ObjectNode deed(Deed deed) {
        ObjectNode to = JSON.objectNode().put("move", deed.move().toString());
        ArrayNode attacks = to.putArray("attacks");
        EnumSet<Attack> inOrder = EnumSet.noneOf(Attack.class);
        inOrder.addAll(deed.attacks());
        inOrder.forEach(attack -> attacks.add(Words.of(attack)));
        pieces(to, "chased", deed.chased());
        pieces(to, "checking", deed.checking());
        return to;
    }

    private static Deed deed(Members from) {
        return new Deed(
                from.parsed("move", Words::move),
                new HashSet<>(from.parsedList("attacks", word -> Words.find(Attack.class, word))),
                pieces(from, "chased"),
                pieces(from, "checking"));
    }

    private static ObjectNode conduct(Conduct conduct) {
        ObjectNode to = JSON.objectNode().put("class", Words.of(conduct.kind()));
        pieces(to, "chased", conduct.chased());
        pieces(to, "checking", conduct.checking());
        return to;
    }

    private static Conduct conduct(Members from) {
        return new Conduct(
                from.parsed("class", word -> Words.find(Conduct.Kind.class, word)),
                pieces(from, "chased"),
                pieces(from, "checking"));
    }

    private static Evidence.ChecksInARow checksInARow(Members from) {
        return new Evidence.ChecksInARow(from.parsed("piece", EvidenceCodec::piece), from.count("count"));
    }

    private static void pieces(ObjectNode to, String name, List<Placed> pieces) {
        ArrayNode list = to.putArray(name);
        pieces.forEach(piece -> list.add(word(piece)));
    }

    private static List<Placed> pieces(Members from, String name) {
        return from.parsedList(name, EvidenceCodec::piece);
    }

    private static String word(Placed placed) {
        return placed.piece().letter() + placed.square().toString();
    }

    private static Optional<Placed> piece(String word) {
        return word.isEmpty()
                ? Optional.empty()
                : List.of(Piece.values()).stream()
                        .filter(piece -> piece.letter() == word.charAt(0))
                        .findFirst()
                        .flatMap(piece -> Words.square(word.substring(1)).map(square -> new Placed(piece, square)));
    }
}
