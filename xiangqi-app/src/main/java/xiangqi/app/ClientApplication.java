package xiangqi.app;

import javafx.application.Application;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;

/// The client's window.
public final class ClientApplication extends Application {
    @Override
    public void start(Stage stage) {
        stage.setTitle("楚河");
        stage.setScene(new Scene(new StackPane(), 960, 640));
        stage.show();
    }
}
