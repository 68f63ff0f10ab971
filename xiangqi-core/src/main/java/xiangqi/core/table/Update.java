package xiangqi.core.table;

/// What an observer of a table is told.
public sealed interface Update {
    /// The table as it is now.
    Table table();

    /// Where the observation begins, or begins again after a break: nothing happened, this is how things stand.
    record Snapshot(Table table) implements Update {}

    /// Something happened; the table is as it is after it.
    record Happened(Table table, Event event) implements Update {}
}
