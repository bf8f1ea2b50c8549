package dynobench.ui.charts;

import dynobench.chart.Picture;
import dynobench.drawing.AxisRanges;
import dynobench.ui.charts.PointKey.PointIndex;
import dynobench.ui.widgets.Appearance;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.layout.StackPane;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.entity.StandardEntityCollection;
import org.jfree.chart.entity.XYItemEntity;
import org.jfree.chart.fx.ChartViewer;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.data.Range;

/// Chart on the screen. It follows its model and the window's appearance while it is in a scene.
final class ChartPane extends StackPane {
  /// Smallest visible share of the range of all values.
  private static final double CLOSEST = 1e-6;

  /// Scroll distance for a zoom by the factor e.
  private static final double WHEEL = 200;

  private final ChartViewModel model;
  private final Appearance appearance;
  private final ImageChart chart;
  private final ChartViewer viewer;
  private final ReadOut readOut = new ReadOut();

  /// Shapes of the last drawing, to find the point at a position.
  private EntityCollection drawn = new StandardEntityCollection();

  /// Position of the pointer; empty while keys are used.
  private Optional<Point2D> pointer = Optional.empty();

  ChartPane(ChartViewModel model, Appearance appearance) {
    this.model = model;
    this.appearance = appearance;
    chart = new ImageChart(model.picture().get(), appearance.chartTheme());
    viewer = new ChartViewer(chart, false);
    getStyleClass().add("chart-pane");
    viewer.getStyleClass().add("chart-viewer");
    viewer.setFocusTraversable(false); // the pane has the focus
    viewer.setOnContextMenuRequested(null); // we don't use the library's menu
    chart.showOn(viewer.getCanvas());
    chart.onDrawn(info -> {
      drawn = info.getEntityCollection();
      readOut();
    });
    viewer.addEventFilter(ScrollEvent.SCROLL, this::scroll);
    getChildren().addAll(viewer, readOut);
    setFocusTraversable(true);
    addEventFilter(MouseEvent.MOUSE_PRESSED, _ -> requestFocus());
    addEventFilter(
        MouseEvent.MOUSE_MOVED,
        event -> pointer = Optional.of(new Point2D(event.getX(), event.getY())));
    addEventFilter(KeyEvent.KEY_PRESSED, _ -> pointer = Optional.empty());
    sceneProperty().subscribe(scene -> model.visible().set(scene != null));
    sceneProperty().subscribe(this::update);
    model.picture().subscribe(this::update);
    model.pointing().place().subscribe(this::readOut);
    appearance.dark().subscribe(this::update);
    appearance.fontPercent().subscribe(this::update);
    appearance.presenting().subscribe(this::update);
    appearance.presentedType().subscribe(this::update);
  }

  private void update() {
    if (getScene() != null) {
      Picture picture = model.picture().get();
      chart.show(picture, appearance.chartTheme());
      viewer.setAccessibleHelp(picture.title());
    }
  }

  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    readOut.resizeRelocate(0, 0, getWidth(), getHeight());
  }

  /// Updates the read-out at the current position of its point.
  private void readOut() {
    SelectedPoint pointing = model.pointing();
    readOut.show(pointing.words(), pointing.place().get().flatMap(this::mark), pointer);
    setAccessibleHelp(pointing.words());
  }

  private Optional<XYItemEntity> entity(PointIndex place) {
    return IntStream.range(0, drawn.getEntityCount())
        .mapToObj(drawn::getEntity)
        .flatMap(each -> each instanceof XYItemEntity item ? Stream.of(item) : Stream.empty())
        .filter(each -> each.getSeriesIndex() == place.line() && each.getItem() == place.point())
        .findFirst();
  }

  /// Returns the centre of a point's mark, or the end of a bar.
  private Optional<Point2D> mark(PointIndex place) {
    Picture picture = model.picture().get();
    return entity(place)
        .map(entity -> entity.getArea().getBounds2D())
        .map(area ->
            new Point2D(
                picture.form() == Picture.ChartForm.BARS ? area.getMaxX() : area.getCenterX(),
                picture.form() == Picture.ChartForm.COLUMNS ? area.getMinY() : area.getCenterY()));
  }

  /// Returns the point that is drawn at a position; empty between the points.
  Optional<PointIndex> pointAt(double x, double y) {
    return drawn.getEntity(x, y) instanceof XYItemEntity item
        ? Optional.of(new PointIndex(item.getSeriesIndex(), item.getItem()))
        : Optional.empty();
  }

  /// Returns the visible part of the axes.
  AxisRanges zoom() {
    return AxisRanges.of(chart);
  }

  ChartViewer viewer() {
    return viewer;
  }

  /// Undoes zoom and pan.
  void showAll() {
    axes().forEach(axis -> axis.setAutoRange(true));
  }

  /// Zooms around the middle; a factor above 1 shows more.
  void zoom(double factor) {
    Rectangle2D area = drawn().getDataArea();
    zoom(factor, new java.awt.geom.Point2D.Double(area.getCenterX(), area.getCenterY()));
  }

  private PlotRenderingInfo drawn() {
    return viewer.getCanvas().getRenderingInfo().getPlotInfo();
  }

  /// Zooms around a position, which doesn't move. An axis that would show more than all values
  /// shows all; one that would show less than [#CLOSEST] does not change.
  private void zoom(double factor, java.awt.geom.Point2D place) {
    chart.setNotify(false); // else each axis triggers a drawing
    XYPlot plot = chart.getXYPlot();
    List<Range> before = axes().stream().map(ValueAxis::getRange).toList();
    plot.zoomDomainAxes(factor, drawn(), place, true);
    plot.zoomRangeAxes(factor, drawn(), place, true);
    for (int i = 0; i < before.size(); i++) {
      ValueAxis axis = axes().get(i);
      Range all = plot.getDataRange(axis);
      Range now = axis.getRange();
      if (all == null || holds(now, all)) {
        axis.setAutoRange(true);
      } else if (now.getLength() < all.getLength() * CLOSEST) {
        axis.setRange(before.get(i));
      }
    }
    chart.setNotify(true);
  }

  private static boolean holds(Range outer, Range inner) {
    return outer.getLowerBound() <= inner.getLowerBound()
        && outer.getUpperBound() >= inner.getUpperBound();
  }

  /// Zooms with the wheel: scrolling up shows less, as in the monitor.
  private void scroll(ScrollEvent event) {
    if (event.getDeltaY() != 0) {
      double turned = Math.clamp(event.getDeltaY() / WHEEL, -1, 1);
      double factor = Math.exp(-turned);
      zoom(factor, new java.awt.geom.Point2D.Double(event.getX(), event.getY()));
    }
    event.consume();
  }

  /// Moves the visible section.
  ///
  /// @param right share of the section's width; negative moves to the left
  /// @param up share of the section's height; negative moves down
  void pan(double right, double up) {
    chart.getXYPlot().getDomainAxis().pan(right);
    chart.getXYPlot().getRangeAxis().pan(up);
  }

  private List<ValueAxis> axes() {
    return List.of(chart.getXYPlot().getDomainAxis(), chart.getXYPlot().getRangeAxis());
  }
}
