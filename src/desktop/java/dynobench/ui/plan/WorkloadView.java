package dynobench.ui.plan;

import dynobench.ui.widgets.Fxml;
import java.util.List;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// Choice of the workload, with its description and origin.
final class WorkloadView {
  @FXML private ComboBox<String> workload;
  @FXML private Label about;
  @FXML private VBox broken;

  private final Parent node;

  WorkloadView(VariedViewModel model) {
    node = Fxml.load(this, "workload.fxml");
    TitleCell.in(workload, model::title);
    list(model);
    model.workloads().subscribe(() -> list(model));
    workload.setOnShowing(_ -> model.reload());
    model.broken().subscribe(this::showProblems);
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

  private void showProblems(List<String> problems) {
    broken.getChildren().setAll(problems.stream().map(WorkloadView::line).toList());
    broken.setVisible(!problems.isEmpty());
    broken.setManaged(!problems.isEmpty());
  }

  private static Node line(String text) {
    var label = new Label(text);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().add("field-problem");
    return label;
  }

  Parent node() {
    return node;
  }
}
