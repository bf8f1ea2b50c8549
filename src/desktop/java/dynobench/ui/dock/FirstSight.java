package dynobench.ui.dock;

import dynobench.ui.widgets.BarFit;
import dynobench.ui.widgets.OneStop;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;

/// Container that creates its view when it first becomes visible. Most views never do, so the
/// window opens sooner. A presentation borrows the view.
final class FirstSight extends StackPane {
  private static final String BAR = ".view-bar";

  private final DockView view;
  private Optional<Node> lent = Optional.empty();

  FirstSight(DockView view) {
    this.view = view;
    setId("view-" + view.id());
    sceneProperty()
        .subscribe(scene -> {
          if (scene != null && lent.isEmpty()) {
            fill();
          }
        });
  }

  private void fill() {
    if (getChildren().isEmpty()) {
      getChildren().add(view.node().get());
      getChildren().getFirst().lookupAll(BAR).forEach(FirstSight::fitBar);
    }
  }

  /// Removes the view for a while.
  Node lend() {
    fill();
    Node content = getChildren().removeFirst();
    lent = Optional.of(content);
    return content;
  }

  /// Takes the view back.
  void giveBack() {
    lent.ifPresent(getChildren()::add);
    lent = Optional.empty();
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
