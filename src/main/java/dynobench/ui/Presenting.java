package dynobench.ui;

import dynobench.ui.charts.PresentView;
import dynobench.ui.dock.Dock;
import dynobench.ui.parts.Appearance;
import dynobench.ui.shown.Showing;
import javafx.beans.property.BooleanProperty;
import javafx.stage.Stage;

/// Only a chart, on the whole screen.
final class Presenting {
  private final Stage stage;
  private final WorkbenchView view;
  private final Dock dock;
  private final PresentView slides;

  Presenting(Showing showing, Appearance appearance, Stage stage, WorkbenchView view, Dock dock) {
    this.stage = stage;
    this.view = view;
    this.dock = dock;
    slides = new PresentView(showing, appearance);
    BooleanProperty alone = appearance.presenting();
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
