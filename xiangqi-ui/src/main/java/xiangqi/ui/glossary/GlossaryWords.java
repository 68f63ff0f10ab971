package xiangqi.ui.glossary;

import java.util.Locale;
import xiangqi.core.board.Role;
import xiangqi.core.board.Side;
import xiangqi.core.opening.FirstMove;
import xiangqi.core.opening.Opening;
import xiangqi.core.term.Sighting;
import xiangqi.core.term.Term;
import xiangqi.ui.text.Words;

/// What terms and openings are called and what they mean, in one language.
public final class GlossaryWords {
    private final Words words;

    public GlossaryWords(Words words) {
        this.words = words;
    }

    public String name(Term term) {
        return words.text("glossary.term." + key(term));
    }

    /// What the term means, in a sentence.
    public String meaning(Term term) {
        return words.text("glossary.text." + key(term));
    }

    /// What is seen on the board: 巡河炮, 羊角士.
    public String seen(Sighting sighting) {
        return sighting.role()
                .map(role -> words.text("glossary.piece." + place(sighting), role(role)))
                .orElseGet(() -> name(sighting.term()));
    }

    /// An opening by its code and the name of its family.
    public String opening(Opening opening) {
        return words.text("openings.line", opening.code(), name(opening));
    }

    /// The name of an opening's family.
    public String name(Opening opening) {
        return words.text("openings.family." + opening.family());
    }

    public String name(FirstMove first) {
        return words.text("openings.first." + key(first));
    }

    /// What makes that first move, which is called `move`.
    public String meaning(FirstMove first, String move) {
        return words.text("glossary.of", name(first), words.text("openings.first-about", move));
    }

    private String role(Role role) {
        return words.text("glossary.role." + key(role));
    }

    /// The soldiers' line is called after whose it is: the opponent's of the piece that stands on it.
    private static String place(Sighting sighting) {
        return sighting.term() != Term.SOLDIERS_LINE
                ? key(sighting.term())
                : sighting.side() == Side.RED ? "soldiers-line-of-black" : "soldiers-line-of-red";
    }

    private static String key(Enum<?> code) {
        return code.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
