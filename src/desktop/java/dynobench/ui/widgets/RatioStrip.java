package dynobench.ui.widgets;

import dynobench.stats.ConfidenceInterval;
import java.util.Optional;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;

/// Drawing of a ratio and its interval on a logarithmic axis, with a line at 1. Values beyond the
/// ends are drawn at the ends.
public final class RatioStrip extends Pane {
  private static final double RADIUS = 3.5;

  private final Line one = new Line();
  private final Line span = new Line();
  private final Circle point = new Circle(RADIUS);
  private final double least;
  private final double most;
  private double ratio = 1;
  private Optional<ConfidenceInterval> interval = Optional.empty();

  /// Creates a strip that shows the ratio 1.
  ///
  /// @param least at the left end, at most 1
  /// @param most at the right end
  public RatioStrip(double least, double most) {
    this.least = least;
    this.most = most;
    one.getStyleClass().add("ratio-axis");
    getChildren().addAll(one, span, point);
    setMinSize(0, 0);
    setPrefSize(1, 1);
  }

  /// Shows a ratio.
  ///
  /// @param tone style class of its colour
  public void show(double value, Optional<ConfidenceInterval> around, String tone) {
    ratio = value;
    interval = around;
    span.setVisible(around.isPresent());
    span.getStyleClass().setAll("ratio-span", tone);
    point.getStyleClass().setAll("ratio-point", tone);
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double middle = getHeight() / 2;
    place(one, x(1), 0, x(1), getHeight());
    interval.ifPresent(
        (ConfidenceInterval it) -> place(span, x(it.low()), middle, x(it.high()), middle));
    point.setCenterX(x(ratio));
    point.setCenterY(middle);
  }

  private static void place(Line line, double fromX, double fromY, double toX, double toY) {
    line.setStartX(fromX);
    line.setStartY(fromY);
    line.setEndX(toX);
    line.setEndY(toY);
  }

  private double x(double value) {
    double share = Math.log(value / least) / Math.log(most / least);
    return RADIUS + (getWidth() - 2 * RADIUS) * Math.clamp(share, 0, 1);
  }
}
