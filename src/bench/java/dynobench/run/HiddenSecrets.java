package dynobench.run;

import dynobench.durability.RecoveryResult;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.isolation.IsolationObservation;
import dynobench.isolation.IsolationObservation.HistoryResult;
import dynobench.isolation.IsolationObservation.LevelTaken;
import dynobench.isolation.IsolationObservation.RefusalCount;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.isolation.IsolationObservation.StepResult;
import dynobench.measure.ComparedStatement;
import dynobench.measure.Environment;
import dynobench.measure.ReplayComparison;
import dynobench.plan.Trial;
import dynobench.secret.Secrets;
import dynobench.upgrade.UpgradeObservation;
import dynobench.upgrade.UpgradeObservation.Finding;
import java.util.List;
import java.util.function.Consumer;

/// Removes secrets from the texts of events and passes them on. All events that are stored, shown
/// or exported pass through here. Names that other parts depend on, such as an engine's, are not
/// changed.
final class HiddenSecrets implements Consumer<RunEvent> {
  private final Secrets secrets;
  private final HiddenPlan plans;
  private final Consumer<RunEvent> sink;

  HiddenSecrets(Secrets secrets, Consumer<RunEvent> sink) {
    this.secrets = secrets;
    this.plans = new HiddenPlan(secrets);
    this.sink = sink;
  }

  @Override
  public void accept(RunEvent event) {
    sink.accept(
        switch (event) {
          case RunEvent.RunStarted it -> hide(it);
          case RunEvent.ShardStarted it -> hide(it);
          case RunEvent.RoundsAdded it -> hide(it);
          case RunEvent.TrialStarted(long at, Trial it) ->
              new RunEvent.TrialStarted(at, plans.hide(it));
          case RunEvent.EngineReported it -> hide(it);
          case RunEvent.Logged it ->
              new RunEvent.Logged(it.atMillis(), it.trial(), it.source(), hide(it.text()));
          case RunEvent.Warned it ->
              new RunEvent.Warned(it.atMillis(), it.trial(), hide(it.text()));
          case RunEvent.Questioned it ->
              new RunEvent.Questioned(it.atMillis(), it.trial(), hide(it.text()));
          case RunEvent.Survived(long at, int trial, int crash, RecoveryResult it) ->
              new RunEvent.Survived(at, trial, crash, hide(it));
          case RunEvent.Observed it -> hide(it);
          case RunEvent.TrialFinished it ->
              new RunEvent.TrialFinished(it.atMillis(), it.trial(), hide(it.outcome()));
          case RunEvent.PhaseStarted _,
              RunEvent.ServerStarted _,
              RunEvent.FilesSeen _,
              RunEvent.CacheDropped _,
              RunEvent.Sampled _,
              RunEvent.Sliced _,
              RunEvent.IntervalPassed _,
              RunEvent.Accounted _,
              RunEvent.PhaseFinished _,
              RunEvent.IterationStarted _,
              RunEvent.PhaseRepeated _,
              RunEvent.Verified _,
              RunEvent.MachineSeen _,
              RunEvent.Acknowledged _,
              RunEvent.Crashed _ ->
              event;
          case RunEvent.Probed _, RunEvent.RunFinished _ -> event;
        });
  }

  private RunEvent hide(RunEvent.Observed seen) {
    return switch (seen) {
      case RunEvent.ResultsCompared it ->
          new RunEvent.ResultsCompared(it.atMillis(), it.trial(), hide(it.comparison()));
      case RunEvent.IsolationSeen it ->
          new RunEvent.IsolationSeen(it.atMillis(), it.trial(), hide(it.observation()));
      case RunEvent.AgeingSeen it -> it;
      case RunEvent.UpgradeSeen it ->
          new RunEvent.UpgradeSeen(it.atMillis(), it.trial(), hide(it.observation()));
    };
  }

  private IsolationObservation hide(IsolationObservation seen) {
    return switch (seen) {
      case LevelTaken it -> new LevelTaken(it.wanted(), it.taken(), hide(it.refusal()));
      case ScriptResult it ->
          new ScriptResult(it.script(), it.outcome(), it.steps().stream().map(this::hide).toList());
      case HistoryResult it ->
          new HistoryResult(
              it.committed(),
              it.aborted(),
              it.unknown(),
              it.findings(),
              it.refusals().stream()
                  .map(each -> new RefusalCount(each.state(), each.count(), hide(each.example())))
                  .toList());
    };
  }

  private UpgradeObservation hide(UpgradeObservation it) {
    return new UpgradeObservation(
        it.step(),
        it.procedure(),
        it.opening(),
        hide(it.words()),
        it.compared(),
        it.findings().stream()
            .map(each -> new Finding(each.subject(), hide(each.words())))
            .toList());
  }

  private StepResult hide(StepResult it) {
    return new StepResult(
        it.startNanos(), it.nanos(), it.waited(), it.answer().map(this::hide), hide(it.refusal()));
  }

  private ReplayComparison hide(ReplayComparison it) {
    return new ReplayComparison(
        it.executions(),
        it.same(),
        it.notCompared(),
        it.notRun(),
        it.about(),
        it.deviating().stream()
            .map(each ->
                new ComparedStatement(
                    hide(each.sql()),
                    each.same(),
                    each.reordered(),
                    each.notCompared(),
                    each.different(),
                    each.refused(),
                    each.untranslatable(),
                    each.skipped(),
                    hide(each.example())))
            .toList());
  }

  private RunEvent hide(RunEvent.RunStarted it) {
    return new RunEvent.RunStarted(
        it.atMillis(),
        it.id(),
        plans.hide(it.plan()),
        it.trials(),
        hide(it.environment()),
        it.series().stream().map(this::hide).toList(),
        it.workload());
  }

  private RunEvent hide(RunEvent.ShardStarted it) {
    return new RunEvent.ShardStarted(
        it.atMillis(), it.shard(), it.node(), hide(it.environment()), it.first(), it.nodeMillis());
  }

  private RunEvent hide(RunEvent.RoundsAdded it) {
    return new RunEvent.RoundsAdded(
        it.atMillis(),
        it.ended(),
        it.trials(),
        it.firstTrial(),
        it.firstRound(),
        it.rounds(),
        it.lastMillis(),
        hide(it.environment()));
  }

  private RecoveryResult hide(RecoveryResult it) {
    return new RecoveryResult(it.opened(), hide(it.words()), it.recoveryMillis(), it.rows());
  }

  /// Returns a text without secrets, for a text that is shortened before it becomes an event.
  String hide(String text) {
    return secrets.hide(text);
  }

  private List<String> hide(List<String> texts) {
    return texts.stream().map(this::hide).toList();
  }

  private Environment hide(Environment it) {
    return new Environment(
        it.dynobench(),
        it.os(),
        it.cpu(),
        it.cores(),
        it.memoryBytes(),
        it.fileSystem(),
        it.jdk(),
        hide(it.workerFlags()),
        it.loadAtStart(),
        it.samplesPerSecond(),
        it.calibration(),
        it.cpuLimit(),
        it.writtenFrom());
  }

  private RunEvent hide(RunEvent.EngineReported it) {
    return new RunEvent.EngineReported(
        it.atMillis(),
        it.trial(),
        hide(it.product()),
        hide(it.version()),
        hide(it.driver()),
        it.isolation());
  }

  /// Returns a series as it is stored.
  Series hide(Series it) {
    return new Series(
        plans.hide(it.contender()),
        hide(it.title()),
        hide(it.version()),
        it.durability(),
        hide(it.promise()),
        it.tuned().map(this::hide),
        hide(it.settings()),
        it.survives(),
        it.released(),
        it.isolates(),
        it.retired());
  }

  /// Removes secrets from an outcome: an engine's error message may quote a password.
  private Outcome hide(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Failed(String phase, String message, String details) ->
          new Outcome.Failed(phase, hide(message), hide(details));
      case Outcome.WrongData(String expected, String found) ->
          new Outcome.WrongData(hide(expected), hide(found));
      case Outcome.WorkerDied it ->
          new Outcome.WorkerDied(it.phase(), it.exitCode(), it.signal(), hide(it.lastOutput()));
      case Outcome.Completed _, Outcome.OutOfMemory _, Outcome.TimedOut _, Outcome.Cancelled _ ->
          outcome;
    };
  }
}
