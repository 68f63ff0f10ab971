package xiangqi.core.table;

/// Ends an observation or takes back an alarm. Closing twice is closing once.
@FunctionalInterface
public interface Subscription extends AutoCloseable {
    @Override
    void close();
}
