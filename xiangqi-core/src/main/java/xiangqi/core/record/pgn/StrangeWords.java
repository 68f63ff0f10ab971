package xiangqi.core.record.pgn;

import java.util.List;
import java.util.Optional;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Text;

/// Words among the moves that are none. If a move follows without a number that shows none is missing, its branch
/// ends here. Before the first move it takes more: words of people stand there, too.
final class StrangeWords {
    private static final String ENDS = " \t\r\n\u3000{}()[];";
    private static final int EXCERPT = 40;

    /// Words that wait for what follows them.
    ///
    /// @param isMove whether they stand where a move must, behind its number, or are written like one
    record Found(int from, int to, boolean isMove) {}

    private final Text text;
    private final Characters characters;
    private final Variations branch;
    private final List<Problem> problems;
    private Optional<Found> found = Optional.empty();
    private int tokens;
    private int prose;
    private boolean beginsWithSlip;

    /// @param problems what is told is added to these
    StrangeWords(Text text, Characters characters, Variations branch, List<Problem> problems) {
        this.text = text;
        this.characters = characters;
        this.branch = branch;
        this.problems = problems;
    }

    /// The number of words.
    int tokens() {
        return tokens;
    }

    /// The number of those that are words of people: not written like a move, nor in the place of one.
    int prose() {
        return prose;
    }

    /// Whether the first move could not be made out.
    boolean beginsWithSlip() {
        return beginsWithSlip;
    }

    /// Reads the word that stands here.
    ///
    /// @param numbered whether it stands behind the number of a move
    void read(boolean numbered) {
        String content = characters.content();
        int begin = characters.at();
        int end = begin + 1;
        while (end < content.length() && ENDS.indexOf(content.charAt(end)) < 0) {
            end++;
        }
        characters.to(end);
        boolean isMove = numbered || found.map(Found::isMove).orElse(false) || NearMove.stands(content, begin);
        tokens++;
        prose += isMove ? 0 : 1;
        found = Optional.of(new Found(found.map(Found::from).orElse(begin), end, isMove));
    }

    /// The words that wait, which wait no more: the branch changes, or they are a comment.
    Optional<Found> take() {
        Optional<Found> taken = found;
        found = Optional.empty();
        return taken;
    }

    /// Words wait again that were taken when a variation began.
    void takeUp(Optional<Found> aside) {
        found = aside;
    }

    /// A move follows.
    ///
    /// @param isFirst whether it is the first of the game
    void settleByMove(boolean isFirst) {
        if (found.isEmpty()) {
            return;
        }
        Found words = found.get();
        if (!isFirst || words.isMove()) {
            beginsWithSlip |= isFirst;
            branch.interrupt(Problem.Code.UNKNOWN_TOKEN, text.spot(words.from()), excerpt(words));
        } else {
            problems.add(problem(words));
        }
        found = Optional.empty();
    }

    /// Nothing follows on this branch: they are told and harm nothing.
    void settle() {
        take().ifPresent(words -> problems.add(problem(words)));
    }

    private Problem problem(Found words) {
        return new Problem(
                Problem.Code.UNKNOWN_TOKEN,
                text.spot(words.from()),
                0,
                branch.ply(),
                List.of(excerpt(words), "0", "0", "0"));
    }

    private String excerpt(Found words) {
        return characters.content().substring(words.from(), Math.min(words.to(), words.from() + EXCERPT));
    }
}
