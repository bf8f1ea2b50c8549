package dynobench.ui.crash;

import dynobench.catalog.Catalog.Resolved;
import dynobench.durability.Durability;
import dynobench.result.CrashResult;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import dynobench.ui.live.LiveRun;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.DurabilitySign;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// View of crashes: the contender, the time, and the surviving rows.
public final class CrashView {
  @FXML private VBox root;
  @FXML private HBox bar;
  @FXML private ComboBox<Resolved> modes;
  @FXML private Label keeps;
  @FXML private Button pull;
  @FXML private HBox planBar;
  @FXML private Label plan;
  @FXML private Button runPlan;
  @FXML private VBox verdictBox;
  @FXML private Label verdict;
  @FXML private Label verdicts;
  @FXML private Label sentence;
  @FXML private TableView<CrashResult> table;

  private final DurabilitySign sign = new DurabilitySign(Durability.UNKNOWN);
  private final CrashPane pane = new CrashPane();
  private final ViewTexts texts;
  private final CrashViewModel model;
  private final Commands commands;
  private final LazyValue<Parent> node = new LazyValue<>(this::load);

  CrashView(CrashViewModel model, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    commands = Commands.ofView(texts, texts.of("title"));
    commands
        .add("crash.pull", model::demonstrate)
        .icon(Feather.ZAP_OFF)
        .when(model.canPull())
        .done();
    commands.add("crash.plan", model::runPlan).icon(Feather.PLAY).when(model.canRunPlan()).done();
  }

  /// Returns the view for the dock.
  public static Stream<DockView> of(
      RunDisplay showing, LiveRun live, PlanDraft draft, PlanFiles files, TaskStarter tasks) {
    var texts = new ViewTexts(CrashView.class);
    var model = new CrashViewModel(showing, live, draft, files.crashes(), tasks, texts);
    var view = new CrashView(model, texts);
    return Stream.of(
        DockView.of(ViewId.CRASH, texts, Feather.ZAP_OFF, "editor", view.node)
            .offering(view.commands));
  }

  private Parent load() {
    Parent loaded = Fxml.load(this, "crash.fxml");
    bar.getChildren().add(1, sign);
    root.getChildren().add(root.getChildren().indexOf(table), pane);
    VBox.setVgrow(pane, Priority.ALWAYS);
    bindModes();
    bindPlan();
    bindCrashes();
    return loaded;
  }

  private void bindModes() {
    CommandControls.bind(pull, commands.get("crash.pull"));
    modes.setConverter(LabelConverter.of(Resolved::title));
    model
        .choices()
        .subscribe(list -> {
          modes.getItems().setAll(list);
          modes.setValue(model.chosen().get().orElse(null));
        });
    model.chosen().subscribe(this::show);
    modes
        .valueProperty()
        .subscribe((_, now) -> {
          // Null while the items change.
          if (now != null) {
            model.chosen().set(Optional.of(now));
          }
        });
  }

  private void bindPlan() {
    CommandControls.bind(runPlan, commands.get("crash.plan"));
    model
        .opened()
        .subscribe(now -> {
          plan.setText(now.map(model::description).orElse(""));
          planBar.setVisible(now.isPresent());
          planBar.setManaged(now.isPresent());
        });
  }

  private void bindCrashes() {
    verdict.textProperty().bind(model.verdict());
    verdicts.textProperty().bind(model.verdicts());
    showOnlyWithText(verdictBox, verdict);
    showOnlyWithText(verdicts, verdicts);
    sentence.textProperty().bind(model.sentence());
    var columns = new CrashColumns(table, texts, model::title);
    columns.add();
    sentence.fontProperty().subscribe(font -> columns.fit(font.getSize()));
    model
        .crashes()
        .subscribe(list -> {
          if (!table.getItems().equals(list)) {
            columns.show(list);
            fill(list);
          }
          table.setVisible(!list.isEmpty());
          table.setManaged(!list.isEmpty());
        });
    table
        .getSelectionModel()
        .selectedItemProperty()
        .subscribe(now -> model.selected().set(Optional.ofNullable(now)));
    model
        .picture()
        .subscribe(now -> {
          pane.show(now);
          pane.setVisible(!now.isEmpty());
        });
  }

  private static void showOnlyWithText(Node node, Label label) {
    node.visibleProperty().bind(label.textProperty().isNotEmpty());
    node.managedProperty().bind(node.visibleProperty());
  }

  /// Replaces the rows; the selection is kept while more crashes come.
  private void fill(List<CrashResult> list) {
    int place = table.getSelectionModel().getSelectedIndex();
    boolean stays =
        place >= 0
            && place < list.size()
            && list.get(place).crashed().equals(table.getItems().get(place).crashed());
    table.setItems(FXCollections.observableArrayList(list));
    if (stays) {
      table.getSelectionModel().select(place);
    }
  }

  private void show(Optional<Resolved> chosen) {
    modes.setValue(chosen.orElse(null));
    Durability durability = chosen.map(mode -> mode.mode().durability()).orElse(Durability.UNKNOWN);
    sign.show(durability);
    keeps.setText(durability.description());
  }
}
