package xiangqi.ui.study;

/// Lets the first answer to a question count and no other.
final class FirstAnswer {
    private boolean given;

    void run(Runnable answer) {
        if (!given) {
            given = true;
            answer.run();
        }
    }
}
