package dynobench.ui.charts;

import dynobench.chart.SeriesKey;
import dynobench.drawing.NameEntity;
import java.util.Optional;
import javafx.scene.input.MouseEvent;

/// What a click at a name does: it hides the line or shows it again; twice, or with Shift or Ctrl,
/// it leaves that line alone on the chart, and once more brings all others back.
final class NameClicks {
  private final ChartViewModel model;

  /// A name moves away when its line goes: the second click is at the name that the first was at.
  private Optional<SeriesKey> before = Optional.empty();

  NameClicks(ChartViewModel model) {
    this.model = model;
  }

  /// @return whether the click was at a name
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
