/// The client's screens and its board: one package per screen, with its FXML, controller,
/// view-model and style sheet. Knows how a table or a study is shown, never what is legal.
module xiangqi.ui {
    requires transitive xiangqi.core;
    requires transitive xiangqi.net;
    requires transitive javafx.controls;
    requires transitive javafx.graphics;
    requires java.desktop;
    requires javafx.fxml;
    requires org.controlsfx.controls;
    requires org.kordamp.ikonli.javafx;
    requires org.kordamp.ikonli.materialdesign2;
    requires atlantafx.base;

    exports xiangqi.ui.account;
    exports xiangqi.ui.board;
    exports xiangqi.ui.glossary;
    exports xiangqi.ui.keys;
    exports xiangqi.ui.lobby;
    exports xiangqi.ui.picture;
    exports xiangqi.ui.settings;
    exports xiangqi.ui.setup;
    exports xiangqi.ui.shell;
    exports xiangqi.ui.sound;
    exports xiangqi.ui.start;
    exports xiangqi.ui.study;
    exports xiangqi.ui.table;
    exports xiangqi.ui.text;
    exports xiangqi.ui.theme;

    // Controllers are filled from FXML.
    opens xiangqi.ui.account to
            javafx.fxml;
    opens xiangqi.ui.glossary to
            javafx.fxml;
    opens xiangqi.ui.lobby to
            javafx.fxml;
    opens xiangqi.ui.settings to
            javafx.fxml;
    opens xiangqi.ui.setup to
            javafx.fxml;
    opens xiangqi.ui.shell to
            javafx.fxml;
    opens xiangqi.ui.start to
            javafx.fxml;
    opens xiangqi.ui.study to
            javafx.fxml;
    opens xiangqi.ui.table to
            javafx.fxml;
}
