package dynobench.ui.widgets;

import dynobench.chart.SeriesLook;
import dynobench.drawing.ChartTheme;
import dynobench.drawing.Markers;
import java.awt.Shape;
import java.awt.geom.PathIterator;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Line;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.StrokeLineCap;

/// Piece of a series' line with its marker, as in the legends of charts. The series' name is next
/// to it, so screen readers skip the swatch.
public final class SeriesSwatch extends Region {
  private static final double WIDTH_IN_TYPE = 2.1;
  private static final double MARKER_IN_TYPE = 0.72;

  private final Line line = new Line();
  private final SVGPath marker = new SVGPath();
  private double type;

  public SeriesSwatch() {
    getStyleClass().add("series-swatch");
    line.setStrokeLineCap(StrokeLineCap.BUTT);
    setMouseTransparent(true);
  }

  /// Shows another look, or nothing.
  public void show(Optional<SeriesLook> look, ChartTheme theme) {
    getChildren().clear();
    type = theme.fontSize();
    look.ifPresent(it -> draw(it, theme));
    requestLayout();
  }

  private void draw(SeriesLook look, ChartTheme theme) {
    Color colour = ColourConversion.of(theme.colour(look));
    double thick = theme.lineWidth();
    line.setStroke(colour);
    line.setStrokeWidth(thick);
    line.getStrokeDashArray()
        .setAll(DoubleStream.of(theme.dashes(look)).map(it -> it * thick / 2).boxed().toList());
    marker.setContent(path(Markers.of(look.marker(), type * MARKER_IN_TYPE)));
    marker.setFill(look.hollow() ? ColourConversion.of(theme.background()) : colour);
    marker.setStroke(look.hollow() ? colour : null);
    marker.setStrokeWidth(thick * 0.8);
    getChildren().setAll(line, marker);
  }

  private static String path(Shape shape) {
    var text = new StringBuilder();
    var at = new double[6];
    for (PathIterator it = shape.getPathIterator(null); !it.isDone(); it.next()) {
      switch (it.currentSegment(at)) {
        case PathIterator.SEG_MOVETO -> add(text, 'M', at, 2);
        case PathIterator.SEG_LINETO -> add(text, 'L', at, 2);
        case PathIterator.SEG_QUADTO -> add(text, 'Q', at, 4);
        case PathIterator.SEG_CUBICTO -> add(text, 'C', at, 6);
        default -> text.append('Z');
      }
    }
    return text.toString();
  }

  private static void add(StringBuilder text, char letter, double[] at, int count) {
    text.append(letter);
    for (int i = 0; i < count; i++) {
      text.append(String.format(Locale.ROOT, "%.3f ", at[i]));
    }
  }

  @Override
  protected double computePrefWidth(double height) {
    return type * WIDTH_IN_TYPE;
  }

  @Override
  protected double computeMinWidth(double height) {
    return computePrefWidth(height);
  }

  @Override
  protected double computePrefHeight(double width) {
    return type;
  }

  @Override
  protected void layoutChildren() {
    double middle = getHeight() / 2;
    line.setStartX(0);
    line.setEndX(type * WIDTH_IN_TYPE);
    line.setStartY(middle);
    line.setEndY(middle);
    marker.setLayoutX(type * WIDTH_IN_TYPE / 2);
    marker.setLayoutY(middle);
  }
}
