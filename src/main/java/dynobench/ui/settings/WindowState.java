package dynobench.ui.settings;

import dynobench.ui.dock.Layout;
import java.util.List;

/// Where the window was and how its views lay.
///
/// @param perspective the one that was in use
/// @param layouts of each perspective that the user has seen
public record WindowState(
    double x,
    double y,
    double width,
    double height,
    boolean maximized,
    String perspective,
    List<Placed> layouts) {
  /// The layout of a perspective.
  public record Placed(String perspective, Layout layout) {}

  public WindowState {
    layouts = List.copyOf(layouts);
    if (!Double.isFinite(x) || !Double.isFinite(y) || !(width > 0) || !(height > 0)) {
      throw new IllegalArgumentException("a window needs a place and a size");
    }
  }
}
