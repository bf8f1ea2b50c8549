package dynobench.ui.live;

import dynobench.catalog.Catalog;
import dynobench.estimate.RunProgress;
import dynobench.event.RunEvent;
import dynobench.plan.Plan;
import dynobench.session.PlanRunner;
import dynobench.session.RoundsAddition;
import dynobench.toml.Problems;
import dynobench.ui.shownrun.EventFeed;
import dynobench.ui.shownrun.EventSource;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import org.jspecify.annotations.Nullable;

/// Run that this window carries out, at most one at a time. It continues while another run is
/// shown, and can be shown again.
public final class LiveRun {
  private static final int MOST_AT_ONCE = 20_000;

  private final PlanRunner bench;
  private final FlagQuestion question;
  private final TaskStarter tasks;
  private final RunDisplay showing;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
  private List<RunEvent> history = new ArrayList<>();
  private final RedrawThrottle stillness = new RedrawThrottle(System::nanoTime);
  private EventFeed feed = new EventFeed();
  private RunProgress progress = new RunProgress();
  private Optional<ShownRun> shown = Optional.empty();
  private Optional<Path> continued = Optional.empty();
  private boolean ofCrashes;
  private @Nullable BackgroundTask task;

  public LiveRun(PlanRunner bench, Dialogs dialogs, TaskStarter tasks, RunDisplay showing) {
    this.bench = bench;
    this.question = new FlagQuestion(bench.permissions(), dialogs, tasks.notifications());
    this.tasks = tasks;
    this.showing = showing;
  }

  /// Starts a run and shows it, unless a run is going on. Unusual flags require the user's consent
  /// first.
  public void start(PlanRunner.Checked plan) {
    start(
        plan,
        plan.plan().name(),
        Optional.empty(),
        (events, report) -> bench.run(plan, events, report::stage, report.cancellation()));
  }

  /// Adds rounds to a stored run and shows it with all its rounds, unless a run is going on.
  /// Unusual flags require the user's consent first.
  public void add(RoundsAddition addition) {
    start(
        addition.checked(),
        addition.words(),
        Optional.of(addition.folder()),
        (events, report) -> {
          List<RunEvent> before = bench.runs().reader(addition.folder()).history();
          var all = new ContinuedFeed(before, feed, events);
          bench.add(addition, all, report::stage, report.cancellation());
        });
  }

  /// Conducts a run and passes its events on.
  @FunctionalInterface
  private interface Conduct {
    void of(Consumer<RunEvent> events, BackgroundTask.Report report) throws Exception;
  }

  /// @param title of the task
  /// @param stored folder of a run that continues
  private void start(
      PlanRunner.Checked plan, String title, Optional<Path> stored, Conduct conduct) {
    if (running.get() || !question.isPermitted(plan.cleared().unusual())) {
      return;
    }
    ofCrashes = plan.plan().crash().isPresent();
    running.set(true);
    history = new ArrayList<>(); // the last one may still be shown
    shown = Optional.empty();
    continued = stored;
    progress = new RunProgress();
    feed = new EventFeed();
    Consumer<RunEvent> events = feed.andThen(stillness);
    task =
        tasks
            .background()
            .startAwaited(
                title,
                report -> {
                  conduct.of(events, report);
                  return true;
                },
                _ -> end(),
                failure -> {
                  tasks.reportFailure(failure);
                  end();
                });
  }

  /// Checks a plan that has no form and starts it. A notification reports each problem that
  /// prevents the start.
  public void start(Plan plan, Catalog catalog) {
    var problems = new Problems();
    tasks.start(
        "Checking the plan",
        _ -> bench.check(plan, catalog, problems),
        checked -> {
          problems.list().forEach(problem -> tasks.notifications().add(problem.message()));
          checked.filter(_ -> problems.isEmpty()).ifPresent(this::start);
        });
  }

  /// Asks the run to stop. Results measured so far are kept.
  public void stop() {
    if (task != null) {
      task.cancel();
    }
  }

  /// Returns whether the window may redraw now without disturbing the measurement. May be called
  /// from one thread other than the user interface's.
  public boolean allowsMoving() {
    return stillness.allows();
  }

  /// Takes new events, 20,000 at most. Called up to ten times a second, before [RunDisplay#take].
  /// Shows the run when its first event arrives.
  public void take() {
    List<RunEvent> events = feed.take(MOST_AT_ONCE);
    if (events.isEmpty()) {
      return;
    }
    events.forEach(progress);
    history.addAll(events);
    if (shown.isEmpty() && history.getFirst() instanceof RunEvent.RunStarted first) {
      Path folder =
          continued.orElseGet(() -> bench.workspace().runs().folder().resolve(first.id()));
      String id = String.valueOf(folder.getFileName()); // the user may have renamed a stored run
      shown = Optional.of(new ShownRun(id, ShownRun.Origin.LIVE, Optional.of(folder)));
      show();
    }
    if (task != null) {
      task.setProgress(progress.where(), progress.fraction(), progress.timeLeft());
    }
    revision.set(revision.get() + 1);
  }

  /// Shows this run again from its beginning, after another one was shown. Does nothing before the
  /// run's first event.
  public void show() {
    shown.ifPresent(run -> showing.show(run, EventSource.of(history)));
  }

  private void end() {
    stillness.end();
    take();
    running.set(false);
  }

  /// Returns whether a run of this window is going on.
  public ReadOnlyBooleanProperty running() {
    return running.getReadOnlyProperty();
  }

  /// Returns the progress of the run that is going on, or of the last one.
  public RunProgress progress() {
    return progress;
  }

  /// Returns whether a crash run is going on.
  public boolean isOfCrashes() {
    return running.get() && ofCrashes;
  }

  /// Returns a counter that grows with each tick that brought events.
  public ReadOnlyLongProperty revision() {
    return revision.getReadOnlyProperty();
  }

  /// Returns whether the run of this id is going on.
  public boolean carriesOut(String id) {
    return running.get() && shown.filter(run -> run.id().equals(id)).isPresent();
  }

  /// Returns the run that is going on, or the last one of this window; empty before its first
  /// event.
  public Optional<ShownRun> shown() {
    return shown;
  }
}
