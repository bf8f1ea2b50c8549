package dynobench.ui.plan;

import dynobench.ui.widgets.Fxml;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.stage.Window;

/// Choice of the workload, with its description and origin.
final class WorkloadView {
  @FXML private ComboBox<String> workload;
  @FXML private Label about;

  private final Parent node;

  WorkloadView(VariedViewModel model) {
    node = Fxml.load(this, "workload.fxml");
    TitleCell.in(workload, model::title);
    list(model);
    model.workloads().subscribe(() -> list(model));
    workload.setOnShowing(_ -> model.reload());
    // The user may have edited a workload in another window.
    node.sceneProperty()
        .flatMap(Scene::windowProperty)
        .flatMap(Window::focusedProperty)
        .subscribe(focused -> {
          if (Boolean.TRUE.equals(focused)) {
            model.reload();
          }
        });
    model.draft().workload().id().subscribe(workload::setValue);
    workload
        .valueProperty()
        .subscribe((_, chosen) -> {
          if (chosen != null) {
            model.draft().choose(chosen);
          }
        });
    about.textProperty().bind(model.about());
    about.visibleProperty().bind(model.about().isNotEmpty());
    about.managedProperty().bind(about.visibleProperty());
  }

  private void list(VariedViewModel model) {
    workload.getItems().setAll(model.workloads());
    workload.setValue(model.draft().workload().id().get());
  }

  Parent node() {
    return node;
  }
}
