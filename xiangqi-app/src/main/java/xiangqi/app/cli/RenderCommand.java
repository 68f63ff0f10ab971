package xiangqi.app.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import xiangqi.app.picture.HeadlessPicture;
import xiangqi.app.picture.VectorPicture;
import xiangqi.app.storage.Kept;
import xiangqi.app.storage.WholeFile;
import xiangqi.core.diagram.Frame;
import xiangqi.core.diagram.Look;
import xiangqi.core.rules.Legality;
import xiangqi.core.rules.Position;
import xiangqi.ui.text.Words;

/// `chuhe render --fen FEN OUT.png|svg`: a picture of a position, without a display. Only the picture in pixels needs
/// JavaFX, on its headless screen.
@Command(name = "render", description = "${bundle:app.render.about}")
final class RenderCommand extends Tool {
    private static final int LEAST = 64;
    private static final int MOST = 4096;

    @Option(names = "--fen", required = true, paramLabel = "FEN", description = "${bundle:app.render.fen}")
    private String fen = "";

    @Option(names = "--width", paramLabel = "PIXELS", description = "${bundle:app.render.width}")
    private int width = 640;

    @Option(names = "--flip", description = "${bundle:app.render.flip}")
    private boolean flip;

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
        if (!out.contains(".") || !List.of("png", "svg").contains(ending)) {
            throw wrong("app.render.unknown-ending", out);
        }
        if (width < LEAST || width > MOST) {
            throw wrong("app.render.no-width", LEAST, MOST);
        }
        return switch (GivenPosition.read(fen, Legality.STRICT, words)) {
            case GivenPosition.Faulty faulty -> {
                faulty.faults().forEach(terminal::complain);
                yield 1;
            }
            case GivenPosition.Legal(Position position) -> write(position, ending.equals("svg"));
        };
    }

    private int write(Position position, boolean svg) {
        Frame frame = Frame.of(position.board());
        Look look = Look.USUAL.flipped(flip);
        byte[] picture;
        if (svg) {
            picture = VectorPicture.svg(frame, look, dark, width);
        } else {
            try {
                picture = HeadlessPicture.png(frame, look, dark, width);
            } catch (UnsupportedOperationException | UnsatisfiedLinkError noGraphics) {
                return fail(words.text("app.no-window", noGraphics.getMessage()));
            }
        }
        try {
            return switch (WholeFile.save(Path.of(out), picture)) {
                case Kept.Done _ -> 0;
                case Kept.Failed failed ->
                    fail(out + ": " + words.of(failed.fault().kind()));
            };
        } catch (InvalidPathException notAName) {
            return fail(notAName.getMessage());
        }
    }
}
