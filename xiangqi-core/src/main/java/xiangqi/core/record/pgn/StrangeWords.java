package xiangqi.core.record.pgn;

import java.util.List;
import java.util.Optional;
import xiangqi.core.record.Problem;
import xiangqi.core.record.Text;

/// Words among the moves that are none. If a move follows without a number that shows none is missing, its branch
/// ends here. Before the first move it takes more: words of people stand there, too.
final class StrangeWords {
    private static final String ENDS = " \t\r\n\u3000{}()[];（）【】";
    private static final int EXCERPT = 40;

    /// So far into a word moves are looked for.
    private static final int LOOK = 64;

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
        boolean isMove = numbered
                || found.map(Found::isMove).orElse(false)
                || FirstMove.isIn(content, begin, Math.min(end, begin + LOOK));
        add(begin, end, isMove);
    }

    /// What stands between two indexes is words of people, whatever they look like.
    void say(int from, int to) {
        add(from, to, found.map(Found::isMove).orElse(false));
    }

    private void add(int from, int to, boolean isMove) {
        tokens++;
        prose += isMove ? 0 : 1;
        found = Optional.of(new Found(found.map(Found::from).orElse(from), to, isMove));
    }

    /// Whether words wait for what follows them.
    boolean isWaiting() {
        return found.isPresent();
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

    /// A move follows. The words that are a comment, if they are: those of people before the first move.
    ///
    /// @param isFirst whether it is the first of the game
    /// @param begins whether it is the first of a variation
    Optional<Found> settleByMove(boolean isFirst, boolean begins) {
        Optional<Found> words = take();
        if (words.isEmpty() || ((isFirst || begins) && !words.get().isMove())) {
            return words;
        }
        beginsWithSlip |= isFirst;
        branch.interrupt(Problem.Code.UNKNOWN_TOKEN, text.spot(words.get().from()), excerpt(words.get()));
        return Optional.empty();
    }

    /// Nothing follows on this branch. The words that are a comment, if they are those of people and there are moves;
    /// others are told and harm nothing.
    Optional<Found> settle(boolean hasMoves) {
        Optional<Found> words = take();
        words.filter(found -> found.isMove() || !hasMoves).ifPresent(slip -> problems.add(problem(slip)));
        return words.filter(found -> !found.isMove() && hasMoves);
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
