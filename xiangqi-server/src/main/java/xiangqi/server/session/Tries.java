package xiangqi.server.session;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Stream;
import xiangqi.server.account.Accounts;
import xiangqi.server.cluster.Allowances;

/// Slows down those who guess passwords and those who register without end. Shared by the sessions of a node.
///
/// Wrong passwords are counted for a name at an address, and far more of them for an address alone: behind a proxy all
/// clients have the same one, and who guesses at one name must not keep the others out. Tokens cannot be guessed:
/// whoever comes back by one does not wait.
final class Tries {
    private static final Duration MINUTE = Duration.ofMinutes(1);
    private static final Duration HOUR = Duration.ofHours(1);

    private final Buckets names;
    private final Buckets addresses;
    private final Buckets registrations;

    Tries(InstantSource time, Allowances allowances) {
        this.names = new Buckets(time, allowances.wrongPasswords(), MINUTE);
        int most = allowances.wrongPasswordsAtAddress();
        this.addresses = new Buckets(time, most, MINUTE.dividedBy(most));
        this.registrations = new Buckets(time, allowances.registrations(), HOUR.dividedBy(allowances.registrations()));
    }

    /// Lets somebody try to sign in with that name from that address; or says how long nobody may. Counts as a wrong
    /// password until it is forgiven: of those who try at the same moment no more are let in than one after the
    /// other.
    Optional<Duration> take(String name, String address) {
        Optional<Duration> byName = names.take(key(name, address));
        Optional<Duration> byAddress = addresses.take(address);
        if (byName.isPresent() && byAddress.isEmpty()) {
            addresses.giveBack(address);
        } else if (byName.isEmpty() && byAddress.isPresent()) {
            names.giveBack(key(name, address));
        }
        return Stream.of(byName, byAddress).flatMap(Optional::stream).max(Duration::compareTo);
    }

    /// The password was not wrong.
    void forgive(String name, String address) {
        names.giveBack(key(name, address));
        addresses.giveBack(address);
    }

    /// Counts somebody who registers; or says how long nobody may from that address.
    Optional<Duration> register(String address) {
        return registrations.take(address);
    }

    /// However it is spelled, a name is one.
    private static String key(String name, String address) {
        return address + " " + Accounts.sameName(name);
    }
}
