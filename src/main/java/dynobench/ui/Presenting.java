package dynobench.ui;

import dynobench.ui.charts.PresentView;
import dynobench.ui.desk.Desk;
import dynobench.ui.dock.Dock;
import javafx.beans.property.BooleanProperty;
import javafx.stage.Stage;

/// Only a chart, on the whole screen.
final class Presenting {
  private final Stage stage;
  private final WorkbenchView view;
  private final Dock dock;
  private final PresentView slides;

  Presenting(Desk desk, Stage stage, WorkbenchView view, Dock dock) {
    this.stage = stage;
    this.view = view;
    this.dock = dock;
    slides = new PresentView(desk);
    BooleanProperty alone = desk.appearance().presenting();
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
