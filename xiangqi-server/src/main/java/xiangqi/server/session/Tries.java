package xiangqi.server.session;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.stream.Stream;
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

    /// How long nobody may try to sign in with that name from that address.
    Optional<Duration> wait(String name, String address) {
        return Stream.of(names.wait(key(name, address)), addresses.wait(address))
                .flatMap(Optional::stream)
                .max(Duration::compareTo);
    }

    /// A password for that name was wrong.
    void count(String name, String address) {
        names.take(key(name, address));
        addresses.take(address);
    }

    /// Counts somebody who registers; or says how long nobody may from that address.
    Optional<Duration> register(String address) {
        return registrations.take(address);
    }

    private static String key(String name, String address) {
        return address + " " + name;
    }
}
