package xiangqi.ui.study;

import java.util.Optional;
import xiangqi.core.record.Import;

/// Keeps edits that are in no file yet, so that they outlive a killed program. All calls may take long and are made on
/// a background thread, one after the other.
public interface Drafts {
    /// Keeps these games, as [xiangqi.core.record.Export#draft] writes them, in place of what was kept before: whole,
    /// or not at all.
    void keep(byte[] games);

    /// Forgets what was kept: everything is saved, or was given up.
    void forget();

    /// What an earlier run kept and did not forget.
    Optional<Import.Games> find();
}
