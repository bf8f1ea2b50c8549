package dynobench.ui.settings;

import dynobench.ui.dock.Layout;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/// Position of the window and layout of its views.
///
/// @param bounds position and size when the window was neither maximised nor in full screen
/// @param perspective the one that was in use
/// @param panes the layout of each perspective that the user has seen
public record WindowState(
    Optional<Bounds> bounds, boolean maximized, String perspective, List<Placed> panes) {
  /// State before the first start.
  public static final WindowState FIRST = new WindowState(Optional.empty(), false, "", List.of());

  /// Bounds in pixels, in the coordinates of all screens together. Infinite numbers and empty sizes
  /// are rejected.
  public record Bounds(double x, double y, double width, double height) {
    public Bounds {
      boolean finite = DoubleStream.of(x, y, width, height).allMatch(Double::isFinite);
      if (!finite || width <= 0 || height <= 0) {
        throw new IllegalArgumentException(
            "a window can't stand at %s, %s with the size %s x %s".formatted(x, y, width, height));
      }
    }
  }

  /// Layout of a perspective, which contains each view at most once.
  public record Placed(String perspective, Layout layout) {
    public Placed {
      List<String> views = layout.views().toList();
      if (views.stream().distinct().count() < views.size()) {
        throw new IllegalArgumentException("a view stands in one place only: " + views);
      }
    }
  }

  public WindowState {
    panes = List.copyOf(panes);
  }
}
