package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.comparison.RunDifferences;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.RunStarted;
import dynobench.fetch.RemovalLock;
import dynobench.files.IoErrorText;
import dynobench.machine.Disk;
import dynobench.machine.Machine;
import dynobench.measure.Calibration;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.powercut.ImageDisk;
import dynobench.preflight.Preflight;
import dynobench.profile.ProfileFolder;
import dynobench.result.RunResult;
import dynobench.run.AddedRounds;
import dynobench.run.Cancellation;
import dynobench.run.FlagTrial;
import dynobench.run.LeftProcesses;
import dynobench.run.NodeShard;
import dynobench.run.PairsCopy;
import dynobench.run.RecordingCopy;
import dynobench.run.ReplayTranslations;
import dynobench.run.RunScript;
import dynobench.run.Schedule;
import dynobench.run.TrialRunner;
import dynobench.run.TrialSelector;
import dynobench.run.WorkerCommand;
import dynobench.store.RunLog;
import dynobench.store.RunStore;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import dynobench.workload.ColdCache;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Checks plans and runs them in one workspace.
public final class PlanRunner {
  private final ProgramHome home;
  private final Workspace workspace;
  private final RunStore runs;
  private final CalibrationFile calibrations;
  private final Permissions permissions;
  private final Clock clock;
  private final dynobench.measure.Clock timer;
  private final String version;

  /// @param version version of this program, for the run's environment
  public PlanRunner(ProgramHome home, Workspace workspace, Clock clock, String version) {
    this(home, workspace, workspace.runs(), clock, version);
  }

  /// @param runs storage of the runs; a machine that measures on its own disk may store runs on a
  ///   shared disk
  public PlanRunner(
      ProgramHome home, Workspace workspace, RunStore runs, Clock clock, String version) {
    this(home, workspace, runs, clock, System::nanoTime, version);
  }

  /// @param timer clock for the trials' time limits
  public PlanRunner(
      ProgramHome home,
      Workspace workspace,
      RunStore runs,
      Clock clock,
      dynobench.measure.Clock timer,
      String version) {
    this.home = home;
    this.workspace = workspace;
    this.runs = runs;
    this.permissions = home.permissions();
    this.calibrations = new CalibrationFile(workspace, clock);
    this.clock = clock;
    this.timer = timer;
    this.version = version;
  }

  public Workspace workspace() {
    return workspace;
  }

  /// Returns the permissions that users have given.
  public Permissions permissions() {
    return permissions;
  }

  public CalibrationFile calibrations() {
    return calibrations;
  }

  /// Plan that may run.
  ///
  /// @param trials trials in the order of running
  /// @param part the shard with these trials, where the plan was cut
  public record Checked(
      Plan plan, List<Trial> trials, Preflight.Cleared cleared, Optional<NodeShard> part) {
    public Checked {
      trials = List.copyOf(trials);
    }

    /// Returns the plan with other trials.
    public Checked with(List<Trial> others) {
      return new Checked(plan, others, cleared, part);
    }
  }

  /// Checks a plan against the catalog, this machine and the workspace. It starts nothing, because
  /// the plan may be untrusted.
  ///
  /// @return empty when there are problems, even from before this check
  /// @throws dynobench.store.WorkspaceException when the workspace cannot be written
  public Optional<Checked> check(Plan plan, Catalog catalog, Problems problems) {
    return check(plan, Optional.empty(), catalog, problems);
  }

  /// Checks a shard of a plan, or the whole plan, without starting anything.
  ///
  /// @param part shard to check; empty for the whole plan
  /// @return empty when there are problems, even from before this check
  /// @throws dynobench.store.WorkspaceException when the workspace cannot be written
  public Optional<Checked> check(
      Plan plan, Optional<NodeShard> part, Catalog catalog, Problems problems) {
    workspace.requireWritable();
    OptionalLong free = Disk.of(workspace.folder()).usableBytes();
    new WorkspaceCheck(workspace, calibrations, problems).check(free);
    Preflight.Cleared cleared = preflight(catalog, free).check(plan, problems);
    Plan possible = cleared.possible();
    part.flatMap(it -> Schedule.obstacle(possible, it.shard().of()))
        .ifPresent(text -> problems.add("--shard", "", text));
    if (!problems.isEmpty()) {
      return Optional.empty();
    }
    List<Trial> trials = part.map(it -> it.trials(possible)).orElseGet(() -> Schedule.of(possible));
    return Optional.of(new Checked(possible, trials, cleared, part));
  }

  private Preflight preflight(Catalog catalog, OptionalLong freeBytes) {
    return new Preflight(
        catalog, home.workloads(), Machine.read().memoryBytes(), freeBytes.orElse(Long.MAX_VALUE));
  }

  /// Returns the contenders of a plan that cannot run here. Starts nothing.
  public List<Contender> unableContenders(Plan plan, Catalog catalog) {
    return preflight(catalog, Disk.of(workspace.folder()).usableBytes()).unableContenders(plan);
  }

  /// Runs a checked plan, and stores each event before passing it on. Calibrates the machine first
  /// if the last calibration is more than a day old.
  ///
  /// @param notes consumer of messages before the first event and after the last
  /// @return the run's folder
  /// @throws RefusedException when flags or SQL lack a user's permission, or the JVM refuses flags
  /// @throws dynobench.store.WorkspaceException when the workspace is in use or cannot be written
  public Path run(
      Checked checked, Consumer<RunEvent> views, Consumer<String> notes, Cancellation cancellation)
      throws IOException, InterruptedException {
    return run(checked, RoundSelector.question(checked.plan()), views, notes, cancellation);
  }

  /// Runs a checked plan like the other method, until its question is answered.
  ///
  /// @param settled whether the question is answered, which is asked after each round; empty if all
  ///   rounds run
  public Path run(
      Checked checked,
      Optional<Predicate<RunResult>> settled,
      Consumer<RunEvent> views,
      Consumer<String> notes,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    try (Workspace.Held _ = ready(checked, notes);
        RemovalLock _ = home.fetcher().hold()) {
      Calibration calibration = calibrations.today(notes);
      Path folder = runs.create(ZonedDateTime.now(clock), checked.plan().name());
      String id = String.valueOf(folder.getFileName());
      RunLog log = RunLog.create(folder);
      try (log) {
        var selector = RoundSelector.of(checked.plan(), id, settled);
        run(
            checked,
            id,
            Optional.of(calibration),
            Optional.empty(),
            Optional.empty(),
            log.andThen(views).andThen(selector),
            selector,
            notes,
            cancellation);
      } finally {
        tellRestored(log, folder, notes);
      }
      return folder;
    }
  }

  /// Adds rounds to a stored run, and stores each event before passing it on. Calibrates the
  /// machine first if the last calibration is more than a day old.
  ///
  /// @param views receives the events of the added rounds
  /// @param notes receives messages before the first event and after the last
  /// @throws RefusedException as [#run]
  /// @throws dynobench.store.WorkspaceException as [#run], and when the run has changed meanwhile
  public void add(
      RoundsAddition addition,
      Consumer<RunEvent> views,
      Consumer<String> notes,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    Checked checked = addition.checked();
    try (Workspace.Held _ = ready(checked, notes);
        RemovalLock _ = home.fetcher().hold()) {
      Calibration calibration = calibrations.today(notes);
      RunLog log = addition.openLog(runs);
      try (log) {
        run(
            checked,
            addition.id(),
            Optional.of(calibration),
            Optional.of(addition.rounds()),
            Optional.empty(),
            log.andThen(views),
            TrialSelector.ALL,
            notes,
            cancellation);
      } finally {
        tellRestored(log, addition.folder(), notes);
      }
    }
  }

  /// Profiles a stored run: runs some rounds of its plan with a profiler, and stores them in the
  /// run's folder, apart from its log. A complete profile replaces an earlier one of the run.
  ///
  /// @param run folder of the run
  /// @param checked plan of the profiled rounds
  /// @param views receives the events of the profiled rounds
  /// @param notes receives messages before the first event and after the last
  /// @throws RefusedException as [#run]
  /// @throws dynobench.store.WorkspaceException as [#run]
  public void profile(
      Path run,
      Checked checked,
      Consumer<RunEvent> views,
      Consumer<String> notes,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    try (Workspace.Held _ = ready(checked, notes);
        RemovalLock _ = home.fetcher().hold()) {
      ProfileFolder earlier = ProfileFolder.of(run);
      ProfileFolder folder = earlier.next();
      folder.create(frameRules(checked));
      try (RunLog log = RunLog.create(folder.folder())) {
        run(
            checked,
            String.valueOf(run.getFileName()),
            Optional.empty(),
            Optional.empty(),
            Optional.of(folder.folder()),
            log.andThen(folder.collector()).andThen(views),
            TrialSelector.ALL,
            notes,
            cancellation);
      }
      if (!cancellation.isRequested() && folder.hasCompleteTrials()) {
        earlier.replace();
      } else {
        notes.accept(earlier.keep(cancellation.isRequested()));
      }
    }
  }

  private static List<ProfileFolder.EngineRules> frameRules(Checked checked) {
    return checked.cleared().contenders().values().stream()
        .map(each -> each.engine())
        .distinct()
        .map(each -> new ProfileFolder.EngineRules(each.id(), each.frames()))
        .toList();
  }

  private static void tellRestored(RunLog log, Path folder, Consumer<String> notes) {
    if (log.isRestored()) {
      notes.accept(
          "%s was deleted during the run. Dynobench created it again with all results."
              .formatted(folder));
    }
  }

  /// Runs a checked plan without storing its results or calibrating the machine. All its trials
  /// run: neither a duel nor a time limit ends it early.
  ///
  /// @throws RefusedException as [#run]
  /// @throws dynobench.store.WorkspaceException as [#run]
  public void tryOut(
      Checked checked, Consumer<RunEvent> views, Consumer<String> notes, Cancellation cancellation)
      throws IOException, InterruptedException {
    try (Workspace.Held _ = ready(checked, notes);
        RemovalLock _ = home.fetcher().hold()) {
      run(
          checked,
          "try",
          Optional.empty(),
          Optional.empty(),
          Optional.empty(),
          views,
          TrialSelector.ALL,
          notes,
          cancellation);
    }
  }

  /// Checks the permissions, locks the workspace, and prepares everything that the plan needs. If
  /// that fails, releases the lock.
  private Workspace.Held ready(Checked checked, Consumer<String> notes)
      throws IOException, InterruptedException {
    var flags = new CheckedFlags(checked);
    flags.requirePermission(permissions);
    Workspace.Held held = workspace.lockForRun();
    try {
      flags.tryOut(new FlagTrial(home.java()));
      sweep(notes);
      EngineFiles.requireUndamaged(checked);
      PairsCopy.requireSame(checked.plan());
      EngineFiles.unpack(checked, notes);
      return held;
    } catch (IOException | InterruptedException | RuntimeException e) {
      held.close();
      throw e;
    }
  }

  private void run(
      Checked checked,
      String id,
      Optional<Calibration> calibration,
      Optional<AddedRounds> added,
      Optional<Path> profile,
      Consumer<RunEvent> sink,
      TrialSelector selector,
      Consumer<String> notes,
      Cancellation cancellation)
      throws IOException, InterruptedException {
    Path temporary = workspace.temporaryFolder(id);
    try {
      PairsCopy.write(checked.plan(), temporary);
      RecordingCopy.write(checked.plan(), temporary);
      RunScript script = script(checked, id, calibration, added, profile, temporary);
      ReplayTranslations.write(script);
      new TrialRunner(home.workerCommand(script.pools(), script.replays()), clock, timer)
          .run(script, sink, selector, cancellation);
    } finally {
      if (checked.plan().crash().isPresent()) {
        int _ = free(notes);
      }
      delete(temporary, notes);
    }
  }

  private RunScript script(
      Checked checked,
      String id,
      Optional<Calibration> calibration,
      Optional<AddedRounds> added,
      Optional<Path> profile,
      Path temporary) {
    return new RunScript(
        id,
        checked.plan(),
        checked.cleared().workload().orElseThrow(),
        checked.trials(),
        checked.cleared().contenders(),
        environment(checked, calibration),
        temporary,
        checked.cleared().warnings(),
        checked.part(),
        added,
        profile);
  }

  /// Returns what has changed since a run that its figures depend on, as sentences with both
  /// values: contenders, workload, environment, and the engines' versions, settings and jars.
  ///
  /// @param first first event of the run
  /// @param checked the plan as it can run now
  /// @param plan the plan as it should run
  List<String> changes(RunResult result, RunStarted first, Checked checked, Plan plan) {
    var differences = new ArrayList<String>();
    if (!checked.plan().contenders().equals(plan.contenders())) {
      differences.addAll(checked.cleared().warnings()); // contenders that cannot run any more
    }
    if (!first.workload().equals(checked.cleared().workload())) {
      differences.add(
          "The description of the workload %s has changed since the run."
              .formatted(plan.workload()));
    }
    RunScript now =
        script(
            checked,
            "",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            workspace.temporary());
    differences.addAll(RunDifferences.since(result, now.environment(), now.storedSeries()));
    return differences;
  }

  /// Returns the storage of the runs.
  public RunStore runs() {
    return runs;
  }

  /// Removes what a crashed run has left.
  private void sweep(Consumer<String> notes) throws IOException, InterruptedException {
    LeftProcesses.end(workspace.temporary()).forEach(notes); // they may use the disks
    if (free(notes) > 0) {
      notes.accept("Released disks of a crashed run.");
    }
    Workspace.Sweep sweep = workspace.sweep();
    if (sweep.removed() > 0) {
      notes.accept("Deleted temporary databases of a crashed run.");
    }
    sweep.left().forEach(notes);
  }

  /// Unmounts the disks that runs have left below the workspace's temporary folder. Returns the
  /// number of freed ones.
  private int free(Consumer<String> notes) throws InterruptedException {
    try {
      ImageDisk.Sweep sweep = ImageDisk.sweep(workspace.temporary());
      sweep.left().forEach(notes);
      return sweep.freed();
    } catch (IOException e) {
      notes.accept(
          "Could not release a run's disks (%s); the next run will try again."
              .formatted(IoErrorText.of(e)));
      return 0;
    }
  }

  private void delete(Path temporary, Consumer<String> notes) {
    try {
      workspace.deleteTemporary(temporary);
    } catch (IOException e) {
      notes.accept(
          "Could not delete %s (%s); the next run will try again."
              .formatted(temporary, IoErrorText.of(e)));
    }
  }

  private Environment environment(Checked checked, Optional<Calibration> calibration) {
    boolean cold =
        checked
            .plan()
            .settings(checked.cleared().workload().orElseThrow())
            .anyMatch(ColdCache::isRequested);
    return Machine.read()
        .environment(
            version,
            home.workerCommand().reportedFlags(WorkerCommand.jvm(checked.plan().jvm(), cold)),
            TrialRunner.SAMPLES_PER_SECOND,
            workspace.folder(),
            calibration);
  }
}
