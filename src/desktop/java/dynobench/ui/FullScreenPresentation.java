package dynobench.ui;

import dynobench.ui.charts.PresentView;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.ViewId;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.LazyValue;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/// Presentation in full screen: a chart with the running run, or a lesson.
final class FullScreenPresentation {
  private final Stage stage;
  private final WorkbenchView view;
  private final Dock dock;
  private final PresentView slides;
  private final Supplier<Parent> lessons;

  /// Creates the presentation, which is not shown yet.
  ///
  /// @param lessons supplies the lessons for full screen
  FullScreenPresentation(
      Wiring wiring, Stage stage, WorkbenchView view, Dock dock, Supplier<Parent> lessons) {
    this.stage = stage;
    this.view = view;
    this.dock = dock;
    this.lessons = new LazyValue<>(() -> withEscape(lessons.get(), wiring.appearance()));
    slides = new PresentView(wiring.display(), wiring.live(), wiring.appearance());
    BooleanProperty alone = wiring.appearance().presenting();
    alone.addListener((_, _, now) -> present(now));
    dock.front()
        .addListener((_, _, front) -> {
          if (alone.get() && front.filter(FullScreenPresentation::isShownAlone).isPresent()) {
            turnTo(front);
          }
        });
    stage
        .fullScreenProperty()
        .addListener((_, _, full) -> {
          if (!full) { // the user left full screen by the system's key
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

  /// Makes Escape end the presentation, as it does from a chart.
  private static Parent withEscape(Parent node, Appearance appearance) {
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

  /// Shows the lesson or the chart that is in front. The lessons switch between a lesson and its
  /// run's chart themselves.
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
