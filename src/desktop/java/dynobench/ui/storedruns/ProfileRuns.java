package dynobench.ui.storedruns;

import dynobench.catalog.Catalog;
import dynobench.event.RunEvent;
import dynobench.result.RunResult;
import dynobench.session.PlanRunner;
import dynobench.session.RunProfiler;
import dynobench.ui.live.LiveRun;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.value.ObservableValue;

/// Profiles stored runs in the background. Only one run or profile is possible at a time.
///
/// @param catalog engines, once they have been found
public record ProfileRuns(
    PlanRunner bench, ObservableValue<Optional<Catalog>> catalog, LiveRun live, TaskStarter tasks) {
  private static ViewTexts texts() {
    return new ViewTexts(ProfileRuns.class);
  }

  /// Returns the folder of a shown run that can have a profile: a run of the workspace that has
  /// ended.
  public Optional<Path> folder(ShownRun run, RunResult result) {
    return run.folder()
        .filter(it -> bench.runs().folder().equals(it.getParent()))
        .filter(_ -> result.plan().isPresent() && RunProfiler.obstacle(result).isEmpty());
  }

  /// Runs the profiled rounds of a stored run. A problem becomes a notification.
  ///
  /// @param run folder of the run
  /// @param ended called when the rounds have ended, in any way
  public void start(Path run, RunResult result, Runnable ended) {
    Optional<Catalog> engines = catalog.getValue();
    if (engines.isEmpty() || live.running().get()) {
      tasks.notifications().add(texts().of(engines.isEmpty() ? "no.engines" : "profile.running"));
      ended.run();
      return;
    }
    tasks
        .background()
        .startAwaited(
            texts().of("task.profile", run.getFileName()),
            report -> profile(run, result, engines.get(), report),
            reasons -> {
              reasons.forEach(tasks.notifications()::add);
              ended.run();
            },
            failure -> {
              tasks.reportFailure(failure);
              ended.run();
            });
  }

  private List<String> profile(
      Path run, RunResult result, Catalog engines, BackgroundTask.Report report)
      throws IOException, InterruptedException {
    return switch (new RunProfiler(bench, engines).check(run, result, RunProfiler.USUAL_ROUNDS)) {
      case RunProfiler.Answer.Impossible(List<String> reasons) -> reasons;
      case RunProfiler.Answer.Possible(PlanRunner.Checked checked) -> {
        int trials = checked.trials().size();
        var ended = new AtomicInteger();
        bench.profile(
            run,
            checked,
            event -> {
              if (event instanceof RunEvent.TrialFinished) {
                int now = ended.incrementAndGet();
                report.stage(texts().of("task.trials", now, trials));
                report.fraction((double) now / trials);
              }
            },
            report::stage,
            report.cancellation());
        yield List.of();
      }
    };
  }
}
