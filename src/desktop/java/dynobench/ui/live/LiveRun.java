package dynobench.ui.live;

import dynobench.catalog.Catalog;
import dynobench.estimate.Progress;
import dynobench.event.RunEvent;
import dynobench.plan.Plan;
import dynobench.session.Bench;
import dynobench.toml.Problems;
import dynobench.ui.shown.EventSource;
import dynobench.ui.shown.Feed;
import dynobench.ui.shown.Showing;
import dynobench.ui.shown.Shown;
import dynobench.ui.work.BackgroundTask;
import dynobench.ui.work.Dialogs;
import dynobench.ui.work.Tasks;
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

/// The run that this window carries out, at most one at a time. It goes on when another one is
/// shown, and can be shown again.
public final class LiveRun {
  private static final int MOST_AT_ONCE = 20_000;

  private final Bench bench;
  private final FlagQuestion question;
  private final Tasks tasks;
  private final Showing showing;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
  private List<RunEvent> history = new ArrayList<>();
  private final Stillness stillness = new Stillness(System::nanoTime);
  private Feed feed = new Feed();
  private Progress progress = new Progress();
  private Optional<Shown> shown = Optional.empty();
  private boolean ofCrashes;
  private @Nullable BackgroundTask task;

  public LiveRun(Bench bench, Dialogs dialogs, Tasks tasks, Showing showing) {
    this.bench = bench;
    this.question = new FlagQuestion(bench.permissions(), dialogs, tasks.notices());
    this.tasks = tasks;
    this.showing = showing;
  }

  /// Starts a run and shows it, unless one goes on. Unusual flags need the user's yes before.
  public void start(Bench.Checked plan) {
    if (running.get() || !question.isPermitted(plan.cleared().unusual())) {
      return;
    }
    ofCrashes = plan.plan().crash().isPresent();
    running.set(true);
    history = new ArrayList<>(); // the last one may still be shown
    shown = Optional.empty();
    progress = new Progress();
    feed = new Feed();
    Consumer<RunEvent> events = feed.andThen(stillness);
    task =
        tasks
            .background()
            .undertake(
                plan.plan().name(),
                report -> bench.run(plan, events, report::stage, report.cancellation()),
                _ -> end(),
                failure -> {
                  tasks.tell(failure);
                  end();
                });
  }

  /// Checks a plan that has no form, and starts it; tells why not where it can't be.
  public void start(Plan plan, Catalog catalog) {
    var problems = new Problems();
    tasks.start(
        "Checking the plan",
        _ -> bench.check(plan, catalog, problems),
        checked -> {
          problems.list().forEach(problem -> tasks.notices().say(problem.message()));
          checked.filter(_ -> problems.isEmpty()).ifPresent(this::start);
        });
  }

  /// Asks the run to stop; what was measured stays.
  public void stop() {
    if (task != null) {
      task.cancel();
    }
  }

  /// Whether the window may move now without disturbing what is measured. May be asked on another
  /// thread, by one.
  public boolean allowsMoving() {
    return stillness.allows();
  }

  /// Takes in what has happened since the last time. Called up to ten times a second, before
  /// [Showing#take].
  public void take() {
    List<RunEvent> events = feed.take(MOST_AT_ONCE);
    if (events.isEmpty()) {
      return;
    }
    events.forEach(progress);
    history.addAll(events);
    if (shown.isEmpty() && history.getFirst() instanceof RunEvent.RunStarted first) {
      Path folder = bench.workspace().runs().folder().resolve(first.id());
      shown = Optional.of(new Shown(first.id(), Shown.Origin.LIVE, Optional.of(folder)));
      show();
    }
    if (task != null) {
      task.tell(progress.where(), progress.fraction(), progress.timeLeft());
    }
    revision.set(revision.get() + 1);
  }

  /// Shows it again, from its beginning, after another one was looked at.
  public void show() {
    shown.ifPresent(run -> showing.show(run, EventSource.of(history)));
  }

  private void end() {
    stillness.end();
    take();
    running.set(false);
  }

  public ReadOnlyBooleanProperty running() {
    return running.getReadOnlyProperty();
  }

  /// Where it stands.
  public Progress progress() {
    return progress;
  }

  /// Whether a run goes on whose trials crash.
  public boolean isOfCrashes() {
    return running.get() && ofCrashes;
  }

  /// Grows with each tick that brought something.
  public ReadOnlyLongProperty revision() {
    return revision.getReadOnlyProperty();
  }

  /// Whether it is the run of this id that goes on.
  public boolean carriesOut(String id) {
    return running.get() && shown.filter(run -> run.id().equals(id)).isPresent();
  }

  /// The run that goes on, or the last one of this window.
  public Optional<Shown> shown() {
    return shown;
  }
}
