package xiangqi.ui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import javafx.application.ColorScheme;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.paint.Paint;

/// Paper by day, walnut by night: the colours of a scene together with the rules that use them.
public enum Theme {
    LIGHT(new PrimerLight().getUserAgentStylesheet(), Palette.light()),
    DARK(new PrimerDark().getUserAgentStylesheet(), Palette.dark());

    private static final String SQUARE = styleSheet("square.css");

    private final String base;
    private final Paint paper;
    private final String colours = styleSheet(name().toLowerCase(Locale.ROOT) + ".css");
    private final String rules = styleSheet("chuhe.css");

    Theme(String base, Palette palette) {
        this.base = base;
        this.paper = Paint.valueOf(palette.colour("p0"));
    }

    /// The theme for what the system is set to.
    public static Theme of(ColorScheme scheme) {
        return switch (scheme) {
            case LIGHT -> LIGHT;
            case DARK -> DARK;
        };
    }

    /// The AtlantaFX style sheet below everything. An application sets it for all its scenes before the first control
    /// is made, so that JavaFX need not read a style of its own.
    public String userAgentStylesheet() {
        return base;
    }

    /// The style sheets above it, colours first.
    public List<String> stylesheets() {
        return List.of(colours, rules);
    }

    /// The style class that the root of a scene in this theme has, for the rare rule that only one of them needs.
    public String styleClass() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Dresses [scene], undressing it of any other theme; its other style sheets and classes stay. Before the first
    /// page is drawn it is paper, as it is where nothing stands. Where windows cannot be transparent, what opens
    /// above it is square. Windows that open above the scene (menus, tooltips, popovers) take its theme over when
    /// they open.
    public void applyTo(Scene scene) {
        scene.setUserAgentStylesheet(base);
        scene.setFill(paper);
        ObservableList<String> worn = scene.getStylesheets();
        List<String> own = worn.stream().filter(sheet -> !isOfATheme(sheet)).toList();
        worn.setAll(stylesheets());
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            worn.add(SQUARE);
        }
        worn.addAll(own);
        List<String> classes = scene.getRoot().getStyleClass();
        for (Theme theme : values()) classes.remove(theme.styleClass());
        classes.add(styleClass());
    }

    private static boolean isOfATheme(String sheet) {
        return sheet.equals(SQUARE)
                || Arrays.stream(values()).anyMatch(theme -> theme.stylesheets().contains(sheet));
    }

    private static String styleSheet(String name) {
        return Objects.requireNonNull(Theme.class.getResource(name), name).toExternalForm();
    }
}
