package dynobench.ui;

import dynobench.ui.settings.WindowState.Bounds;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;

/// Usable areas of the screens, without system bars.
public interface Screens {
  /// Returns the area of the screen on which a first window opens.
  Rectangle2D first();

  /// Returns the area of a screen that contains these bounds or a part of them; empty when no
  /// screen does. Of several screens, the system's first one counts.
  Optional<Rectangle2D> of(Bounds place);

  /// Returns the present screens, queried with each call, because screens may be added or removed.
  static Screens ofThisSystem() {
    return new Screens() {
      @Override
      public Rectangle2D first() {
        return Screen.getPrimary().getVisualBounds();
      }

      @Override
      public Optional<Rectangle2D> of(Bounds place) {
        return Screen.getScreensForRectangle(place.x(), place.y(), place.width(), place.height())
            .stream()
            .findFirst()
            .map(Screen::getVisualBounds);
      }
    };
  }
}
