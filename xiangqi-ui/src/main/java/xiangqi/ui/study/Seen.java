package xiangqi.ui.study;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.board.Square;
import xiangqi.core.term.Sighting;
import xiangqi.core.term.Term;

/// A term that a position shows, with every place where it shows it.
///
/// @param each the places, at least one, all of the same name
public record Seen(List<Sighting> each) {
    public Seen {
        each = List.copyOf(each);
    }

    private record Name(Term term, Optional<Role> role, Optional<Side> side) {
        /// The soldiers' line alone is called after whose it is.
        static Name of(Sighting one) {
            return new Name(
                    one.term(),
                    one.role(),
                    one.term() == Term.SOLDIERS_LINE ? Optional.of(one.side()) : Optional.empty());
        }
    }

    /// What is seen, each name once, in the order in which it came first.
    static List<Seen> of(List<Sighting> sightings) {
        Map<Name, List<Sighting>> named = new LinkedHashMap<>();
        sightings.forEach(one ->
                named.computeIfAbsent(Name.of(one), _ -> new ArrayList<>()).add(one));
        return named.values().stream().map(Seen::new).toList();
    }

    /// One of them, for its name and its meaning.
    public Sighting first() {
        return each.getFirst();
    }

    /// How often it is seen.
    public int times() {
        return each.size();
    }

    /// All points concerned.
    public List<Square> squares() {
        return each.stream().flatMap(one -> one.squares().stream()).distinct().toList();
    }
}
