package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.Latencies;
import dynobench.measure.OperationFigures;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.measure.Sample;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.planfile.PlanFile;
import dynobench.run.Schedule;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;

/// Artificial run of the bank: two contenders with one trial each, in which eight clients work.
/// Events are generated on demand, one second after the other.
///
/// @param seconds duration of the transfers in each trial, warm-up included
/// @param warmups number of seconds that do not count
public record ClientRun(int seconds, int warmups) {
  public static final String PHASE = "transfer";
  private static final long SECOND = 1_000_000_000;
  private static final int SAMPLES_A_SECOND = 10;
  private static final int VALUES = 400;
  private static final int RATE = 20_000;
  private static final double TYPICAL_NANOS = 150_000;
  private static final long MEGABYTE = 1 << 20;

  private static final String PLAN =
      """
      name = "clients"
      workload = "bank"
      parameters = { scale = 1, accounts = 1000, seconds = 600 }
      vary = { clients = [8] }
      contenders = ["hsqldb/mem", "h2/mem"]
      repetitions = 1
      """;

  public static Plan plan() {
    return PlanFile.read("clients", PLAN, List.of(), Workloads.shipped(), new Problems())
        .orElseThrow();
  }

  public static Workload workload() {
    return Workloads.shipped().named("bank").orElseThrow();
  }

  public Stream<RunEvent> events() {
    List<Trial> trials = Schedule.of(plan());
    RunEvent first =
        new RunEvent.RunStarted(
            SampleRun.BEGIN,
            "clients",
            plan(),
            trials.size(),
            SampleRun.environment("made"),
            plan().contenders().stream().map(ClientRun::series).toList(),
            Optional.of(workload()));
    RunEvent last = new RunEvent.RunFinished(begin(trials.size() + 1), false);
    return Stream.of(Stream.of(first), trials.stream().flatMap(this::trial), Stream.of(last))
        .flatMap(each -> each);
  }

  public RunResult result() {
    var result = new RunResult("clients");
    events().forEach(result);
    return result;
  }

  private static Series series(Contender contender) {
    return new Series(
        contender, contender.use(), "made", "PROCESS", "none", Optional.empty(), List.of());
  }

  private long begin(int trial) {
    return SampleRun.BEGIN + (trial - 1L) * (seconds + 3) * 1_000;
  }

  private Stream<RunEvent> trial(Trial trial) {
    var random = new Random(trial.number());
    int number = trial.number();
    long millis = begin(number);
    Stream<RunEvent> before =
        Stream.of(
            new RunEvent.TrialStarted(millis, trial),
            new RunEvent.EngineReported(millis, number, "Made", "1", "made"),
            new RunEvent.PhaseStarted(millis, number, PHASE, 0));
    Stream<RunEvent> during =
        Stream.iterate(0, second -> second < seconds, second -> second + 1)
            .flatMap(second -> second(number, second, random));
    Stream<RunEvent> after =
        Stream.of(0).flatMap(_ -> end(number, millis + seconds * 1_000L, random));
    return Stream.of(before, during, after).flatMap(each -> each);
  }

  private Stream<RunEvent> second(int trial, int second, Random random) {
    long millis = begin(trial) + second * 1_000L;
    OperationFigures kind = operations(random, RATE / trial, true);
    var interval = new ClientInterval(second * SECOND, SECOND, second < warmups, 0, List.of(kind));
    Stream<RunEvent> samples =
        Stream.iterate(1, tenth -> tenth <= SAMPLES_A_SECOND, tenth -> tenth + 1)
            .map(tenth ->
                new RunEvent.Sampled(
                    millis + tenth * 100L, trial, PHASE, second, sample(second, random)));
    return Stream.concat(
        samples, Stream.of(new RunEvent.IntervalPassed(millis + 1_000, trial, PHASE, interval)));
  }

  private Stream<RunEvent> end(int trial, long millis, Random random) {
    var service =
        new ClientFigures(
            8,
            warmups * SECOND,
            0,
            0,
            MEGABYTE,
            2 * MEGABYTE,
            List.of(operations(random, (seconds - warmups) * RATE / trial, false)));
    long nanos = (seconds - warmups) * SECOND;
    var usage =
        new ResourceUsage(
            OptionalLong.of(nanos), 1, 1, OptionalLong.of(1), MEGABYTE, OptionalLong.of(0), 0);
    return Stream.of(
        new RunEvent.PhaseFinished(
            millis,
            trial,
            PHASE,
            service.operations().getFirst().done(),
            new PhaseTiming(0, nanos, 0),
            usage,
            Optional.of(service)),
        new RunEvent.TrialFinished(millis, trial, new Outcome.Completed()));
  }

  private static OperationFigures operations(Random random, long rate, boolean ofSecond) {
    var recorded = new Histogram(Latencies.DIGITS);
    for (int value = 0; value < VALUES; value++) {
      long nanos = (long) (TYPICAL_NANOS * Math.exp(random.nextGaussian()));
      recorded.recordValueWithCount(nanos, Math.max(1, rate / VALUES));
    }
    Latencies latencies =
        ofSecond ? Latencies.ofSecond(recorded) : Latencies.of(recorded, recorded.getMaxValue());
    return new OperationFigures("transfer", recorded.getTotalCount(), 0, 0, latencies);
  }

  private static Sample sample(int second, Random random) {
    return new Sample(
        OptionalDouble.of(2 * random.nextDouble()),
        OptionalDouble.of(random.nextDouble()),
        MEGABYTE * (50 + random.nextInt(150)),
        200 * MEGABYTE,
        256 * MEGABYTE,
        50 * MEGABYTE,
        second / 10,
        second / 5,
        OptionalLong.of(second * 10_000L),
        second * 9_000L,
        OptionalLong.empty());
  }
}
