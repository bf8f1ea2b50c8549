package dynobench.ui.charts;

import dynobench.chart.ChartKind;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.desk.Desk;
import dynobench.ui.dock.DockView;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Texts;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import org.jfree.chart.entity.XYItemEntity;
import org.jfree.chart.fx.interaction.ChartMouseEventFX;
import org.jfree.chart.fx.interaction.ChartMouseListenerFX;

/// A chart with its bar: phase, axes, zoom, saving; the pointer reads points out, a click picks a
/// series.
public final class ChartView {
  private static final String HOME = "editor";
  private static final double CLOSER = 0.8;
  private static final double STEP = 0.1;

  @FXML private BorderPane frame;
  @FXML private ComboBox<String> phase;
  @FXML private ToggleButton logRows;
  @FXML private ToggleButton logTime;
  @FXML private Label readOut;
  @FXML private MenuButton series;
  @FXML private Button all;
  @FXML private Button copy;
  @FXML private Button png;
  @FXML private Button svg;

  private final Desk desk;
  private final ChartViewModel model;
  private final Commands commands;
  private final Texts texts = new Texts(ChartView.class);
  private final ChartPane pane;
  private final Parent node;

  private ChartView(Desk desk, ChartViewModel model, ChartCommands offer) {
    this.desk = desk;
    this.model = model;
    commands = offer.commands();
    pane = new ChartPane(model, desk.appearance());
    node = Fxml.load(this, "chart.fxml");
    node.sceneProperty()
        .subscribe(scene -> {
          if (scene == null) {
            offer.isGone(this);
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

  /// The charts of the window.
  public static Stream<DockView> of(Desk desk) {
    var texts = new Texts(ChartView.class);
    var offer = new ChartCommands(texts);
    return ChartTabs.ALL.stream()
        .map(tab -> {
          String title = texts.of(tab.id());
          return new DockView(
              tab.id(),
              title,
              texts.of(tab.id() + ".tip"),
              tab.icon(),
              HOME,
              () ->
                  new ChartView(desk, new ChartViewModel(desk, tab.kind(), tab.phase()), offer)
                      .node,
              offer.commands().all());
        });
  }

  /// The series and overlays of the charts, for the menu bar.
  public static Menu seriesMenu(Desk desk) {
    return SeriesMenu.inBar(desk, new Texts(ChartView.class));
  }

  @FXML
  private void initialize() {
    boolean onePhase = model.kind() != ChartKind.ALL_PHASES && model.kind() != ChartKind.PHASE;
    phase.setItems(model.phases());
    phase.valueProperty().bindBidirectional(model.phase());
    phase.setVisible(onePhase);
    phase.setManaged(onePhase);
    logRows.selectedProperty().bindBidirectional(model.logRows());
    logTime.selectedProperty().bindBidirectional(model.logTime());
    readOut.textProperty().bind(model.readOut());
    pane.addEventHandler(KeyEvent.KEY_PRESSED, this::key);
    SeriesMenu.attach(series, desk, texts);
    CommandControls.dress(all, commands.get("chart.zoom.all"));
    CommandControls.dress(copy, commands.get("chart.copy"));
    CommandControls.dress(png, commands.get("chart.save.png"));
    CommandControls.dress(svg, commands.get("chart.save.svg"));
    frame.setCenter(pane);
    pane.viewer().addChartMouseListener(new Pointer());
    pane.viewer().setAccessibleText(texts.of("chart.picture"));
  }

  private void key(KeyEvent event) {
    commands.obey(event);
    if (event.isConsumed() || event.isShortcutDown() || event.isAltDown()) {
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
      default -> {
        return;
      }
    }
    event.consume();
  }

  void showAll() {
    pane.showAll();
  }

  void copy() {
    var content = new ClipboardContent();
    content.putImage(pane.viewer().getCanvas().snapshot(null, null));
    Clipboard.getSystemClipboard().setContent(content);
  }

  void savePng() {
    model.save(texts.of("chart.save.png"), "png");
  }

  void saveSvg() {
    model.save(texts.of("chart.save.svg"), "svg");
  }

  BooleanProperty logRows() {
    return model.logRows();
  }

  BooleanProperty logTime() {
    return model.logTime();
  }

  private final class Pointer implements ChartMouseListenerFX {
    @Override
    public void chartMouseMoved(ChartMouseEventFX event) {
      if (event.getEntity() instanceof XYItemEntity at) {
        model.pointAt(at.getSeriesIndex(), at.getItem());
      } else {
        model.readOut().set("");
      }
    }

    @Override
    public void chartMouseClicked(ChartMouseEventFX event) {
      if (event.getEntity() instanceof XYItemEntity at && event.getTrigger().isStillSincePress()) {
        model.pick(at.getSeriesIndex());
      }
    }
  }
}
