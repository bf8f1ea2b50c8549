package dynobench.run;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.files.FolderTree;
import dynobench.files.Reason;
import dynobench.files.SharedCount;
import dynobench.plan.Crash;
import dynobench.plan.Trial;
import dynobench.plug.DiskKind;
import dynobench.plug.ImageDisk;
import dynobench.worker.Assignment;
import dynobench.worker.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/// Carries out one crash: has a worker commit rows, ends it at a random moment, and has another one
/// open what is left and count.
final class CrashConduct {
  /// The file in which acknowledged rows are counted.
  private static final String COUNTER = "acknowledged";

  private static final long NANOS_PER_MILLI = 1_000_000;

  /// How often the rows that were acknowledged are told.
  private static final long TELLING_NANOS = 50 * NANOS_PER_MILLI;

  /// Its file takes no more than what was written to it. Berkeley DB JE refuses disks with less
  /// than five gigabytes to spare.
  private static final int DISK_MEGABYTES = 12_288;

  private final RunScript script;
  private final Trial trial;
  private final WorkerPool pool;
  private final HiddenSecrets events;
  private final Clock clock;
  private final TrialWatch watch;

  CrashConduct(RunScript script, Trial trial, WorkerPool pool, HiddenSecrets events, Clock clock) {
    this.script = script;
    this.trial = trial;
    this.pool = pool;
    this.events = events;
    this.clock = clock;
    this.watch =
        new TrialWatch(
            trial,
            Expected.of(script.workload(), script.settings(trial)),
            new Iterations(Optional.empty(), script.workload().lasting(), 0, System::nanoTime),
            script.plan().jvm(trial.contender(), trial.levels()).heapMegabytes(),
            events);
  }

  /// Comes back when it is known what was left, or something went wrong before.
  Outcome run(Cancellation cancellation) throws IOException, InterruptedException {
    Path folder = Files.createDirectories(script.temporary().resolve("crash-" + trial.number()));
    Outcome outcome;
    try (var count = new SharedCount(folder.resolve(COUNTER))) {
      outcome =
          switch (Crash.Way.of(trial)) {
            case KILL -> kill(folder, count, cancellation);
            case PLUG -> pull(folder, count, cancellation);
          };
    }
    watch.end();
    delete(folder);
    return outcome;
  }

  /// Databases of many crashes would fill the disk. What can't be deleted goes with the run's
  /// folder.
  private void delete(Path folder) {
    try {
      FolderTree.delete(folder);
    } catch (IOException e) {
      watch.line(
          RunEvent.Source.DYNOBENCH, "Could not delete %s (%s)".formatted(folder, Reason.of(e)));
    }
  }

  private Outcome kill(Path folder, SharedCount count, Cancellation cancellation)
      throws IOException, InterruptedException {
    Path database = Files.createDirectories(folder.resolve(WorkerPool.DATABASE));
    WorkerPool.Place place = pool.fresh(trial, database);
    var writing = new Writing(count, OptionalLong::empty);
    Optional<Outcome> early = write(place, folder, writing, cancellation);
    if (early.isPresent()) {
      return over(early.get());
    }
    place.worker().close();
    return over(find(pool.another(place), writing.crashed(), cancellation));
  }

  private Outcome pull(Path folder, SharedCount count, Cancellation cancellation)
      throws IOException, InterruptedException {
    try (var disk = ImageDisk.make(folder.resolve("before"), DiskKind.EXT4, DISK_MEGABYTES)) {
      WorkerPool.Place place = pool.fresh(trial, disk.folder(WorkerPool.DATABASE));
      var writing = new Writing(count, disk::flushes);
      Optional<Outcome> early = write(place, folder, writing, cancellation);
      if (early.isPresent()) {
        return over(early.get());
      }
      place.worker().freeze();
      long acknowledged = writing.crashed();
      try (var pulled = disk.pulled(folder.resolve("after"))) {
        Path database = pulled.root().resolve(WorkerPool.DATABASE);
        return over(find(pool.another(place, database), acknowledged, cancellation));
      }
    }
  }

  /// No worker looks into its folder any more.
  private Outcome over(Outcome outcome) {
    pool.giveBack(outcome);
    return outcome;
  }

  /// Empty when the moment has come.
  private Optional<Outcome> write(
      WorkerPool.Place place, Path folder, Writing writing, Cancellation cancellation)
      throws InterruptedException {
    watch.committing();
    return place
        .worker()
        .runUntil(
            writing::isOver,
            new Assignment.Commit(task(place), folder.resolve(COUNTER).toString()),
            watch,
            cancellation)
        .or(writing::stuck);
  }

  private Duration moment() {
    return script.plan().crash().orElseThrow().moment(script.plan().seed(), trial.number());
  }

  private Outcome find(WorkerPool.Place second, long acknowledged, Cancellation cancellation)
      throws InterruptedException {
    watch.finding();
    return second
        .worker()
        .run(
            new Assignment.Find(task(second), acknowledged),
            script.plan().timeLimit(),
            watch,
            cancellation);
  }

  /// The database is opened as it was: an application that was killed comes back like that.
  private Task task(WorkerPool.Place place) {
    return script.task(trial, script.workload().protocol(), script.setup(trial), place.folder());
  }

  /// Counts what reaches the disk for good.
  @FunctionalInterface
  private interface Flushes {
    OptionalLong now() throws IOException;
  }

  /// What the parent sees of a worker that writes.
  private final class Writing {
    private final SharedCount count;
    private final Flushes flushes;
    private final Duration span = moment();
    private final long began = System.nanoTime();
    private OptionalLong flushed = OptionalLong.empty();
    private long firstRows;
    private long first;
    private long told;
    private long seen;

    Writing(SharedCount count, Flushes flushes) {
      this.count = count;
      this.flushes = flushes;
    }

    /// Whether the moment has come, or nothing was acknowledged for as long as a trial may take.
    boolean isOver() {
      long now = System.nanoTime();
      long rows = count.get();
      if (first == 0) {
        if (rows > 0) {
          first = now;
          firstRows = rows;
          flushed = flushesNow();
        }
        return isStuck(now);
      }
      if (now - told >= TELLING_NANOS && rows > seen) {
        told = now;
        seen = rows;
        events.accept(new RunEvent.Acknowledged(clock.millis(), trial.number(), rows));
      }
      return now - first >= span.toNanos();
    }

    private boolean isStuck(long now) {
      return first == 0 && now - began > script.plan().timeLimit().toNanos();
    }

    private OptionalLong flushesNow() {
      try {
        return flushes.now();
      } catch (IOException e) {
        return OptionalLong.empty(); // it is told that nobody counted
      }
    }

    Optional<Outcome> stuck() {
      return isStuck(System.nanoTime())
          ? Optional.of(new Outcome.TimedOut(watch.phase(), script.plan().timeLimit().toMillis()))
          : Optional.empty();
    }

    /// Tells of the crash, of a worker that does nothing any more.
    ///
    /// @return the rows that it had acknowledged
    long crashed() {
      long acknowledged = count.get();
      OptionalLong after = flushesNow();
      events.accept(
          new RunEvent.Crashed(
              clock.millis(),
              trial.number(),
              Crash.Way.of(trial).id(),
              (System.nanoTime() - first) / NANOS_PER_MILLI,
              acknowledged,
              flushed.isPresent() && after.isPresent()
                  ? OptionalLong.of(after.getAsLong() - flushed.getAsLong())
                  : OptionalLong.empty(),
              acknowledged - firstRows));
      return acknowledged;
    }
  }
}
