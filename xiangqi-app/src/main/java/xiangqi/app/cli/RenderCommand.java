package xiangqi.app.cli;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import xiangqi.app.picture.HeadlessPicture;
import xiangqi.app.picture.VectorPicture;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.diagram.PieceSet;
import xiangqi.core.diagram.TextDiagram;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;
import xiangqi.ui.text.Words;

/// `chuhe render --fen FEN OUT.png|svg|txt`: a picture of a position, without a display. Only the picture in
/// pixels needs JavaFX, on its headless screen.
@Command(name = "render", description = "${bundle:app.render.about}")
final class RenderCommand extends Tool {
    private static final int LEAST = 64;
    private static final int MOST = 4096;

    private static final Map<String, PieceSet> SETS = Map.of(
            "traditional", PieceSet.TRADITIONAL,
            "simplified", PieceSet.SIMPLIFIED,
            "symbols", PieceSet.SYMBOLS);

    @Option(names = "--fen", required = true, paramLabel = "FEN", description = "${bundle:app.render.fen}")
    private String fen = "";

    @Option(names = "--width", paramLabel = "PIXELS", description = "${bundle:app.render.width}")
    private int width = 640;

    @Option(names = "--flip", description = "${bundle:app.render.flip}")
    private boolean flip;

    @Option(names = "--pieces", paramLabel = "SET", description = "${bundle:app.render.pieces}")
    private String pieces = "traditional";

    @Option(names = "--dark", description = "${bundle:app.render.dark}")
    private boolean dark;

    @Parameters(index = "0", paramLabel = "OUT", description = "${bundle:app.render.out}")
    private String out = "";

    RenderCommand(Terminal terminal, Words words) {
        super(terminal, words);
    }

    @Override
    public Integer call() {
        String ending = out.substring(out.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        if (!out.contains(".") || !List.of("png", "svg", "txt").contains(ending)) {
            throw wrong("app.render.unknown-ending", out);
        }
        if (width < LEAST || width > MOST) {
            throw wrong("app.render.no-width", LEAST, MOST);
        }
        PieceSet set = chosen(SETS, pieces);
        return switch (GivenPosition.read(fen, Legality.STRICT, words)) {
            case GivenPosition.Faulty faulty -> {
                faulty.faults().forEach(terminal::complain);
                yield 1;
            }
            case GivenPosition.Legal(Position position) -> write(position, set, ending);
        };
    }

    private int write(Position position, PieceSet set, String ending) {
        Frame frame = Frame.of(position.board());
        Look look = Look.USUAL.flipped(flip).with(set);
        byte[] picture;
        try {
            picture = switch (ending) {
                case "svg" -> VectorPicture.svg(frame, look, dark, width);
                case "txt" -> TextDiagram.of(position.board(), set, flip).getBytes(StandardCharsets.UTF_8);
                default -> HeadlessPicture.png(frame, look, dark, width);
            };
        } catch (UnsupportedOperationException | UnsatisfiedLinkError noGraphics) {
            return fail(words.text("app.no-window", noGraphics.getMessage()));
        }
        return save(out, picture);
    }
}
