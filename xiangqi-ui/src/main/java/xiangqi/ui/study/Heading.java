package xiangqi.ui.study;

import java.util.List;
import java.util.Optional;
import xiangqi.core.record.Export;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;

/// All of a record but its moves: who played, when and where, and how it ended.
public record Heading(Headers headers, Result result) {
    static Heading of(GameRecord game) {
        return new Heading(game.headers(), game.result());
    }

    GameRecord with(StudyTree tree) {
        return new GameRecord(headers, result, tree);
    }

    /// This heading as a draft of an edited record tells it. What a draft cannot hold as it stands here, and was not
    /// edited, stays as it is here.
    Heading recovered(Heading draft) {
        Heading plain = drafted();
        Headers.Builder builder =
                (draft.headers.others().equals(plain.headers.others()) ? headers : draft.headers).changed();
        for (Field field : Field.values()) {
            Optional<String> now = draft.headers.get(field);
            boolean untouched = now.equals(plain.headers.get(field));
            builder.set(field, (untouched ? headers.get(field) : now).orElse(""));
        }
        return new Heading(builder.build(), draft.result);
    }

    /// What a draft makes of it.
    private Heading drafted() {
        GameRecord bare = with(StudyTree.from(Position.START));
        return Import.read(Export.draft(List.of(bare))) instanceof Import.Games read
                ? read.records().stream().findFirst().map(Heading::of).orElse(this)
                : this;
    }
}
