package dynobench.ui.compare;

import dynobench.comparison.ComparisonWords;
import dynobench.stats.Interval;
import java.util.Locale;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import org.jspecify.annotations.Nullable;

/// Draws a ratio and its interval on a logarithmic axis with 1 in its middle. What goes beyond the
/// ends is cut off there.
final class RatioCell extends TableCell<Pair, Pair> {
  private static final double RADIUS = 3.5;

  private final Pane pane = new Pane();
  private final Line one = new Line();
  private final Line span = new Line();
  private final Circle point = new Circle(RADIUS);
  private final double widest;

  /// @param widest factor that the axis reaches to
  RatioCell(double widest) {
    this.widest = widest;
    one.getStyleClass().add("ratio-axis");
    pane.getChildren().addAll(one, span, point);
    pane.setMinSize(0, 0);
    pane.setPrefSize(1, 1);
    pane.widthProperty().subscribe((_, _) -> draw());
    pane.heightProperty().subscribe((_, _) -> draw());
  }

  @Override
  protected void updateItem(@Nullable Pair pair, boolean empty) {
    super.updateItem(pair, empty);
    setGraphic(empty || pair == null ? null : pane);
    setTooltip(pair == null ? null : new Tooltip(ComparisonWords.interval(pair.row())));
    setAccessibleText(pair == null ? "" : ComparisonWords.interval(pair.row()));
    draw();
  }

  private void draw() {
    Pair pair = getItem();
    if (pair == null) {
      return;
    }
    double middle = pane.getHeight() / 2;
    place(one, x(1), 0, x(1), pane.getHeight());
    span.setVisible(pair.interval().isPresent());
    pair.interval().ifPresent((Interval i) -> place(span, x(i.low()), middle, x(i.high()), middle));
    point.setCenterX(x(pair.ratio()));
    point.setCenterY(middle);
    String tone = pair.tone().name().toLowerCase(Locale.ROOT);
    span.getStyleClass().setAll("ratio-span", tone);
    point.getStyleClass().setAll("ratio-point", tone);
  }

  private static void place(Line line, double fromX, double fromY, double toX, double toY) {
    line.setStartX(fromX);
    line.setStartY(fromY);
    line.setEndX(toX);
    line.setEndY(toY);
  }

  private double x(double ratio) {
    double half = pane.getWidth() / 2 - RADIUS;
    double share = Math.log(ratio) / Math.log(widest);
    return pane.getWidth() / 2 + half * Math.clamp(share, -1, 1);
  }
}
