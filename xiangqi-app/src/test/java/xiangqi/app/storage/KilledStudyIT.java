package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import xiangqi.core.record.Export;
import xiangqi.core.record.GameRecord;
import xiangqi.core.record.Headers;
import xiangqi.core.record.Import;
import xiangqi.core.record.Result;
import xiangqi.core.rules.Position;
import xiangqi.core.study.StudyTree;

/// Kills a process while it keeps drafts: what was kept before the kill is whole after it.
class KilledStudyIT {
    @TempDir
    private Path folder;

    @Test
    @Timeout(value = 2, unit = TimeUnit.MINUTES)
    void theLastDraftOrTheOneBeforeIsWholeAfterAKill() throws IOException, InterruptedException {
        Process writing = new ProcessBuilder(
                        ProcessHandle.current().info().command().orElseThrow(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        Writing.class.getName(),
                        folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        int told = 0;
        try (BufferedReader lines = writing.inputReader()) {
            while (told < 20) {
                told = Integer.parseInt(lines.readLine());
            }
            writing.toHandle().destroyForcibly();
            assertTrue(writing.waitFor(30, TimeUnit.SECONDS));
            for (String line = lines.readLine(); line != null && !line.isEmpty(); line = lines.readLine()) {
                told = Integer.parseInt(line);
            }
        }

        List<StorageFault> faults = new ArrayList<>();
        Import.Games found = new StudyDraft(folder, faults::add).find().orElseThrow();
        int kept = Integer.parseInt(
                found.records().getFirst().tree().root().comment().orElseThrow());
        assertTrue(kept == told || kept == told + 1, "told " + told + ", kept " + kept);
        assertEquals(List.of(), faults);
    }

    /// Keeps one draft after the other until it is killed, and says each time which.
    static final class Writing {
        private Writing() {}

        public static void main(String[] args) {
            StudyDraft draft = new StudyDraft(Path.of(args[0]), fault -> System.err.println(fault));
            StudyTree tree = StudyTree.from(Position.START);
            for (int i = 1; ; i++) {
                StudyTree edited =
                        tree.comment(tree.root(), Integer.toString(i)).tree();
                draft.keep(Export.draft(List.of(new GameRecord(Headers.NONE, Result.UNKNOWN, edited))));
                System.out.println(i);
            }
        }
    }
}
