package dynobench.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.durability.CrashKind;
import dynobench.durability.CrashStage;
import dynobench.durability.RecoveryResult;
import dynobench.isolation.AnomalyClass;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationObservation.ScriptOutcome;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.isolation.IsolationObservation.StepResult;
import dynobench.isolation.IsolationStatement;
import dynobench.isolation.LevelTally;
import dynobench.isolation.ModeIsolation;
import dynobench.json.JsonException;
import dynobench.json.ParsedMember;
import dynobench.measure.AgeingObservation;
import dynobench.measure.CacheDrop;
import dynobench.measure.Calibration;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.ComparedStatement;
import dynobench.measure.CpuLimit;
import dynobench.measure.Environment;
import dynobench.measure.FileGroup;
import dynobench.measure.IsolationLevel;
import dynobench.measure.Latencies;
import dynobench.measure.OperationFigures;
import dynobench.measure.PhaseTiming;
import dynobench.measure.Probe;
import dynobench.measure.ReplayComparison;
import dynobench.measure.ResourceUsage;
import dynobench.measure.Sample;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Rows;
import dynobench.plan.Shard;
import dynobench.plan.Trial;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.upgrade.UpgradeObservation;
import dynobench.upgrade.UpgradeStep;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EventCodecTest {
  private final EventCodec codec = new EventCodec();

  @ParameterizedTest
  @MethodSource("events")
  void readsBackEveryKindOfEvent(RunEvent event) throws JsonException {
    String line = codec.write(event);
    assertThat(line).doesNotContain("\n").startsWith("{\"type\":");
    assertThat(codec.read(line)).isEqualTo(event);
  }

  /// Returns the number of records of a sealed interface.
  private static long records(Class<?> family) {
    return Arrays.stream(family.getPermittedSubclasses())
        .mapToLong(each -> each.isSealed() ? records(each) : 1)
        .sum();
  }

  @Test
  void triesEveryKindOfEventAndOutcome() {
    assertThat(events().map(Object::getClass).distinct().count())
        .isEqualTo(records(RunEvent.class));
    assertThat(outcomes().map(Object::getClass))
        .hasSize((int) records(Outcome.class))
        .doesNotHaveDuplicates();
  }

  @Test
  void refusesAnEventOfANewerVersion() {
    assertThatThrownBy(() -> codec.read("{\"type\":\"PowerMeasured\",\"atMillis\":1}"))
        .isInstanceOf(JsonException.class)
        .hasMessage("unknown RunEvent \"PowerMeasured\"");
  }

  @Test
  void readsFromALogThatAnEventIsOfANewerVersion() throws JsonException {
    RunEvent known = events().findFirst().orElseThrow();

    assertThat(codec.readStored("{\"type\":\"PowerMeasured\",\"atMillis\":1}"))
        .isEqualTo(new ParsedMember.Unknown<RunEvent>("PowerMeasured"));
    assertThat(codec.readStored(codec.write(known))).isEqualTo(new ParsedMember.Known<>(known));
  }

  @Test
  void refusesAKnownEventWithAnOutcomeOfANewerVersion() {
    assertThatThrownBy(() ->
            codec.readStored(
                "{\"type\":\"TrialFinished\",\"atMillis\":1,\"trial\":1,\"outcome\":{\"type\":\"Tired\"}}"))
        .isInstanceOf(JsonException.class)
        .hasMessage("unknown Outcome \"Tired\"");
  }

  @Test
  void opensALogFromBeforeSeriesSaidWhetherTheyAreTuned() throws JsonException {
    RunEvent started = events().findFirst().orElseThrow();
    String old = codec.write(started).replace("\"tuned\":\"no sync\",", "");
    assertThat(old).doesNotContain("tuned");
    assertThat(codec.read(old))
        .isInstanceOfSatisfying(
            RunEvent.RunStarted.class, it -> assertThat(it.series().getFirst().tuned()).isEmpty());
  }

  private static List<Contender> contenders() {
    return List.of(
        contender(new CommitStyle.Autocommit()),
        contender(new CommitStyle.OneTransaction()),
        contender(new CommitStyle.Every(10)),
        contender(new CommitStyle.Batch(100)));
  }

  private static RunEvent sliced() {
    return new RunEvent.Sliced(
        5, 1, "insert", List.of(1L, 512L), List.of(9_000L, 1_200_000L), 70, 8);
  }

  private static ClientFigures service() {
    var recorded = new Histogram(Latencies.DIGITS);
    recorded.recordValue(9_000_001);
    var latencies = Latencies.of(recorded, 9_000_001);
    return new ClientFigures(
        4, 10, 20, 30, 40, 50, List.of(new OperationFigures("transfer", 5, 1, 2, latencies)));
  }

  private static Stream<RunEvent> ofClients() {
    var usage =
        new ResourceUsage(
            OptionalLong.empty(), 3, 45, OptionalLong.empty(), 67, OptionalLong.empty(), 89);
    return Stream.of(
        new RunEvent.IntervalPassed(
            5,
            1,
            "transfer",
            new ClientInterval(0, 1_000_000_000, true, 7, service().operations())),
        new RunEvent.Accounted(6, 1, Map.of("transfer", "80", "moved", "-5")),
        new RunEvent.ResultsCompared(
            6,
            1,
            new ReplayComparison(
                9,
                6,
                1,
                2,
                "from H2",
                List.of(new ComparedStatement("SELECT 1", 3, 1, 1, 1, 0, 1, 0, "1 row")))),
        new RunEvent.IsolationSeen(
            6,
            1,
            new ScriptResult(
                "g1a",
                ScriptOutcome.WAITED,
                List.of(
                    new StepResult(0, 5, false, Optional.of("1"), ""),
                    new StepResult(6, -1, true, Optional.empty(), "40001 refused")))),
        new RunEvent.AgeingSeen(
            7,
            1,
            new AgeingObservation.Cycle(
                2, 60, 900, Latencies.of(new Histogram(Latencies.DIGITS), 5), 4096, 2000)),
        upgrade(),
        new RunEvent.PhaseFinished(
            7, 1, "transfer", 80, new PhaseTiming(1, 2, 3), usage, Optional.of(service())));
  }

  private static RunEvent upgrade() {
    return new RunEvent.UpgradeSeen(
        7,
        1,
        new UpgradeObservation(
            UpgradeStep.IMPORT,
            "SCRIPT",
            UpgradeObservation.Opening.OPENED,
            "",
            12,
            List.of(new UpgradeObservation.Finding("DECIMAL(10,2)", "1.50 became 1.5"))));
  }

  private static Sample sample() {
    return new Sample(
        OptionalDouble.of(0.5),
        OptionalDouble.empty(),
        1,
        2,
        3,
        4,
        5,
        6,
        OptionalLong.empty(),
        7,
        OptionalLong.empty());
  }

  static Stream<RunEvent> events() {
    var contenders = contenders();
    var trial = new Trial(1, contenders.getFirst(), "phases", Rows.at(5000), 1, true);
    var usage =
        new ResourceUsage(OptionalLong.of(1), 2, 3, OptionalLong.empty(), 4, OptionalLong.of(5), 6);
    return Stream.concat(
        Stream.of(
            started(contenders, new Range.Linear(10, 20, 3)),
            started(contenders, new Range.Geometric(10, 2.5, 3)),
            started(contenders, Range.Listed.of(List.of(1L, 10L))),
            new RunEvent.TrialStarted(2, trial),
            new RunEvent.EngineReported(3, 1, "HSQL Database Engine", "2.7.4", "driver 2.7.4"),
            new RunEvent.PhaseStarted(4, 1, "insert", 5000),
            new RunEvent.Sampled(5, 1, "insert", 100, sample()),
            new RunEvent.PhaseFinished(6, 1, "insert", 5000, new PhaseTiming(1, 2, 3), usage),
            new RunEvent.IterationStarted(6, 1, 2),
            new RunEvent.PhaseRepeated(
                2,
                new RunEvent.PhaseFinished(7, 1, "insert", 5000, new PhaseTiming(1, 2, 3), usage)),
            new RunEvent.Logged(7, 1, RunEvent.Source.ERROR, "a \"line\"\twith \u00fc"),
            new RunEvent.ShardStarted(2, new Shard(3, 16), "node-a", environment(), 41, 1),
            new RunEvent.RoundsAdded(2, 9, 6, 10, 4, 3, 1, environment()),
            new RunEvent.Warned(8, 0, "the machine is busy"),
            new RunEvent.Questioned(8, 1, "a flush takes longer"),
            new RunEvent.ServerStarted(8, 1, 512, 200),
            new RunEvent.Verified(8, 1, true, 300, 2),
            machine(OptionalDouble.of(0.5), OptionalLong.of(20)),
            machine(OptionalDouble.empty(), OptionalLong.empty()),
            new RunEvent.RunFinished(10, true)),
        ends());
  }

  private static Stream<RunEvent> ends() {
    return Stream.of(
            ofClients(),
            Stream.of(sliced(), probed(OptionalLong.of(2_000_000)), probed(OptionalLong.empty())),
            Stream.of(new RunEvent.FilesSeen(8, 1, List.of(new FileGroup("*.jdb", 12, 500)))),
            Stream.of(
                new RunEvent.CacheDropped(
                    8, 1, "read", new CacheDrop(900, false, OptionalLong.of(20), "")),
                new RunEvent.CacheDropped(
                    9, 1, "bulk", new CacheDrop(900, true, OptionalLong.empty(), "no call"))),
            crashes(),
            outcomes().map(outcome -> new RunEvent.TrialFinished(9, 1, outcome)))
        .flatMap(each -> each);
  }

  private static Stream<RunEvent> crashes() {
    var rows = new RecoveryResult.Rows(90, 10, 91, 1, 2, 3, 4);
    return Stream.of(
        new RunEvent.Acknowledged(6, 1, 400, 50),
        new RunEvent.Crashed(
            7, 1, 1, CrashKind.PLUG, CrashStage.CLOSING, 1_000, 100, OptionalLong.of(99), 98),
        new RunEvent.Crashed(
            7, 1, 2, CrashKind.KILL, CrashStage.FULL, 1_000, 100, OptionalLong.empty(), 98),
        new RunEvent.Survived(8, 1, 2, new RecoveryResult(false, "page 17", 12, rows)));
  }

  private static Calibration calibration() {
    return new Calibration(
        1, "/data", 20, 30, 40, 50, 60, 70, OptionalDouble.of(1.02), OptionalDouble.of(35));
  }

  private static RunEvent probed(OptionalLong flush) {
    return new RunEvent.Probed(8, new Probe(500_000, 600_000, flush));
  }

  private static RunEvent machine(OptionalDouble cores, OptionalLong held) {
    return new RunEvent.MachineSeen(8, 1, 900, cores, cores, held, cores);
  }

  private static Stream<Outcome> outcomes() {
    return Stream.of(
        new Outcome.Completed(),
        new Outcome.Failed("insert", "no table", "at x\n\tat y"),
        new Outcome.WrongData("3 rows", "2 rows"),
        new Outcome.OutOfMemory("insert", 4711, 64),
        new Outcome.TimedOut("select", 1500),
        new Outcome.Cancelled(),
        new Outcome.WorkerDied("create", 137, OptionalInt.of(9), "last words"));
  }

  private static Contender contender(CommitStyle commit) {
    return new Contender("hsqldb", "cached", commit);
  }

  private static RunEvent started(List<Contender> contenders, Range rows) {
    var jvm = new WorkerJvm(64, WorkerJvm.Collector.SERIAL, List.of("-Xint"));
    var plan =
        new Plan(
            "quick",
            "",
            new PlannedWork("phases", Settings.NONE, Rows.over(rows)),
            new PlannedContenders(contenders),
            new RoundCounts(3, 1),
            new TrialConditions(
                TrialIsolation.TRIAL, TrialOrder.SHUFFLED, jvm, Duration.ofMinutes(10), 2005));
    return new RunEvent.RunStarted(
        1,
        "2026-11-20-1402-quick",
        plan,
        plan.trialCount(),
        environment(),
        List.of(series(contenders.getFirst())),
        Optional.empty());
  }

  private static Environment environment() {
    return new Environment(
        "0.1.0",
        "Linux",
        "a processor",
        2,
        1L << 34,
        "ext4",
        "25",
        List.of("-Xmx64m"),
        OptionalDouble.of(0.5),
        10,
        Optional.of(calibration()),
        Optional.of(new CpuLimit(4, 2, OptionalDouble.of(0.5))));
  }

  private static Series series(Contender contender) {
    var tests =
        new LevelTally(
            IsolationLevel.SERIALIZABLE,
            Optional.of(IsolationLevel.SERIALIZABLE),
            14,
            5_000,
            List.of(new LevelTally.AnomalyCount(AnomalyClass.G2_ITEM, 37)),
            "2026-11-28");
    var isolation =
        new ModeIsolation(
            Optional.of(IsolationLevel.READ_COMMITTED),
            List.of(
                new IsolationStatement(
                    IsolationLevel.SERIALIZABLE,
                    Optional.of(IsolationModel.SNAPSHOT),
                    Optional.of(tests))));
    return new Series(
        contender,
        "H",
        "2.7.4",
        "KILL",
        "some",
        Optional.of("no sync"),
        List.of("x"),
        Optional.empty(),
        Optional.empty(),
        Optional.of(isolation),
        Optional.of(new EngineRetirement("H", LocalDate.of(2025, 10, 10), "https://example.org")));
  }
}
