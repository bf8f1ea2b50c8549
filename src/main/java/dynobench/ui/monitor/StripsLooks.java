package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import javafx.scene.Group;
import javafx.scene.paint.Color;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import javafx.scene.text.Font;
import javafx.scene.text.Text;

/// Colours, dashes and fonts of the strips: shapes that nobody sees and the style sheet dresses, so
/// that a canvas follows theme and type size like everything else.
final class StripsLooks extends Group {
  private final Map<Curve, Line> curves = new EnumMap<>(Curve.class);
  private final Line grid = new Line();
  private final Line cursor = new Line();
  private final Rectangle band = new Rectangle();
  private final Rectangle otherBand = new Rectangle();
  private final Rectangle surface = new Rectangle();
  private final Text title = new Text();
  private final Text label = new Text();
  private final Text value = new Text();

  /// @param changed hears when the style sheet dresses them anew
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
    add(band, "strips-band", changed);
    add(otherBand, "strips-other-band", changed);
    add(surface, "strips-surface", changed);
    add(title, "strips-title", changed);
    add(label, "strips-label", changed);
    add(value, "strips-value", changed);
    value.fontProperty().subscribe(changed);
  }

  private void add(Shape shape, String styleClass, Runnable changed) {
    shape.getStyleClass().add(styleClass);
    shape.fillProperty().subscribe(changed);
    shape.strokeProperty().subscribe(changed);
    getChildren().add(shape);
  }

  Line of(Curve curve) {
    return Objects.requireNonNull(curves.get(curve));
  }

  /// A curve's colour, so thin that others show through.
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

  Paint band(int index) {
    return (index % 2 == 0 ? band : otherBand).getFill();
  }

  Paint surface() {
    return surface.getFill();
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

  /// Width and height of a letter, as sizes in style sheets are given.
  double em() {
    return value.getFont().getSize();
  }

  /// How wide a text would be.
  double width(String words, Font font) {
    var text = new Text(words);
    text.setFont(font);
    return text.getLayoutBounds().getWidth();
  }

  /// As much of a text as there is room for; empty when that is too little to be read.
  String fitted(String words, Font font, double room) {
    double width = width(words, font);
    if (width <= room) {
      return words;
    }
    int letters = (int) (words.length() * room / width) - 1;
    return letters < 6 ? "" : words.substring(0, letters).strip() + "…";
  }
}
