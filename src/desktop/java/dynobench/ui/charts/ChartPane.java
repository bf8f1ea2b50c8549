package dynobench.ui.charts;

import dynobench.chart.Picture;
import dynobench.ui.charts.PointAt.Place;
import dynobench.ui.parts.Appearance;
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

/// A chart on the screen. It follows its model and the window's looks while it is in a scene.
final class ChartPane extends StackPane {
  /// The share of all values that is the least to be shown.
  private static final double CLOSEST = 1e-6;

  /// How far the wheel turns to show a factor of e less.
  private static final double WHEEL = 200;

  private final ChartViewModel model;
  private final Appearance appearance;
  private final ImageChart chart;
  private final ChartViewer viewer;
  private final ReadOut readOut = new ReadOut();

  /// What lies where in the drawing.
  private EntityCollection drawn = new StandardEntityCollection();

  /// Where the pointer is; empty while keys are used.
  private Optional<Point2D> pointer = Optional.empty();

  ChartPane(ChartViewModel model, Appearance appearance) {
    this.model = model;
    this.appearance = appearance;
    chart = new ImageChart(model.picture().get(), appearance.chartTheme());
    viewer = new ChartViewer(chart, false);
    getStyleClass().add("chart-pane");
    viewer.getStyleClass().add("chart-viewer");
    viewer.setFocusTraversable(false); // the pane has the focus
    viewer.setOnContextMenuRequested(null); // the library's menu and dialogs are not ours
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
    sceneProperty().subscribe(scene -> model.watched().set(scene != null));
    sceneProperty().subscribe(this::update);
    model.picture().subscribe(this::update);
    model.pointing().place().subscribe(this::readOut);
    appearance.dark().subscribe(this::update);
    appearance.fontPercent().subscribe(this::update);
    appearance.presenting().subscribe(this::update);
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

  /// Beside the point, wherever that is drawn by now.
  private void readOut() {
    Pointing pointing = model.pointing();
    readOut.show(pointing.words(), pointing.place().get().flatMap(this::mark), pointer);
    setAccessibleHelp(pointing.words());
  }

  private Optional<XYItemEntity> entity(Place place) {
    return IntStream.range(0, drawn.getEntityCount())
        .mapToObj(drawn::getEntity)
        .flatMap(each -> each instanceof XYItemEntity item ? Stream.of(item) : Stream.empty())
        .filter(each -> each.getSeriesIndex() == place.line() && each.getItem() == place.point())
        .findFirst();
  }

  /// The middle of a point's mark; of a bar where it ends.
  private Optional<Point2D> mark(Place place) {
    Picture picture = model.picture().get();
    return entity(place)
        .map(entity -> entity.getArea().getBounds2D())
        .map(area ->
            new Point2D(
                picture.form() == Picture.Form.BARS ? area.getMaxX() : area.getCenterX(),
                picture.form() == Picture.Form.COLUMNS ? area.getMinY() : area.getCenterY()));
  }

  /// The point that is drawn at a place.
  Optional<Place> pointAt(double x, double y) {
    return drawn.getEntity(x, y) instanceof XYItemEntity item
        ? Optional.of(new Place(item.getSeriesIndex(), item.getItem()))
        : Optional.empty();
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
    Rectangle2D area = drawn().getDataArea();
    zoom(factor, new java.awt.geom.Point2D.Double(area.getCenterX(), area.getCenterY()));
  }

  private PlotRenderingInfo drawn() {
    return viewer.getCanvas().getRenderingInfo().getPlotInfo();
  }

  /// What is at the place stays there. Never shows more than all there is.
  private void zoom(double factor, java.awt.geom.Point2D place) {
    chart.setNotify(false); // each axis would have it drawn
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

  /// The wheel away from oneself shows less, as in the monitor.
  private void scroll(ScrollEvent event) {
    if (event.getDeltaY() != 0) {
      double turned = Math.clamp(event.getDeltaY() / WHEEL, -1, 1);
      double factor = Math.exp(-turned);
      zoom(factor, new java.awt.geom.Point2D.Double(event.getX(), event.getY()));
    }
    event.consume();
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
