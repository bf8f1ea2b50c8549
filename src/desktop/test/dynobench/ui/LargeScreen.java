package dynobench.ui;

import dynobench.ui.settings.WindowState.Bounds;
import java.util.Optional;
import javafx.geometry.Rectangle2D;

/// Screen that is wide enough for the window, unlike JavaFX's headless one. The headless screen is
/// 1000 pixels high and doesn't support windows that reach below.
record LargeScreen() implements Screens {
  private static final Rectangle2D ROOM = new Rectangle2D(0, 0, 1400, 990);

  @Override
  public Rectangle2D first() {
    return ROOM;
  }

  @Override
  public Optional<Rectangle2D> of(Bounds place) {
    return Optional.of(ROOM)
        .filter(it -> it.intersects(place.x(), place.y(), place.width(), place.height()));
  }
}
