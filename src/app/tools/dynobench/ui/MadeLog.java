package dynobench.ui;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.measure.Sample;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.SampleRun;
import dynobench.run.Schedule;
import dynobench.store.RunLog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;

/// Generated events of a large artificial run. Every trial of the plan completes, with ten samples
/// a second. Events are generated on demand.
///
/// @param samplesEach samples per trial
record MadeLog(Plan plan, int samplesEach) {
  private static final List<String> PHASES = List.of("create", "insert", "select");
  private static final long STEP_MILLIS = 100;
  private static final long GAP_MILLIS = 3_000;
  private static final long NANOS_PER_ROW = 10_000;
  private static final double SPREAD = 0.1;
  private static final long MEGABYTE = 1 << 20;

  /// Returns the number of timed phases.
  int measurements() {
    return plan.trialCount() * PHASES.size();
  }

  int samples() {
    return plan.trialCount() * samplesEach;
  }

  Stream<RunEvent> events() {
    List<Trial> trials = Schedule.of(plan);
    RunEvent first =
        new RunEvent.RunStarted(
            SampleRun.BEGIN,
            "made",
            plan,
            trials.size(),
            SampleRun.environment("made"),
            plan.contenders().stream().map(MadeLog::series).toList(),
            Optional.empty());
    RunEvent last = new RunEvent.RunFinished(begin(trials.size() + 1), false);
    return Stream.of(Stream.of(first), trials.stream().flatMap(this::trial), Stream.of(last))
        .flatMap(each -> each);
  }

  /// Writes the log in the format of a real run.
  void store(Path folder) {
    try (var log = RunLog.create(folder)) {
      events().forEach(log);
    }
  }

  private static Series series(Contender contender) {
    return new Series(
        contender, contender.use(), "made", "PROCESS", "none", Optional.empty(), List.of());
  }

  private long begin(int trial) {
    return SampleRun.BEGIN + (trial - 1) * (samplesEach * STEP_MILLIS + GAP_MILLIS);
  }

  private Stream<RunEvent> trial(Trial trial) {
    var random = new Random(trial.number());
    var events = new ArrayList<RunEvent>();
    int number = trial.number();
    long millis = begin(number);
    events.add(new RunEvent.TrialStarted(millis, trial));
    events.add(new RunEvent.EngineReported(millis, number, "Made", "1", "made"));
    for (int phase = 0; phase < PHASES.size(); phase++) {
      String name = PHASES.get(phase);
      events.add(new RunEvent.PhaseStarted(millis, number, name, Rows.of(trial.levels())));
      int end = samplesEach * (phase + 1) / PHASES.size();
      for (int index = samplesEach * phase / PHASES.size(); index < end; index++) {
        millis += STEP_MILLIS;
        events.add(new RunEvent.Sampled(millis, number, name, index, sample(index, random)));
      }
      long nanos =
          (long)
              (Rows.of(trial.levels())
                  * NANOS_PER_ROW
                  * cost(trial)
                  * (1 + SPREAD * random.nextDouble()));
      events.add(
          new RunEvent.PhaseFinished(
              millis,
              number,
              name,
              Rows.of(trial.levels()),
              new PhaseTiming(nanos / 10, nanos, 0),
              usage(nanos)));
    }
    events.add(new RunEvent.TrialFinished(millis, number, new Outcome.Completed()));
    return events.stream();
  }

  private int cost(Trial trial) {
    return 1 + plan.contenders().indexOf(trial.contender());
  }

  private static Sample sample(int index, Random random) {
    return new Sample(
        OptionalDouble.of(2 * random.nextDouble()),
        OptionalDouble.of(random.nextDouble()),
        MEGABYTE * (50 + random.nextInt(150)),
        200 * MEGABYTE,
        256 * MEGABYTE,
        50 * MEGABYTE,
        index / 10,
        index / 5,
        OptionalLong.of(index * 10_000L),
        index * 9_000L,
        OptionalLong.empty());
  }

  private static ResourceUsage usage(long nanos) {
    return new ResourceUsage(
        OptionalLong.of(nanos), 1, 1, OptionalLong.of(MEGABYTE), MEGABYTE, OptionalLong.of(0), 0);
  }
}
