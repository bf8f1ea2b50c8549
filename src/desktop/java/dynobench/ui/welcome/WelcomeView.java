package dynobench.ui.welcome;

import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.recordingfile.RecordingLoader;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.function.Consumer;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.event.ActionEvent;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// First view for a new user: the purpose of the program, and one button that makes a chart grow.
public final class WelcomeView {
  private static final String HOME = "editor";
  private static final String METHOD = "measuring.md";

  @FXML private Button quick;
  @FXML private Label noRuns;
  @FXML private Label noPlans;
  @FXML private VBox runs;
  @FXML private VBox plans;

  private final ViewTexts texts = new ViewTexts(WelcomeView.class);
  private final WelcomeViewModel model;
  private final WelcomeActions actions;

  /// Creates the view.
  ///
  /// @param recentPlans paths of plan files, the last one first; may change
  public WelcomeView(
      RunSources library, Clock clock, WelcomeActions actions, ObservableList<String> recentPlans) {
    this.actions = actions;
    model = new WelcomeViewModel(library, clock, texts, recentPlans);
  }

  public DockView dock() {
    return DockView.of(ViewId.WELCOME, texts, Feather.HOME, HOME, this::load);
  }

  private Parent load() {
    Parent node = Fxml.load(this, "welcome.fxml");
    node.sceneProperty()
        .subscribe(scene -> {
          if (scene != null) {
            model.refresh();
          }
        });
    return node;
  }

  @FXML
  private void initialize() {
    quick.disableProperty().bind(model.busy());
    noRuns.textProperty().bind(model.noRuns());
    fill(runs, noRuns, model.runs(), "run.tip", actions.openRun());
    fill(plans, noPlans, model.plans(), "plan.tip", actions.openPlan());
  }

  private void fill(
      VBox box, Label nothing, ObservableList<RecentItem> items, String tip, Consumer<Path> open) {
    Runnable show =
        () -> {
          List<? extends Node> links =
              items.stream().map(item -> link(item, texts.of(tip, item.path()), open)).toList();
          box.getChildren().setAll(links.isEmpty() ? List.of(nothing) : links);
        };
    items.addListener((ListChangeListener<RecentItem>) _ -> show.run());
    show.run();
  }

  private static Button link(RecentItem item, String tip, Consumer<Path> open) {
    var title = new Label(item.title());
    title.getStyleClass().add("welcome-recent-title");
    var note = new Label(item.note());
    note.getStyleClass().add("welcome-note");
    note.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    var button = new Button();
    button.getStyleClass().add("welcome-recent");
    button.setGraphic(new VBox(title, note));
    button.setMaxWidth(Double.MAX_VALUE);
    button.setTooltip(new Tooltip(tip));
    button.setAccessibleText(item.title() + ", " + item.note());
    button.setOnAction(_ -> open.accept(item.path()));
    return button;
  }

  @FXML
  private void quick() {
    actions.quick().run();
  }

  /// Answers the question whose button was pressed; the button's id names the preset.
  @FXML
  private void ask(ActionEvent event) {
    actions.question().accept(((Node) event.getSource()).getId());
  }

  @FXML
  private void crash() {
    actions.crash().run();
  }

  @FXML
  private void application() {
    actions.application().run();
  }

  @FXML
  private void record() {
    actions.page().accept(RecordingLoader.PAGE);
  }

  @FXML
  private void lessons() {
    actions.lessons().run();
  }

  @FXML
  private void reference() {
    actions.reference().run();
  }

  @FXML
  private void method() {
    actions.page().accept(METHOD);
  }
}
