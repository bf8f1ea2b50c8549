package dynobench.ui;

import dynobench.ui.charts.PresentView;
import dynobench.ui.dock.Dock;
import javafx.beans.property.BooleanProperty;
import javafx.stage.Stage;

/// Only a chart, and the run that goes on, on the whole screen.
final class Presenting {
  private final Stage stage;
  private final WorkbenchView view;
  private final Dock dock;
  private final PresentView slides;

  Presenting(Wiring wiring, Stage stage, WorkbenchView view, Dock dock) {
    this.stage = stage;
    this.view = view;
    this.dock = dock;
    slides = new PresentView(wiring.showing(), wiring.live(), wiring.appearance());
    BooleanProperty alone = wiring.appearance().presenting();
    alone.addListener((_, _, now) -> present(now));
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
      view.present(slides.node());
      slides.begin(dock.front().get());
    } else {
      slides.end();
      view.endPresenting();
      view.node().requestFocus();
    }
    stage.setFullScreen(alone);
  }
}
