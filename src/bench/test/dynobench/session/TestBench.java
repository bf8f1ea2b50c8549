package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Outside;
import dynobench.event.RunEvent;
import dynobench.files.UserHome;
import dynobench.measure.Calibration;
import dynobench.plan.Contender;
import dynobench.plan.Isolation;
import dynobench.plan.Participants;
import dynobench.plan.Plan;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Rows;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.run.Cancellation;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// A real bench in a temporary folder: shipped engines, forked workers, a stored run.
public final class TestBench {
  static final long ROWS = 300;

  /// Of trials whose time limit isn't what is tested.
  private static final Duration LIMIT = Duration.ofMinutes(10);

  /// The shipped engines.
  public static final Catalog SHIPPED = Catalog.load(List.of(home().resolve("engines")));

  /// Those of them that need not be fetched, and don't lie elsewhere.
  static List<Descriptor> aboard() {
    return SHIPPED.engines().stream()
        .filter(each -> each.fetched().isEmpty())
        .filter(each -> each.code().outside().equals(Outside.NONE))
        .filter(
            each -> each.jars().stream().allMatch(jar -> jar.startsWith(home().toAbsolutePath())))
        .toList();
  }

  private final Home home;
  private final Bench bench;
  private final RunResult result = new RunResult("run");
  private final List<RunEvent> events = new ArrayList<>();

  TestBench(Path folder) throws IOException {
    this(folder, Workloads.shipped());
  }

  TestBench(Path folder, Clock clock) throws IOException {
    this(folder, Workloads.shipped(), clock);
  }

  /// @param workloads that come with the program
  TestBench(Path folder, Workloads workloads) throws IOException {
    this(folder, workloads, Clock.systemUTC());
  }

  private TestBench(Path folder, Workloads workloads, Clock clock) throws IOException {
    this(folder, folder.resolve("engines"), workloads, clock);
  }

  /// One whose engines are fetched once, for all runs: where the user has them.
  static TestBench withFetched(Path folder) throws IOException {
    Path engines = UserHome.folder().resolve(".dynobench/engines");
    return new TestBench(folder, engines, Workloads.shipped(), Clock.systemUTC());
  }

  /// One whose engines besides the shipped ones are there, with what they have fetched beside them.
  static TestBench withEngines(Path folder, Path engines) throws IOException {
    return new TestBench(folder, engines, Workloads.shipped(), Clock.systemUTC());
  }

  private TestBench(Path folder, Path engines, Workloads workloads, Clock clock)
      throws IOException {
    this.home =
        new Home(
            home(), engines, Path.of(System.getProperty("java.home"), "bin", "java"), workloads);
    Path workspace = Files.createDirectories(folder.resolve("workspace"));
    this.bench = new Bench(home, new Workspace(workspace, clock), clock, "test");
    // Measuring the machine takes seconds, and most of these tests ask nothing of it.
    calibrate(100);
  }

  /// Has the disk take so long for a flush, from now on.
  void calibrate(double flushMicros) throws IOException {
    bench
        .calibrations()
        .store(
            new Calibration(
                System.currentTimeMillis(),
                "here",
                20,
                20,
                flushMicros,
                2 * flushMicros,
                500,
                5000,
                OptionalDouble.empty(),
                OptionalDouble.of(flushMicros)));
  }

  /// Where the user's own engines are.
  Path engines() {
    return home.userEngines();
  }

  /// What there is, once what is wanted of it is fetched.
  Catalog fetched(Predicate<Descriptor> wanted) throws IOException, InterruptedException {
    Catalog catalog = Catalog.load(home.engineRoots());
    for (Descriptor version : catalog.everyVersion().filter(wanted).toList()) {
      home.fetcher().fetch(version.code().missing(), (_, _) -> {});
    }
    return catalog;
  }

  /// Has the library that maps objects to tables.
  void fetchMapper() throws IOException, InterruptedException {
    home.fetcher().fetch(Catalog.load(home.engineRoots()).mapper().code().missing(), (_, _) -> {});
  }

  /// Has what one engine needs.
  void fetch(String engine) throws IOException, InterruptedException {
    Descriptor one = Catalog.load(home.engineRoots()).engine(engine).orElseThrow();
    home.fetcher().fetch(one.code().missing(), (_, _) -> {});
  }

  private static Path home() {
    return Path.of(System.getProperty("dynobench.home"));
  }

  /// One JVM a trial, one trial a contender.
  Plan plan(List<Contender> contenders) {
    return plan(contenders, List.of(ROWS), 1, Isolation.TRIAL, TrialOrder.INTERLEAVED);
  }

  Plan plan(
      List<Contender> contenders,
      List<Long> sizes,
      int repetitions,
      Isolation isolation,
      TrialOrder order) {
    return new Plan(
        "test",
        "",
        new PlannedWork("phases", Settings.NONE, Rows.over(sizes)),
        new Participants(contenders),
        new RoundCounts(repetitions, 0),
        new TrialConditions(
            isolation,
            order,
            // Nothing is measured here, so the quicker compiler will do.
            new WorkerJvm(96, WorkerJvm.Collector.SERIAL, List.of("-XX:TieredStopAtLevel=1")),
            LIMIT,
            2005));
  }

  /// One JVM a trial, one trial a contender, of a workload with these parameters. The same on
  /// clusters of these sizes.
  static Plan onNodes(Plan plan, List<Long> nodes) {
    var factors = new ArrayList<>(plan.factors());
    factors.add(new Factor(Factor.NODES, Range.Listed.of(nodes)));
    return plan.withFactors(factors);
  }

  Plan plan(String workload, Settings parameters, List<Contender> contenders) {
    return plan(workload, parameters, contenders, plan(contenders).timeLimit());
  }

  Plan plan(String workload, Settings parameters, List<Contender> contenders, Duration timeLimit) {
    Plan usual = plan(contenders);
    return usual
        .withWork(new PlannedWork(workload, parameters, List.of()))
        .withRounds(1, 0)
        .withConditions(usual.conditions().withTimeLimit(timeLimit));
  }

  /// Runs a plan that must pass its checks. A person permits whatever flags it has.
  void run(Plan plan) throws IOException, InterruptedException {
    run(plan, _ -> {});
  }

  /// The same; each event is handed on while the run goes on.
  void run(Plan plan, Consumer<RunEvent> also) throws IOException, InterruptedException {
    run(check(plan), also);
  }

  /// Checks a plan that must pass.
  Bench.Checked check(Plan plan) {
    var problems = new Problems();
    var checked = bench.check(plan, Catalog.load(home.engineRoots()), problems);
    assertThat(problems.list()).isEmpty();
    return checked.orElseThrow();
  }

  /// Runs a plan that was checked.
  void run(Bench.Checked checked) throws IOException, InterruptedException {
    run(checked, _ -> {});
  }

  private void run(Bench.Checked checked, Consumer<RunEvent> also)
      throws IOException, InterruptedException {
    bench.permissions().give(checked.cleared().unusual());
    bench.run(
        checked,
        event -> {
          events.add(event);
          result.accept(event);
          also.accept(event);
        },
        note -> {},
        new Cancellation());
  }

  RunResult result() {
    return result;
  }

  List<RunEvent> events() {
    return events;
  }

  /// The trials of one contender.
  List<TrialResult> trials(Contender contender) {
    Predicate<TrialResult> same = each -> each.trial().contender().equals(contender);
    return result.trials().stream().filter(same).toList();
  }

  /// The only trial of a contender.
  TrialResult trial(Contender contender) {
    List<TrialResult> trials = trials(contender);
    assertThat(trials).hasSize(1);
    return trials.getFirst();
  }

  void requireNoTemporaryFiles() {
    assertThat(bench.workspace().folder().resolve(".dynobench-databases")).isEmptyDirectory();
  }
}
