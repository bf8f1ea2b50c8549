package dynobench.ui.dock;

import java.util.function.Consumer;

/// Brings views to the front, for views that send the user to another one. The window says how as
/// soon as it can; before that nothing happens.
public final class Navigation {
  private Consumer<String> way = _ -> {};
  private Consumer<String> fields = _ -> {};

  /// @param shower takes the id of a view
  public void through(Consumer<String> shower) {
    way = shower;
  }

  /// Brings the plan to the front and leads to one of its fields.
  ///
  /// @param key that the plan file has for it
  public void showField(String key) {
    show("plan");
    fields.accept(key);
  }

  /// @param leader takes the key of a field
  public void throughFields(Consumer<String> leader) {
    fields = leader;
  }

  /// Brings a view to the front, opening it if it was closed.
  public void show(String viewId) {
    way.accept(viewId);
  }
}
