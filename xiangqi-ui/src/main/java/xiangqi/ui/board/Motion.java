package xiangqi.ui.board;

import java.util.ArrayList;
import java.util.List;
import javafx.animation.Animation;
import javafx.animation.Interpolator;
import javafx.animation.KeyFrame;
import javafx.animation.KeyValue;
import javafx.animation.PauseTransition;
import javafx.animation.Timeline;
import javafx.scene.Node;
import javafx.util.Duration;

/// What moves on a board at this moment. Nothing ever waits for it: the state is final before it starts.
final class Motion {
    static final Duration MOVE = Duration.millis(160);
    static final Duration FADE = Duration.millis(120);
    static final Duration BEAT = Duration.millis(600);

    /// Steps that follow each other faster than this come from a held key: they are shown at once.
    private static final Duration HURRY = Duration.millis(100);

    private static final Interpolator OUT = Interpolator.SPLINE(0.2, 0, 0, 1);

    private final List<Running> running = new ArrayList<>();
    private final PauseTransition sinceLastStep = new PauseTransition(HURRY);

    private record Running(Timeline timeline, Runnable end) {}

    /// Ends all at once, for the next step. Returns whether that follows the last one in a hurry.
    boolean step() {
        for (Running one : List.copyOf(running)) {
            one.timeline().stop();
            one.end().run();
        }
        running.clear();
        boolean hurried = sinceLastStep.getStatus() == Animation.Status.RUNNING;
        sinceLastStep.playFromStart();
        return hurried;
    }

    void move(Node node, double x, double y) {
        run(
                () -> {
                    node.setTranslateX(x);
                    node.setTranslateY(y);
                },
                new KeyFrame(
                        MOVE,
                        new KeyValue(node.translateXProperty(), x, OUT),
                        new KeyValue(node.translateYProperty(), y, OUT)));
    }

    void fade(Node node, Runnable then) {
        run(then, new KeyFrame(FADE, new KeyValue(node.opacityProperty(), 0, Interpolator.EASE_IN)));
    }

    /// Lets the rings grow and settle once.
    void beat(List<? extends Node> rings) {
        for (Node ring : rings) {
            run(
                    () -> {
                        ring.setScaleX(1);
                        ring.setScaleY(1);
                    },
                    new KeyFrame(
                            BEAT.multiply(0.3),
                            new KeyValue(ring.scaleXProperty(), 1.12, Interpolator.EASE_OUT),
                            new KeyValue(ring.scaleYProperty(), 1.12, Interpolator.EASE_OUT)),
                    new KeyFrame(
                            BEAT,
                            new KeyValue(ring.scaleXProperty(), 1, Interpolator.EASE_BOTH),
                            new KeyValue(ring.scaleYProperty(), 1, Interpolator.EASE_BOTH)));
        }
    }

    private void run(Runnable end, KeyFrame... frames) {
        Timeline timeline = new Timeline(frames);
        Running one = new Running(timeline, end);
        running.add(one);
        timeline.setOnFinished(_ -> {
            running.remove(one);
            end.run();
        });
        timeline.play();
    }
}
