package xiangqi.core.table;

/// What only the host of a table can say to it.
public sealed interface HostCommand {
    /// Set the table up under these terms.
    record Open(Terms terms) implements HostCommand {}

    /// Look at the clocks: the one way in which a game is lost on time.
    record Tick() implements HostCommand {}

    /// The host was gone since the last event and is back: that time is charged to nobody.
    record Recover() implements HostCommand {}
}
