package dynobench.ui.advice;

import dynobench.advice.AdvicePart;
import dynobench.catalog.Catalog;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.session.PlanRunner;
import dynobench.store.RunReader;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.ui.live.LiveRun;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.util.Subscription;

/// Carries out the runs of an answer, one after the other. If one does not finish, the others do
/// not start.
final class AdviceRuns {
  private final PlanRunner bench;
  private final LiveRun live;
  private final TaskStarter tasks;
  private final ViewTexts texts;
  private final ReadOnlyBooleanWrapper going = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper("");
  private final Map<AdvicePart, RunResult> finished = new EnumMap<>(AdvicePart.class);
  private final Deque<Map.Entry<AdvicePart, Plan>> left = new ArrayDeque<>();
  private Subscription watching = Subscription.EMPTY;

  AdviceRuns(PlanRunner bench, LiveRun live, TaskStarter tasks, ViewTexts texts) {
    this.bench = bench;
    this.live = live;
    this.tasks = tasks;
    this.texts = texts;
  }

  /// Starts the runs, unless a run goes on.
  ///
  /// @param done receives the results when all runs have finished
  void start(
      Map<AdvicePart, Plan> plans, Catalog catalog, Consumer<Map<AdvicePart, RunResult>> done) {
    if (going.get() || live.running().get()) {
      state.set(texts.of("busy"));
      return;
    }
    finished.clear();
    left.clear();
    plans.entrySet().forEach(each -> left.add(Map.entry(each.getKey(), each.getValue())));
    going.set(true);
    next(catalog, done);
  }

  private void next(Catalog catalog, Consumer<Map<AdvicePart, RunResult>> done) {
    Map.Entry<AdvicePart, Plan> first = left.poll();
    if (first == null) {
      end("");
      done.accept(Map.copyOf(finished));
      return;
    }
    state.set(texts.of("going", finished.size() + 1, finished.size() + 1 + left.size()));
    var problems = new Problems();
    tasks
        .background()
        .start(
            texts.of("task.check"),
            _ -> bench.check(first.getValue(), catalog, problems),
            checked ->
                begin(
                    checked.filter(_ -> problems.isEmpty()),
                    problems,
                    run -> {
                      finished.put(first.getKey(), run);
                      next(catalog, done);
                    }),
            failure -> end(failure.sentence()));
  }

  private void begin(
      Optional<PlanRunner.Checked> checked, Problems problems, Consumer<RunResult> then) {
    checked.ifPresent(live::start);
    if (checked.isPresent() && live.running().get()) {
      watching = live.running().subscribe((_, running) -> ended(running, then));
    } else {
      end(
          checked.isPresent()
              ? texts.of("refused")
              : problems.list().stream().map(Problem::message).collect(Collectors.joining(" ")));
    }
  }

  private void ended(boolean running, Consumer<RunResult> then) {
    if (running) {
      return;
    }
    watching.unsubscribe();
    Optional<Path> folder = live.shown().flatMap(ShownRun::folder);
    if (folder.isEmpty()) {
      end(texts.of("stopped"));
      return;
    }
    tasks
        .background()
        .start(
            texts.of("task.read"),
            _ -> new RunReader(folder.get()).result(),
            result -> {
              if (result.state() == RunState.FINISHED) {
                then.accept(result);
              } else {
                end(texts.of("stopped"));
              }
            },
            failure -> end(failure.sentence()));
  }

  private void end(String why) {
    watching.unsubscribe();
    left.clear();
    going.set(false);
    state.set(why);
  }

  /// Returns whether the runs go on.
  ReadOnlyBooleanProperty going() {
    return going.getReadOnlyProperty();
  }

  /// Returns whether a run belongs to the last answer. While the runs go on, any id does.
  boolean measured(String id) {
    return going.get() || finished.values().stream().anyMatch(each -> each.id().equals(id));
  }

  /// Returns which run goes on, or why the last ones ended early.
  ReadOnlyStringProperty state() {
    return state.getReadOnlyProperty();
  }
}
