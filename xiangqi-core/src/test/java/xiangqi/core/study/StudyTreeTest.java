package xiangqi.core.study;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.rules.Move;
import xiangqi.core.rules.Position;

class StudyTreeTest {
    /// h2e2 h9g7 h0g2, and instead of h9g7 the variation b9c7 b0c2.
    private static final StudyTree SMALL = small();

    private static StudyTree small() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        int cannon = builder.add(0, move("h2e2"));
        int horse = builder.add(cannon, move("h9g7"));
        builder.add(horse, move("h0g2"));
        int other = builder.add(cannon, move("b9c7"));
        builder.add(other, move("b0c2"));
        return builder.comment(0, "start").comment(other, "also").build();
    }

    @Test
    void aTreeKnowsItsMovesInPreOrderWithTheirPlies() {
        assertEquals(
                List.of("1 h2e2", "2 h9g7", "3 h0g2", "2 b9c7", "3 b0c2"),
                SMALL.nodes().stream().map(Node::toString).toList());
        assertEquals(5, SMALL.size());
        assertEquals(1, SMALL.variations());
        assertEquals(2, SMALL.commentCount());
        assertEquals(moves("h2e2 h9g7 h0g2"), line(SMALL.mainLine()));
    }

    @Test
    void aNodeKnowsItsNeighbours() {
        Node cannon = SMALL.root().next().orElseThrow();
        Node horse = cannon.next().orElseThrow();
        Node other = horse.nextSibling().orElseThrow();
        assertEquals(List.of(horse, other), cannon.children());
        assertEquals(Optional.of(horse), other.previousSibling());
        assertEquals(Optional.empty(), other.nextSibling());
        assertEquals(Optional.of(cannon), other.parent());
        assertEquals(moves("h2e2 b9c7 b0c2"), other.end().line());
        assertTrue(other.isVariation());
        assertFalse(other.isMainLine());
        assertEquals(Optional.of(other), other.end().variation());
        assertEquals(1, other.end().depth());
        assertTrue(horse.end().isMainLine());
        assertEquals(Optional.of("also"), other.comment());
        assertEquals(Optional.of("start"), SMALL.root().comment());
        assertEquals(4, cannon.followers());
    }

    @Test
    void aMoveThatIsThereIsUsedAgainAndTheTreeStaysTheSame() {
        StudyTree.Edit edit = SMALL.play(SMALL.node(1), move("b9c7"));
        assertSame(SMALL, edit.tree());
        assertEquals(4, edit.node().index());
    }

    @Test
    void aNewMoveBecomesTheLastVariation() {
        StudyTree.Edit edit = SMALL.play(SMALL.node(1), move("h7e7"));
        assertEquals(
                List.of("1 h2e2", "2 h9g7", "3 h0g2", "2 b9c7", "3 b0c2", "2 h7e7"),
                edit.tree().nodes().stream().map(Node::toString).toList());
        assertEquals(moves("h2e2 h7e7"), edit.node().line());
        assertEquals(5, SMALL.size(), "the earlier tree is untouched");
    }

    @Test
    void theFirstDifferenceOfTwoTreesIsTheFirstNodeOfAnotherMoveOrPlace() {
        assertEquals(
                SMALL.size() + 1,
                SMALL.firstDifference(SMALL.comment(SMALL.node(1), "x").tree()));
        assertEquals(2, SMALL.firstDifference(SMALL.delete(SMALL.node(2)).tree()));
        assertEquals(3, SMALL.firstDifference(SMALL.delete(SMALL.node(3)).tree()));
    }

    @Test
    void anIllegalMoveCannotBeAdded() {
        assertThrows(IllegalArgumentException.class, () -> SMALL.play(SMALL.node(1), move("h2e2")));
        assertThrows(IllegalArgumentException.class, () -> SMALL.play(SMALL.root(), move("a0a3")));
    }

    @Test
    void aNodeOfAnotherTreeIsRefused() {
        StudyTree other = small();
        assertThrows(IllegalArgumentException.class, () -> SMALL.comment(other.node(1), "x"));
    }

    @Test
    void aCommentIsReplacedAndRemoved() {
        StudyTree.Edit edit = SMALL.comment(SMALL.node(2), "good");
        assertEquals(Optional.of("good"), edit.node().comment());
        StudyTree.Edit gone = edit.tree().comment(edit.node(), "  ");
        assertEquals(SMALL, gone.tree());
        assertSame(SMALL, SMALL.comment(SMALL.node(4), "also").tree());
    }

    @Test
    void deletingTakesTheWholeContinuationAndItsComments() {
        StudyTree.Edit edit = SMALL.delete(SMALL.node(4));
        assertEquals(
                List.of("1 h2e2", "2 h9g7", "3 h0g2"),
                edit.tree().nodes().stream().map(Node::toString).toList());
        assertEquals(1, edit.node().index());
        assertEquals(1, edit.tree().commentCount());
        assertThrows(IllegalArgumentException.class, () -> SMALL.delete(SMALL.root()));
    }

    @Test
    void aPromotedVariationBecomesTheMainLine() {
        StudyTree.Edit edit = SMALL.makeMain(SMALL.node(5));
        assertEquals(moves("h2e2 b9c7 b0c2"), line(edit.tree().mainLine()));
        assertEquals(moves("h2e2 b9c7 b0c2"), edit.node().line());
        assertEquals(Optional.of("also"), edit.tree().node(2).comment());
    }

    @Test
    void aSetUpThatIsNoPositionHoldsACommentButNoMoves() {
        StudyTree preface = StudyTree.on(new Setup(Board.EMPTY, Side.RED));
        assertEquals(Optional.empty(), preface.start());
        StudyTree.Edit edit = preface.comment(preface.root(), "foreword");
        assertEquals(Optional.of("foreword"), edit.tree().root().comment());
        assertThrows(IllegalArgumentException.class, () -> preface.play(preface.root(), move("h2e2")));
        assertEquals(Board.EMPTY, Path.atStart(preface).setup().board());
    }

    @Test
    void theBuilderPutsMovesThatComeInAnyOrderIntoPreOrder() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        int cannon = builder.add(0, move("h2e2"));
        int horse = builder.add(cannon, move("h9g7"));
        int other = builder.add(cannon, move("b9c7"));
        builder.comment(other, "also").comment(0, "start");
        builder.add(horse, move("h0g2"));
        builder.add(other, move("b0c2"));
        assertEquals(SMALL, builder.build());
        assertThrows(IllegalArgumentException.class, () -> builder.add(6, move("h9g7")));
    }

    @Test
    void aPathStepsAndKeepsThePositions() {
        Path path = Path.atStart(SMALL);
        Path end = path.end();
        assertEquals(3, end.line().orElseThrow().size());
        assertEquals(SMALL.positionAt(end.node()).orElseThrow().setup(), end.setup());
        Path other = end.back().orElseThrow().nextVariation().orElseThrow();
        assertEquals(moves("h2e2 b9c7"), other.node().line());
        assertEquals(SMALL.positionAt(other.node()).orElseThrow().setup(), other.setup());
        assertEquals(end.back(), other.previousVariation());
        assertEquals(Optional.empty(), end.forward());
        assertEquals(Optional.empty(), path.back());
    }

    @Test
    void aPathGoesOnInTheEditedTree() {
        Path path = Path.to(SMALL.node(3));
        StudyTree.Edit edit = SMALL.play(path.node(), move("b9a7"));
        Path after = path.go(edit.node());
        assertEquals(4, after.line().orElseThrow().size());
        assertSame(edit.tree(), after.tree());
    }

    @Test
    void twentyThousandMovesDeepNothingOverflows() {
        TreeBuilder builder = new TreeBuilder(Position.START);
        int node = 0;
        List<Move> loop = moves("a0a1 a9a8 a1a0 a8a9");
        for (int i = 0; i < 20_000; i++) {
            node = builder.add(node, loop.get(i % 4));
        }
        StudyTree tree = builder.build();
        assertEquals(20_000, tree.root().end().ply());
        assertEquals(20_000, tree.node(20_000).line().size());
        assertEquals(19_999, tree.delete(tree.node(20_000)).tree().size());
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8})
    void everyEditDoesWhatItDoesToAPlainListOfChildren(long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        StudyTree tree = RandomTrees.grow(Position.START, 60, random, () -> "c" + random.nextInt(1000));
        for (int i = 0; i < 40; i++) {
            Plain plain = Plain.of(tree.root());
            Node at = tree.node(random.nextInt(tree.size() + 1));
            Plain place = plain.at(at.line());
            StudyTree.Edit edit;
            List<Move> expectedLine = at.line();
            switch (random.nextInt(7)) {
                case 0 -> {
                    List<Move> legal =
                            new ArrayList<>(tree.positionAt(at).orElseThrow().legalMoves());
                    legal.sort(java.util.Comparator.comparingInt(Move::code));
                    if (legal.isEmpty()) {
                        continue;
                    }
                    Move move = legal.get(random.nextInt(legal.size()));
                    edit = tree.play(at, move);
                    if (place.children.stream().noneMatch(child -> child.move.equals(Optional.of(move)))) {
                        place.children.add(new Plain(Optional.of(move), Optional.empty()));
                    }
                    expectedLine = new ArrayList<>(expectedLine);
                    expectedLine.add(move);
                }
                case 1 -> {
                    String text = random.nextInt(3) == 0 ? "" : "n" + i;
                    edit = tree.comment(at, text);
                    place.comment = text.isEmpty() ? Optional.empty() : Optional.of(text);
                }
                case 2 -> {
                    if (at.isRoot()) {
                        continue;
                    }
                    edit = tree.delete(at);
                    plain.parentOf(at.line()).children.remove(place);
                    expectedLine = expectedLine.subList(0, expectedLine.size() - 1);
                }
                case 3 -> {
                    if (at.isRoot()) {
                        continue;
                    }
                    edit = tree.promote(at);
                    Plain parent = plain.parentOf(at.line());
                    parent.children.remove(place);
                    parent.children.addFirst(place);
                }
                case 4 -> {
                    if (at.isRoot()) {
                        continue;
                    }
                    edit = tree.makeMain(at);
                    for (int ply = 1; ply <= at.ply(); ply++) {
                        List<Move> line = at.line().subList(0, ply);
                        Plain parent = plain.parentOf(line);
                        Plain child = plain.at(line);
                        parent.children.remove(child);
                        parent.children.addFirst(child);
                    }
                }
                case 5 -> {
                    if (at.isRoot()) {
                        continue;
                    }
                    edit = tree.moveUp(at);
                    List<Plain> brothers = plain.parentOf(at.line()).children;
                    int n = brothers.indexOf(place);
                    if (n > 0) {
                        java.util.Collections.swap(brothers, n, n - 1);
                    }
                }
                default -> {
                    if (at.isRoot()) {
                        continue;
                    }
                    edit = tree.moveDown(at);
                    List<Plain> brothers = plain.parentOf(at.line()).children;
                    int n = brothers.indexOf(place);
                    if (n < brothers.size() - 1) {
                        java.util.Collections.swap(brothers, n, n + 1);
                    }
                }
            }
            assertEquals(plain.text(), Plain.of(edit.tree().root()).text(), "seed " + seed + ", edit " + i);
            assertEquals(expectedLine, edit.node().line(), "seed " + seed + ", edit " + i);
            assertSame(edit.tree(), edit.node().tree());
            tree = edit.tree();
        }
    }

    /// A tree as nested lists, to compare with.
    private static final class Plain {
        final Optional<Move> move;
        Optional<String> comment;
        final List<Plain> children = new ArrayList<>();

        Plain(Optional<Move> move, Optional<String> comment) {
            this.move = move;
            this.comment = comment;
        }

        static Plain of(Node node) {
            Plain plain = new Plain(node.move(), node.comment());
            node.children().forEach(child -> plain.children.add(of(child)));
            return plain;
        }

        Plain at(List<Move> line) {
            Plain at = this;
            for (Move move : line) {
                at = at.children.stream()
                        .filter(child -> child.move.equals(Optional.of(move)))
                        .findFirst()
                        .orElseThrow();
            }
            return at;
        }

        Plain parentOf(List<Move> line) {
            return at(line.subList(0, line.size() - 1));
        }

        String text() {
            StringBuilder text = new StringBuilder();
            move.ifPresent(text::append);
            comment.ifPresent(words -> text.append('{').append(words).append('}'));
            children.forEach(child -> text.append('(').append(child.text()).append(')'));
            return text.toString();
        }
    }

    private static Move move(String iccs) {
        return Move.parse(iccs).orElseThrow();
    }

    private static List<Move> moves(String line) {
        return Arrays.stream(line.split(" ")).map(StudyTreeTest::move).toList();
    }

    private static List<Move> line(List<Node> nodes) {
        return nodes.stream().map(node -> node.move().orElseThrow()).toList();
    }

    @Test
    void mergingKeepsTheOldLinesFirstAndAddsWhatIsNew() {
        Move cannon = Move.of(Square.H2, Square.E2);
        Move horse = Move.of(Square.H9, Square.G7);
        Move other = Move.of(Square.B9, Square.C7);
        TreeBuilder mine = new TreeBuilder(Position.START);
        mine.add(mine.add(0, cannon), horse);
        mine.comment(1, "当头炮");
        TreeBuilder theirs = new TreeBuilder(Position.START);
        int first = theirs.add(0, cannon);
        theirs.comment(first, "当头炮").add(first, other);
        theirs.comment(2, "跳左马").mark(first, Marks.NONE.toggled(1));
        StudyTree tree = mine.build();
        StudyTree merged = tree.merge(tree.root(), theirs.build()).tree();
        Node after = merged.node(1);
        assertEquals(
                List.of(horse, other),
                after.children().stream().map(node -> node.move().orElseThrow()).toList());
        assertEquals(Optional.of("当头炮"), after.comment());
        assertEquals(List.of(1), after.marks().signs());
        assertEquals(Optional.of("跳左马"), after.children().getLast().comment());
        assertEquals(merged, merged.merge(merged.root(), theirs.build()).tree());
        assertEquals(
                merged,
                tree.merge(tree.root(), List.of(theirs.build(), theirs.build())).tree());
    }

    @Test
    void allCommentsAreChangedInOneGoAndABlankOneIsLeftOut() {
        TreeBuilder builder = new TreeBuilder(Position.START).comment(0, "start ");
        int first = builder.add(0, move("h2e2"));
        builder.comment(first, "gone");
        builder.comment(builder.add(first, move("h9g7")), "last");
        StudyTree tree = builder.build();

        StudyTree changed = tree.withComments(text -> text.replace("gone", "").strip());

        assertEquals(Optional.of("start"), changed.root().comment());
        assertEquals(Optional.empty(), changed.node(1).comment());
        assertEquals(Optional.of("last"), changed.node(2).comment());
        assertEquals(Optional.of("start "), tree.root().comment());
        assertSame(changed, changed.withComments(text -> text));
    }
}
