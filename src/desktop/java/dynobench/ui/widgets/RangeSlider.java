package dynobench.ui.widgets;

import javafx.beans.property.LongProperty;
import javafx.beans.property.SimpleLongProperty;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// Slider with two thumbs for a range of whole numbers on a logarithmic scale. Each thumb accepts
/// keys: arrows for the next round number, Page Up and Down for a factor of ten, Home and End.
public final class RangeSlider extends Region {
  private static final double WIDTH_EMS = 12;

  private LogScale scale;
  private final LongProperty low;
  private final LongProperty high;
  private final Region track = new Region();
  private final Region range = new Region();
  private final RangeThumb lower;
  private final RangeThumb upper;

  /// Creates a slider whose range covers the whole scale.
  ///
  /// @param lowName accessible name of the left thumb
  public RangeSlider(LogScale scale, String lowName, String highName) {
    this.scale = scale;
    low = new SimpleLongProperty(this, "low", scale.least());
    high = new SimpleLongProperty(this, "high", scale.most());
    // Neither thumb can pass the other one.
    lower = new RangeThumb(low, lowName, () -> this.scale, it -> Math.min(it, high.get()));
    upper = new RangeThumb(high, highName, () -> this.scale, it -> Math.max(it, low.get()));
    getStyleClass().add("range-slider");
    track.getStyleClass().add("track");
    range.getStyleClass().add("range");
    track.setMouseTransparent(true);
    range.setMouseTransparent(true);
    getChildren().setAll(track, range, lower, upper);
    low.subscribe(_ -> requestLayout());
    high.subscribe(_ -> requestLayout());
    setOnMousePressed(this::pressed);
    setOnMouseDragged(this::dragged);
  }

  /// Replaces the scale. The range stays, even if it lies beyond the new scale.
  ///
  /// @param lowName new accessible name of the left thumb
  public void slideAlong(LogScale other, String lowName, String highName) {
    scale = other;
    lower.setAccessibleText(lowName);
    upper.setAccessibleText(highName);
    requestLayout();
  }

  /// Returns the lower end of the range. It may lie beyond the scale; its thumb is then at the end
  /// of the track.
  public LongProperty lowProperty() {
    return low;
  }

  /// Returns the upper end of the range.
  public LongProperty highProperty() {
    return high;
  }

  private double inset() {
    return lower.prefWidth(-1) / 2;
  }

  private double place(long number) {
    return inset() + scale.position(number) * (getWidth() - 2 * inset());
  }

  private long numberAt(double x) {
    return scale.number((x - inset()) / Math.max(1, getWidth() - 2 * inset()));
  }

  private void pressed(MouseEvent event) {
    double toLow = Math.abs(event.getX() - place(low.get()));
    double toHigh = Math.abs(event.getX() - place(high.get()));
    boolean right = toHigh < toLow || (toHigh == toLow && event.getX() > place(high.get()));
    (right ? upper : lower).requestFocus();
    dragged(event);
  }

  private void dragged(MouseEvent event) {
    RangeThumb thumb = upper.isFocused() ? upper : lower;
    thumb.moveTo(numberAt(event.getX()));
    event.consume();
  }

  @Override
  protected double computePrefWidth(double height) {
    return WIDTH_EMS * lower.prefWidth(-1);
  }

  @Override
  protected double computePrefHeight(double width) {
    return lower.prefHeight(-1);
  }

  @Override
  protected void layoutChildren() {
    double middle = getHeight() / 2;
    double thick = track.prefHeight(-1);
    double from = place(low.get());
    double to = place(high.get());
    track.resizeRelocate(inset(), middle - thick / 2, getWidth() - 2 * inset(), thick);
    range.resizeRelocate(from, middle - thick / 2, to - from, thick);
    place(lower, from);
    place(upper, to);
  }

  private void place(RangeThumb thumb, double x) {
    double size = thumb.prefWidth(-1);
    thumb.resizeRelocate(x - size / 2, (getHeight() - size) / 2, size, size);
  }
}
