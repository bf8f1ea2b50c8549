package dynobench.ui.monitor;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.monitor.MonitorViewModel.Follow;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Texts;
import dynobench.ui.shown.Showing;
import java.time.Clock;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// The strips with their bar.
public final class MonitorView {
  private static final double CLOSER = 0.5;

  @FXML private ToggleButton lastMinute;
  @FXML private ToggleButton wholeRun;
  @FXML private Button closer;
  @FXML private Button wider;
  @FXML private Label where;
  @FXML private Label empty;
  @FXML private ScrollPane scroll;

  private final MonitorViewModel model;
  private final Texts texts = new Texts(MonitorView.class);
  private final Commands commands = Commands.ofView(texts, texts.of("title"));
  private final Parent node;

  MonitorView(MonitorViewModel model) {
    this.model = model;
    addFollow("monitor.minute", Follow.LAST_MINUTE, "End");
    addFollow("monitor.whole", Follow.WHOLE_RUN, "Home");
    addZoom("monitor.closer", CLOSER, "Up", Feather.ZOOM_IN);
    addZoom("monitor.wider", 1 / CLOSER, "Down", Feather.ZOOM_OUT);
    node = Fxml.load(this, "monitor.fxml");
  }

  /// For the dock.
  public static Stream<DockView> of(Showing showing, Clock clock) {
    var model = new MonitorViewModel(clock, OwnUse.ofThisProgram(clock));
    showing.add(model);
    var view = new MonitorView(model);
    return Stream.of(
        DockView.of("monitor", view.texts, Feather.ACTIVITY, "bottom", () -> view.node)
            .offering(view.commands));
  }

  private void addFollow(String id, Follow which, String key) {
    var on = Bindings.createBooleanBinding(() -> model.follow().get() == which, model.follow());
    commands.add(id, () -> model.follow(!on.get(), which)).key(key).chosenWhen(on).done();
  }

  private void addZoom(String id, double factor, String key, Ikon icon) {
    commands.add(id, () -> model.zoom(factor)).key(key).icon(icon).done();
  }

  Parent node() {
    return node;
  }

  @FXML
  void initialize() {
    var strips = new StripsPane(model, texts);
    strips.visibleProperty().bind(empty.visibleProperty().not());
    scroll.setContent(strips);
    CommandControls.dress(lastMinute, commands.get("monitor.minute"));
    CommandControls.dress(wholeRun, commands.get("monitor.whole"));
    CommandControls.dress(closer, commands.get("monitor.closer"));
    CommandControls.dress(wider, commands.get("monitor.wider"));
    model
        .wordsRevision()
        .subscribe(_ -> {
          where.setText(model.where());
          empty.setVisible(model.isEmpty());
        });
  }
}
