package dynobench.run;

import dynobench.catalog.Descriptor;
import dynobench.event.Outcome;
import dynobench.files.FolderTree;
import dynobench.files.IoErrorText;
import dynobench.measure.Clock;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.plan.TrialIsolation;
import dynobench.plan.WorkerJvm;
import dynobench.profiling.ProfileSettings;
import dynobench.worker.WorkerMain;
import dynobench.workload.ColdCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Provides each trial with a worker and a folder: a new pair, or that of the trial before,
/// according to the plan's isolation. It never has more than one worker.
final class WorkerPool implements AutoCloseable {
  /// Name of the folder with an engine's files.
  static final String DATABASE = "database";

  /// Worker and the folder of its engine's files.
  ///
  /// @param root folder that holds the engine's folder and the JVM's temporary files; deleted when
  ///   the worker ends
  record PooledWorker(
      Contender contender, WorkerJvm jvm, WorkerProcess worker, Path root, Path folder) {}

  private final ProcessSupervisor supervision;
  private final WorkerCommand command;
  private final RunScript script;
  private final Clock timer;
  private final Consumer<String> warnings;
  private final boolean cold;
  private @Nullable PooledWorker reusable;

  /// @param timer timer for time limits
  /// @param warnings consumer of sentences on harmless errors
  /// @throws IOException when the run's temporary folder cannot be written
  WorkerPool(WorkerCommand command, RunScript script, Clock timer, Consumer<String> warnings)
      throws IOException {
    this.supervision = ProcessSupervisor.recordedIn(script.temporary());
    this.command = command;
    this.script = script;
    this.timer = timer;
    this.warnings = warnings;
    this.cold = script.plan().settings(script.workload()).anyMatch(ColdCache::isRequested);
  }

  /// Returns a warning if this system cannot end all processes that an engine starts.
  Optional<String> limits() {
    return supervision.reachesAll()
        ? Optional.empty()
        : Optional.of(
            "This system cannot stop processes that an engine detaches: check for leftover"
                + " processes if your engine starts any");
  }

  PooledWorker take(Trial trial) throws IOException {
    PooledWorker before = reusable;
    if (before != null && before.contender().equals(trial.contender())) {
      return before;
    }
    return fresh(trial, Files.createDirectories(root(trial).resolve(DATABASE)));
  }

  private Path root(Trial trial) {
    return script.temporary().resolve("trial-" + trial.number());
  }

  /// Starts a new worker with a database in an existing folder.
  PooledWorker fresh(Trial trial, Path folder) throws IOException {
    close();
    Path root = root(trial);
    Path temporary = Files.createDirectories(root.resolve("tmp"));
    WorkerJvm jvm = jvm(trial);
    var place =
        new PooledWorker(
            trial.contender(), jvm, start(trial.contender(), jvm, folder, temporary), root, folder);
    reusable = place;
    return place;
  }

  private WorkerProcess start(Contender contender, WorkerJvm jvm, Path folder, Path temporary)
      throws IOException {
    Descriptor engine = script.resolved(contender).engine();
    return WorkerProcess.start(
        supervision,
        timer,
        command.line(WorkerCommand.jvm(jvm, cold), engine, temporary),
        folder,
        temporary,
        engine.code().temporaries());
  }

  private WorkerJvm jvm(Trial trial) {
    WorkerJvm jvm = script.plan().jvm(trial.contender(), trial.levels());
    boolean isShared = script.plan().isolation() != TrialIsolation.TRIAL;
    boolean isProfiled =
        isShared ? script.profile().isPresent() : script.profileOf(trial).isPresent();
    return isProfiled ? jvm.with(ProfileSettings.JVM_FLAGS) : jvm;
  }

  /// Starts another worker on the files of this one, and ends this one.
  PooledWorker another(PooledWorker before) throws IOException {
    return another(before, before.folder());
  }

  /// Starts another worker on a copy of the files, and ends this one.
  PooledWorker another(PooledWorker before, Path folder) throws IOException {
    before.worker().close();
    Path temporary = Files.createDirectories(before.root().resolve("tmp-again"));
    var place =
        new PooledWorker(
            before.contender(),
            before.jvm(),
            start(before.contender(), unrecorded(before.jvm()), folder, temporary),
            before.root(),
            folder);
    reusable = place;
    return place;
  }

  /// Returns the JVM without a flight recording. Only the measuring worker has a recording, because
  /// a second recording would overwrite the file.
  private static WorkerJvm unrecorded(WorkerJvm jvm) {
    return new WorkerJvm(
        jvm.heapMegabytes(),
        jvm.collector(),
        jvm.flags().stream().filter(each -> !WorkerMain.isRecording(List.of(each))).toList());
  }

  /// Ends a trial, and its worker if each trial has its own worker or the trial failed.
  void release(Outcome outcome) {
    if (script.plan().isolation() == TrialIsolation.TRIAL || !outcome.counts()) {
      close();
    }
  }

  /// Ends the worker and deletes its folder. If deleting fails, because a process still writes
  /// there, the run continues.
  @Override
  public void close() {
    PooledWorker place = reusable;
    reusable = null;
    if (place != null) {
      place.worker().close();
      try {
        FolderTree.delete(place.root());
      } catch (IOException e) {
        warnings.accept(
            "Could not delete %s (%s); the next run will try again"
                .formatted(place.root(), IoErrorText.of(e)));
      }
    }
  }
}
