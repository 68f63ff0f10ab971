package xiangqi.core.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import xiangqi.core.study.Node;
import xiangqi.core.study.StudyTree;

/// Two SHA-256 values by which any program can tell whether it read the same tree and the same comments
/// (formats.md §11). No file format, bracket style or order of storage shows in them.
///
/// @param tree of the moves, in lower-case hex
/// @param comments of the comments, in lower-case hex
public record TreeDigest(String tree, String comments) {
    public static TreeDigest of(StudyTree tree) {
        StringBuilder moves = new StringBuilder();
        StringBuilder comments = new StringBuilder();
        addComment(tree.root(), comments);
        for (Node node : tree.nodes()) {
            moves.append(node.ply())
                    .append('\t')
                    .append(node.move().orElseThrow())
                    .append('\n');
            addComment(node, comments);
        }
        return new TreeDigest(sha256(moves), sha256(comments));
    }

    private static void addComment(Node node, StringBuilder comments) {
        node.comment().map(TreeDigest::normal).filter(text -> !text.isEmpty()).ifPresent(text -> {
            String move = node.move().map(Object::toString).orElse("-");
            comments.append(node.ply()).append('\t').append(move).append('\t');
            comments.append(text).append('\n');
        });
    }

    /// The comment without what editors and formats change by themselves, line ends as `\n` in two
    /// characters.
    static String normal(String comment) {
        String text = comment.replace("\0", "").replace("\r\n", "\n").replace('\r', '\n');
        StringBuilder normal = new StringBuilder(text.length());
        int emptyLines = 0;
        for (String line : text.split("\n", -1)) {
            int end = line.length();
            while (end > 0 && "\t\u000b\f \u00a0\u3000".indexOf(line.charAt(end - 1)) >= 0) {
                end--;
            }
            if (end == 0) {
                emptyLines++;
                continue;
            }
            if (!normal.isEmpty()) {
                normal.repeat("\\n", emptyLines + 1);
            }
            emptyLines = 0;
            normal.append(line, 0, end);
        }
        return normal.toString();
    }

    private static String sha256(CharSequence text) {
        try {
            byte[] digest =
                    MessageDigest.getInstance("SHA-256").digest(text.toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
