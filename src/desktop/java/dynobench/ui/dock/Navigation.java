package dynobench.ui.dock;

import java.util.function.Consumer;
import java.util.function.IntConsumer;

/// Brings views to the front, for views that send the user to another one. The window says how as
/// soon as it can; before that nothing happens.
public final class Navigation {
  private Consumer<ViewId> way = _ -> {};
  private Consumer<String> fields = _ -> {};
  private IntConsumer trials = _ -> {};

  /// @param shower brings a view to the front
  public void through(Consumer<ViewId> shower) {
    way = shower;
  }

  /// Brings the plan to the front and leads to one of its fields.
  ///
  /// @param key that the plan file has for it
  public void showField(String key) {
    show(ViewId.PLAN);
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
    show(ViewId.MONITOR);
    trials.accept(number);
  }

  /// @param leader takes the number of a trial
  public void throughTrials(IntConsumer leader) {
    trials = leader;
  }

  /// Brings a view to the front, opening it if it was closed.
  public void show(ViewId view) {
    way.accept(view);
  }
}
