package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.cli.Cli;
import dynobench.cli.CommandContext;
import dynobench.driver.DriverJar;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.failure.ForkedMain.Ending;
import dynobench.measure.Calibration;
import dynobench.plan.CommitStyle;
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
import dynobench.run.Cancellation;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Stream;

/// Home and workspace in one temporary folder, with [BadDriver] among the user-defined engines. A
/// stored calibration replaces calibrating the machine.
final class FailureBench {
  static final String PASSWORD = "s3cr3t-Pa55";

  /// Time limit of trials in tests that do not test it.
  private static final Duration LIMIT = Duration.ofMinutes(10);

  private static final List<String> BEHAVIOURS =
      List.of(
          "insert-none",
          "insert-exit",
          "insert-halt",
          "insert-hang",
          "close-spin",
          "insert-hoard",
          "insert-wrappedmemory",
          "insert-outlines",
          "insert-errlines",
          "insert-outblock",
          "insert-errblock",
          "insert-forge",
          "insert-forgeend",
          "insert-forgetimes",
          "insert-forgeother",
          "insert-raw",
          "insert-rawblock",
          "insert-talkanddie",
          "insert-threads",
          "insert-closeout",
          "insert-stdin",
          "insert-child",
          "insert-daemon",
          "insert-daemonhang",
          "insert-daemondie",
          "insert-password",
          "insert-cutpassword",
          "insert-dyingpassword",
          "insert-fill",
          "insert-locale",
          "insert-native",
          "open-sql",
          "create-runtime",
          "create-seventh",
          "create-leak",
          "insert-error",
          "close-sql",
          "select-overflow",
          "insert-longwinded",
          "select-noclass",
          "insert-wordless",
          "both-sql");

  /// Modes that claim to survive a power cut, although their rows are in a list of the driver.
  private static final List<String> PROMISING = List.of("promised-none", "insert-hook");

  private static final WorkerJvm SMALL =
      new WorkerJvm(32, WorkerJvm.Collector.SERIAL, List.of("-XX:TieredStopAtLevel=1"));

  private final ProgramHome home;
  private final PlanRunner bench;

  FailureBench(Path folder) throws IOException {
    this(folder, folder.resolve("workspace"));
  }

  /// @param workspace may be on another disk
  FailureBench(Path folder, Path workspace) throws IOException {
    this(folder, workspace, System::nanoTime);
  }

  /// @param timer clock of the trials' time limits
  FailureBench(Path folder, Path workspace, dynobench.measure.Clock timer) throws IOException {
    Path engines = folder.resolve(".dynobench").resolve("engines");
    home =
        new ProgramHome(
            Path.of(System.getProperty("dynobench.home")),
            engines,
            Path.of(System.getProperty("java.home"), "bin", "java"));
    add(engines.resolve("bad"), descriptor());
    add(engines.resolve("keeper"), keeper());
    Clock clock = Clock.systemUTC();
    var whole = new Workspace(workspace, clock);
    bench = new PlanRunner(home, whole, whole.runs(), clock, timer, "test");
    calibrate(workspace);
  }

  private static void add(Path engine, String descriptor) throws IOException {
    Files.createDirectories(engine);
    Files.writeString(engine.resolve("engine.toml"), descriptor);
    DriverJar.write(
        engine.resolve("bad.jar"), BadDriver.class, BadKeeper.class, BadBehaviour.class);
  }

  ProgramHome home() {
    return home;
  }

  Path workspace() {
    return bench.workspace().folder();
  }

  /// Stores a calibration in another workspace of the same home.
  void calibrate(Path workspace) throws IOException {
    Files.createDirectories(workspace);
    Clock clock = Clock.systemUTC();
    new PlanRunner(home, new Workspace(workspace, clock), clock, "test")
        .calibrations()
        .store(
            new Calibration(
                clock.millis(),
                "somewhere",
                20,
                20,
                100,
                300,
                500,
                5_000,
                OptionalDouble.empty(),
                OptionalDouble.empty()));
  }

  /// Returns a plan with one small trial for each of the modes, in that order.
  static Plan plan(String... uses) {
    return plan(LIMIT, uses);
  }

  static Plan plan(Duration limit, String... uses) {
    return plan(SMALL, 20, limit, uses);
  }

  /// Returns a plan with this number of rows and this configuration of JVMs.
  static Plan plan(WorkerJvm jvm, long rows, String... uses) {
    return plan(jvm, rows, LIMIT, uses);
  }

  private static Plan plan(WorkerJvm jvm, long rows, Duration limit, String... uses) {
    return new Plan(
        "failures",
        "what can go wrong",
        new PlannedWork("phases", Settings.NONE, Rows.over(Range.Listed.of(List.of(rows)))),
        new PlannedContenders(
            Stream.of(uses)
                .map(use -> Contender.parse(use, new CommitStyle.Autocommit()))
                .toList()),
        new RoundCounts(1, 0),
        new TrialConditions(TrialIsolation.TRIAL, TrialOrder.BY_CONTENDER, jvm, limit, 2005));
  }

  /// Folder and events of a run.
  record Story(Path folder, List<RunEvent> events) {
    Map<String, Outcome> outcomes() {
      var outcomes = new TreeMap<String, Outcome>();
      var uses = new TreeMap<Integer, String>();
      for (RunEvent event : events) {
        if (event instanceof RunEvent.TrialStarted started) {
          uses.put(started.trial().number(), started.trial().contender().use());
        } else if (event instanceof RunEvent.TrialFinished(long _, int trial, Outcome outcome)) {
          outcomes.put(uses.getOrDefault(trial, "?"), outcome);
        }
      }
      return outcomes;
    }

    /// Returns the outcome of a mode of the bad engine.
    Outcome of(String mode) {
      Outcome outcome = outcomes().get("bad/" + mode);
      if (outcome == null) {
        throw new AssertionError("bad/" + mode + " has no outcome among " + outcomes());
      }
      return outcome;
    }

    /// Returns the log lines of the trial of a mode.
    List<RunEvent.Logged> log(String mode) {
      int number = number(mode);
      return all(RunEvent.Logged.class).filter(line -> line.trial() == number).toList();
    }

    /// Returns the warnings about the trial of a mode.
    List<String> questions(String mode) {
      int number = number(mode);
      return all(RunEvent.Questioned.class)
          .filter(question -> question.trial() == number)
          .map(RunEvent.Questioned::text)
          .toList();
    }

    /// Returns the finished phases of the trial of a mode.
    List<String> phases(String mode) {
      int number = number(mode);
      return all(RunEvent.PhaseFinished.class)
          .filter(phase -> phase.trial() == number)
          .map(RunEvent.PhaseFinished::phase)
          .toList();
    }

    private int number(String mode) {
      return all(RunEvent.TrialStarted.class)
          .filter(started -> started.trial().contender().mode().equals(mode))
          .findFirst()
          .orElseThrow()
          .trial()
          .number();
    }

    private <T extends RunEvent> Stream<T> all(Class<T> type) {
      return events.stream().filter(type::isInstance).map(type::cast);
    }
  }

  Story run(Plan plan) throws IOException, InterruptedException {
    return run(plan, _ -> {}, new Cancellation());
  }

  /// @param views receives each event, on the thread that runs the trials
  Story run(Plan plan, Consumer<RunEvent> views, Cancellation cancellation)
      throws IOException, InterruptedException {
    var problems = new Problems();
    PlanRunner.Checked checked =
        bench
            .check(plan, Catalog.load(home.engineRoots()), problems)
            .orElseThrow(() -> new AssertionError(problems.list()));
    List<RunEvent> events = new ArrayList<>();
    Consumer<RunEvent> all = events::add;
    Path folder = bench.run(checked, all.andThen(views), _ -> {}, cancellation);
    return new Story(folder, events);
  }

  /// Returns the messages that a run shows to the user.
  List<String> notes(Plan plan) throws IOException, InterruptedException {
    var notes = new ArrayList<String>();
    PlanRunner.Checked checked =
        bench.check(plan, Catalog.load(home.engineRoots()), new Problems()).orElseThrow();
    Path _ = bench.run(checked, _ -> {}, notes::add, new Cancellation());
    return List.copyOf(notes);
  }

  private static String descriptor() {
    var text =
        new StringBuilder(
            """
            format = 1
            name = "Bad"
            version = "1"
            licence = "none"
            kind = "jdbc"
            jars = ["bad.jar"]

            [jdbc]
            driver = "%s"
            url = "jdbc:bad:insert-none"
            user = "SA"
            password = "%s"
            """
                .formatted(BadDriver.class.getName(), PASSWORD));
    BEHAVIOURS.forEach(each -> text.append(mode(each, "process")));
    PROMISING.forEach(each -> text.append(mode(each, "power-cut")));
    text.append(mode("moments-none", "moments"));
    return text.toString();
  }

  /// Modes of a database in a file, each with another fault after a crash.
  static final List<String> FAULTS =
      List.of("none", "lose", "double", "tear", "half", "stranger", "refuse", "scan");

  private static String keeper() {
    var text =
        new StringBuilder(
            """
            format = 1
            name = "Keeper"
            version = "1"
            licence = "none"
            kind = "jdbc"
            jars = ["bad.jar"]

            [jdbc]
            driver = "%s"
            url = "jdbc:keeper:none"
            user = "SA"
            """
                .formatted(BadKeeper.class.getName()));
    FAULTS.forEach(
        each -> text.append(mode(each, "power-cut").replace("jdbc:bad:", "jdbc:keeper:")));
    return text.toString();
  }

  private static String mode(String name, String durability) {
    return """

    [modes.%1$s]
    title = "%1$s"
    durability = "%2$s"
    promise = "None."
    url = "jdbc:bad:%1$s"
    """
        .formatted(name, durability);
  }

  /// Runs the command in this process, in the bench's workspace unless another one is given.
  Ending dynobench(String... arguments) {
    var command = new ArrayList<>(List.of(arguments));
    if (!command.contains("--workspace")) {
      command.addAll(List.of("--workspace", workspace().toString()));
    }
    var out = new StringWriter();
    var err = new StringWriter();
    int code =
        new Cli(new CommandContext(home(), Clock.systemUTC(), "test"), (_, _) -> false)
            .execute(new PrintWriter(out), new PrintWriter(err), command.toArray(String[]::new));
    return new Ending(code, out.toString(), err.toString());
  }

  /// Asserts that a command ended with an exit code and at most three lines, without a stack trace.
  static void assertSentence(Ending ending, int code, String... words) {
    assertThat(ending.err()).contains(words).doesNotContain("Exception", "\tat ");
    assertThat(ending.err().strip().lines()).hasSizeLessThanOrEqualTo(3);
    assertThat(ending.code()).isEqualTo(code);
  }
}
