package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.event.RunEvent;
import dynobench.files.FolderTree;
import dynobench.files.Reason;
import dynobench.measure.Calibration;
import dynobench.measure.Calibrator;
import dynobench.measure.Disk;
import dynobench.measure.Environment;
import dynobench.measure.Machine;
import dynobench.plan.FlagRules;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.plan.WorkerJvm;
import dynobench.run.Cancellation;
import dynobench.run.FlagTrial;
import dynobench.run.Preflight;
import dynobench.run.RunScript;
import dynobench.run.Runner;
import dynobench.run.Schedule;
import dynobench.run.UnusualFlag;
import dynobench.store.RunLog;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import dynobench.workload.Settings;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The bench: checks plans and runs them in one workspace.
public final class Bench {
  private static final long MEGABYTE = 1_000_000;

  private final Home home;
  private final Workspace workspace;
  private final CalibrationFile calibrations;
  private final Permissions permissions;
  private final Clock clock;
  private final String version;

  /// @param version of this program, for the run's environment
  public Bench(Home home, Workspace workspace, Clock clock, String version) {
    this.home = home;
    this.workspace = workspace;
    this.permissions = new Permissions(home.permissions());
    this.calibrations = new CalibrationFile(workspace, clock);
    this.clock = clock;
    this.version = version;
  }

  public Workspace workspace() {
    return workspace;
  }

  /// What persons have said yes to.
  public Permissions permissions() {
    return permissions;
  }

  public CalibrationFile calibrations() {
    return calibrations;
  }

  /// A plan that may run.
  ///
  /// @param trials in the order of running
  public record Checked(Plan plan, List<Trial> trials, Preflight.Cleared cleared) {
    public Checked {
      trials = List.copyOf(trials);
    }
  }

  /// Checks a plan against the catalog, this machine and the workspace. Nothing is started for it,
  /// wherever the plan comes from.
  ///
  /// @return empty when problems were added
  public Optional<Checked> check(Plan plan, Catalog catalog, Problems problems) {
    workspace.requireWritable();
    checkPath(problems);
    OptionalLong free = Disk.of(workspace.folder()).usableBytes();
    checkCalibration(free, problems);
    var preflight =
        new Preflight(
            catalog, home.workloads(), Machine.read().memoryBytes(), free.orElse(Long.MAX_VALUE));
    Preflight.Cleared cleared = preflight.check(plan, problems);
    return problems.isEmpty()
        ? Optional.of(new Checked(plan, Schedule.of(plan), cleared))
        : Optional.empty();
  }

  /// Runs a checked plan and stores its events, then hands each on. Measures the machine first when
  /// that was not done today.
  ///
  /// @param notes hears what goes on before the first event
  /// @return the run's folder
  /// @throws RefusedException when flags lack a person's permission, or the JVM refuses them
  /// @throws dynobench.store.WorkspaceException when the workspace is in use or can't be written
  public Path run(
      Checked checked, Consumer<RunEvent> views, Consumer<String> notes, Cancellation cancellation)
      throws IOException, InterruptedException {
    requirePermission(checked);
    try (Workspace.Held _ = workspace.lockForRun()) {
      tryFlags(checked);
      Workspace.Sweep sweep = workspace.sweep();
      if (sweep.removed() > 0) {
        notes.accept("Removed temporary databases that a crashed run had left behind.");
      }
      sweep.left().forEach(notes);
      Calibration calibration = calibrations.today(notes);
      Path folder = workspace.runs().create(ZonedDateTime.now(clock), checked.plan().name());
      String id = String.valueOf(folder.getFileName());
      Path temporary = workspace.temporaryFolder(id);
      try (RunLog log = RunLog.create(folder)) {
        var script =
            new RunScript(
                id,
                checked.plan(),
                checked.cleared().workload().orElseThrow(),
                checked.trials(),
                checked.cleared().contenders(),
                environment(checked.plan(), calibration),
                temporary,
                checked.cleared().warnings());
        new Runner(home.workerCommand(), clock).run(script, log.andThen(views), cancellation);
      } finally {
        delete(temporary, notes);
      }
      return folder;
    }
  }

  private void checkCalibration(OptionalLong free, Problems problems) {
    if (free.orElse(Long.MAX_VALUE) < Calibrator.NEEDED_BYTES && calibrations.isDue()) {
      problems.add(
          "",
          "workspace",
          "the machine is measured once a day, which needs %,d MB of disk, and %,d MB are free: free some, or choose another --workspace"
              .formatted(Calibrator.NEEDED_BYTES / MEGABYTE, free.orElse(0) / MEGABYTE));
    }
  }

  private void requirePermission(Checked checked) {
    List<UnusualFlag> unusual = checked.cleared().unusual();
    if (!permissions.given(unusual)) {
      throw new RefusedException(
          "Nobody has permitted these flags yet: "
              + unusual.stream().map(UnusualFlag::sentence).collect(Collectors.joining("; ")));
    }
  }

  /// What a JVM is to be started with for a contender, so far as it came from outside.
  private record Tried(WorkerJvm jvm, List<String> engineFlags) {
    List<String> all() {
      return Stream.concat(jvm.flags().stream(), engineFlags.stream()).toList();
    }
  }

  private void tryFlags(Checked checked) throws InterruptedException {
    Set<Tried> starts =
        checked.cleared().contenders().entrySet().stream()
            .filter(each ->
                !each.getValue().engine().shipped()
                    || !checked.plan().jvm(each.getKey(), Settings.NONE).flags().isEmpty())
            .map(each ->
                new Tried(
                    checked.plan().jvm(each.getKey(), Settings.NONE),
                    each.getValue().engine().jvmFlags()))
            .filter(it -> !it.all().isEmpty())
            .collect(Collectors.toSet());
    var trial = new FlagTrial(home.java());
    for (Tried each : starts) {
      Optional<String> refusal = trial.refusal(each.jvm(), each.engineFlags());
      if (refusal.isPresent()) {
        throw new RefusedException(
            "jvm.flags: the JVM refuses %s: %s"
                .formatted(FlagRules.joined(each.all()), refusal.get()));
      }
    }
  }

  /// Databases take their folder's path inside a URL, where these characters end it or mean
  /// something.
  private void checkPath(Problems problems) {
    String path = workspace.folder().toString();
    boolean windows = File.separatorChar == '\\';
    String tail = windows ? path.substring(Math.min(2, path.length())) : path;
    String forbidden = windows ? ";:" : ";:\\";
    if (tail.chars().anyMatch(c -> forbidden.indexOf(c) >= 0)) {
      problems.add(
          "",
          "workspace",
          "%s holds one of the characters %s, which engines take for the end of a path: choose another --workspace"
              .formatted(path, String.join(" ", forbidden.split(""))));
    }
  }

  private static void delete(Path temporary, Consumer<String> notes) {
    try {
      FolderTree.delete(temporary);
    } catch (IOException e) {
      notes.accept(
          "Could not delete %s (%s); the next run will try again."
              .formatted(temporary, Reason.of(e)));
    }
  }

  private Environment environment(Plan plan, Calibration calibration) {
    return Machine.read()
        .environment(
            version,
            home.workerCommand().told(plan.jvm()),
            Runner.SAMPLES_PER_SECOND,
            workspace.folder(),
            Optional.of(calibration));
  }
}
