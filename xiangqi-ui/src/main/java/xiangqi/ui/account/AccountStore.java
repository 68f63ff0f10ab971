package xiangqi.ui.account;

/// Where it is kept who is signed in where. What cannot be kept is the store's affair: it says so itself.
public interface AccountStore {
    /// What was kept last, or [Remembered#NOTHING].
    Remembered load();

    /// Keeps it, readable for this user alone.
    void save(Remembered remembered);
}
