package xiangqi.server.table;

import xiangqi.core.table.Decision;

/// What came of having something judged and kept.
sealed interface Attempt {
    /// Judged; what it led to is durable.
    record Decided(Decision decision) implements Attempt {}

    /// Nothing happened.
    ///
    /// @param ticket to be found in the log
    record Failed(String ticket) implements Attempt {}
}
