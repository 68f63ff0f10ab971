package xiangqi.server.database;

/// Why the server cannot start, in one sentence that says what to do, with the exit code that scripts can tell apart.
@SuppressWarnings("serial")
public final class CannotStart extends Exception {
    /// What stands in the way.
    public enum Why {
        /// The program itself failed.
        FAILED(1),
        /// Somebody listens on the port already.
        PORT_USED(3),
        /// The data folder cannot be written.
        FOLDER_UNWRITABLE(4),
        /// A running server uses the data folder.
        FOLDER_IN_USE(5),
        /// A newer edition of the server has written the database.
        DATABASE_NEWER(6),
        /// The database does not answer, or does not let us in.
        DATABASE_UNREACHABLE(7),
        /// Our own PostgreSQL does not start.
        POSTGRES_FAILED(8),
        /// The key store for TLS cannot be used.
        TLS_UNUSABLE(9),
        /// Another server uses the database.
        DATABASE_IN_USE(10);

        private final int exitCode;

        Why(int exitCode) {
            this.exitCode = exitCode;
        }

        /// What the process ends with.
        public int exitCode() {
            return exitCode;
        }
    }

    private final Why why;

    /// @param sentence what an operator reads: what is wrong, and what to do
    public CannotStart(Why why, String sentence) {
        super(sentence);
        this.why = why;
    }

    /// @param cause for the log
    public CannotStart(Why why, String sentence, Throwable cause) {
        super(sentence, cause);
        this.why = why;
    }

    /// Somebody listens there.
    public static CannotStart portUsed(String host, int port, Throwable cause) {
        return new CannotStart(
                Why.PORT_USED,
                "cannot listen at " + host + ":" + port + " (" + cause.getMessage()
                        + "): stop what listens there, or choose another port with --port.",
                cause);
    }

    public Why why() {
        return why;
    }
}
