package dynobench.ui.plan;

import dynobench.ui.parts.Fxml;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;

/// The choice of the workload, with what it shows and where it comes from.
final class WorkloadView {
  @FXML private ComboBox<String> workload;
  @FXML private Label about;

  private final Parent node;

  WorkloadView(VariedViewModel model) {
    node = Fxml.load(this, "workload.fxml");
    workload.getItems().setAll(model.workloads());
    Titles.in(workload, model::title);
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

  Parent node() {
    return node;
  }
}
