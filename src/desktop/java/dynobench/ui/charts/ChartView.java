package dynobench.ui.charts;

import dynobench.chart.Chart;
import dynobench.chart.Charts;
import dynobench.drawing.ChartFile;
import dynobench.drawing.NameEntity;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.ui.charts.PointKey.PointIndex;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.Fxml;
import dynobench.ui.widgets.LabelConverter;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import org.jfree.chart.entity.XYItemEntity;
import org.jfree.chart.fx.interaction.ChartMouseEventFX;
import org.jfree.chart.fx.interaction.ChartMouseListenerFX;

/// Chart with its bar: phase, axes, zoom, saving. The pointer reads out points. A click on a point
/// highlights its series, or removes the highlight; a double click also shows the point's trial.
public final class ChartView {
  private static final String HOME = "editor";
  private static final double CLOSER = 0.8;
  private static final double STEP = 0.1;

  @FXML private BorderPane frame;
  @FXML private ComboBox<String> phase;
  @FXML private ComboBox<Metric> metric;
  @FXML private ComboBox<String> factor;
  @FXML private MenuButton held;
  @FXML private ToggleButton logRows;
  @FXML private ToggleButton logTime;
  @FXML private MenuButton series;
  @FXML private Button all;
  @FXML private Button copy;
  @FXML private Button png;
  @FXML private Button svg;

  private final ChartViewModel model;
  private final SeriesMenu seriesMenu;
  private final ChartExport export;
  private final Commands commands;
  private final ViewTexts texts = new ViewTexts(ChartView.class);
  private final ChartPane pane;
  private final ChartMenu menu;
  private final Navigation navigation;
  private final Parent node;

  private ChartView(
      ChartViewModel model,
      Appearance appearance,
      SeriesMenu seriesMenu,
      ChartExport export,
      Navigation navigation,
      ChartCommands offer) {
    this.model = model;
    this.seriesMenu = seriesMenu;
    this.export = export;
    this.navigation = navigation;
    commands = offer.commands();
    pane = new ChartPane(model, appearance);
    menu = new ChartMenu(model, commands, texts);
    node = Fxml.load(this, "chart.fxml");
    node.sceneProperty()
        .subscribe(scene -> {
          if (scene == null) {
            offer.hidden(this);
          } else {
            offer.isFront(this);
          }
        });
    node.focusWithinProperty()
        .subscribe(within -> {
          if (within) {
            offer.isFront(this);
          }
        });
  }

  /// Returns the charts of the window.
  public static Stream<DockView> of(
      RunDisplay showing,
      RunSources library,
      Appearance appearance,
      Dialogs dialogs,
      TaskStarter tasks,
      Navigation navigation) {
    var texts = new ViewTexts(ChartView.class);
    var menu = new SeriesMenu(showing, library, appearance, texts);
    var export = new ChartExport(dialogs, appearance, tasks);
    var offer = new ChartCommands(texts);
    return ChartTabs.of(Charts.STANDARD).stream()
        .map(tab ->
            new DockView(
                tab.view(),
                tab.title(showing.workload()),
                tab.tip(),
                tab.icon(),
                HOME,
                () ->
                    new ChartView(
                            new ChartViewModel(showing, tab),
                            appearance,
                            menu,
                            export,
                            navigation,
                            offer)
                        .node,
                offer.commands().all(),
                tab.present(showing.workload())));
  }

  /// Returns the views of all charts, in order.
  public static List<ViewId> ids() {
    return ChartTabs.of(Charts.STANDARD).stream().map(ChartTabs.Tab::view).toList();
  }

  /// Returns whether a chart has figures of the shown run.
  public static boolean hasFigures(RunDisplay showing, ViewId view) {
    return ChartTabs.of(Charts.STANDARD).stream()
        .anyMatch(each -> each.view().equals(view) && each.hasFigures(showing));
  }

  /// Returns the series and overlays of the charts, for the menu bar.
  public static Menu seriesMenu(RunDisplay showing, RunSources library, Appearance appearance) {
    return new SeriesMenu(showing, library, appearance, new ViewTexts(ChartView.class)).inBar();
  }

  @FXML
  private void initialize() {
    boolean onePhase =
        model.chart().choice() != Chart.ChartSelection.NOTHING
            && !model.chart().equals(Charts.PHASE);
    phase.setItems(model.phases());
    phase.setConverter(LabelConverter.of(model::title));
    phase.valueProperty().bindBidirectional(model.phase());
    phase.setVisible(onePhase);
    phase.setManaged(onePhase);
    metric.setItems(model.metrics());
    metric.setConverter(LabelConverter.of(Metric::title));
    metric.valueProperty().bindBidirectional(model.metric());
    show(metric, model.metrics().size() > 1);
    boolean overFactor = model.chart().choice() == Chart.ChartSelection.PHASE_AND_FACTOR;
    factor.setItems(model.factors());
    factor.setConverter(LabelConverter.of(each -> texts.of("over", LevelLabels.name(each))));
    factor.valueProperty().bindBidirectional(model.factor());
    model
        .factors()
        .subscribe(() -> {
          show(factor, overFactor && model.factors().size() > 1);
          show(held, model.factors().size() > 1);
        });
    show(factor, false);
    show(held, false);
    held.showingProperty().subscribe(this::fillHeld);
    logRows.selectedProperty().bindBidirectional(model.logX());
    logTime.selectedProperty().bindBidirectional(model.logY());
    seriesMenu.attach(series);
    CommandControls.bind(all, commands.get("chart.zoom.all"));
    CommandControls.bind(copy, commands.get("chart.copy"));
    CommandControls.bind(png, commands.get("chart.save.png"));
    CommandControls.bind(svg, commands.get("chart.save.svg"));
    frame.setCenter(pane);
    listen();
  }

  private void listen() {
    pane.viewer().addChartMouseListener(new Pointer());
    pane.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    frame.addEventHandler(KeyEvent.KEY_PRESSED, this::shortcut);
    pane.addEventHandler(MouseEvent.MOUSE_EXITED, _ -> leave());
    pane.addEventHandler(MouseEvent.MOUSE_PRESSED, _ -> menu.hide());
    pane.addEventHandler(ContextMenuEvent.CONTEXT_MENU_REQUESTED, this::showMenu);
    pane.setAccessibleText(texts.of("chart.picture"));
    pane.viewer().setAccessibleText(texts.of("chart.picture"));
  }

  private static void show(Node control, boolean shown) {
    control.setVisible(shown);
    control.setManaged(shown);
  }

  /// Offers a choice of values for each factor that the x axis doesn't show.
  private void fillHeld() {
    held.getItems().clear();
    for (String each : model.factors()) {
      if (!each.equals(model.factor().get())) {
        var menu = new Menu(LevelLabels.name(each));
        for (String level : model.levels(each)) {
          var item = new RadioMenuItem(LevelLabels.label(each, level));
          item.setSelected(model.held().get().get(each).equals(Optional.of(level)));
          item.setOnAction(_ -> model.held().set(model.held().get().with(each, level)));
          menu.getItems().add(item);
        }
        held.getItems().add(menu);
      }
    }
  }

  /// Executes a command with Ctrl from the whole view. Its other keys belong to the focused
  /// control.
  private void shortcut(KeyEvent event) {
    if (event.isShortcutDown() && !event.isConsumed()) {
      commands.execute(event);
    }
  }

  private void key(KeyEvent event) {
    commands.execute(event);
    if (event.isConsumed() || event.isShortcutDown() || event.isAltDown()) {
      return;
    }
    if (event.isShiftDown() && walks(event.getCode())) {
      event.consume();
      return;
    }
    switch (event.getCode()) {
      case PLUS, ADD, EQUALS -> pane.zoom(CLOSER);
      case MINUS, SUBTRACT -> pane.zoom(1 / CLOSER);
      case LEFT -> pane.pan(-STEP, 0);
      case RIGHT -> pane.pan(STEP, 0);
      case UP -> pane.pan(0, STEP);
      case DOWN -> pane.pan(0, -STEP);
      case PAGE_DOWN -> model.pickNext(1);
      case PAGE_UP -> model.pickNext(-1);
      case ESCAPE -> model.pointing().at(Optional.empty());
      default -> {
        return;
      }
    }
    event.consume();
  }

  /// Moves the read-out from point to point.
  private boolean walks(KeyCode key) {
    switch (key) {
      case LEFT -> model.pointing().next(-1);
      case RIGHT -> model.pointing().next(1);
      case UP -> model.pointing().across(-1);
      case DOWN -> model.pointing().across(1);
      default -> {
        return false;
      }
    }
    return true;
  }

  /// Clears the read-out when the pointer leaves the chart, unless it moves to the chart's menu.
  private void leave() {
    if (!menu.isShowing()) {
      model.pointing().at(Optional.empty());
    }
  }

  /// Opens the menu for the point under the pointer; with the keyboard for the point that is read
  /// out.
  private void showMenu(ContextMenuEvent event) {
    if (!event.isKeyboardTrigger()) {
      model.pointing().at(pane.pointAt(event.getX(), event.getY()));
    }
    menu.show(pane, event.getScreenX(), event.getScreenY());
    event.consume();
  }

  ChartViewModel model() {
    return model;
  }

  /// Shows the time range of the point's trial in the monitor. Does nothing without a trial.
  void showTrial() {
    model.trial().ifPresent(navigation::showTrial);
  }

  void showAll() {
    pane.showAll();
  }

  void copy() {
    export.copy(drawing());
  }

  /// Returns the chart as it is shown, for a file.
  private ChartFile drawing() {
    return export.drawing(model, pane.zoom());
  }

  void savePng() {
    save("png");
  }

  void saveSvg() {
    save("svg");
  }

  private void save(String type) {
    export.ask(texts.of("chart.save." + type), model.fileName(type), this::drawing);
  }

  BooleanProperty logX() {
    return model.logX();
  }

  BooleanProperty logY() {
    return model.logY();
  }

  private final class Pointer implements ChartMouseListenerFX {
    private final NameClicks names = new NameClicks(model);

    @Override
    public void chartMouseMoved(ChartMouseEventFX event) {
      boolean name = event.getEntity() instanceof NameEntity;
      pane.viewer().setCursor(name ? Cursor.HAND : Cursor.DEFAULT);
      model
          .pointing()
          .at(
              event.getEntity() instanceof XYItemEntity at
                  ? Optional.of(new PointIndex(at.getSeriesIndex(), at.getItem()))
                  : Optional.empty());
    }

    @Override
    public void chartMouseClicked(ChartMouseEventFX event) {
      MouseEvent click = event.getTrigger();
      boolean still = click.getButton() == MouseButton.PRIMARY && click.isStillSincePress();
      if (!still || names.take(event.getEntity(), click)) {
        return;
      }
      if (event.getEntity() instanceof XYItemEntity at) {
        if (click.getClickCount() == 2) {
          model.choose(at.getSeriesIndex()); // undoes the first of the two clicks
          showTrial();
        } else {
          model.pick(at.getSeriesIndex());
        }
      }
    }
  }
}
