package dynobench.ui.progress;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.tasks.BackgroundExecutor;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.time.Duration;
import java.util.stream.Stream;
import javafx.animation.PauseTransition;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ListView;
import org.kordamp.ikonli.feather.Feather;

/// List of background tasks.
public final class ProgressView {
  @FXML private Button clear;
  @FXML private ListView<BackgroundTask> tasks;

  private final ProgressViewModel model;
  private final Commands commands;
  private final ViewTexts texts = new ViewTexts(ProgressView.class);
  private final LazyValue<Parent> node = new LazyValue<>(() -> Fxml.load(this, "progress.fxml"));

  ProgressView(ProgressViewModel model) {
    this.model = model;
    commands = Commands.ofView(texts, texts.of("title"));
    commands
        .add("progress.clear", model::clearFailed)
        .icon(Feather.X_CIRCLE)
        .when(model.hasFailed())
        .done();
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(BackgroundExecutor background) {
    var view = new ProgressView(new ProgressViewModel(background, ProgressView::later));
    return Stream.of(
        DockView.of(ViewId.PROGRESS, view.texts, Feather.LOADER, "bottom", view.node)
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
    tasks.setItems(model.rows());
    tasks.setCellFactory(_ -> new TaskCell(texts));
    CommandControls.bind(clear, commands.get("progress.clear"));
  }
}
