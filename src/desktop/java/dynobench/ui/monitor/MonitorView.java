package dynobench.ui.monitor;

import dynobench.plan.LevelLabels;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.LazyValue;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Settings;
import java.time.Clock;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.collections.ObservableList;
import javafx.fxml.FXML;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TableView;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.Image;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.feather.Feather;

/// Monitor view: the strips, their bar, and the statistics beside them.
public final class MonitorView {
  @FXML private ToggleButton lastMinute;
  @FXML private ToggleButton wholeRun;
  @FXML private ToggleButton aligned;
  @FXML private ComboBox<Optional<Settings>> point;
  @FXML private ComboBox<Optional<String>> start;
  @FXML private MenuButton curves;
  @FXML private Button closer;
  @FXML private Button wider;
  @FXML private Label where;
  @FXML private ToggleButton statistics;
  @FXML private Button copy;
  @FXML private Button png;
  @FXML private Button csv;
  @FXML private Label empty;
  @FXML private ScrollPane scroll;
  @FXML private Button live;
  @FXML private TableView<StatisticsRow> table;

  private final MonitorViewModel model;
  private final ViewTexts texts = new ViewTexts(MonitorView.class);
  private final ObservableBooleanValue running;
  private final MonitorCommands commands;
  private final LazyValue<StripsPane> strips;
  private final LazyValue<Parent> node = new LazyValue<>(() -> Fxml.load(this, "monitor.fxml"));

  MonitorView(
      MonitorViewModel model,
      BandColours colours,
      Dialogs dialogs,
      TaskStarter tasks,
      ObservableBooleanValue running) {
    this.model = model;
    this.running = running;
    strips = new LazyValue<>(() -> new StripsPane(model, colours, texts));
    commands = new MonitorCommands(model, texts);
    var export = new MonitorExport(model, dialogs, tasks, texts);
    commands.addExport(
        () -> export.copyPicture(this::picture),
        export::copyValues,
        () -> export.savePicture(this::picture),
        export::saveValues);
  }

  /// Returns the view for the dock.
  ///
  /// @param running whether a run of this window goes on, even if it has no events yet
  public static Stream<DockView> of(
      RunDisplay showing,
      Appearance appearance,
      Navigation navigation,
      Lanes lanes,
      Dialogs dialogs,
      TaskStarter tasks,
      ObservableBooleanValue running) {
    Clock clock = showing.clock();
    var model = new MonitorViewModel(clock, OwnUse.ofThisProgram(clock), lanes, showing.hidden());
    showing.add(model);
    navigation.throughTrials(model::showTrial);
    var view =
        new MonitorView(model, new BandColours(showing, appearance), dialogs, tasks, running);
    return Stream.of(
        DockView.of(ViewId.MONITOR, view.texts, Feather.ACTIVITY, "bottom", view.node)
            .offering(view.commands())
            .presentWhile(showing.revision().map(_ -> !showing.result().isOfCrashes())));
  }

  private Image picture(String caption) {
    var _ = node(); // create the view, in case it was never visible
    return strips.get().picture(caption);
  }

  Commands commands() {
    return commands.all();
  }

  Parent node() {
    return node.get();
  }

  @FXML
  private void initialize() {
    StripsPane pane = strips.get();
    pane.addEventHandler(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (!key.isConsumed()) {
            commands().execute(key);
          }
        });
    new LaneMenu(commands()).attach(pane);
    new CurvesMenu(model, pane, texts).attach(curves);
    scroll.visibleProperty().bind(empty.visibleProperty().not());
    scroll.setContent(pane);
    CommandControls.bind(lastMinute, commands().get("monitor.minute"));
    CommandControls.bind(wholeRun, commands().get("monitor.whole"));
    CommandControls.bind(aligned, commands().get("monitor.aligned"));
    CommandControls.bind(statistics, commands().get("monitor.statistics"));
    CommandControls.bind(closer, commands().get("monitor.closer"));
    CommandControls.bind(wider, commands().get("monitor.wider"));
    CommandControls.bind(copy, commands().get("monitor.copy"));
    CommandControls.bind(png, commands().get("monitor.save.png"));
    CommandControls.bind(csv, commands().get("monitor.save.csv"));
    CommandControls.bind(live, commands().get("monitor.live"));
    show(live, commands.behind());
    empty
        .textProperty()
        .bind(Bindings.when(running).then(texts.of("empty.begins")).otherwise(texts.of("empty")));
    addChoices();
    addStatistics();
    model
        .textRevision()
        .subscribe(_ -> {
          where.setText(model.where());
          empty.setVisible(model.isEmpty());
        });
  }

  private void addChoices() {
    Alignment alignment = model.alignment();
    point.setItems(alignment.points());
    point.setConverter(
        LabelConverter.of(each -> each.map(LevelLabels::label).orElse(texts.of("point.all"))));
    point.valueProperty().bindBidirectional(alignment.point());
    show(point, isChoice(alignment.points(), 2));
    start.setItems(alignment.starts());
    start.setConverter(
        LabelConverter.of(each ->
            each.map(phase -> texts.of("start.phase", phase)).orElse(texts.of("start.trial"))));
    start.valueProperty().bindBidirectional(alignment.start());
    show(start, isChoice(alignment.starts(), 1));
  }

  /// Returns whether trials are aligned and the list has more items than `least`.
  private ObservableBooleanValue isChoice(ObservableList<?> items, int least) {
    return model.alignment().on().and(Bindings.size(items).greaterThan(least));
  }

  private void addStatistics() {
    var rows = new RangeStatistics(model, texts);
    var shown = new StatisticsTable(table, texts);
    Runnable update =
        () -> {
          if (commands.statistics().get()) {
            shown.show(rows.rows());
          }
        };
    show(table, commands.statistics());
    model.textRevision().subscribe(_ -> update.run());
    commands.statistics().subscribe(_ -> update.run());
  }

  private static void show(Node node, ObservableBooleanValue shown) {
    node.visibleProperty().bind(shown);
    node.managedProperty().bind(node.visibleProperty());
  }
}
