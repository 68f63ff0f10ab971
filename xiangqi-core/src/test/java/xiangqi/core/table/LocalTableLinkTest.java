package xiangqi.core.table;

import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.AfterEach;

/// A table at this computer keeps the contract: everyone at it has the same link.
class LocalTableLinkTest extends TableLinkContract {
    private final ExecutorService executor = Executors.newSingleThreadExecutor();
    private final LocalTable table =
            LocalTable.create(InstantSource.system(), executor, (at, task) -> () -> {}, Journal.NONE);

    @Override
    protected Begun begin(Terms terms) {
        assertInstanceOf(Decision.Accepted.class, got(table.begin(terms, Stage.RED, Stage.BLACK)));
        return new Begun(table, table);
    }

    @Override
    protected TableLink another() {
        return table;
    }

    @AfterEach
    void end() {
        table.close();
        executor.shutdown();
    }
}
