package dynobench.ui.plan;

import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.StringProperty;

/// A text and a slider's position that follow each other. What is typed stays as it was typed: only
/// a hand on the slider changes the text.
final class SliderField {
  private final StringProperty text;
  private final Function<String, OptionalDouble> toPosition;
  private final DoubleProperty position = new SimpleDoubleProperty();
  private boolean following;

  /// @param toPosition 0 to 1; empty for a text that has none, which leaves the slider where it is
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

  /// Follows the text anew: the slider has another scale.
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
