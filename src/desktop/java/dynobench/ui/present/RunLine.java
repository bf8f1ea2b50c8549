package dynobench.ui.present;

import dynobench.ui.live.LiveRun;
import dynobench.ui.widgets.ViewTexts;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;

/// Progress of the run in a line below a presented result: the current trial and the remaining
/// time. Invisible while no run goes on.
final class RunLine extends HBox {
  private final LiveRun live;
  private final Label words = new Label();
  private final ProgressBar bar = new ProgressBar(0);

  RunLine(LiveRun live, ViewTexts texts) {
    this.live = live;
    getStyleClass().add("present-run");
    bar.setAccessibleText(texts.of("present.progress"));
    words.setMinHeight(USE_PREF_SIZE);
    getChildren().setAll(bar, words);
    visibleProperty().bind(live.running());
    managedProperty().bind(visibleProperty());
    live.running().subscribe(_ -> follow());
    live.revision().subscribe(_ -> follow());
  }

  private void follow() {
    if (live.running().get()) {
      bar.setProgress(live.progress().fraction());
      words.setText(live.progress().sentence().strip());
    }
  }
}
