package xiangqi.app.storage;

import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

final class StorageWordsTest {
    @ParameterizedTest
    @EnumSource(StorageFault.Kind.class)
    void everyFaultHasWordsInEveryLanguage(StorageFault.Kind kind) {
        for (Language language : Language.values()) {
            assertFalse(Words.in(language).of(kind).isBlank());
        }
    }
}
