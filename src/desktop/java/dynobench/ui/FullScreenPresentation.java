package dynobench.ui;

import dynobench.ui.charts.ChartView;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.ViewId;
import dynobench.ui.present.PresentView;
import dynobench.ui.present.PresentationSlides;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.stage.Stage;

/// Presentation in full screen: the result, a chart, the comparison, the crashes or a lesson. The
/// view itself moves from its tab to the screen, so that it keeps everything that the user has
/// chosen in it.
final class FullScreenPresentation {
  private final Stage stage;
  private final WorkbenchView view;
  private final Dock dock;
  private final BooleanProperty alone;
  private final PresentView frame;
  private final PresentationSlides slides;
  private Optional<ViewId> shown = Optional.empty();
  private Optional<ViewId> last = Optional.empty();
  private boolean fromLesson;

  /// Creates the presentation, which is not shown yet.
  FullScreenPresentation(Wiring wiring, Stage stage, WorkbenchView view, Dock dock) {
    this.stage = stage;
    this.view = view;
    this.dock = dock;
    alone = wiring.appearance().presenting();
    frame = new PresentView(wiring.live(), wiring.appearance());
    slides =
        new PresentationSlides(
            wiring.display(),
            ChartView.ids(),
            chart -> ChartView.hasFigures(wiring.display(), chart));
    frame.node().addEventFilter(KeyEvent.KEY_PRESSED, this::press);
    alone.addListener((_, _, now) -> present(now));
    dock.front().subscribe(front -> front.ifPresent(this::follow));
    stage.setFullScreenExitHint(""); // it would cover the question; the foot names the keys
    stage
        .fullScreenProperty()
        .addListener((_, _, full) -> {
          if (!full) { // the user left full screen by the system's key
            alone.set(false);
          }
        });
  }

  /// Brings a view to the front in the window, and also in a presentation if it can be presented.
  void show(ViewId next) {
    dock.show(next);
    follow(next);
  }

  private void follow(ViewId front) {
    if (PresentationSlides.canShow(front)) {
      last = Optional.of(front);
      if (alone.get()) {
        turnTo(front);
      }
    }
  }

  private void present(boolean now) {
    if (now) {
      view.present(frame.node());
      fromLesson = false;
      turnTo(slides.first(dock.front().get(), last));
    } else {
      giveBack();
      view.endPresenting();
      view.node().requestFocus();
    }
    stage.setFullScreen(now);
  }

  private void turnTo(ViewId next) {
    if (!shown.equals(Optional.of(next))) {
      fromLesson = !next.equals(ViewId.LESSONS) && (fromLesson || isLesson());
      giveBack();
      shown = Optional.of(next);
      frame.show(dock.lend(next), keys(next));
    }
  }

  private void giveBack() {
    frame.clear();
    shown.ifPresent(dock::giveBack);
    shown = Optional.empty();
  }

  private PresentView.Keys keys(ViewId next) {
    if (next.equals(ViewId.LESSONS)) {
      return PresentView.Keys.LESSON;
    } else if (fromLesson) {
      return PresentView.Keys.RESULT_OF_LESSON;
    }
    return slides.next(next, 1).equals(next)
        ? PresentView.Keys.ONE_RESULT
        : PresentView.Keys.OTHER_RESULTS;
  }

  private boolean isLesson() {
    return shown.filter(ViewId.LESSONS::equals).isPresent();
  }

  /// Handles the keys of the presentation before the shown view does. A lesson has steps of its
  /// own, which the arrow keys turn.
  private void press(KeyEvent event) {
    if (event.isShortcutDown() || event.isAltDown() || event.isShiftDown()) {
      return;
    }
    KeyCode key = event.getCode();
    if (key == KeyCode.ESCAPE) {
      alone.set(false);
    } else if (isLesson()) {
      return;
    } else if (key == KeyCode.C && fromLesson) {
      show(ViewId.LESSONS);
    } else if (List.of(KeyCode.RIGHT, KeyCode.PAGE_DOWN, KeyCode.SPACE).contains(key)) {
      turn(1);
    } else if (List.of(KeyCode.LEFT, KeyCode.PAGE_UP).contains(key)) {
      turn(-1);
    } else {
      return;
    }
    event.consume();
  }

  private void turn(int step) {
    shown.ifPresent(now -> turnTo(slides.next(now, step)));
  }
}
