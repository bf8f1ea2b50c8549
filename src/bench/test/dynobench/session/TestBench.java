package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.ExternalRequirements;
import dynobench.event.RunEvent;
import dynobench.files.UserHome;
import dynobench.measure.Calibration;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.Rows;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
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

/// Real bench in a temporary folder, with shipped engines, forked workers and a stored run.
public final class TestBench {
  static final long ROWS = 300;

  /// Time limit of trials in tests that do not test it.
  private static final Duration LIMIT = Duration.ofMinutes(10);

  /// Catalog of the shipped engines.
  public static final Catalog SHIPPED = Catalog.load(List.of(home().resolve("engines")));

  /// Returns the shipped engines that need no fetching and have all their jars in the program's
  /// folder.
  static List<Descriptor> aboard() {
    return SHIPPED.engines().stream()
        .filter(each -> each.fetched().isEmpty())
        .filter(each -> each.code().outside().equals(ExternalRequirements.NONE))
        .filter(
            each -> each.jars().stream().allMatch(jar -> jar.startsWith(home().toAbsolutePath())))
        .toList();
  }

  private final ProgramHome home;
  private final PlanRunner bench;
  private final RunResult result = new RunResult("run");
  private final List<RunEvent> events = new ArrayList<>();

  public TestBench(Path folder) throws IOException {
    this(folder, Workloads.shipped());
  }

  TestBench(Path folder, Clock clock) throws IOException {
    this(folder, Workloads.shipped(), clock);
  }

  /// @param workloads replaces the shipped workloads
  public TestBench(Path folder, Workloads workloads) throws IOException {
    this(folder, workloads, Clock.systemUTC());
  }

  private TestBench(Path folder, Workloads workloads, Clock clock) throws IOException {
    this(folder, folder.resolve("engines"), workloads, clock);
  }

  /// Returns a bench that shares the fetched engines of all runs, in the user's folder.
  static TestBench withFetched(Path folder) throws IOException {
    Path engines = UserHome.folder().resolve(".dynobench/engines");
    return new TestBench(folder, engines, Workloads.shipped(), Clock.systemUTC());
  }

  /// Returns a bench with additional engines in this folder, next to the jars that they have
  /// fetched.
  static TestBench withEngines(Path folder, Path engines) throws IOException {
    return new TestBench(folder, engines, Workloads.shipped(), Clock.systemUTC());
  }

  private TestBench(Path folder, Path engines, Workloads workloads, Clock clock)
      throws IOException {
    this.home =
        new ProgramHome(
            home(), engines, Path.of(System.getProperty("java.home"), "bin", "java"), workloads);
    Path workspace = Files.createDirectories(folder.resolve("workspace"));
    this.bench = new PlanRunner(home, new Workspace(workspace, clock), clock, "test");
    // Measuring the machine would take seconds, and most of these tests do not need it.
    calibrate(100);
  }

  /// Stores a calibration with this flush time, which holds from now on.
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

  /// Returns the folder of user-defined engines.
  Path engines() {
    return home.userEngines();
  }

  /// Returns the runner of plans behind this bench.
  PlanRunner runner() {
    return bench;
  }

  /// Returns the present engines.
  Catalog catalog() {
    return Catalog.load(home.engineRoots());
  }

  /// Returns another version of this program, with the same home and workspace.
  PlanRunner runner(String version) {
    return new PlanRunner(home, bench.workspace(), Clock.systemUTC(), version);
  }

  /// Fetches the missing jars of the wanted engines, and returns the catalog.
  Catalog fetched(Predicate<Descriptor> wanted) throws IOException, InterruptedException {
    Catalog catalog = Catalog.load(home.engineRoots());
    for (Descriptor version : catalog.everyVersion().filter(wanted).toList()) {
      home.fetcher().fetch(version.code().missing(), (_, _) -> {});
    }
    return catalog;
  }

  /// Fetches the object-relational mapper.
  void fetchMapper() throws IOException, InterruptedException {
    home.fetcher().fetch(Catalog.load(home.engineRoots()).mapper().code().missing(), (_, _) -> {});
  }

  /// Fetches the missing jars of one engine.
  void fetch(String engine) throws IOException, InterruptedException {
    Descriptor one = Catalog.load(home.engineRoots()).engine(engine).orElseThrow();
    home.fetcher().fetch(one.code().missing(), (_, _) -> {});
  }

  private static Path home() {
    return Path.of(System.getProperty("dynobench.home"));
  }

  /// Returns a plan with one trial for each contender, each in a new JVM.
  Plan plan(List<Contender> contenders) {
    return plan(contenders, List.of(ROWS), 1, TrialIsolation.TRIAL, TrialOrder.INTERLEAVED);
  }

  Plan plan(
      List<Contender> contenders,
      List<Long> sizes,
      int repetitions,
      TrialIsolation isolation,
      TrialOrder order) {
    return new Plan(
        "test",
        "",
        new PlannedWork("phases", Settings.NONE, Rows.over(sizes)),
        new PlannedContenders(contenders),
        new RoundCounts(repetitions, 0),
        new TrialConditions(
            isolation,
            order,
            // These trials measure nothing, so the faster compiler suffices.
            new WorkerJvm(96, WorkerJvm.Collector.SERIAL, List.of("-XX:TieredStopAtLevel=1")),
            LIMIT,
            2005));
  }

  /// Returns the plan with clusters of these sizes as a further factor.
  static Plan onNodes(Plan plan, List<Long> nodes) {
    var factors = new ArrayList<>(plan.factors());
    factors.add(new Factor(Factor.NODES, Range.Listed.of(nodes)));
    return plan.withFactors(factors);
  }

  public Plan plan(String workload, Settings parameters, List<Contender> contenders) {
    return plan(workload, parameters, contenders, plan(contenders).timeLimit());
  }

  Plan plan(String workload, Settings parameters, List<Contender> contenders, Duration timeLimit) {
    Plan usual = plan(contenders);
    return usual
        .withWork(new PlannedWork(workload, parameters, List.of()))
        .withRounds(1, 0)
        .withConditions(usual.conditions().withTimeLimit(timeLimit));
  }

  /// Runs a plan that must pass its checks. All unusual flags are permitted.
  public void run(Plan plan) throws IOException, InterruptedException {
    run(plan, _ -> {});
  }

  /// Runs a plan that must pass its checks, and forwards each event during the run.
  void run(Plan plan, Consumer<RunEvent> also) throws IOException, InterruptedException {
    run(check(plan), also);
  }

  /// Checks a plan and requires that it has no problems.
  PlanRunner.Checked check(Plan plan) {
    var problems = new Problems();
    var checked = bench.check(plan, Catalog.load(home.engineRoots()), problems);
    assertThat(problems.list()).isEmpty();
    return checked.orElseThrow();
  }

  /// Runs a checked plan.
  void run(PlanRunner.Checked checked) throws IOException, InterruptedException {
    run(checked, _ -> {});
  }

  private void run(PlanRunner.Checked checked, Consumer<RunEvent> also)
      throws IOException, InterruptedException {
    bench.permissions().grant(checked.cleared().unusual());
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

  public RunResult result() {
    return result;
  }

  List<RunEvent> events() {
    return events;
  }

  /// Returns the trials of one contender, in the order they ran.
  List<TrialResult> trials(Contender contender) {
    Predicate<TrialResult> same = each -> each.trial().contender().equals(contender);
    return result.trials().stream().filter(same).toList();
  }

  /// Returns the only trial of a contender.
  TrialResult trial(Contender contender) {
    List<TrialResult> trials = trials(contender);
    assertThat(trials).hasSize(1);
    return trials.getFirst();
  }

  void requireNoTemporaryFiles() {
    assertThat(bench.workspace().folder().resolve(".dynobench-databases")).isEmptyDirectory();
  }
}
