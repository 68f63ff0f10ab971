package xiangqi.app.cli;

import java.io.BufferedReader;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.Flushable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/// The three streams of a command, all UTF-8 whatever the machine's locale says: programs read what is written here.
///
/// @param in what is piped in
/// @param out results; unbuffered, so whoever writes much wraps it
/// @param err what went wrong, for people
record Terminal(InputStream in, OutputStream out, PrintStream err) {
    /// The output streams of this process, and what is piped in.
    static Terminal reading(InputStream in) {
        return new Terminal(
                in,
                new FileOutputStream(FileDescriptor.out),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, StandardCharsets.UTF_8));
    }

    /// Results as text. The writer is to be flushed at the end.
    PrintStream text() {
        return new PrintStream(out, false, StandardCharsets.UTF_8);
    }

    /// The lines of the input.
    BufferedReader lines() {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8), 1 << 16);
    }

    /// Answers each line of the input, and tells whether all of them were good. Whoever asks line by line gets each
    /// answer at once: `sent` is flushed when no further line has come yet. A whole file goes through in blocks.
    ///
    /// @throws UncheckedIOException if a stream fails
    boolean answerLines(LineAnswer answer, Flushable sent) {
        boolean allGood = true;
        try (BufferedReader lines = lines()) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                allGood &= answer.isGood(line);
                if (!lines.ready()) {
                    sent.flush();
                }
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
        return allGood;
    }

    /// Answers one line and tells whether it was good.
    interface LineAnswer {
        boolean isGood(String line) throws IOException;
    }

    /// One line about what went wrong.
    void complain(String what) {
        err.println("chuhe: " + what);
    }
}
