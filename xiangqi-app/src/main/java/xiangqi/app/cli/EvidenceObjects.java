package xiangqi.app.cli;

import java.util.List;
import xiangqi.core.board.Board.Placed;
import xiangqi.core.game.Attack;
import xiangqi.core.game.Conduct;
import xiangqi.core.game.Deed;
import xiangqi.core.game.Evidence;
import xiangqi.net.codec.JsonFields;

/// What a warning or a verdict rests on, as the command line prints it. A piece on its point is its FEN letter and the
/// point: `Rh4`.
final class EvidenceObjects {
    private EvidenceObjects() {}

    /// Adds `evidence` to the members of an object.
    static void write(JsonFields fields, Evidence evidence) {
        fields.object("evidence", to -> {
            to.text("rule", evidence.rule().name())
                    .text("edition", evidence.edition().code())
                    .number("at", evidence.at());
            evidence.repetition().ifPresent(repetition -> repetition(to, repetition));
            evidence.checksInARow()
                    .ifPresent(run -> to.object(
                            "checks",
                            checks -> checks.text("piece", word(run.piece())).number("count", run.count())));
        });
    }

    private static void repetition(JsonFields fields, Evidence.Repetition repetition) {
        fields.number("occurrence", repetition.occurrence())
                .object("red", red -> conduct(red, repetition.red()))
                .object("black", black -> conduct(black, repetition.black()))
                .objects("cycle", repetition.cycle(), EvidenceObjects::deed);
    }

    private static void conduct(JsonFields fields, Conduct conduct) {
        fields.text("class", conduct.kind().name())
                .texts("chased", words(conduct.chased()))
                .texts("checking", words(conduct.checking()));
    }

    private static void deed(JsonFields fields, Deed deed) {
        fields.text("move", deed.move().toString())
                .texts(
                        "attacks",
                        deed.attacks().stream().sorted().map(Attack::name).toList())
                .texts("chased", words(deed.chased()))
                .texts("checking", words(deed.checking()));
    }

    private static List<String> words(List<Placed> pieces) {
        return pieces.stream().map(EvidenceObjects::word).toList();
    }

    private static String word(Placed placed) {
        return placed.piece().letter() + placed.square().toString();
    }
}
