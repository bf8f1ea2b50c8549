package dynobench.ui.widgets;

import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;
import javafx.beans.property.LongProperty;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Region;

/// Thumb at one end of a [RangeSlider]'s range.
final class RangeThumb extends Region {
  private static final int PAGE = 10;

  private final LongProperty number;
  private final Supplier<LogScale> scale;
  private final LongUnaryOperator within;

  /// Creates a thumb.
  ///
  /// @param number that it sets
  /// @param scale that it moves along at present
  /// @param within maps a wanted number to the nearest permitted one
  RangeThumb(LongProperty number, String name, Supplier<LogScale> scale, LongUnaryOperator within) {
    this.number = number;
    this.scale = scale;
    this.within = within;
    getStyleClass().add("thumb");
    setFocusTraversable(true);
    setAccessibleRole(AccessibleRole.SLIDER);
    setAccessibleText(name);
    setOnKeyPressed(this::key);
    number.subscribe(_ -> notifyAccessibleAttributeChanged(AccessibleAttribute.VALUE));
  }

  /// Moves to the wanted number, or to the nearest permitted one.
  void moveTo(long wanted) {
    number.set(within.applyAsLong(wanted));
  }

  private void key(KeyEvent event) {
    long now = number.get();
    switch (event.getCode()) {
      case RIGHT, UP, KP_RIGHT, KP_UP -> moveTo(scale.get().next(now, true));
      case LEFT, DOWN, KP_LEFT, KP_DOWN -> moveTo(scale.get().next(now, false));
      case PAGE_UP -> moveTo(Math.min(scale.get().most(), now * PAGE));
      case PAGE_DOWN -> moveTo(Math.max(scale.get().least(), now / PAGE));
      case HOME -> moveTo(scale.get().least());
      case END -> moveTo(scale.get().most());
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
      case MIN_VALUE -> (double) scale.get().least();
      case MAX_VALUE -> (double) scale.get().most();
      default -> super.queryAccessibleAttribute(attribute, parameters);
    };
  }

  @Override
  public void executeAccessibleAction(AccessibleAction action, Object... parameters) {
    switch (action) {
      case INCREMENT, BLOCK_INCREMENT -> moveTo(scale.get().next(number.get(), true));
      case DECREMENT, BLOCK_DECREMENT -> moveTo(scale.get().next(number.get(), false));
      case SET_VALUE -> moveTo(Math.round((double) parameters[0]));
      default -> super.executeAccessibleAction(action, parameters);
    }
  }
}
