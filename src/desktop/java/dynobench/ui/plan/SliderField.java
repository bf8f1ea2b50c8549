package dynobench.ui.plan;

import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.StringProperty;

/// Text and slider position that follow each other. Typed text is kept as it is: only moving the
/// slider changes it.
final class SliderField {
  private final StringProperty text;
  private final Function<String, OptionalDouble> toPosition;
  private final DoubleProperty position = new SimpleDoubleProperty();
  private boolean following;

  /// Creates a field at the position of its text.
  ///
  /// @param toPosition position 0 to 1; empty for an invalid text, which leaves the slider
  ///   unchanged
  SliderField(
      StringProperty text,
      Function<String, OptionalDouble> toPosition,
      DoubleFunction<String> toText) {
    this.text = text;
    this.toPosition = toPosition;
    text.subscribe(typed -> follow(typed));
    position.subscribe((_, moved) -> {
      if (!following) {
        text.set(toText.apply(moved.doubleValue()));
      }
    });
  }

  private void follow(String typed) {
    following = true;
    try {
      toPosition.apply(typed).ifPresent(at -> position.set(Math.clamp(at, 0, 1)));
    } finally {
      following = false;
    }
  }

  /// Updates the position, because the slider has another scale.
  void follow() {
    follow(text.get());
  }

  StringProperty text() {
    return text;
  }

  DoubleProperty position() {
    return position;
  }
}
