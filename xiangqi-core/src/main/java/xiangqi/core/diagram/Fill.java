package xiangqi.core.diagram;

/// How a surface is filled: its ink with opacity 0–1.
public record Fill(Ink ink, double opacity) {
    static Fill of(Ink ink) {
        return new Fill(ink, 1);
    }
}
