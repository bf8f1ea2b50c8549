package dynobench.ui.dock;

import java.util.function.Consumer;
import java.util.function.IntConsumer;

/// Brings views to the front, for views that send the user to another one. The window says how as
/// soon as it can; before that nothing happens.
public final class Navigation {
  private Consumer<String> way = _ -> {};
  private Consumer<String> fields = _ -> {};
  private IntConsumer trials = _ -> {};

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

  /// Brings the monitor to the front and shows when a trial of the shown run was.
  ///
  /// @param number of the trial
  public void showTrial(int number) {
    show("monitor");
    trials.accept(number);
  }

  /// @param leader takes the number of a trial
  public void throughTrials(IntConsumer leader) {
    trials = leader;
  }

  /// Brings a view to the front, opening it if it was closed.
  public void show(String viewId) {
    way.accept(viewId);
  }
}
