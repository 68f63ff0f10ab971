package xiangqi.core.table;

import java.util.UUID;

/// The sender's name for one command: a command that arrives twice is carried out once.
public record CommandId(UUID value) {}
