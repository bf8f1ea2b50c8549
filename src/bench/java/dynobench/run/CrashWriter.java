package dynobench.run;

import dynobench.durability.CrashKind;
import dynobench.durability.CrashStage;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.files.SharedNumbers;
import dynobench.worker.Assignment;
import dynobench.worker.CrashSign;
import java.io.IOException;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.BooleanSupplier;

/// Worker that commits rows until it crashes, as seen by its parent. Used by one thread.
final class CrashWriter {
  /// Counter of the disk's flushes; empty where flushes are not counted.
  @FunctionalInterface
  interface Flushes {
    OptionalLong now() throws IOException;
  }

  private static final long NANOS_PER_MILLI = 1_000_000;

  /// Interval between events on the acknowledged rows, in nanoseconds.
  private static final long TELLING_NANOS = 50 * NANOS_PER_MILLI;

  private final WorkerProcess worker;
  private final SharedNumbers<CrashSign> signs;
  private final Flushes flushes;
  private final Duration limit;
  private final TrialWatch watch;
  private final Clock clock;
  private final HiddenSecrets events;
  private final int trial;
  private final Cancellation cancellation;
  private OptionalLong flushed = OptionalLong.empty();
  private long firstRows;
  private long first;
  private long stopped;
  private long stoppedAt;
  private long reportedAtNanos;
  private long seen;
  private int crashes;

  /// @param limit time to wait for an expected step beyond its expected time
  CrashWriter(
      WorkerProcess worker,
      SharedNumbers<CrashSign> signs,
      Flushes flushes,
      Duration limit,
      TrialWatch watch,
      Clock clock,
      HiddenSecrets events,
      int trial,
      Cancellation cancellation) {
    this.worker = worker;
    this.signs = signs;
    this.flushes = flushes;
    this.limit = limit;
    this.watch = watch;
    this.clock = clock;
    this.events = events;
    this.trial = trial;
    this.cancellation = cancellation;
  }

  void begin(Assignment.Commit assignment) {
    watch.committing();
    worker.begin(assignment);
  }

  /// Lets the worker write until the given time after its first acknowledged row. The time for
  /// which the worker was stopped does not count.
  ///
  /// @return the outcome if the worker ended earlier, the run was cancelled or the limit has
  ///   passed; empty when the moment has come
  Optional<Outcome> writeUntil(Duration moment) throws InterruptedException {
    return await(
        () -> {
          poll();
          return first != 0 && written() >= moment.toNanos();
        },
        moment);
  }

  /// Lets the worker continue to write or to close its database, for the given time or until the
  /// database is closed. Returns the outcome of a worker that ended earlier; otherwise empty.
  Optional<Outcome> continueFor(Duration time) throws InterruptedException {
    long begin = System.nanoTime();
    return await(
        () -> {
          poll();
          return System.nanoTime() - begin >= time.toNanos() || has(CrashSign.CLOSED);
        },
        time);
  }

  /// Requests that the worker closes its database, and waits until the worker begins to close it.
  /// Returns the outcome of a worker that ended earlier, or timed out; otherwise empty.
  Optional<Outcome> close() throws InterruptedException {
    signs.set(CrashSign.STOP, 1);
    return await(() -> has(CrashSign.CLOSING), Duration.ZERO);
  }

  private Optional<Outcome> await(BooleanSupplier isOver, Duration expected)
      throws InterruptedException {
    long deadline = System.nanoTime() + limit.plus(expected).toNanos();
    Optional<Outcome> early =
        worker.watch(
            () -> isOver.getAsBoolean() || System.nanoTime() > deadline, watch, cancellation);
    return early.isEmpty() && !isOver.getAsBoolean()
        ? Optional.of(new Outcome.TimedOut(watch.phase(), limit.toMillis()))
        : early;
  }

  private boolean has(CrashSign sign) {
    return signs.get(sign) != 0;
  }

  private void poll() {
    long now = System.nanoTime();
    long rows = acknowledged();
    if (first == 0 && rows > 0) {
      first = now;
      firstRows = rows;
      flushed = flushesNow();
    } else if (now - reportedAtNanos >= TELLING_NANOS && rows > seen) {
      reportedAtNanos = now;
      seen = rows;
      events.accept(new RunEvent.Acknowledged(clock.millis(), trial, millis(), rows));
    }
  }

  private long acknowledged() {
    return signs.get(CrashSign.ACKNOWLEDGED);
  }

  private OptionalLong flushesNow() {
    try {
      return flushes.now();
    } catch (IOException e) {
      return OptionalLong.empty(); // the crash is reported without a number of flushes
    }
  }

  /// Returns the nanoseconds since the first acknowledged row, without the time for which the
  /// worker was stopped.
  private long written() {
    return System.nanoTime() - first - stopped;
  }

  private long millis() {
    return written() / NANOS_PER_MILLI;
  }

  void freeze() throws IOException, InterruptedException {
    worker.freeze();
    stoppedAt = System.nanoTime();
  }

  void thaw() throws IOException, InterruptedException {
    stopped += System.nanoTime() - stoppedAt;
    worker.thaw();
  }

  /// Returns the stage of a worker that is stopped.
  private CrashStage stage(boolean isFull) {
    if (has(CrashSign.CLOSED)) {
      return CrashStage.CLOSED;
    } else if (has(CrashSign.CLOSING)) {
      return CrashStage.CLOSING;
    }
    return isFull ? CrashStage.FULL : CrashStage.WRITING;
  }

  /// Kills the worker and reports the crash.
  ///
  /// @param isFull whether the worker's disk is full
  /// @return the crash to examine
  Crash kill(boolean isFull) {
    long millis = millis();
    worker.kill();
    return crashed(CrashKind.KILL, isFull, millis);
  }

  /// Reports a power cut, while the worker is stopped.
  Crash reportPowerCut() {
    return crashed(CrashKind.PLUG, false, millis());
  }

  private Crash crashed(CrashKind blow, boolean isFull, long millis) {
    crashes++;
    long acknowledged = acknowledged();
    OptionalLong after = flushesNow();
    events.accept(
        new RunEvent.Crashed(
            clock.millis(),
            trial,
            crashes,
            blow,
            stage(isFull),
            millis,
            acknowledged,
            flushed.isPresent() && after.isPresent() && !isFull // filling also flushes
                ? OptionalLong.of(after.getAsLong() - flushed.getAsLong())
                : OptionalLong.empty(),
            acknowledged - firstRows));
    return new Crash(crashes, acknowledged);
  }

  /// Crash to be examined.
  ///
  /// @param number number of the crash in the trial
  /// @param acknowledged number of rows acknowledged before the crash
  record Crash(int number, long acknowledged) {}
}
