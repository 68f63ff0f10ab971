package xiangqi.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PhraseTest {
    @Test
    void aSpacePartsALatinArgumentFromIdeographs() {
        assertEquals("Alice 求和", Phrase.of("{0}求和").with(List.of("Alice")));
        assertEquals("由 Bob 答复", Phrase.of("由{0}答复").with(List.of("Bob")));
        assertEquals("甲求和", Phrase.of("{0}求和").with(List.of("甲")));
        assertEquals("3求和", Phrase.of("{0}求和").with(List.of(3)));
        assertEquals("红方（Alice）", Phrase.of("{0}（{1}）").with(List.of("红方", "Alice")));
        assertEquals("甲Alice.pgn 已存", Phrase.of("{0}已存").with(List.of("甲Alice.pgn")));
    }

    @Test
    void argumentsGoToTheirPlacesInAnyOrder() {
        assertEquals("cannon on e7, e7", Phrase.of("{1} on {0}, {0}").with(List.of("e7", "cannon")));
    }

    @Test
    void apostrophesAreLetters() {
        assertEquals("Red's move: it's 1,2", Phrase.of("{0}'s move: it's 1,2").with(List.of("Red")));
    }

    @Test
    void largeNumbersAreNotGrouped() {
        assertEquals("4218", Phrase.of("{0}").with(List.of(4218)));
    }

    @Test
    void aNumberChoosesItsForm() {
        Phrase phrase = Phrase.of("{0|one move|{0} moves} kept");
        assertEquals("one move kept", phrase.with(List.of(1)));
        assertEquals("0 moves kept", phrase.with(List.of(0)));
        assertEquals("21 moves kept", phrase.with(List.of(21L)));
    }

    @Test
    void placesAreFoundInsideOfForms() {
        assertEquals(Set.of(0, 1, 2), Phrase.of("{2}{0|a{1}|b}").places());
    }

    @ParameterizedTest
    @ValueSource(strings = {"{", "{0", "}", "{}", "{x}", "{0|a}", "{0|a|b|c}", "a}b"})
    void aBrokenTextIsRefused(String text) {
        assertThrows(IllegalArgumentException.class, () -> Phrase.of(text));
    }
}
