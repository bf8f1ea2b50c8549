package dynobench.ui.dock;

import dynobench.ui.widgets.BarFit;
import dynobench.ui.widgets.OneStop;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/// Container that creates its view when it first becomes visible. Most views never do, so the
/// window opens sooner.
final class FirstSight extends StackPane {
  private static final String BAR = ".view-bar";

  FirstSight(DockView view) {
    setId("view-" + view.id());
    sceneProperty()
        .subscribe(scene -> {
          if (scene != null && getChildren().isEmpty()) {
            getChildren().add(view.node().get());
            getChildren().getFirst().lookupAll(BAR).forEach(FirstSight::fitBar);
          }
        });
  }

  /// Makes a bar fit its contents and act as one stop of the Tab key.
  private static void fitBar(Node bar) {
    if (bar instanceof HBox line) {
      BarFit.watch(line);
    }
    if (bar instanceof Pane pane) {
      OneStop.of(pane);
    }
  }
}
