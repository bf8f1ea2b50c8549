package dynobench.ui;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.event.Series;
import dynobench.event.WorkloadPhases;
import dynobench.measure.PhaseTiming;
import dynobench.measure.Probe;
import dynobench.measure.ResourceUsage;
import dynobench.measure.Sample;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.planfile.PlanFile;
import dynobench.result.SampleRun;
import dynobench.run.Schedule;
import dynobench.store.RunLog;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Log of an artificial sweep, as large as a merged run. Its 20 contenders at 50 points with 10
/// repetitions make 10,000 trials. Each trial repeats two phases 50 times to reach a steady state,
/// so 1,000,000 phases are measured. Each trial is sampled ten times a second for five seconds. The
/// log is always the same.
///
/// @param repetitions repetitions of each contender at each point
record SweptLog(int repetitions) {
  static final int REPETITIONS = 10;
  private static final int CONTENDERS = 20;
  private static final int POINTS = 50;
  private static final int ITERATIONS = 50;
  private static final int PHASE_MILLIS = 50;
  private static final int SAMPLE_MILLIS = 100;
  private static final int GAP_MILLIS = 500;
  private static final int TERMS_TIMES_GETS = 5_000;
  private static final long NANOS_PER_MILLI = 1_000_000;
  private static final long MEGABYTE = 1 << 20;

  /// @param arguments the folder of the run to create
  public static void main(String[] arguments) {
    new SweptLog(REPETITIONS).store(Path.of(arguments[0]));
  }

  /// Writes the log in the format of a real run.
  void store(Path folder) {
    try (var log = RunLog.create(folder)) {
      events(log);
    }
  }

  int trials() {
    return CONTENDERS * POINTS * repetitions;
  }

  /// Returns the number of timed phases.
  int measurements() {
    return trials() * ITERATIONS * phases().size();
  }

  int samples() {
    return trials() * ITERATIONS * phases().size() * PHASE_MILLIS / SAMPLE_MILLIS;
  }

  private static List<String> phases() {
    return WorkloadPhases.of("lookup");
  }

  private Plan plan() {
    String contenders =
        IntStream.rangeClosed(1, CONTENDERS)
            .mapToObj("\"engine%d/disk\""::formatted)
            .collect(Collectors.joining(", "));
    String text =
        """
        name = "a sweep"
        workload = "lookup"
        warm = { until = "steady", at-most = %d }
        repetitions = %d
        vary = { pairs = { from = 1000, step = 1000, count = %d } }
        contenders = [ %s ]
        """
            .formatted(ITERATIONS, repetitions, POINTS, contenders);
    var problems = new Problems();
    return PlanFile.read("sweep", text, List.of(), Workloads.shipped(), problems)
        .orElseThrow(() -> new IllegalStateException(problems.list().toString()));
  }

  void events(Consumer<RunEvent> out) {
    Plan plan = plan();
    List<Trial> trials = Schedule.of(plan);
    Optional<Workload> workload = Workloads.shipped().named(plan.workload());
    out.accept(
        new RunEvent.RunStarted(
            SampleRun.BEGIN,
            "sweep",
            plan,
            trials.size(),
            SampleRun.environment("ext4"),
            plan.contenders().stream().map(SweptLog::series).toList(),
            workload));
    long millis = SampleRun.BEGIN;
    for (Trial trial : trials) {
      out.accept(
          new RunEvent.Probed(millis, new Probe(250_000, 310_000, OptionalLong.of(900_000))));
      millis = new MadeTrial(trial, plan, out).tell(millis) + GAP_MILLIS;
    }
    out.accept(new RunEvent.RunFinished(millis, false));
  }

  private static Series series(Contender contender) {
    return new Series(
        contender, contender.engine(), "1.0", "PROCESS", "made", Optional.empty(), List.of());
  }

  private static final class MadeTrial {
    private final Trial trial;
    private final int number;
    private final Consumer<RunEvent> out;
    private final Random random;
    private final double cost;
    private long millis;

    MadeTrial(Trial trial, Plan plan, Consumer<RunEvent> out) {
      this.trial = trial;
      this.number = trial.number();
      this.out = out;
      random = new Random(number);
      cost = (1.0 + plan.contenders().indexOf(trial.contender())) / plan.contenders().size();
    }

    /// Emits the events of the trial, and returns the time of its end.
    long tell(long begin) {
      millis = begin;
      out.accept(new RunEvent.TrialStarted(millis, trial));
      out.accept(new RunEvent.EngineReported(millis, number, "Made", "1.0", "made 1.0"));
      for (int iteration = 1; iteration <= ITERATIONS; iteration++) {
        if (iteration > 1) {
          out.accept(new RunEvent.IterationStarted(millis, number, iteration));
        }
        for (String phase : phases()) {
          phase(phase, iteration);
        }
      }
      out.accept(new RunEvent.Verified(millis, number, true, operations("load"), 0));
      out.accept(
          new RunEvent.MachineSeen(
              millis,
              number,
              millis - begin,
              OptionalDouble.of(random.nextDouble() / 10),
              OptionalDouble.empty(),
              OptionalLong.empty(),
              OptionalDouble.of(0)));
      out.accept(new RunEvent.TrialFinished(millis, number, new Outcome.Completed()));
      return millis;
    }

    private long operations(String phase) {
      return phase.equals("load") ? trial.levels().whole("pairs") : TERMS_TIMES_GETS;
    }

    private void phase(String phase, int iteration) {
      out.accept(new RunEvent.PhaseStarted(millis, number, phase, operations(phase)));
      millis += PHASE_MILLIS;
      if (millis / PHASE_MILLIS % (SAMPLE_MILLIS / PHASE_MILLIS) == 0) {
        out.accept(new RunEvent.Sampled(millis, number, phase, operations(phase) / 2, sample()));
      }
      var finished =
          new PhaseFinished(millis, number, phase, operations(phase), timing(iteration), usage());
      out.accept(iteration == 1 ? finished : new PhaseRepeated(iteration, finished));
    }

    /// Returns a noisy time that starts cold and then depends on the contender and the point.
    private PhaseTiming timing(int iteration) {
      double share = cost * trial.levels().whole("pairs") / (POINTS * 1000.0);
      double cold = 1 + Math.exp(-iteration / 3.0);
      double noise = 1 + 0.05 * random.nextGaussian();
      long work = (long) (NANOS_PER_MILLI * (1 + 20 * share) * cold * Math.clamp(noise, 0.8, 1.2));
      return new PhaseTiming(
          200_000 + random.nextInt(50_000), work, 100_000 + random.nextInt(9_000));
    }

    private ResourceUsage usage() {
      return new ResourceUsage(
          OptionalLong.of(10_000_000L * (1 + random.nextInt(5))),
          random.nextInt(3),
          random.nextInt(9),
          OptionalLong.of(5 * MEGABYTE + random.nextInt(1 << 20)),
          12 * MEGABYTE + random.nextInt(1 << 20),
          OptionalLong.of(random.nextInt(1 << 12) * 4096L),
          8 * MEGABYTE,
          OptionalLong.of(random.nextInt(1 << 20)),
          OptionalLong.empty(),
          OptionalLong.empty(),
          Optional.empty());
    }

    private Sample sample() {
      return new Sample(
          OptionalDouble.of(2 * random.nextDouble()),
          OptionalDouble.of(random.nextDouble()),
          MEGABYTE * (50 + random.nextInt(150)),
          200 * MEGABYTE,
          256 * MEGABYTE,
          50 * MEGABYTE,
          random.nextInt(20),
          random.nextInt(90),
          OptionalLong.of(random.nextInt(1 << 20)),
          8 * MEGABYTE,
          OptionalLong.empty());
    }
  }
}
