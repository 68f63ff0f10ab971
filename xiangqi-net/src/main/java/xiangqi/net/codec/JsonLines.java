package xiangqi.net.codec;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// Writes JSON objects to a stream, one a line, as UTF-8. What the command line prints for programs.
///
/// Buffered: a line is on its way at the latest after [#flush()] or [#close()]. Failures of the stream, a closed pipe
/// among them, are thrown as [UncheckedIOException].
public final class JsonLines implements AutoCloseable {
    private final OutputStream out;
    private final JsonGenerator generator;
    private final JsonFields fields;

    /// Writes to `out`, which [#close()] flushes and leaves open.
    public JsonLines(OutputStream out) {
        this.out = out;
        this.generator = JsonFactory.builder()
                .rootValueSeparator("")
                .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
                .disable(StreamWriteFeature.FLUSH_PASSED_TO_STREAM)
                .build()
                .createGenerator(ObjectWriteContext.empty(), out);
        this.fields = new JsonFields(generator);
    }

    /// Writes one object and the end of its line.
    public void line(Consumer<JsonFields> content) {
        guarded(() -> {
            generator.writeStartObject();
            content.accept(fields);
            generator.writeEndObject();
            generator.writeRaw('\n');
        });
    }

    /// Hands everything written so far to the stream and has the stream pass it on.
    public void flush() {
        guarded(generator::flush);
        try {
            out.flush();
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public void close() {
        flush();
        guarded(generator::close);
    }

    private static void guarded(Runnable writing) {
        try {
            writing.run();
        } catch (JacksonException failure) {
            throw failure.getCause() instanceof IOException cause
                    ? new UncheckedIOException(cause)
                    : new UncheckedIOException(new IOException(failure));
        }
    }
}
