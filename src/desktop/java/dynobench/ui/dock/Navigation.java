package dynobench.ui.dock;

import java.util.function.Consumer;
import java.util.function.IntConsumer;

/// Way for a view to bring another one to the front. Until the window has connected it, calls have
/// no effect.
public final class Navigation {
  private Consumer<ViewId> way = _ -> {};
  private Consumer<String> fields = _ -> {};
  private IntConsumer trials = _ -> {};
  private Consumer<String> pages = _ -> {};

  /// Connects the display of views.
  ///
  /// @param shower brings a view to the front
  public void through(Consumer<ViewId> shower) {
    way = shower;
  }

  /// Brings the plan to the front and focuses one of its fields.
  ///
  /// @param key of the field in the plan file
  public void showField(String key) {
    show(ViewId.PLAN);
    fields.accept(key);
  }

  /// Connects the fields of the plan.
  ///
  /// @param leader takes the key of a field
  public void throughFields(Consumer<String> leader) {
    fields = leader;
  }

  /// Brings the monitor to the front and shows the time range of a trial.
  ///
  /// @param number of the trial in the shown run
  public void showTrial(int number) {
    show(ViewId.MONITOR);
    trials.accept(number);
  }

  /// Connects the trials of the monitor.
  ///
  /// @param leader takes the number of a trial
  public void throughTrials(IntConsumer leader) {
    trials = leader;
  }

  /// Shows a page of the help.
  ///
  /// @param page such as `guide/keys.md`
  public void showPage(String page) {
    pages.accept(page);
  }

  /// Connects the pages of the help.
  ///
  /// @param leader takes the name of a page
  public void throughPages(Consumer<String> leader) {
    pages = leader;
  }

  /// Brings a view to the front, opening it if it was closed.
  public void show(ViewId view) {
    way.accept(view);
  }
}
