package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;

/// Colours, dashes and fonts of the strips. They are properties of invisible shapes that the style
/// sheet styles, so that a canvas follows theme and type size.
final class StripsLooks extends Group {
  private static final double SERIES_WIDTH = 1.6;
  private static final double PLATE = 0.75;

  /// Maximum number of cached text widths; then the cache is emptied.
  private static final int MOST_WIDTHS = 500;

  private final Map<Curve, Line> curves = new EnumMap<>(Curve.class);
  private final IdentityHashMap<Line, double[]> dashes = new IdentityHashMap<>();
  private final Map<Color, Line> series = new HashMap<>();
  private final Map<String, Double> widths = new HashMap<>();
  private final Line grid = new Line();
  private final Line cursor = new Line();
  private final Line struck = new Line();
  private final Rectangle band = new Rectangle();
  private final Rectangle otherBand = new Rectangle();
  private final Rectangle chosen = new Rectangle();
  private final Rectangle paper = new Rectangle();
  private final Text title = new Text();
  private final Text label = new Text();
  private final Text value = new Text();

  /// Creates the shapes.
  ///
  /// @param changed called when the style sheet has changed them
  StripsLooks(Runnable changed) {
    setManaged(false);
    setOpacity(0);
    setMouseTransparent(true);
    for (Curve curve : Curve.values()) {
      var line = new Line();
      curves.put(curve, line);
      add(line, "curve-" + curve.key(), changed);
      line.getStyleClass().add("curve");
    }
    add(grid, "strips-grid", changed);
    add(cursor, "strips-cursor", changed);
    add(struck, "strips-struck", changed);
    add(band, "strips-band", changed);
    add(otherBand, "strips-other-band", changed);
    add(chosen, "strips-chosen", changed);
    add(paper, "strips-paper", changed);
    add(title, "strips-title", changed);
    add(label, "strips-label", changed);
    add(value, "strips-value", changed);
    value.fontProperty().subscribe(changed);
    label.fontProperty().subscribe(_ -> widths.clear());
  }

  private void add(Shape shape, String styleClass, Runnable changed) {
    shape.getStyleClass().add(styleClass);
    shape.fillProperty().subscribe(changed);
    shape.strokeProperty().subscribe(changed);
    shape.getStrokeDashArray().subscribe(dashes::clear);
    getChildren().add(shape);
  }

  Line of(Curve curve) {
    return Objects.requireNonNull(curves.get(curve));
  }

  /// Returns the solid line of a contender among aligned trials, in the contender's colour.
  Line ofSeries(Color colour) {
    return series.computeIfAbsent(
        colour,
        it -> {
          var line = new Line();
          line.setStroke(it);
          line.setStrokeWidth(SERIES_WIDTH);
          return line;
        });
  }

  /// Returns a curve's colour, almost transparent.
  Color shade(Curve curve) {
    return of(curve).getStroke() instanceof Color color
        ? color.deriveColor(0, 1, 1, 0.16)
        : Color.TRANSPARENT;
  }

  Line grid() {
    return grid;
  }

  Line cursor() {
    return cursor;
  }

  /// Returns the line through the names of hidden curves.
  Line struck() {
    return struck;
  }

  Paint band(int index) {
    return (index % 2 == 0 ? band : otherBand).getFill();
  }

  /// Returns the background of the chosen lane's name.
  Paint chosen() {
    return chosen.getFill();
  }

  /// Returns the background of legends, which curves shine through.
  Paint plate() {
    return paper() instanceof Color color ? color.deriveColor(0, 1, 1, PLATE) : Color.TRANSPARENT;
  }

  /// Returns the background of the strips.
  Paint paper() {
    return paper.getFill();
  }

  /// Returns the lengths of strokes and gaps.
  double[] dashes(Line line) {
    return dashes.computeIfAbsent(
        line, it -> it.getStrokeDashArray().stream().mapToDouble(Double::doubleValue).toArray());
  }

  Text title() {
    return title;
  }

  Text label() {
    return label;
  }

  Text value() {
    return value;
  }

  /// Returns the size of the type in pixels, which is the unit `em` of style sheets.
  double em() {
    return value.getFont().getSize();
  }

  /// Returns the width of a text as a label.
  double width(String words) {
    if (widths.size() > MOST_WIDTHS) {
      widths.clear();
    }
    return widths.computeIfAbsent(words, this::measured);
  }

  private double measured(String words) {
    var text = new Text(words);
    text.setFont(label.getFont());
    return text.getLayoutBounds().getWidth();
  }

  /// Returns a label that fits into a width, shortened with an ellipsis if necessary. Empty if
  /// fewer than six characters would fit.
  String fitted(String words, double room) {
    double width = width(words);
    if (width <= room) {
      return words;
    }
    int letters = (int) (words.length() * room / width) - 1;
    return letters < 6 ? "" : words.substring(0, letters).strip() + "…";
  }
}
