package dynobench.ui.progress;

import dynobench.estimate.DurationText;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.util.Optional;
import javafx.css.PseudoClass;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.util.Subscription;

/// Row of a task: title, stage, progress, remaining time, and a button to cancel it. A failed task
/// has its stack trace instead of the last three.
final class TaskCell extends ListCell<BackgroundTask> {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  @FXML private Label title;
  @FXML private Label stage;
  @FXML private Label left;
  @FXML private ProgressBar bar;
  @FXML private Button cancel;
  @FXML private ToggleButton details;
  @FXML private TextArea trace;

  private final ViewTexts texts;
  private final Parent row;
  private Subscription shown = Subscription.EMPTY;

  TaskCell(ViewTexts texts) {
    this.texts = texts;
    row = Fxml.load(this, "task.fxml");
    getStyleClass().add("task-cell");
    setPrefWidth(0); // as wide as the list, which then never scrolls sideways
  }

  @FXML
  void initialize() {
    trace.visibleProperty().bind(details.selectedProperty().and(details.visibleProperty()));
    for (Node node : new Node[] {trace, details, cancel, bar, left}) {
      node.managedProperty().bind(node.visibleProperty());
    }
  }

  @FXML
  void cancelTask() {
    Optional.ofNullable(getItem()).ifPresent(BackgroundTask::cancel);
    cancel.setDisable(true);
  }

  @Override
  protected void updateItem(BackgroundTask task, boolean empty) {
    boolean another = task != getItem();
    super.updateItem(task, empty);
    if (another || empty) {
      shown.unsubscribe();
      shown = Subscription.EMPTY;
      details.setSelected(false);
      cancel.setDisable(false);
    }
    if (empty || task == null) {
      setGraphic(null);
      return;
    }
    if (another) {
      show(task);
    }
    setGraphic(row);
  }

  private void show(BackgroundTask task) {
    title.setText(task.title());
    shown =
        Subscription.combine(
            task.stage().subscribe(stage::setText),
            task.fraction().subscribe(share -> bar.setProgress(share.doubleValue())),
            task.state().subscribe(_ -> state(task)),
            task.timeLeft()
                .subscribe(time ->
                    left.setText(
                        time.map(each -> texts.of("left", DurationText.format(each))).orElse(""))));
  }

  private void state(BackgroundTask task) {
    boolean failed = ProgressViewModel.failed(task);
    bar.setVisible(!failed);
    left.setVisible(!failed);
    cancel.setVisible(!failed);
    details.setVisible(failed);
    stage.pseudoClassStateChanged(FAILED, failed);
    trace.setText(task.failure().map(BackgroundTask.Failure::details).orElse(""));
  }
}
