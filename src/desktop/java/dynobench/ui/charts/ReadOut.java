package dynobench.ui.charts;

import java.util.Optional;
import javafx.geometry.Point2D;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;

/// Description of a chart's point, near the pointer or the point and within the chart, with a ring
/// around the point. It lies over the chart, takes no space, and lets the pointer through.
final class ReadOut extends Region {
  /// Maximum width as a share of the chart's width, so that long names are wrapped.
  private static final double WIDEST = 0.6;

  private static final double RING = 8;
  private static final double GAP = 10;
  private static final double MARGIN = 4;

  private final Circle ring = new Circle(RING);
  private final Label words = new Label();
  private Optional<Point2D> place = Optional.empty();

  ReadOut() {
    setMouseTransparent(true);
    setManaged(false);
    setVisible(false);
    words.setWrapText(true);
    words.getStyleClass().add("chart-read-out");
    ring.getStyleClass().add("chart-ring");
    ring.setManaged(false);
    words.setManaged(false);
    getChildren().addAll(ring, words);
  }

  /// Shows a text and the ring. Positions are in the chart's coordinates.
  ///
  /// @param point position of the ring; empty hides ring and text
  /// @param pointer position of the text; empty for a text at the point
  void show(String text, Optional<Point2D> point, Optional<Point2D> pointer) {
    point.ifPresent(at -> {
      ring.setCenterX(at.getX());
      ring.setCenterY(at.getY());
    });
    place = point.map(pointer::orElse);
    setVisible(point.isPresent());
    words.setText(text);
    layoutChildren();
  }

  @Override
  protected void layoutChildren() {
    place.ifPresent(at -> {
      double widest = getWidth() * WIDEST;
      double width = Math.min(Math.ceil(words.prefWidth(-1)), widest);
      double height = Math.ceil(words.prefHeight(width));
      double right = at.getX() + GAP;
      double left = right + width + MARGIN <= getWidth() ? right : at.getX() - GAP - width;
      double above = at.getY() - GAP - height;
      double top = above >= MARGIN ? above : at.getY() + GAP;
      words.resizeRelocate(
          within(left, width, getWidth()), within(top, height, getHeight()), width, height);
    });
  }

  private static double within(double wanted, double size, double all) {
    return Math.rint(Math.max(MARGIN, Math.min(wanted, all - size - MARGIN)));
  }
}
