package xiangqi.app.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import xiangqi.core.board.Board;
import xiangqi.core.board.Setup;
import xiangqi.core.board.Side;
import xiangqi.core.notation.Fen;
import xiangqi.core.notation.FenReading;
import xiangqi.ui.start.RecentRecord;

/// The records that were open last, one a line, the latest first. A convenience: a line that cannot be understood is
/// left out, and so is a record whose file has gone, or a copy of one that was open later.
public final class RecentRecords {
    private static final int MOST = 30;

    private final Path file;

    /// @param folder of the data
    public RecentRecords(Path folder) {
        this.file = folder.resolve("recent.tsv");
    }

    /// The records that are still there, the latest first.
    public List<RecentRecord> load() {
        try {
            Set<List<Object>> seen = new HashSet<>();
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
            return text.lines()
                    .flatMap(line -> read(line).stream())
                    .filter(record -> Files.exists(record.file()))
                    .filter(record ->
                            record.plies() == 0 || seen.add(List.of(record.title(), record.plies(), record.board())))
                    .toList();
        } catch (CharacterCodingException notText) {
            return List.of();
        } catch (IOException nothingKept) {
            return List.of();
        }
    }

    /// Puts a record in the first place, and tells whether that could be kept.
    public Kept add(RecentRecord opened) {
        List<RecentRecord> records = new ArrayList<>();
        records.add(opened);
        load().stream()
                .filter(record -> !record.file().equals(opened.file()))
                .limit(MOST - 1)
                .forEach(records::add);
        String text = records.stream().map(RecentRecords::line).collect(Collectors.joining());
        return WholeFile.save(file, text.getBytes(StandardCharsets.UTF_8));
    }

    private static String line(RecentRecord record) {
        return Stream.of(
                                record.at().toString(),
                                Integer.toString(record.plies()),
                                Fen.writeShort(new Setup(record.board(), Side.RED)),
                                record.file().toString(),
                                record.title())
                        .map(RecentRecords::escaped)
                        .collect(Collectors.joining("\t"))
                + "\n";
    }

    private static Optional<RecentRecord> read(String line) {
        String[] cells = line.split("\t", -1);
        if (cells.length != 5) {
            return Optional.empty();
        }
        try {
            LocalDateTime at = LocalDateTime.parse(cells[0]);
            int plies = Integer.parseInt(cells[1]);
            Path path = Path.of(unescaped(cells[3]));
            String title = unescaped(cells[4]);
            return board(cells[2]).map(board -> new RecentRecord(path, title, board, plies, at));
        } catch (DateTimeException | NumberFormatException | InvalidPathException notUnderstood) {
            return Optional.empty();
        }
    }

    private static Optional<Board> board(String fen) {
        return switch (Fen.read(fen)) {
            case FenReading.Read read -> Optional.of(read.setup().board());
            case FenReading.Unreadable _ -> Optional.empty();
        };
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("\t", "\\t")
                .replace("\n", "\\n")
                .replace("\r", "\\r");
    }

    private static String unescaped(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\' && i + 1 < text.length()) {
                c = switch (text.charAt(++i)) {
                    case 't' -> '\t';
                    case 'n' -> '\n';
                    case 'r' -> '\r';
                    default -> text.charAt(i);
                };
            }
            plain.append(c);
        }
        return plain.toString();
    }
}
