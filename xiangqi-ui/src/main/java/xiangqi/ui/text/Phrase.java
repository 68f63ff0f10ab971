package xiangqi.ui.text;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// A text of a bundle with places for arguments.
///
/// `{0}` is the first argument. `{0|move|moves}` chooses by a number: the first form for 1, the second otherwise; a
/// form may hold places itself. Every other character stands for itself; apostrophes need no doubling. Where an
/// argument in Latin letters meets an ideograph of the text, or the other way round, a space parts them.
record Phrase(List<Part> parts) {
    sealed interface Part {
        record Plain(String text) implements Part {}

        record Place(int index) implements Part {}

        record Counted(int index, Phrase one, Phrase other) implements Part {}
    }

    Phrase {
        parts = List.copyOf(parts);
    }

    /// Reads a text of a bundle. Throws `IllegalArgumentException` where a brace is not closed or a place has no
    /// number: bundles are part of the program.
    static Phrase of(String text) {
        return new PhraseReader(text).whole();
    }

    /// The text with its arguments, which are words or numbers already.
    String with(List<Object> arguments) {
        StringBuilder text = new StringBuilder();
        append(text, arguments);
        return text.toString();
    }

    /// The numbers of the places, those inside of forms too.
    SortedSet<Integer> places() {
        SortedSet<Integer> places = new TreeSet<>();
        for (Part part : parts) {
            switch (part) {
                case Part.Plain _ -> {}
                case Part.Place place -> places.add(place.index());
                case Part.Counted counted -> {
                    places.add(counted.index());
                    places.addAll(counted.one().places());
                    places.addAll(counted.other().places());
                }
            }
        }
        return places;
    }

    private void append(StringBuilder text, List<Object> arguments) {
        for (Part part : parts) {
            switch (part) {
                case Part.Plain plain -> join(text, plain.text());
                case Part.Place place -> join(text, arguments.get(place.index()).toString());
                case Part.Counted counted -> {
                    boolean one = arguments.get(counted.index()) instanceof Number number && number.longValue() == 1;
                    (one ? counted.one() : counted.other()).append(text, arguments);
                }
            }
        }
    }

    private static void join(StringBuilder text, String next) {
        if (!text.isEmpty() && !next.isEmpty()) {
            int before = text.codePointBefore(text.length());
            int after = next.codePointAt(0);
            if ((isIdeograph(before) && isLatin(after)) || (isLatin(before) && isIdeograph(after))) {
                text.append(' ');
            }
        }
        text.append(next);
    }

    private static boolean isIdeograph(int point) {
        return Character.UnicodeScript.of(point) == Character.UnicodeScript.HAN;
    }

    private static boolean isLatin(int point) {
        return Character.UnicodeScript.of(point) == Character.UnicodeScript.LATIN && point < 0xFF00;
    }
}
