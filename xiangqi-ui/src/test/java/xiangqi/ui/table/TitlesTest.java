package xiangqi.ui.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import xiangqi.core.board.Side;
import xiangqi.core.house.Houses;
import xiangqi.core.house.Profile;
import xiangqi.core.house.RealTitle;
import xiangqi.core.table.Player;
import xiangqi.core.table.Terms;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;

/// What a player is called beside the clock: by the house, and in real life.
class TitlesTest {
    @ParameterizedTest
    @CsvSource({
        "SIMPLIFIED,ourgame,INTERNATIONAL_GRANDMASTER,三级棋士 ·国际特大",
        "SIMPLIFIED,ourgame,NATIONAL_MASTER,三级棋士 ·国家大师",
        "TRADITIONAL,ourgame,NATIONAL_GRANDMASTER,三級棋士 ·國家特大",
        "ENGLISH,ourgame,INTERNATIONAL_MASTER,'Player, class 3 ·International Master'",
        "SIMPLIFIED,plain,INTERNATIONAL_MASTER,红方 ·国际大师"
    })
    void aTitleOfRealLifeStandsBehindItsDot(Language language, String house, RealTitle real, String shown) {
        assertEquals(
                shown, shown(language, house, new Profile(1650, 40, 0, true, Optional.empty()).withRealTitle(real)));
    }

    @Test
    void withoutOneTheHouseAloneSpeaks() {
        Profile profile = new Profile(1650, 40, 0, true, Optional.empty());
        assertEquals("三级棋士", shown(Language.SIMPLIFIED, "ourgame", profile));
        assertEquals("红方", shown(Language.SIMPLIFIED, "plain", profile));
    }

    private static String shown(Language language, String house, Profile profile) {
        Terms terms = Terms.of(Houses.standard().find(house, "1").orElseThrow());
        Parlour room = Parlour.between(terms, new Player("red", "半亩塘", profile), Parlour.BLACK);
        return new TableWords(Words.in(language))
                .titles(Side.RED, room.model.player(Side.RED).titleProperty().get());
    }
}
