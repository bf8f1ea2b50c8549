package dynobench.ui.progress;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.Job;
import dynobench.ui.dock.DockView;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Once;
import dynobench.ui.parts.Texts;
import java.time.Duration;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import org.kordamp.ikonli.feather.Feather;

/// The list of jobs.
public final class ProgressView {
  @FXML private Button clear;
  @FXML private ListView<Job> jobs;

  private final ProgressViewModel model;
  private final Commands commands;
  private final Texts texts = new Texts(ProgressView.class);
  private final Once<Parent> node = new Once<>(() -> Fxml.load(this, "progress.fxml"));

  ProgressView(ProgressViewModel model) {
    this.model = model;
    commands = Commands.ofView(texts, texts.of("title"));
    commands
        .add("progress.clear", model::clearFailed)
        .icon(Feather.X_CIRCLE)
        .when(model.hasFailed())
        .done();
  }

  /// For the dock.
  public static Stream<DockView> of(Desk desk) {
    var view = new ProgressView(new ProgressViewModel(desk.background(), ProgressView::later));
    return Stream.of(
        DockView.of("progress", view.texts, Feather.LOADER, "bottom", view.node)
            .offering(view.commands));
  }

  private static void later(Duration delay, Runnable task) {
    var pause = new PauseTransition(javafx.util.Duration.millis((double) delay.toMillis()));
    pause.setOnFinished(_ -> task.run());
    pause.play();
  }

  Parent node() {
    return node.get();
  }

  @FXML
  void initialize() {
    jobs.setItems(model.rows());
    jobs.setCellFactory(_ -> new JobCell(texts));
    CommandControls.dress(clear, commands.get("progress.clear"));
  }
}
