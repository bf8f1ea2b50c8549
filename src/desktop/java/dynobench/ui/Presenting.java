package dynobench.ui;

import dynobench.ui.charts.PresentView;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.ViewId;
import dynobench.ui.parts.Appearance;
import dynobench.ui.parts.Once;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/// Only a chart, and the run that goes on, or a lesson, on the whole screen.
final class Presenting {
  private final Stage stage;
  private final WorkbenchView view;
  private final Dock dock;
  private final PresentView slides;
  private final Supplier<Parent> lessons;

  /// @param lessons the lessons for the whole screen
  Presenting(Wiring wiring, Stage stage, WorkbenchView view, Dock dock, Supplier<Parent> lessons) {
    this.stage = stage;
    this.view = view;
    this.dock = dock;
    this.lessons = new Once<>(() -> leavable(lessons.get(), wiring.appearance()));
    slides = new PresentView(wiring.showing(), wiring.live(), wiring.appearance());
    BooleanProperty alone = wiring.appearance().presenting();
    alone.addListener((_, _, now) -> present(now));
    dock.front()
        .addListener((_, _, front) -> {
          if (alone.get() && front.filter(Presenting::isShownAlone).isPresent()) {
            turnTo(front);
          }
        });
    stage
        .fullScreenProperty()
        .addListener((_, _, full) -> {
          if (!full) { // the system's own way back
            alone.set(false);
          }
        });
  }

  private void present(boolean alone) {
    if (alone) {
      turnTo(dock.front().get());
    } else {
      slides.end();
      view.endPresenting();
      view.node().requestFocus();
    }
    stage.setFullScreen(alone);
  }

  /// Escape brings everything back, as it does from a chart.
  private static Parent leavable(Parent node, Appearance appearance) {
    node.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ESCAPE) {
            appearance.presenting().set(false);
            event.consume();
          }
        });
    return node;
  }

  private static boolean isShownAlone(ViewId front) {
    return front.equals(ViewId.LESSONS) || front.isChart();
  }

  /// A lesson, its run's chart, and the lesson again follow each other by themselves.
  private void turnTo(Optional<ViewId> front) {
    if (front.filter(ViewId.LESSONS::equals).isPresent()) {
      slides.end();
      view.present(lessons.get());
      lessons.get().requestFocus();
    } else {
      view.present(slides.node());
      slides.begin(front);
    }
  }
}
