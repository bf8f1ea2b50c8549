package dynobench.run;

import dynobench.catalog.Descriptor;
import dynobench.event.Outcome;
import dynobench.files.FolderTree;
import dynobench.files.Reason;
import dynobench.measure.Clock;
import dynobench.plan.Contender;
import dynobench.plan.Isolation;
import dynobench.plan.Trial;
import dynobench.plan.WorkerJvm;
import dynobench.worker.WorkerMain;
import dynobench.workload.ColdCache;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Gives each trial a worker and a folder: a fresh pair, or the one of the trial before, as the
/// plan's isolation asks. It never has more than one worker.
final class WorkerPool implements AutoCloseable {
  /// What the folder of an engine's files is called.
  static final String DATABASE = "database";

  /// A worker and the folder that its engine works in.
  ///
  /// @param root holds the folder and the JVM's temporary files, and goes when the worker goes
  record Place(Contender contender, WorkerJvm jvm, WorkerProcess worker, Path root, Path folder) {}

  private final Supervision supervision;
  private final WorkerCommand command;
  private final RunScript script;
  private final Clock timer;
  private final Consumer<String> warnings;
  private final boolean cold;
  private @Nullable Place kept;

  /// @param timer measures time limits
  /// @param warnings takes sentences about what went wrong without harm
  /// @throws IOException when the run's temporary folder can't be written
  WorkerPool(WorkerCommand command, RunScript script, Clock timer, Consumer<String> warnings)
      throws IOException {
    this.supervision = Supervision.notedIn(script.temporary());
    this.command = command;
    this.script = script;
    this.timer = timer;
    this.warnings = warnings;
    this.cold = script.plan().settings(script.workload()).anyMatch(ColdCache::isAsked);
  }

  /// What can't be done here about processes that an engine starts.
  Optional<String> limits() {
    return supervision.reachesAll()
        ? Optional.empty()
        : Optional.of(
            "This system has no means to end what an engine starts and cuts off from itself: look"
                + " for left processes if yours does");
  }

  Place take(Trial trial) throws IOException {
    Place before = kept;
    if (before != null && before.contender().equals(trial.contender())) {
      return before;
    }
    return fresh(trial, Files.createDirectories(root(trial).resolve(DATABASE)));
  }

  private Path root(Trial trial) {
    return script.temporary().resolve("trial-" + trial.number());
  }

  /// A fresh worker, whose database lies in a folder that is there.
  Place fresh(Trial trial, Path folder) throws IOException {
    close();
    Path root = root(trial);
    Path temporary = Files.createDirectories(root.resolve("tmp"));
    WorkerJvm jvm = script.plan().jvm(trial.contender(), trial.levels());
    var place =
        new Place(
            trial.contender(), jvm, start(trial.contender(), jvm, folder, temporary), root, folder);
    kept = place;
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

  /// Another worker on the files that this one has left. It takes the first one's place.
  Place another(Place before) throws IOException {
    return another(before, before.folder());
  }

  /// Another worker on a copy of the files.
  Place another(Place before, Path folder) throws IOException {
    before.worker().close();
    Path temporary = Files.createDirectories(before.root().resolve("tmp-again"));
    var place =
        new Place(
            before.contender(),
            before.jvm(),
            start(before.contender(), unrecorded(before.jvm()), folder, temporary),
            before.root(),
            folder);
    kept = place;
    return place;
  }

  /// A flight recording is of the worker that measures; a second one would overwrite its file.
  private static WorkerJvm unrecorded(WorkerJvm jvm) {
    return new WorkerJvm(
        jvm.heapMegabytes(),
        jvm.collector(),
        jvm.flags().stream().filter(each -> !WorkerMain.isRecording(List.of(each))).toList());
  }

  /// The trial is over. A worker in which something went wrong is not trusted with another one.
  void giveBack(Outcome outcome) {
    if (script.plan().isolation() == Isolation.TRIAL || !outcome.counts()) {
      close();
    }
  }

  /// A folder that can't be deleted, because something still writes there, is no reason to end a
  /// run.
  @Override
  public void close() {
    Place place = kept;
    kept = null;
    if (place != null) {
      place.worker().close();
      try {
        FolderTree.delete(place.root());
      } catch (IOException e) {
        warnings.accept(
            "Could not delete %s (%s); the next run will try again"
                .formatted(place.root(), Reason.of(e)));
      }
    }
  }
}
