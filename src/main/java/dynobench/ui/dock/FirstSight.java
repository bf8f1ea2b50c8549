package dynobench.ui.dock;

import javafx.scene.layout.StackPane;

/// A view that is made when it is seen for the first time: most views are not, and the window opens
/// the sooner.
final class FirstSight extends StackPane {
  FirstSight(DockView view) {
    setId("view-" + view.id());
    sceneProperty()
        .subscribe(scene -> {
          if (scene != null && getChildren().isEmpty()) {
            getChildren().add(view.node().get());
          }
        });
  }
}
