package dynobench.comparison;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.measure.Probe;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Builder of artificial runs of one contender on artificial machines.
final class MadeRuns {
  private static final int CORES = 2;
  private static final long USUAL = 500_000;

  private final List<RunEvent> events = new ArrayList<>();
  private final String id;
  private int trials;

  /// @param id the run's id; a run "newer" has engines of another version
  MadeRuns(String id) {
    this(id, 1, environment("a processor", "25"));
  }

  MadeRuns(String id, long began, Environment environment) {
    this.id = id;
    events.add(SampleRun.started(began, "quick", environment, id.equals("newer") ? "2.0" : "1.0"));
  }

  /// Returns the series of a contender with this mode and durability.
  static Series series(String mode, String durability) {
    return new Series(
        new Contender("engine", mode, new CommitStyle.Autocommit()),
        mode,
        "1.0",
        durability,
        "",
        Optional.empty(),
        List.of());
  }

  static Environment environment(String cpu, String jdk) {
    return new Environment(
        "0.1.0",
        "Linux",
        cpu,
        CORES,
        1L << 34,
        "ext4",
        jdk,
        List.of(),
        OptionalDouble.empty(),
        10,
        Optional.empty(),
        Optional.empty());
  }

  /// Adds a trial of the on-disk contender for each time.
  MadeRuns trials(double... millis) {
    return trialsOf(10, millis);
  }

  MadeRuns trialsOf(long rows, double... millis) {
    return trialsOf(SampleRun.DISK, rows, millis);
  }

  /// Adds a trial of the in-memory contender for each time.
  MadeRuns trialsInMemory(double... millis) {
    return trialsOf(SampleRun.HEAP, 10, millis);
  }

  private MadeRuns trialsOf(Contender contender, long rows, double... millis) {
    for (double each : millis) {
      trials++;
      SampleRun.addTrial(
          events,
          new Trial(trials, contender, "phases", Rows.at(rows), trials, false),
          Math.round(each * 1e6),
          SampleRun.completed());
    }
    return this;
  }

  /// Adds a machine sample in which other processes use this share of the machine.
  MadeRuns others(double share) {
    events.add(
        new RunEvent.MachineSeen(
            1,
            1,
            1_000,
            OptionalDouble.of(share * CORES),
            OptionalDouble.empty(),
            OptionalLong.empty(),
            OptionalDouble.empty()));
    return this;
  }

  /// Adds probes whose parts take these multiples of the usual time, ± 1 %.
  MadeRuns probes(int count, double processor, double memory, double flush) {
    for (int i = 0; i < count; i++) {
      double near = 0.99 + 0.02 * i / (count - 1);
      events.add(
          new RunEvent.Probed(
              1,
              new Probe(
                  Math.round(USUAL * processor * near),
                  Math.round(USUAL * memory * near),
                  flush == 0
                      ? OptionalLong.empty()
                      : OptionalLong.of(Math.round(USUAL * flush * near)))));
    }
    return this;
  }

  RunResult result() {
    var result = new RunResult(id);
    events.forEach(result);
    return result;
  }
}
