package xiangqi.ui.text;

import java.util.ArrayList;
import java.util.List;

/// Reads one [Phrase] from left to right.
final class PhraseReader {
    private final String text;
    private int at;

    PhraseReader(String text) {
        this.text = text;
    }

    Phrase whole() {
        Phrase phrase = until("");
        if (at < text.length()) {
            throw fault("a } without a {");
        }
        return phrase;
    }

    private Phrase until(String ends) {
        List<Phrase.Part> parts = new ArrayList<>();
        StringBuilder plain = new StringBuilder();
        while (at < text.length() && ends.indexOf(text.charAt(at)) < 0 && text.charAt(at) != '}') {
            if (text.charAt(at) != '{') {
                plain.append(text.charAt(at++));
                continue;
            }
            if (!plain.isEmpty()) {
                parts.add(new Phrase.Part.Plain(plain.toString()));
                plain.setLength(0);
            }
            parts.add(place());
        }
        if (!plain.isEmpty()) {
            parts.add(new Phrase.Part.Plain(plain.toString()));
        }
        return new Phrase(parts);
    }

    private Phrase.Part place() {
        expect('{');
        int from = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        if (from == at) {
            throw fault("a place without a number");
        }
        int index = Integer.parseInt(text.substring(from, at));
        if (at < text.length() && text.charAt(at) == '}') {
            at++;
            return new Phrase.Part.Place(index);
        }
        expect('|');
        Phrase one = until("|");
        expect('|');
        Phrase other = until("|");
        expect('}');
        return new Phrase.Part.Counted(index, one, other);
    }

    private void expect(char wanted) {
        if (at >= text.length() || text.charAt(at) != wanted) {
            throw fault("no " + wanted);
        }
        at++;
    }

    private IllegalArgumentException fault(String what) {
        return new IllegalArgumentException(what + " at " + at + " in: " + text);
    }
}
