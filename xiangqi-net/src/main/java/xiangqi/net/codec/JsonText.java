package xiangqi.net.codec;

import tools.jackson.core.SerializableString;
import tools.jackson.core.io.SerializedString;

/// A text that is written again and again: its escapes and bytes are worked out once.
public final class JsonText {
    private final SerializableString text;

    /// Half a surrogate pair, which UTF-8 cannot say, becomes U+FFFD.
    public JsonText(String text) {
        this.text = new SerializedString(JsonFields.sayable(text));
    }

    SerializableString serializable() {
        return text;
    }

    /// The text itself.
    @Override
    public String toString() {
        return text.getValue();
    }
}
