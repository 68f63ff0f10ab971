package xiangqi.net.client;

import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

/// Waits for what was asked.
final class Answered {
    private Answered() {}

    static <A> A given(CompletionStage<Reply<A>> reply) {
        return switch (got(reply)) {
            case Reply.Given<A> given -> given.answer();
            case Reply.Refused<A> refused -> throw new AssertionError(refused);
            case Reply.Unanswered<A> unanswered -> throw new AssertionError(unanswered);
        };
    }

    static <T> T got(CompletionStage<T> stage) {
        return stage.toCompletableFuture().orTimeout(30, TimeUnit.SECONDS).join();
    }
}
