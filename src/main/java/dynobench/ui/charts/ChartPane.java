package dynobench.ui.charts;

import dynobench.chart.ChartDrawing;
import dynobench.chart.Picture;
import dynobench.ui.desk.Appearance;
import java.util.List;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.StackPane;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.fx.ChartViewer;

/// A chart on the screen. It follows its model and the window's looks while it is in a scene.
final class ChartPane extends StackPane {
  private final ChartViewModel model;
  private final Appearance appearance;
  private final JFreeChart chart;
  private final ChartViewer viewer;

  ChartPane(ChartViewModel model, Appearance appearance) {
    this.model = model;
    this.appearance = appearance;
    chart = ChartDrawing.draw(model.picture().get(), appearance.chartTheme());
    viewer = new ChartViewer(chart, false);
    getStyleClass().add("chart-pane");
    viewer.getStyleClass().add("chart-viewer");
    viewer.getCanvas().addOverlay(new FreshStart());
    getChildren().add(viewer);
    setFocusTraversable(true);
    addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
    sceneProperty().subscribe(scene -> model.watched().set(scene != null));
    sceneProperty().subscribe(this::update);
    model.picture().subscribe(this::update);
    appearance.dark().subscribe(this::update);
    appearance.fontPercent().subscribe(this::update);
    appearance.presenting().subscribe(this::update);
  }

  private void update() {
    if (getScene() != null) {
      Picture picture = model.picture().get();
      ChartDrawing.update(chart, picture, appearance.chartTheme());
      viewer.setAccessibleHelp(picture.title());
    }
  }

  ChartViewer viewer() {
    return viewer;
  }

  /// Undoes zoom and pan.
  void showAll() {
    axes().forEach(axis -> axis.setAutoRange(true));
  }

  /// Shows less, or more with a factor above 1, around the middle.
  void zoom(double factor) {
    axes().forEach(axis -> axis.resizeRange(factor));
  }

  /// Moves what is seen.
  ///
  /// @param right share of the width
  /// @param up share of the height
  void pan(double right, double up) {
    chart.getXYPlot().getDomainAxis().pan(right);
    chart.getXYPlot().getRangeAxis().pan(up);
  }

  private List<ValueAxis> axes() {
    return List.of(chart.getXYPlot().getDomainAxis(), chart.getXYPlot().getRangeAxis());
  }
}
