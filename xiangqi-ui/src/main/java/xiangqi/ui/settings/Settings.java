package xiangqi.ui.settings;

import java.util.Locale;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.PieceSet;
import xiangqi.core.notation.Notation;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.text.Language;
import xiangqi.ui.text.Words;
import xiangqi.ui.theme.Appearance;

/// Everything a person can prefer. A value: changing one preference makes new settings.
///
/// @param language of the interface
/// @param appearance by day, by night, or as the system has it
/// @param pieces what is on the pieces
/// @param reversed whether black pieces are dark discs with a light glyph
/// @param coordinates what stands at the edges of the board
/// @param moveNames how the moves of a list are written
/// @param sound whether anything is heard
/// @param still whether nothing moves on the screen, whatever the system says
/// @param study what is preferred in study
/// @param keys which key does what
public record Settings(
        Language language,
        Appearance appearance,
        PieceSet pieces,
        boolean reversed,
        Look.Coordinates coordinates,
        MoveNames moveNames,
        boolean sound,
        boolean still,
        StudyTaste study,
        Keys keys) {
    /// How moves are written; Chinese follows the language of the interface.
    public enum MoveNames {
        CHINESE,
        WXF,
        ICCS,
        UCI;

        /// What people who read that language read moves in.
        public static MoveNames usual(Language language) {
            return switch (language) {
                case SIMPLIFIED, TRADITIONAL -> CHINESE;
                case ENGLISH -> WXF;
            };
        }
    }

    /// What a new installation begins with on a machine set to `locale`.
    public static Settings first(Locale locale) {
        return new Settings(
                Language.of(locale),
                Appearance.SYSTEM,
                PieceSet.TRADITIONAL,
                false,
                Look.Coordinates.PLAYERS,
                MoveNames.usual(Language.of(locale)),
                true,
                false,
                StudyTaste.USUAL,
                Keys.USUAL);
    }

    /// The look of a board that is not turned.
    public Look look(Words words) {
        return Look.USUAL.with(pieces).with(coordinates).reversed(reversed).checkWord(words.text("board.check-seal"));
    }

    /// The notation of move lists: Chinese in the script of the language, simplified for English.
    public Notation notation() {
        return switch (moveNames) {
            case CHINESE -> language == Language.TRADITIONAL ? Notation.ZH_HANT : Notation.ZH_HANS;
            case WXF -> Notation.WXF;
            case ICCS -> Notation.ICCS;
            case UCI -> Notation.UCI;
        };
    }

    /// With another language, and the usual notation of that if moves were written in the usual one of the language
    /// before.
    public Settings language(Language chosen) {
        boolean usual = moveNames == MoveNames.usual(language);
        MoveNames names = usual ? MoveNames.usual(chosen) : moveNames;
        return new Settings(chosen, appearance, pieces, reversed, coordinates, names, sound, still, study, keys);
    }

    public Settings appearance(Appearance appearance) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }

    public Settings pieces(PieceSet pieces) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }

    public Settings reversed(boolean reversed) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }

    public Settings coordinates(Look.Coordinates coordinates) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }

    public Settings moveNames(MoveNames moveNames) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }

    public Settings sound(boolean sound) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }

    public Settings still(boolean still) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }

    public Settings study(StudyTaste study) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }

    public Settings keys(Keys keys) {
        return new Settings(language, appearance, pieces, reversed, coordinates, moveNames, sound, still, study, keys);
    }
}
