package xiangqi.ui.text;

import java.util.Locale;

/// The languages of the interface.
public enum Language {
    SIMPLIFIED("zh-Hans", "简体中文"),
    TRADITIONAL("zh-Hant", "繁體中文"),
    ENGLISH("en", "English");

    private final Locale locale;
    private final String ownName;

    Language(String tag, String ownName) {
        this.locale = Locale.forLanguageTag(tag);
        this.ownName = ownName;
    }

    /// The language for a machine that is set to `locale`: the Chinese script that its script or region tells,
    /// English elsewhere. A locale without a region (`C` and `POSIX` arrive as such) says nothing: simplified
    /// Chinese.
    public static Language of(Locale locale) {
        if (locale.getLanguage().equals("zh")) {
            boolean traditional = locale.getScript().equals("Hant")
                    || locale.getScript().isEmpty()
                            && switch (locale.getCountry()) {
                                case "TW", "HK", "MO" -> true;
                                default -> false;
                            };
            return traditional ? TRADITIONAL : SIMPLIFIED;
        }
        return locale.getCountry().isEmpty() ? SIMPLIFIED : ENGLISH;
    }

    /// `zh-Hans`, `zh-Hant` or `en`, for dates and figures.
    public Locale locale() {
        return locale;
    }

    /// The BCP 47 tag: `zh-Hans`.
    public String tag() {
        return locale.toLanguageTag();
    }

    /// The language's name in itself, the same in every language.
    public String ownName() {
        return ownName;
    }
}
