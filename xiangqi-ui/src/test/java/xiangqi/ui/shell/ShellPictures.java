package xiangqi.ui.shell;

import java.util.Map;
import xiangqi.ui.keys.Act;
import xiangqi.ui.keys.Keys;
import xiangqi.ui.pictures.Studio;
import xiangqi.ui.study.StudyPictures;

/// The window itself as it sits for its picture: the list of all commands above a page.
public final class ShellPictures {
    private ShellPictures() {}

    public static Map<String, Studio.Sitter> sitters() {
        return Map.of("commands", ShellPictures::sitWithCommands);
    }

    private static void sitWithCommands(Studio studio, Navigator navigator) {
        StudyPictures.sitters().get("study").sit(studio, navigator);
        Runnable nothing = () -> {};
        navigator.open(new CommandsDialog(new Commands(
                navigator,
                studio.settings().words().wordsProperty(),
                Keys.USUAL,
                Map.of(Act.NEW_GAME, nothing, Act.OPEN, nothing, Act.PASTE, nothing, Act.LOBBY, nothing),
                Map.of(Section.START, nothing, Section.SETUP, nothing, Section.SETTINGS, nothing))));
    }
}
