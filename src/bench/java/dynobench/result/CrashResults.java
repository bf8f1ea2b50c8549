package dynobench.result;

import dynobench.event.RunEvent.Acknowledged;
import dynobench.measure.Environment;
import dynobench.plan.Crash;
import dynobench.plan.Plan;
import java.util.List;

/// The crashes of a run, and what each left.
public final class CrashResults {
  private final RunResult run;
  private final Crashes crashes;

  CrashResults(RunResult run, Crashes crashes) {
    this.run = run;
    this.crashes = crashes;
  }

  /// Returns every crash, in order.
  public List<CrashResult> all() {
    return run.trials().stream().flatMap(crashes::of).toList();
  }

  /// Returns the crashes of one trial, which one writer has gone through.
  public List<CrashResult> of(TrialResult trial) {
    return crashes.of(trial).toList();
  }

  /// Returns how the rows grew that were acknowledged to a trial.
  public List<Acknowledged> acknowledged(TrialResult trial) {
    return crashes.written(trial);
  }

  /// Returns the file system that the database of a crash lay on; empty where it is not known.
  public String disk(CrashResult crash) {
    String host = run.environment().map(Environment::fileSystem).orElse("");
    return run.plan()
        .flatMap(Plan::crash)
        .flatMap(it -> Crash.Way.find(crash.trial()).map(way -> it.fileSystem(way, host)))
        .orElse("");
  }
}
