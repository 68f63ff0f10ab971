package xiangqi.ui.theme;

import javafx.application.ColorScheme;
import javafx.beans.value.ObservableValue;

/// What a person chose: one theme for good, or whichever the system has.
public enum Appearance {
    SYSTEM,
    LIGHT,
    DARK;

    /// The theme that [choice] means while the system is set to [scheme]; follows both.
    public static ObservableValue<Theme> theme(
            ObservableValue<Appearance> choice, ObservableValue<ColorScheme> scheme) {
        return choice.flatMap(chosen -> scheme.map(chosen::themeUnder));
    }

    private Theme themeUnder(ColorScheme scheme) {
        return switch (this) {
            case SYSTEM -> Theme.of(scheme);
            case LIGHT -> Theme.LIGHT;
            case DARK -> Theme.DARK;
        };
    }
}
