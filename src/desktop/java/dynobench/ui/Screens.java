package dynobench.ui;

import dynobench.ui.settings.WindowState.Bounds;
import java.util.Optional;
import javafx.geometry.Rectangle2D;
import javafx.stage.Screen;

/// What the screens of a system have room for, without its bars.
public interface Screens {
  /// The one on which a window opens that has been nowhere yet.
  Rectangle2D first();

  /// The one that has most of a place; empty where none has any of it.
  Optional<Rectangle2D> of(Bounds place);

  /// Those that are there, asked each time: screens come and go.
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
