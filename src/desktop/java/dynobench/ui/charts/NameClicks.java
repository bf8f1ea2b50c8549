package dynobench.ui.charts;

import dynobench.chart.SeriesKey;
import dynobench.drawing.NameEntity;
import java.util.Optional;
import javafx.scene.input.MouseEvent;

/// Effect of clicks on a series' name. A click hides the line or shows it again. A double click, or
/// a click with Shift or Ctrl, hides all other lines, or shows them again.
final class NameClicks {
  private final ChartViewModel model;

  /// Name of the first click: hiding the line moves the name, so the second click is applied to it,
  /// too.
  private Optional<SeriesKey> before = Optional.empty();

  NameClicks(ChartViewModel model) {
    this.model = model;
  }

  /// Handles a click.
  ///
  /// @return whether the click was on a name
  boolean take(Object entity, MouseEvent event) {
    boolean second = event.getClickCount() == 2 && before.isPresent();
    Optional<SeriesKey> line = second ? before : at(entity);
    before = second ? Optional.empty() : line;
    line.ifPresent(key -> {
      if (second) {
        model.toggle(key); // as it was before the first click
        model.isolate(key);
      } else if (event.isShiftDown() || event.isShortcutDown()) {
        model.isolate(key);
        before = Optional.empty();
      } else {
        model.toggle(key);
      }
    });
    return line.isPresent();
  }

  private static Optional<SeriesKey> at(Object entity) {
    return entity instanceof NameEntity name ? Optional.of(name.key()) : Optional.empty();
  }
}
