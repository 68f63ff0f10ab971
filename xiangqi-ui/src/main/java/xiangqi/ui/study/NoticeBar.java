package xiangqi.ui.study;

import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.javafx.FontIcon;

/// A notice as a banner that can be put away.
final class NoticeBar {
    private NoticeBar() {}

    static Node of(StudyNotice notice, StudyWords said, String putAwayWords, Runnable putAway) {
        boolean error = switch (notice) {
            case StudyNotice.Unreadable _,
                    StudyNotice.NotPasted _,
                    StudyNotice.NothingToPaste _,
                    StudyNotice.NotOpened _,
                    StudyNotice.NotSaved _ -> true;
            case StudyNotice.Warned _,
                    StudyNotice.Lost _,
                    StudyNotice.LeftOut _,
                    StudyNotice.Rewritten _,
                    StudyNotice.Apart _,
                    StudyNotice.NothingNew _,
                    StudyNotice.NotMerged _ -> false;
        };
        Label label = new Label(said.notice(notice));
        label.setWrapText(true);
        label.setMinHeight(Label.USE_PREF_SIZE);
        label.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(label, Priority.ALWAYS);
        Button close = new Button("", new FontIcon("mdi2c-close"));
        close.getStyleClass().addAll("quiet", "icon-button", "small");
        close.setAccessibleText(putAwayWords);
        close.setOnAction(_ -> putAway.run());
        HBox bar = new HBox(new FontIcon("mdi2a-alert-outline"), label, close);
        bar.getStyleClass().addAll("banner", "notice");
        if (error) {
            bar.getStyleClass().add("error");
        }
        return bar;
    }
}
