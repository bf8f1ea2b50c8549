package dynobench.run;

import dynobench.durability.RecoveryResult;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.files.IoErrorText;
import dynobench.files.SharedNumbers;
import dynobench.plan.CrashRules;
import dynobench.plan.Trial;
import dynobench.powercut.ImageDisk;
import dynobench.worker.Assignment;
import dynobench.worker.CrashSign;
import dynobench.worker.Task;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/// Runs a trial's crashes: a worker commits rows and is ended at a random moment; another one opens
/// the remaining files and counts the rows.
final class CrashConduct {
  /// File in which the worker counts acknowledged rows.
  private static final String SIGNS = "signs";

  /// Size of the disk. Its image file takes only as much space as was written. Berkeley DB JE
  /// refuses disks with less than five gigabytes free.
  private static final int DISK_MEGABYTES = 12_288;

  /// Time for which an engine with a full disk may continue before it is killed.
  private static final Duration WITHOUT_ROOM = Duration.ofSeconds(3);

  /// Moments of a crash after the start of closing. Closing takes from some milliseconds to
  /// seconds.
  private static final CrashRules CLOSING =
      CrashRules.of(1, 0, Duration.ofMillis(1), Duration.ofMillis(1_000));

  private final RunScript script;
  private final Trial trial;
  private final WorkerPool pool;
  private final HiddenSecrets events;
  private final Clock clock;
  private final Cancellation cancellation;
  private final TrialWatch watch;

  CrashConduct(
      RunScript script,
      Trial trial,
      WorkerPool pool,
      HiddenSecrets events,
      Clock clock,
      Cancellation cancellation) {
    this.script = script;
    this.trial = trial;
    this.pool = pool;
    this.events = events;
    this.clock = clock;
    this.cancellation = cancellation;
    this.watch = TrialWatch.once(script, trial, events);
  }

  /// Runs the trial and deletes its databases. Returns when the remaining rows were counted, after
  /// an error, or after a cancellation. An error of the simulated disk fails only this trial.
  Outcome run() throws IOException, InterruptedException {
    Path folder = Files.createDirectories(script.temporary().resolve("crash-" + trial.number()));
    Path disks =
        ImageDisk.place(script.temporary().resolveSibling("")).resolve("crash-" + trial.number());
    Outcome outcome;
    try (var signs = new SharedNumbers<>(folder.resolve(SIGNS), CrashSign.class)) {
      outcome =
          switch (CrashRules.Way.of(trial)) {
            case KILL -> kill(folder, signs);
            case PLUG -> cutPower(folder, disks, signs);
            case CLOSING -> crashClosing(folder, disks, signs);
            case FULL -> fill(folder, disks, signs);
          };
    } catch (DiskException e) {
      outcome = Outcome.Failed.ofDisk(IoErrorText.of(e));
    }
    pool.release(outcome);
    watch.end();
    watch.delete(folder);
    watch.delete(disks);
    return outcome;
  }

  private List<Duration> moments() {
    return crash().moments(script.plan().seed(), CrashRules.Way.of(trial), trial.repetition());
  }

  private CrashRules crash() {
    return script.plan().crash().orElseThrow();
  }

  private Outcome kill(Path folder, SharedNumbers<CrashSign> signs)
      throws IOException, InterruptedException {
    WorkerPool.PooledWorker place = pool.fresh(trial, database(folder));
    CrashWriter writer = begin(place, folder, signs, OptionalLong::empty);
    Optional<Outcome> early = written(writer);
    if (early.isPresent()) {
      return early.get();
    }
    return find(writer.kill(false), pool.another(place));
  }

  private static Path database(Path folder) throws IOException {
    return Files.createDirectories(folder.resolve(WorkerPool.DATABASE));
  }

  /// Simulates power cuts: copies the disk at each moment, and examines the copies when the writer
  /// has ended. A failed examination or a cancellation skips the remaining copies.
  private Outcome cutPower(Path folder, Path disks, SharedNumbers<CrashSign> signs)
      throws IOException, InterruptedException {
    var copies = new LinkedHashMap<CrashWriter.Crash, Path>();
    Optional<Outcome> early = Optional.empty();
    WorkerPool.PooledWorker place;
    try (ImageDisk disk = disk(disks)) {
      place = pool.fresh(trial, disk.folder(WorkerPool.DATABASE));
      CrashWriter writer = begin(place, folder, signs, disk::flushes);
      for (Duration moment : moments()) {
        early = writer.writeUntil(moment);
        if (early.isPresent()) {
          break;
        }
        writer.freeze();
        CrashWriter.Crash crash = writer.reportPowerCut();
        copies.put(crash, copy(disk, disks, crash));
        writer.thaw();
      }
      place.worker().close();
    }
    Outcome found = new Outcome.Completed();
    for (Map.Entry<CrashWriter.Crash, Path> each : copies.entrySet()) {
      if (found.counts() && !cancellation.isRequested()) {
        found = find(each.getKey(), place, each.getValue());
      }
    }
    return early.orElse(found);
  }

  /// Crashes the worker while it closes the database: first a power cut, if this machine can
  /// simulate it, and then a kill of the process.
  private Outcome crashClosing(Path folder, Path disks, SharedNumbers<CrashSign> signs)
      throws IOException, InterruptedException {
    if (ImageDisk.obstacle(crash().disk()).isPresent()) {
      return kill(folder, signs);
    }
    WorkerPool.PooledWorker place;
    CrashWriter.Crash pulled;
    Path copy;
    Outcome killed;
    try (ImageDisk disk = disk(disks)) {
      place = pool.fresh(trial, disk.folder(WorkerPool.DATABASE));
      CrashWriter writer = begin(place, folder, signs, disk::flushes);
      Optional<Outcome> early = written(writer);
      if (early.isPresent()) {
        return early.get();
      }
      writer.freeze();
      pulled = writer.reportPowerCut();
      copy = copy(disk, disks, pulled);
      CrashWriter.Crash crash = writer.kill(false);
      WorkerPool.PooledWorker second = pool.another(place);
      killed = find(crash, second);
      second.worker().close();
    }
    return killed.counts() ? find(pulled, place, copy) : killed;
  }

  /// Lets the worker write until the crash is due. A crash while closing is due at a random moment
  /// after closing began. Returns the outcome of a worker that ended earlier; otherwise empty.
  private Optional<Outcome> written(CrashWriter writer) throws InterruptedException {
    Optional<Outcome> early = writer.writeUntil(moments().getFirst());
    if (CrashRules.Way.of(trial) != CrashRules.Way.CLOSING || early.isPresent()) {
      return early;
    }
    early = writer.close();
    long seed = script.plan().seed() + trial.repetition();
    return early.isPresent()
        ? early
        : writer.continueFor(CLOSING.moments(seed, CrashRules.Way.KILL, 1).getFirst());
  }

  /// Fills the disk, lets the engine continue for some seconds, and kills its process. Then frees
  /// the disk again, and another worker counts the rows.
  private Outcome fill(Path folder, Path disks, SharedNumbers<CrashSign> signs)
      throws IOException, InterruptedException {
    try (ImageDisk disk = disk(disks)) {
      WorkerPool.PooledWorker place = pool.fresh(trial, disk.folder(WorkerPool.DATABASE));
      CrashWriter writer = begin(place, folder, signs, disk::flushes);
      Optional<Outcome> early = written(writer);
      if (early.isPresent()) {
        return early.get();
      }
      disk.fill();
      Optional<Outcome> answer = writer.continueFor(WITHOUT_ROOM);
      if (answer.filter(Outcome.Cancelled.class::isInstance).isPresent()) {
        return answer.get();
      }
      watch.line(
          RunEvent.Source.DYNOBENCH,
          answer
              .map(it -> "With a full disk the engine " + it.sentence())
              .orElse(
                  "With a full disk the engine continued for %d s without an error"
                      .formatted(WITHOUT_ROOM.toSeconds())));
      CrashWriter.Crash crash = writer.kill(true);
      disk.empty();
      WorkerPool.PooledWorker second = pool.another(place);
      Outcome found = find(crash, second);
      second.worker().close();
      return found;
    }
  }

  private ImageDisk disk(Path disks) throws InterruptedException, DiskException {
    try {
      return ImageDisk.make(disks.resolve("disk"), crash().disk(), DISK_MEGABYTES);
    } catch (IOException e) {
      throw new DiskException("the disk for power cuts could not be created", e);
    }
  }

  private static Path copy(ImageDisk disk, Path disks, CrashWriter.Crash crash)
      throws InterruptedException, DiskException {
    try {
      Path copy = disks.resolve("copy-" + crash.number());
      disk.copy(copy);
      return copy;
    } catch (IOException e) {
      throw new DiskException("the disk could not be copied", e);
    }
  }

  private CrashWriter begin(
      WorkerPool.PooledWorker place,
      Path folder,
      SharedNumbers<CrashSign> signs,
      CrashWriter.Flushes flushes) {
    var writer =
        new CrashWriter(
            place.worker(),
            signs,
            flushes,
            script.plan().timeLimit(),
            watch,
            clock,
            events,
            trial.number(),
            cancellation);
    writer.begin(new Assignment.Commit(task(place), folder.resolve(SIGNS).toString()));
    return writer;
  }

  private Outcome find(CrashWriter.Crash crash, WorkerPool.PooledWorker before, Path copy)
      throws IOException, InterruptedException {
    try (ImageDisk left = mount(copy)) {
      WorkerPool.PooledWorker place =
          pool.another(before, left.root().resolve(WorkerPool.DATABASE));
      Outcome found = find(crash, place);
      place.worker().close();
      return found;
    }
  }

  private static ImageDisk mount(Path copy) throws InterruptedException, DiskException {
    try {
      return ImageDisk.mount(copy);
    } catch (IOException e) {
      throw new DiskException("the disk could not be mounted after the power cut", e);
    }
  }

  /// Lets another worker count the rows. An engine that takes too long to open its files, or dies
  /// during this, counts as failed to open.
  private Outcome find(CrashWriter.Crash crash, WorkerPool.PooledWorker second)
      throws InterruptedException {
    watch.finding(crash.number());
    long begin = System.nanoTime();
    Outcome outcome =
        second
            .worker()
            .run(
                new Assignment.Find(task(second), crash.number(), crash.acknowledged()),
                script.plan().timeLimit(),
                watch,
                cancellation);
    if (outcome instanceof Outcome.TimedOut || outcome instanceof Outcome.WorkerDied) {
      long millis = Duration.ofNanos(System.nanoTime() - begin).toMillis();
      events.accept(
          new RunEvent.Survived(
              clock.millis(),
              trial.number(),
              crash.number(),
              new RecoveryResult(false, outcome.sentence(), millis, RecoveryResult.Rows.NONE)));
      return new Outcome.Completed();
    }
    return outcome;
  }

  /// Returns the task with the same database settings as before, as a killed application would
  /// reopen it.
  private Task task(WorkerPool.PooledWorker place) {
    return script.task(trial, script.setup(trial), place.folder());
  }

  /// Error of the simulated disk, for which the engine is not responsible. It ends one trial.
  private static final class DiskException extends IOException {
    private static final long serialVersionUID = 1;

    DiskException(String what, IOException why) {
      super(what + ": " + IoErrorText.of(why), why);
    }
  }
}
