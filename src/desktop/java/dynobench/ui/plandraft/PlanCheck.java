package dynobench.ui.plandraft;

import dynobench.catalog.Catalog;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.preflight.Preflight;
import dynobench.session.PlanRunner;
import dynobench.store.WorkspaceException;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.ui.tasks.BackgroundExecutor;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;

/// Check whether the plan can run on this machine now. Checks of the machine run in the background,
/// one at a time; changes made meanwhile wait for the next check.
final class PlanCheck {
  private final PlanRunner bench;
  private final BackgroundExecutor background;
  private final ObservableValue<Optional<Catalog>> catalog;
  private final ReadOnlyObjectWrapper<Optional<Plan>> plan =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<PlanRunner.Checked>> checked =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<List<Problem>> problems =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<Contender>> unable =
      new ReadOnlyObjectWrapper<>(List.of());
  private Optional<Consumer<PlanRunner.Checked>> waiting = Optional.empty();
  private List<Problem> ofMachine = List.of();
  private boolean checking;
  private long version;

  private record Verdict(
      Optional<PlanRunner.Checked> checked, List<Problem> problems, List<Contender> unable) {
    /// Creates a verdict on a plan that can't run.
    Verdict(List<Problem> problems, List<Contender> unable) {
      this(Optional.empty(), problems, unable);
    }
  }

  /// Creates the check of a draft.
  ///
  /// @param catalog the available engines; empty until they have been found
  PlanCheck(
      PlanRunner bench, BackgroundExecutor background, ObservableValue<Optional<Catalog>> catalog) {
    this.bench = bench;
    this.background = background;
    this.catalog = catalog;
  }

  ReadOnlyObjectProperty<Optional<Plan>> plan() {
    return plan.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Optional<PlanRunner.Checked>> checked() {
    return checked.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<List<Problem>> problems() {
    return problems.getReadOnlyProperty();
  }

  /// Returns the contenders that keep the plan from running, according to the last check. Empty
  /// before the first check, and without a plan.
  ReadOnlyObjectProperty<List<Contender>> unableContenders() {
    return unable.getReadOnlyProperty();
  }

  /// Forgets the machine's problems with the previous plan, because another one is loaded.
  void forget() {
    ofMachine = List.of();
    unable.set(List.of());
  }

  /// Checks a new version of the plan.
  ///
  /// @param found problems of the texts, when they make no plan
  void take(Optional<Plan> read, List<Problem> found) {
    version++;
    checked.set(Optional.empty());
    plan.set(read);
    if (read.isEmpty()) {
      unable.set(List.of());
    }
    // Keep the machine's problems until the next check; they would flicker otherwise.
    problems.set(read.isPresent() && catalog.getValue().isPresent() ? ofMachine : found);
    check();
  }

  private void check() {
    if (checking || plan.get().isEmpty() || catalog.getValue().isEmpty()) {
      return;
    }
    long now = version;
    Plan candidate = plan.get().get();
    Catalog engines = catalog.getValue().get();
    checking = true;
    background.start(
        "Checking the plan",
        _ -> verdict(candidate, engines),
        verdict -> conclude(now, verdict),
        failure ->
            conclude(
                now, new Verdict(List.of(new Problem("", "", failure.sentence())), List.of())));
  }

  private Verdict verdict(Plan candidate, Catalog engines) throws InterruptedException {
    var found = new Problems();
    try {
      Optional<PlanRunner.Checked> runnable = bench.check(candidate, engines, found);
      boolean single = found.list().stream().anyMatch(Preflight::isOfContender);
      return new Verdict(
          runnable, found.list(), single ? bench.unableContenders(candidate, engines) : List.of());
    } catch (WorkspaceException e) {
      found.add("", "workspace", String.valueOf(e.getMessage()));
      return new Verdict(found.list(), List.of());
    }
  }

  private void conclude(long asked, Verdict verdict) {
    checking = false;
    if (asked == version) {
      ofMachine = verdict.problems();
      unable.set(verdict.unable());
      problems.set(verdict.problems());
      checked.set(verdict.checked());
      if (asked == version) { // no listener has changed the plan
        runWaiting();
      }
    } else {
      check();
    }
  }

  /// Calls an action once the present plan has been checked, and drops it if the plan can't run. A
  /// later action replaces a waiting one.
  void whenRunnable(Consumer<PlanRunner.Checked> action) {
    waiting = Optional.of(action);
    if (!checking && catalog.getValue().isPresent()) {
      runWaiting();
    }
  }

  private void runWaiting() {
    Optional<Consumer<PlanRunner.Checked>> action = waiting;
    waiting = Optional.empty();
    checked.get().ifPresent(plan -> action.ifPresent(it -> it.accept(plan)));
  }
}
