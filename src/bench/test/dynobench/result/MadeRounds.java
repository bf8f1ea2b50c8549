package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Builder of an artificial run of any contenders at 10 rows, round by round.
public final class MadeRounds {
  private static final double MILLI = 1e6;

  private final List<RunEvent> events = new ArrayList<>();
  private final Plan plan;
  private final String version;
  private int trials;
  private int round;

  public MadeRounds(Plan plan) {
    this(plan, SampleRun.BEGIN, SampleRun.environment("ext4"), "1.0");
  }

  /// @param version version of all contenders
  public MadeRounds(Plan plan, long atMillis, Environment environment, String version) {
    this(plan, atMillis, environment, version, LocalDate.of(2020, 1, 1));
  }

  /// @param released day of that version
  public MadeRounds(
      Plan plan, long atMillis, Environment environment, String version, LocalDate released) {
    this.plan = plan;
    this.version = version;
    events.add(
        new RunStarted(
            atMillis,
            plan.name(),
            plan,
            plan.trialCount(),
            environment,
            plan.contenders().stream().map(each -> series(each, version, released)).toList(),
            Optional.empty()));
  }

  private static Series series(Contender each, String version, LocalDate released) {
    return new Series(
        each,
        each.toString(),
        version,
        "PROCESS",
        "nothing survives",
        Optional.empty(),
        List.of(),
        Optional.empty(),
        Optional.of(released),
        Optional.empty(),
        Optional.empty());
  }

  /// Adds a round with the milliseconds of each contender, in the plan's order. A negative time
  /// belongs to a failed trial.
  public MadeRounds round(double... millis) {
    round++;
    for (int i = 0; i < millis.length; i++) {
      trials++;
      var trial =
          new Trial(trials, plan.contenders().get(i), plan.workload(), Rows.at(10), round, false);
      Outcome outcome =
          millis[i] < 0 ? new Outcome.Failed("insert", "no", "at x") : SampleRun.completed();
      SampleRun.addTrial(events, trial, Math.round(Math.abs(millis[i]) * MILLI), outcome);
      events.replaceAll(this::withVersion);
    }
    return this;
  }

  private RunEvent withVersion(RunEvent event) {
    return event instanceof EngineReported it
        ? new EngineReported(it.atMillis(), it.trial(), it.product(), version, it.driver())
        : event;
  }

  public RunResult run() {
    return run(plan.name());
  }

  public RunResult run(String id) {
    var result = new RunResult(id);
    events.forEach(result);
    return result;
  }

  /// Ends the run and returns its result.
  public RunResult ended() {
    return ended(plan.name(), SampleRun.BEGIN + 1000);
  }

  public RunResult ended(String id, long atMillis) {
    events.add(new RunFinished(atMillis, false));
    return run(id);
  }
}
