package dynobench.ui.progress;

import dynobench.session.Roughly;
import dynobench.ui.desk.Job;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Texts;
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

/// One job's row.
final class JobCell extends ListCell<Job> {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

  @FXML private Label title;
  @FXML private Label stage;
  @FXML private Label left;
  @FXML private ProgressBar bar;
  @FXML private Button cancel;
  @FXML private ToggleButton details;
  @FXML private TextArea trace;

  private final Texts texts;
  private final Parent row;
  private Subscription shown = Subscription.EMPTY;

  JobCell(Texts texts) {
    this.texts = texts;
    row = Fxml.load(this, "job.fxml");
    getStyleClass().add("job-cell");
    setPrefWidth(0); // as wide as the list: a long sentence is cut, nothing scrolls sideways
  }

  @FXML
  void initialize() {
    trace.visibleProperty().bind(details.selectedProperty().and(details.visibleProperty()));
    for (Node node : new Node[] {trace, details, cancel, bar, left}) {
      node.managedProperty().bind(node.visibleProperty());
    }
  }

  @FXML
  void cancelJob() {
    Optional.ofNullable(getItem()).ifPresent(Job::cancel);
    cancel.setDisable(true);
  }

  @Override
  protected void updateItem(Job job, boolean empty) {
    boolean another = job != getItem();
    super.updateItem(job, empty);
    if (another || empty) {
      shown.unsubscribe();
      shown = Subscription.EMPTY;
      details.setSelected(false);
      cancel.setDisable(false);
    }
    if (empty || job == null) {
      setGraphic(null);
      return;
    }
    if (another) {
      show(job);
    }
    setGraphic(row);
  }

  private void show(Job job) {
    title.setText(job.title());
    shown =
        Subscription.combine(
            job.stage().subscribe(stage::setText),
            job.fraction().subscribe(share -> bar.setProgress(share.doubleValue())),
            job.state().subscribe(_ -> state(job)),
            job.timeLeft()
                .subscribe(time ->
                    left.setText(
                        time.map(each -> texts.of("left", Roughly.said(each))).orElse(""))));
  }

  private void state(Job job) {
    boolean failed = ProgressViewModel.failed(job);
    bar.setVisible(!failed);
    left.setVisible(!failed);
    cancel.setVisible(!failed);
    details.setVisible(failed);
    stage.pseudoClassStateChanged(FAILED, failed);
    trace.setText(job.failure().map(Job.Failure::details).orElse(""));
  }
}
