package dynobench.ui.desk;

import java.util.function.Consumer;

/// Brings views to the front, for views that send the user to another one. The window says how as
/// soon as it can; before that nothing happens.
public final class Navigation {
  private Consumer<String> way = _ -> {};

  /// @param shower takes the id of a view
  public void through(Consumer<String> shower) {
    way = shower;
  }

  /// Brings a view to the front, opening it if it was closed.
  public void show(String viewId) {
    way.accept(viewId);
  }
}
