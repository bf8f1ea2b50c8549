package dynobench.ui.plandraft;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/// Former plans, up to 30, which the user can bring back after another plan has replaced them.
public final class PlanHistory {
  private static final int MOST = 30;

  private final List<Supplier<Runnable>> parts = new ArrayList<>();
  private final Deque<Runnable> former = new ArrayDeque<>();
  private final Deque<Runnable> undone = new ArrayDeque<>();
  private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();

  PlanHistory() {}

  /// Adds a part of the state.
  ///
  /// @param capture returns an action that restores the present state of the part
  void add(Supplier<Runnable> capture) {
    parts.add(capture);
  }

  /// Remembers the present plan, because it is replaced next. Undone plans are forgotten.
  public void remember() {
    former.push(capture());
    if (former.size() > MOST) {
      former.removeLast();
    }
    undone.clear();
    update();
  }

  /// Brings the former plan back; [#redo] then brings back the one that it replaces.
  public void undo() {
    restore(former, undone);
  }

  /// Brings back the plan that [#undo] has replaced.
  public void redo() {
    restore(undone, former);
  }

  /// Forgets all plans.
  public void forget() {
    former.clear();
    undone.clear();
    update();
  }

  private void restore(Deque<Runnable> from, Deque<Runnable> to) {
    if (!from.isEmpty()) {
      to.push(capture());
      from.pop().run();
      update();
    }
  }

  private Runnable capture() {
    List<Runnable> all = parts.stream().map(Supplier::get).toList();
    return () -> all.forEach(Runnable::run);
  }

  private void update() {
    canUndo.set(!former.isEmpty());
    canRedo.set(!undone.isEmpty());
  }

  /// Returns whether there is a former plan.
  public ReadOnlyBooleanProperty canUndo() {
    return canUndo.getReadOnlyProperty();
  }

  /// Returns whether there is a plan that [#undo] has replaced.
  public ReadOnlyBooleanProperty canRedo() {
    return canRedo.getReadOnlyProperty();
  }
}
