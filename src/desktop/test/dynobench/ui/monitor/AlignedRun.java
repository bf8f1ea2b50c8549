package dynobench.ui.monitor;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.measure.Sample;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.ui.MadeWiring;
import dynobench.workloadfile.Workloads;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Artificial run of two contenders in turns, with ten samples a second. Every trial has a phase
/// `create` of one second, then a phase `insert`.
final class AlignedRun {
  static final Contender FIRST = MadeWiring.CONTENDERS.get(0);
  static final Contender SECOND = MadeWiring.CONTENDERS.get(1);
  private static final long MEGABYTE = 1 << 20;
  private static final long STEP_MILLIS = 100;
  private static final long CREATE_SAMPLES = 10;
  private static final long GAP_MILLIS = 3_000;

  private final List<RunEvent> events = new ArrayList<>();
  private final long begin;
  private long millis;
  private int trial;

  AlignedRun() {
    RunEvent.RunStarted started = MadeWiring.started(1, 2);
    begin = started.atMillis();
    events.add(started);
  }

  /// Adds a trial.
  ///
  /// @param rows its point
  /// @param samples in the phase `insert`; their heap grows by one megabyte each, from 1
  AlignedRun trial(Contender contender, int rows, int samples) {
    begin(contender, rows, samples);
    at(RunEvent.TrialFinished::new, new Outcome.Completed());
    millis += GAP_MILLIS;
    return this;
  }

  /// Adds a trial that goes on.
  AlignedRun begin(Contender contender, int rows, int samples) {
    trial++;
    String workload = Workloads.shipped().standard().id();
    events.add(
        new RunEvent.TrialStarted(
            now(), new Trial(trial, contender, workload, Rows.at(rows), 1, false)));
    phase("create", CREATE_SAMPLES, 0);
    phase("insert", samples, 1);
    return this;
  }

  /// Adds the pause before added rounds.
  AlignedRun moreRounds() {
    events.add(
        new RunEvent.RoundsAdded(
            now(), trial, 2, trial + 1, 2, 1, now(), MadeWiring.started(1, 2).environment()));
    return this;
  }

  private interface EndOfTrial {
    RunEvent of(long atMillis, int trial, Outcome outcome);
  }

  private void at(EndOfTrial event, Outcome outcome) {
    events.add(event.of(now(), trial, outcome));
  }

  private void phase(String phase, long samples, long megabytes) {
    events.add(new RunEvent.PhaseStarted(now(), trial, phase, 10));
    for (int index = 0; index < samples; index++) {
      millis += STEP_MILLIS;
      events.add(new RunEvent.Sampled(now(), trial, phase, index, sample(megabytes * (index + 1))));
    }
  }

  private static Sample sample(long megabytes) {
    return new Sample(
        OptionalDouble.of(0.5),
        OptionalDouble.empty(),
        megabytes * MEGABYTE,
        200 * MEGABYTE,
        -1,
        MEGABYTE,
        1,
        0,
        OptionalLong.empty(),
        1_000,
        OptionalLong.empty());
  }

  private long now() {
    return begin + millis;
  }

  List<RunEvent> events() {
    return List.copyOf(events);
  }
}
