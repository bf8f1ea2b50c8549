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

/// Runs of one contender that were never run, on machines that were never there.
final class MadeRuns {
  private static final int CORES = 2;
  private static final long USUAL = 500_000;

  private final List<RunEvent> events = new ArrayList<>();
  private final String id;
  private int trials;

  /// @param id that of the run; "newer" has engines of another version
  MadeRuns(String id) {
    this(id, 1, environment("a processor", "25"));
  }

  MadeRuns(String id, long began, Environment environment) {
    this.id = id;
    events.add(SampleRun.started(began, "quick", environment, id.equals("newer") ? "2.0" : "1.0"));
  }

  /// A contender of that mode and promise.
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

  /// A trial for each time.
  MadeRuns trials(double... millis) {
    return trialsOf(10, millis);
  }

  MadeRuns trialsOf(long rows, double... millis) {
    return trialsOf(SampleRun.DISK, rows, millis);
  }

  /// The same of one that leaves the disk alone.
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

  /// Others took so much of the machine.
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

  /// So many probes, whose parts take so many times as long as usual, a hundredth more or less.
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
