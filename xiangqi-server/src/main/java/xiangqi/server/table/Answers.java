package xiangqi.server.table;

import java.time.Duration;
import java.time.Instant;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.table.CommandId;
import xiangqi.core.table.Decision;
import xiangqi.net.protocol.ServerMessage;

/// The first answers to requests, for those that are sent again. What led to events is kept as long as the table lives,
/// a refusal for a while.
final class Answers {
    private final Duration refusals;
    private final Map<Key, First> kept = new LinkedHashMap<>();

    /// @param refusals how long a refusal is kept
    Answers(Duration refusals) {
        this.refusals = refusals;
    }

    Optional<First> find(String account, CommandId request) {
        return Optional.ofNullable(kept.get(new Key(account, request)));
    }

    void keep(String account, String digest, ServerMessage.CommandAnswered answer, Instant at) {
        forgetRefusals(at.minus(refusals));
        kept.put(new Key(account, answer.id()), new First(digest, answer, at));
    }

    private void forgetRefusals(Instant before) {
        Iterator<First> oldest = kept.values().iterator();
        while (oldest.hasNext()) {
            First first = oldest.next();
            if (!first.at().isBefore(before)) {
                return;
            }
            if (first.answer().decision() instanceof Decision.Refused) {
                oldest.remove();
            }
        }
    }

    private record Key(String account, CommandId request) {}

    /// @param digest of the content of the request that was answered
    record First(String digest, ServerMessage.CommandAnswered answer, Instant at) {}
}
