package dynobench.ui.monitor;

import dynobench.ui.desk.Desk;
import dynobench.ui.dock.DockView;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Texts;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import org.kordamp.ikonli.feather.Feather;

/// The strips with their bar.
public final class MonitorView {
  @FXML private ToggleButton lastMinute;
  @FXML private ToggleButton wholeRun;
  @FXML private Label where;
  @FXML private Label empty;
  @FXML private ScrollPane scroll;

  private final MonitorViewModel model;
  private final Texts texts = new Texts(MonitorView.class);
  private final Parent node;

  MonitorView(MonitorViewModel model) {
    this.model = model;
    node = Fxml.load(this, "monitor.fxml");
  }

  /// For the dock.
  public static Stream<DockView> of(Desk desk) {
    var model = new MonitorViewModel(desk.clock(), OwnUse.ofThisProgram(desk.clock()));
    desk.showing().add(model);
    var texts = new Texts(MonitorView.class);
    return Stream.of(
        DockView.of(
            "monitor", texts, Feather.ACTIVITY, "bottom", () -> new MonitorView(model).node));
  }

  Parent node() {
    return node;
  }

  @FXML
  void initialize() {
    var strips = new StripsPane(model, texts);
    strips.visibleProperty().bind(empty.visibleProperty().not());
    scroll.setContent(strips);
    model
        .follow()
        .subscribe(follow -> {
          lastMinute.setSelected(follow == MonitorViewModel.Follow.LAST_MINUTE);
          wholeRun.setSelected(follow == MonitorViewModel.Follow.WHOLE_RUN);
        });
    model
        .wordsRevision()
        .subscribe(_ -> {
          where.setText(model.where());
          empty.setVisible(model.isEmpty());
        });
  }

  @FXML
  void followLastMinute() {
    model.follow(lastMinute.isSelected(), MonitorViewModel.Follow.LAST_MINUTE);
  }

  @FXML
  void followWholeRun() {
    model.follow(wholeRun.isSelected(), MonitorViewModel.Follow.WHOLE_RUN);
  }

  @FXML
  void closer() {
    model.zoom(0.5);
  }

  @FXML
  void wider() {
    model.zoom(2);
  }
}
