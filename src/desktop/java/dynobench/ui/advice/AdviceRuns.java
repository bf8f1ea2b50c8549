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
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
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
  private final Clock clock;
  private final ViewTexts texts;
  private final ReadOnlyBooleanWrapper going = new ReadOnlyBooleanWrapper();
  private final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper("");
  private final Map<AdvicePart, RunResult> finished = new EnumMap<>(AdvicePart.class);
  private final Map<AdvicePart, Plan> left = new EnumMap<>(AdvicePart.class);
  private Subscription watching = Subscription.EMPTY;
  private int requests;

  /// Answer that is being measured.
  ///
  /// @param end when the runs should have ended
  /// @param done receives the results when all runs have finished
  private record Request(
      int number, Catalog catalog, Instant end, Consumer<Map<AdvicePart, RunResult>> done) {}

  AdviceRuns(PlanRunner bench, LiveRun live, TaskStarter tasks, Clock clock, ViewTexts texts) {
    this.bench = bench;
    this.live = live;
    this.tasks = tasks;
    this.clock = clock;
    this.texts = texts;
    live.running()
        .subscribe((_, running) -> {
          if (!running && state.get().equals(texts.of("busy"))) {
            state.set("");
          }
        });
  }

  /// Checks all plans and starts their runs, unless a run goes on.
  ///
  /// @param time time for all runs
  /// @param done receives the results when all runs have finished
  void start(
      Map<AdvicePart, Plan> plans,
      Catalog catalog,
      Duration time,
      Consumer<Map<AdvicePart, RunResult>> done) {
    if (going.get() || live.running().get()) {
      state.set(texts.of("busy"));
      return;
    }
    finished.clear();
    left.clear();
    left.putAll(plans);
    going.set(true);
    state.set(texts.of("task.check"));
    var request = new Request(++requests, catalog, clock.instant().plus(time), done);
    var problems = new Problems();
    tasks
        .background()
        .start(
            texts.of("task.check"),
            _ -> {
              plans.values().forEach(each -> bench.check(each, catalog, problems));
              return problems.list();
            },
            found -> {
              if (!isCurrent(request)) {
                return;
              }
              if (found.isEmpty()) {
                next(request);
              } else {
                end(words(problems));
              }
            },
            failure -> fail(request, failure.sentence()));
  }

  private boolean isCurrent(Request request) {
    return request.number() == requests;
  }

  private void fail(Request request, String why) {
    if (isCurrent(request)) {
      end(why);
    }
  }

  private static String words(Problems problems) {
    return problems.list().stream()
        .map(Problem::message)
        .distinct()
        .collect(Collectors.joining(" "));
  }

  private void next(Request request) {
    Optional<AdvicePart> first = left.keySet().stream().findFirst();
    if (first.isEmpty()) {
      end("");
      request.done().accept(Map.copyOf(finished));
      return;
    }
    AdvicePart part = first.get();
    state.set(texts.of("going", finished.size() + 1, finished.size() + left.size()));
    Duration remaining = Duration.between(clock.instant(), request.end());
    Plan plan = part.within(Objects.requireNonNull(left.get(part)), remaining, left.keySet());
    var problems = new Problems();
    tasks
        .background()
        .start(
            texts.of("task.check"),
            _ -> bench.check(plan, request.catalog(), problems),
            checked -> {
              if (isCurrent(request)) {
                begin(request, part, checked.filter(_ -> problems.isEmpty()), problems);
              }
            },
            failure -> fail(request, failure.sentence()));
  }

  private void begin(
      Request request, AdvicePart part, Optional<PlanRunner.Checked> checked, Problems problems) {
    if (checked.isEmpty()) {
      end(words(problems));
      return;
    }
    if (live.running().get()) {
      end(texts.of("busy"));
      return;
    }
    live.start(checked.get());
    if (live.running().get()) {
      watching = live.running().subscribe((_, running) -> ended(request, part, running));
    } else {
      end(texts.of("refused"));
    }
  }

  private void ended(Request request, AdvicePart part, boolean running) {
    if (running) {
      return;
    }
    watching.unsubscribe();
    Optional<Path> folder = live.shown().flatMap(ShownRun::folder);
    if (folder.isEmpty()) {
      fail(request, texts.of("stopped"));
      return;
    }
    tasks
        .background()
        .start(
            texts.of("task.read"),
            _ -> new RunReader(folder.get()).result(),
            result -> {
              if (!isCurrent(request)) {
                return;
              }
              if (result.state() == RunState.FINISHED) {
                finished.put(part, result);
                left.remove(part);
                next(request);
              } else {
                end(texts.of("stopped"));
              }
            },
            failure -> fail(request, failure.sentence()));
  }

  /// Stops the run that goes on, and starts no other one.
  void stop() {
    if (going.get()) {
      requests++;
      if (live.running().get()) {
        live.stop();
      }
      end(texts.of("stopped"));
    }
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
