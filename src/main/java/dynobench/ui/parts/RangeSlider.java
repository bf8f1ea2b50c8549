package dynobench.ui.parts;

import javafx.beans.property.LongProperty;
import javafx.beans.property.SimpleLongProperty;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;

/// A slider with two thumbs for a range of whole numbers on a logarithmic scale. Each thumb takes
/// the keyboard: arrows for the next round number, Page Up and Down for tenfold, Home and End.
public final class RangeSlider extends Region {
  private static final int PAGE = 10;
  private static final double WIDTH_EMS = 12;

  private LogScale scale;
  private final LongProperty low;
  private final LongProperty high;
  private final Region track = new Region();
  private final Region range = new Region();
  private final Thumb lower;
  private final Thumb upper;

  /// @param lowName what the left thumb sets, for those who can't see it
  public RangeSlider(LogScale scale, String lowName, String highName) {
    this.scale = scale;
    low = new SimpleLongProperty(this, "low", scale.least());
    high = new SimpleLongProperty(this, "high", scale.most());
    lower = new Thumb(low, lowName);
    upper = new Thumb(high, highName);
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

  /// Slides along other numbers from now on.
  ///
  /// @param lowName what the left thumb sets then
  public void slideAlong(LogScale other, String lowName, String highName) {
    scale = other;
    lower.setAccessibleText(lowName);
    upper.setAccessibleText(highName);
    requestLayout();
  }

  /// Where the range begins. May lie beyond the scale; its thumb stands at the end then.
  public LongProperty lowProperty() {
    return low;
  }

  /// Where the range ends.
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
    Thumb thumb = upper.isFocused() ? upper : lower;
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

  private void place(Thumb thumb, double x) {
    double size = thumb.prefWidth(-1);
    thumb.resizeRelocate(x - size / 2, (getHeight() - size) / 2, size, size);
  }

  /// One end of the range.
  private final class Thumb extends Region {
    private final LongProperty number;

    Thumb(LongProperty number, String name) {
      this.number = number;
      getStyleClass().add("thumb");
      setFocusTraversable(true);
      setAccessibleRole(AccessibleRole.SLIDER);
      setAccessibleText(name);
      setOnKeyPressed(this::key);
      number.subscribe(_ -> notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE));
    }

    /// The other thumb is where this one's way ends.
    void moveTo(long wanted) {
      boolean isLow = number.equals(low);
      number.set(isLow ? Math.min(wanted, high.get()) : Math.max(wanted, low.get()));
    }

    private void key(KeyEvent event) {
      long now = number.get();
      switch (event.getCode()) {
        case RIGHT, UP, KP_RIGHT, KP_UP -> moveTo(scale.next(now, true));
        case LEFT, DOWN, KP_LEFT, KP_DOWN -> moveTo(scale.next(now, false));
        case PAGE_UP -> moveTo(Math.min(scale.most(), now * PAGE));
        case PAGE_DOWN -> moveTo(Math.max(scale.least(), now / PAGE));
        case HOME -> moveTo(scale.least());
        case END -> moveTo(scale.most());
        default -> {
          return;
        }
      }
      event.consume();
    }

    @Override
    public Object queryAccessibleAttribute(AccessibleAttribute attribute, Object... parameters) {
      return switch (attribute) {
        case VALUE -> (double) number.get();
        case MIN_VALUE -> (double) scale.least();
        case MAX_VALUE -> (double) scale.most();
        default -> super.queryAccessibleAttribute(attribute, parameters);
      };
    }

    @Override
    public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
      switch (action) {
        case INCREMENT, BLOCK_INCREMENT -> moveTo(scale.next(number.get(), true));
        case DECREMENT, BLOCK_DECREMENT -> moveTo(scale.next(number.get(), false));
        case SET_VALUE -> moveTo(Math.round((double) parameters[0]));
        default -> super.executeAccessibleAction(action, parameters);
      }
    }
  }
}
