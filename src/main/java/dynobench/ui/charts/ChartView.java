package dynobench.ui.charts;

import dynobench.chart.ChartDrawing;
import dynobench.chart.ChartKind;
import dynobench.ui.desk.Desk;
import dynobench.ui.dock.DockView;
import dynobench.ui.parts.Fxml;
import dynobench.ui.parts.Texts;
import java.util.stream.Stream;
import javafx.fxml.FXML;
import javafx.scene.Parent;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.BorderPane;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.entity.XYItemEntity;
import org.jfree.chart.fx.ChartViewer;
import org.jfree.chart.fx.interaction.ChartMouseEventFX;
import org.jfree.chart.fx.interaction.ChartMouseListenerFX;

/// A chart with its bar: phase, axes, zoom, saving; the pointer reads points out, a click picks a
/// series.
public final class ChartView {
  private static final String HOME = "editor";

  @FXML private BorderPane frame;
  @FXML private ComboBox<String> phase;
  @FXML private ToggleButton logRows;
  @FXML private ToggleButton logTime;
  @FXML private Label readOut;

  private final ChartViewModel model;
  private final Texts texts = new Texts(ChartView.class);
  private final JFreeChart chart;
  private final ChartViewer viewer;
  private final Parent node;

  private ChartView(Desk desk, ChartViewModel model) {
    this.model = model;
    chart = ChartDrawing.draw(model.picture().get(), model.theme());
    viewer = new ChartViewer(chart, false);
    viewer.getCanvas().addOverlay(new FreshStart());
    node = Fxml.load(this, "chart.fxml");
    node.sceneProperty().subscribe(scene -> model.watched().set(scene != null));
    model.picture().subscribe(() -> update());
    desk.appearance().dark().subscribe(() -> update());
    desk.appearance().fontPercent().subscribe(() -> update());
    desk.appearance().presenting().subscribe(() -> update());
  }

  /// The charts of the window.
  public static Stream<DockView> of(Desk desk) {
    var texts = new Texts(ChartView.class);
    return ChartTabs.ALL.stream()
        .map(tab -> {
          var view = new ChartView(desk, new ChartViewModel(desk, tab.kind(), tab.phase()));
          String title = texts.of(tab.id());
          return new DockView(
              tab.id(), title, texts.of(tab.id() + ".tip"), tab.icon(), HOME, view.node);
        });
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
    viewer.getStyleClass().add("chart-viewer");
    frame.setCenter(viewer);
    viewer.addChartMouseListener(new Pointer());
    viewer.setAccessibleText(texts.of("chart.picture"));
  }

  private void update() {
    ChartDrawing.update(chart, model.picture().get(), model.theme());
    viewer.setAccessibleHelp(model.picture().get().title());
  }

  @FXML
  private void showAll() {
    chart.getXYPlot().getDomainAxis().setAutoRange(true);
    chart.getXYPlot().getRangeAxis().setAutoRange(true);
  }

  @FXML
  private void copy() {
    var content = new ClipboardContent();
    content.putImage(viewer.getCanvas().snapshot(null, null));
    Clipboard.getSystemClipboard().setContent(content);
  }

  @FXML
  private void savePng() {
    model.save(texts.of("chart.save.png"), "png");
  }

  @FXML
  private void saveSvg() {
    model.save(texts.of("chart.save.svg"), "svg");
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
