package xiangqi.core.record.dhtmlxq;

import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import xiangqi.core.board.Board;
import xiangqi.core.board.Square;
import xiangqi.core.record.Field;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Result;
import xiangqi.core.record.Slots;
import xiangqi.core.rules.Move;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Writes the mark-up of 东萍 (formats.md §4). Branches are numbered in pre-order, so that each stands after
/// the one it leaves.
public final class DhtmlXqWriter {
    private final StringBuilder text = new StringBuilder();

    public byte[] write(List<GameRecord> games) {
        games.forEach(this::write);
        return text.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void write(GameRecord game) {
        text.append("[DhtmlXQ]\n");
        tag("ver", "www_dpxq_com");
        tag("init", "500,350");
        headers(game.headers());
        tag("result", word(game.result()));
        tag("binit", figures(game.tree().setup().board()));
        moves(game.tree());
        text.append("[/DhtmlXQ]\n");
    }

    private void headers(Headers headers) {
        String ecco = headers.get(Field.ECCO).orElse("");
        String opening = headers.get(Field.OPENING).orElse("");
        String open = (ecco + " " + opening).strip();
        // The one tag for code and name, where it is read back as both.
        boolean together =
                ecco.isEmpty() ? !DhtmlXqReader.OPENING.matcher(open).matches() : ecco.matches("[A-E][0-9]{2}");
        DhtmlXqNames.NAMES.forEach((field, name) -> {
            if (!together || (field != Field.ECCO && field != Field.OPENING)) {
                headers.get(field).ifPresent(value -> tag(name, CommentText.encode(written(field, value))));
            }
        });
        if (together && !open.isEmpty()) {
            tag("open", CommentText.encode(open));
        }
        for (Headers.Other other : headers.others()) {
            String name = other.name().replaceAll("[\\[\\]\\s]", "_");
            tag(DhtmlXqReader.isHeader(name) ? name : name + "_", CommentText.encode(other.value()));
        }
    }

    private static String written(Field field, String value) {
        return field == Field.SOURCE ? WebAddress.encode(value) : value;
    }

    private static String word(Result result) {
        return switch (result) {
            case UNKNOWN -> "未知";
            case RED_WINS -> "红胜";
            case BLACK_WINS -> "黑胜";
            case DRAW -> "和棋";
        };
    }

    private static String figures(Board board) {
        StringBuilder figures = new StringBuilder("99".repeat(32));
        boolean[] taken = new boolean[32];
        for (Board.Placed placed : board.pieces()) {
            for (int slot = 0; slot < 32; slot++) {
                if (!taken[slot] && Slots.PIECES.get(slot) == placed.piece()) {
                    taken[slot] = true;
                    figures.replace(slot * 2, slot * 2 + 2, figures(placed.square()));
                    break;
                }
            }
        }
        return figures.toString();
    }

    private static String figures(Square square) {
        return "" + square.file() + (9 - square.rank());
    }

    /// A line to write: the branch it is and the one it leaves.
    private record Line(int number, int parent, Node first) {}

    private void moves(StudyTree tree) {
        List<String> comments = new ArrayList<>();
        comment(comments, 0, tree.root());
        Deque<Line> open = new ArrayDeque<>();
        int count = 0;
        tree.root().next().ifPresent(first -> open.push(new Line(0, 0, first)));
        if (open.isEmpty()) {
            tag("movelist", "");
        }
        while (!open.isEmpty()) {
            Line line = open.poll();
            StringBuilder figures = new StringBuilder();
            Node node = line.first();
            while (true) {
                Move move = node.move().orElseThrow();
                figures.append(figures(move.from())).append(figures(move.to()));
                comment(comments, line.number(), node);
                // The variations of a branch's own first move are brothers of the branch and were noted
                // with it.
                if (!node.isVariation()) {
                    for (Node brother : node.parent().orElseThrow().children()) {
                        if (brother.isVariation()) {
                            open.add(new Line(++count, line.number(), brother));
                        }
                    }
                }
                if (node.next().isEmpty()) {
                    break;
                }
                node = node.next().get();
            }
            if (line.number() == 0) {
                tag("movelist", figures.toString());
            } else {
                tag("move_" + line.parent() + "_" + line.first().ply() + "_" + line.number(), figures.toString());
            }
        }
        comments.forEach(text::append);
    }

    private static void comment(List<String> comments, int branch, Node node) {
        node.comment().ifPresent(words -> {
            String name = "comment" + (branch == 0 ? "" : branch + "_") + node.ply();
            comments.add("[DhtmlXQ_" + name + "]" + CommentText.encode(words) + "[/DhtmlXQ_" + name + "]\n");
        });
    }

    private void tag(String name, String value) {
        text.append("[DhtmlXQ_").append(name).append(']').append(value);
        text.append("[/DhtmlXQ_").append(name).append("]\n");
    }
}
