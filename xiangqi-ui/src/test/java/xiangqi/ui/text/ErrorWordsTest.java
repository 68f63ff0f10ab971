package xiangqi.ui.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import xiangqi.core.table.Argument;
import xiangqi.net.protocol.ErrorCode;
import xiangqi.net.protocol.MessageFault;
import xiangqi.net.protocol.ProtocolError;
import xiangqi.net.protocol.UnfitTerm;

class ErrorWordsTest {
    @Test
    void theTermThatIsNotTakenIsToldInTheLanguageOfTheSentence() {
        ProtocolError refused = ProtocolError.of(ErrorCode.TERMS_REFUSED, "what", Argument.of("grace"));
        assertEquals("服务器不许这样开桌：断线等候时间太短或太长", ErrorWords.say(Words.in(Language.SIMPLIFIED), refused));
        assertEquals("伺服器不許這樣開桌：斷線等候時間太短或太長", ErrorWords.say(Words.in(Language.TRADITIONAL), refused));
    }

    @Test
    void aPersonIsNotShownTheSpellingOfTheWire() {
        ProtocolError malformed = ProtocolError.of(
                ErrorCode.MALFORMED, Map.of("why", Argument.of("NOT_JSON"), "where", Argument.of("command.move")));
        assertEquals("与服务器没有听懂彼此（消息读不懂）：两边可能版本不同", ErrorWords.say(Words.in(Language.SIMPLIFIED), malformed));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyFaultOfAMessageAndEveryUnfitTermHasASentenceOfItsOwn(Language language) {
        Words words = Words.in(language);
        Set<String> sentences = new HashSet<>();
        for (MessageFault why : MessageFault.values()) {
            String sentence = ErrorWords.say(
                    words,
                    ProtocolError.of(
                            ErrorCode.MALFORMED, Map.of("why", Argument.of(why), "where", Argument.of("x.y"))));
            assertFalse(sentence.contains(why.name()) || sentence.contains("x.y"), sentence);
            sentences.add(sentence);
        }
        for (UnfitTerm what : UnfitTerm.values()) {
            sentences.add(
                    ErrorWords.say(words, ProtocolError.of(ErrorCode.TERMS_REFUSED, "what", Argument.of(what.word()))));
        }
        assertEquals(MessageFault.values().length + UnfitTerm.values().length, sentences.size());
    }

    @Test
    void whatOnlyANewerServerKnowsIsStillASentence() {
        ProtocolError refused = ProtocolError.of(ErrorCode.TERMS_REFUSED, "what", Argument.of("weather"));
        assertEquals(
                "This server does not open such a table: the reason was not told.",
                ErrorWords.say(Words.in(Language.ENGLISH), refused));
    }
}
