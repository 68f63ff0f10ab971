package xiangqi.net.codec;

import java.util.List;
import java.util.function.Supplier;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.BooleanNode;
import tools.jackson.databind.node.DoubleNode;
import tools.jackson.databind.node.IntNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Lifts version 1 to 2. What it says, version 2 says in the same words, and more: warnings and the evidence of an end.
/// But the first events of version 1 were stored when there was no money, no rating and no grace time yet, so what
/// tells of these is missing in them. What is put in its place is what was true then: nobody owned anything or had
/// played a rated game, nothing was paid, and nobody was waited for.
final class SinceVersionOne implements Upcaster {
    @Override
    public void lift(ObjectNode event) {
        object(event, "terms", terms -> missing(terms, "money", () -> BooleanNode.FALSE));
        List.of("player", "red", "black").forEach(who -> object(event, who, SinceVersionOne::player));
        switch (event.path("type").asString("")) {
            case "started" -> {
                missing(event, "pot", JsonNodeFactory.instance::objectNode);
                object(
                        event,
                        "pot",
                        pot -> List.of("fee", "base", "reward")
                                .forEach(sum -> missing(pot, sum, () -> IntNode.valueOf(0))));
            }
            case "recovered" -> missing(event, "graceEnds", JsonNodeFactory.instance::objectNode);
            default -> {}
        }
    }

    private static void player(ObjectNode player) {
        missing(player, "value", () -> DoubleNode.valueOf(0));
        missing(player, "games", () -> IntNode.valueOf(0));
        missing(player, "wealth", () -> IntNode.valueOf(0));
        missing(player, "member", () -> BooleanNode.FALSE);
    }

    private interface Change {
        void in(ObjectNode object);
    }

    private static void object(ObjectNode event, String name, Change change) {
        if (event.path(name) instanceof ObjectNode object) {
            change.in(object);
        }
    }

    private static void missing(ObjectNode object, String name, Supplier<JsonNode> instead) {
        if (!object.has(name)) {
            object.set(name, instead.get());
        }
    }
}
