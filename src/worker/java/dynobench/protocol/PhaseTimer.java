package dynobench.protocol;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.isolation.IsolationObservation;
import dynobench.measure.AgeingObservation;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.Clock;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import dynobench.measure.ReplayComparison;
import dynobench.measure.ResourceUsage;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;

/// Timer of phases: it opens the database, runs the work, and closes the database. It reports to
/// the listener before and after the timed part. If a phase fails, the timer closes the database,
/// unless a client hangs, and reports no result.
public final class PhaseTimer {
  /// Work of a phase with the open database.
  @FunctionalInterface
  public interface DatabaseWork {
    void on(Database database) throws SQLException, IOException;
  }

  /// Phase with clients. Operations count only after the warm-up, if it has one.
  public interface Staffed {
    /// Returns the number of counted operations so far. May be called by any thread.
    long done();

    /// Prepares all clients; this counts as opening.
    void open(Database database) throws SQLException, IOException;

    /// Runs the clients and returns when all have ended.
    ///
    /// @param counts callback that the work must call when the counted part begins
    Worked work(Runnable counts) throws WrongDataException, SQLException, IOException;

    /// Closes the clients' sessions; this counts as closing. Called only after successful work.
    void close() throws SQLException, IOException;
  }

  /// Begin and end of the counted part, by `System.nanoTime()`, and the clients' figures.
  public record Worked(long beginNanos, long endNanos, ClientFigures service) {}

  private final Clock clock;
  private final ProcessMeter meter;
  private final PhaseListener listener;
  private final PhasePauses pace;

  public PhaseTimer(Clock clock, ProcessMeter meter, PhaseListener listener) {
    this(clock, meter, listener, PhasePauses.FREE);
  }

  /// Creates a timer with a pace.
  ///
  /// @param clock clock that stands still while the pace pauses a phase
  public PhaseTimer(Clock clock, ProcessMeter meter, PhaseListener listener, PhasePauses pace) {
    this.clock = clock;
    this.meter = meter;
    this.listener = listener;
    this.pace = pace;
  }

  /// Returns a timer for another folder, whose files count as stored. Collects the heap. Resources
  /// of a server don't count there.
  public PhaseTimer of(Path folder) {
    return new PhaseTimer(clock, meter.of(folder), listener, pace);
  }

  /// Removes the files of the closed database from the system's page cache, and reports the result.
  /// After a success, the next phase reads the files from the disk.
  ///
  /// @param phase next phase, for the report
  public void dropCache(String phase) {
    listener.dropped(phase, meter.dropCache());
  }

  /// Times one phase and reports the times of opening, work and closing.
  ///
  /// @param expected number of operations, as far as known before
  /// @param done source of the number of operations so far; another thread may call it at any time
  public void time(String phase, long expected, LongSupplier done, Engine engine, DatabaseWork work)
      throws SQLException, IOException {
    time(phase, expected, done, engine, _ -> {}, work);
  }

  /// Times a phase with a preparation before the work. The preparation counts as opening.
  public void time(
      String phase,
      long expected,
      LongSupplier done,
      Engine engine,
      DatabaseWork before,
      DatabaseWork work)
      throws SQLException, IOException {
    pace.beforeOpen();
    listener.started(phase, expected, done);
    ProcessMeter.Mark mark = meter.mark();
    long start = clock.nanos();
    Database database = engine.open();
    work(database, before);
    long opened = clock.nanos();
    pace.afterOpen();
    long worked = work(database, work);
    pace.beforeClose();
    database.close();
    long closed = clock.nanos();
    report(phase, done, new PhaseTiming(opened - start, worked - opened, closed - worked), mark);
  }

  /// Times the work alone. The clock starts when the database is open and prepared, and stops
  /// before it is closed. The process's resources are counted in the same interval. The live heap
  /// is measured while the database is open.
  public void timeOpened(
      String phase,
      long expected,
      LongSupplier done,
      Engine engine,
      DatabaseWork before,
      DatabaseWork work)
      throws SQLException, IOException {
    pace.beforeOpen();
    listener.started(phase, expected, done);
    Database database = engine.open();
    work(database, before);
    meter.settle();
    pace.afterOpen();
    ProcessMeter.Mark mark = meter.mark();
    long start = clock.nanos();
    long worked = work(database, work);
    ResourceUsage usage = meter.since(mark);
    pace.beforeClose();
    database.close();
    listener.finished(phase, done.getAsLong(), new PhaseTiming(0, worked - start, 0), usage);
  }

  /// Collects the heap before the first phase. Data that the protocol itself has read until now
  /// then don't count as kept by the database.
  public void settle() {
    meter.settle();
  }

  /// Times a phase with clients, and reports their figures. The time of the work is that of the
  /// counted part. Resources are counted from the beginning of that part until the database is
  /// closed. This phase doesn't pause.
  public void time(String phase, long expected, Engine engine, Staffed staff)
      throws WrongDataException, SQLException, IOException {
    listener.started(phase, expected, staff::done);
    var mark = new AtomicReference<>(meter.mark());
    long start = clock.nanos();
    Database database = engine.open();
    work(database, staff::open);
    long opened = clock.nanos();
    Worked worked = worked(database, staff, () -> countFrom(mark));
    pace.afterCounting();
    long closing = clock.nanos();
    work(database, _ -> staff.close());
    database.close();
    long closed = clock.nanos();
    listener.served(phase, worked.service());
    report(
        phase,
        staff::done,
        new PhaseTiming(opened - start, worked.endNanos() - worked.beginNanos(), closed - closing),
        mark.get());
  }

  private void countFrom(AtomicReference<ProcessMeter.Mark> mark) {
    pace.beforeCounting();
    mark.set(meter.mark());
  }

  private static Worked worked(Database database, Staffed staff, Runnable counts)
      throws WrongDataException, SQLException, IOException {
    try {
      return staff.work(counts);
    } catch (WrongDataException | SQLException | IOException | RuntimeException | Error e) {
      closeAfter(e, database);
      throw e;
    }
  }

  /// Reports the figures of the last second, or of a shorter interval at the end, of a phase with
  /// clients.
  public void passed(String phase, ClientInterval interval) {
    listener.passed(phase, interval);
  }

  /// Reports the sums over transactions that were committed in all phases so far, by the names that
  /// checks know.
  public void account(Map<String, Long> sums) {
    listener.accounted(sums);
  }

  /// Reports how a replay's results compare with its recording.
  public void compared(ReplayComparison comparison) {
    listener.compared(comparison);
  }

  /// Reports what the trial saw of the engine's isolation.
  public void observed(IsolationObservation observation) {
    listener.observed(observation);
  }

  /// Reports what the trial saw of a database in long use.
  public void observed(AgeingObservation observation) {
    listener.observed(observation);
  }

  /// Returns the size of the database's files now.
  public long storedBytes() {
    return meter.storedBytes();
  }

  /// Reports a phase that other code has timed. Resources are counted from the mark until this
  /// call.
  public void report(String phase, LongSupplier done, PhaseTiming timing, ProcessMeter.Mark mark) {
    listener.finished(phase, done.getAsLong(), timing, meter.since(mark));
  }

  /// Announces a phase that other code will time, and returns the mark for [#report].
  public ProcessMeter.Mark announce(String phase, long expected, LongSupplier done) {
    listener.started(phase, expected, done);
    return meter.mark();
  }

  private long work(Database database, DatabaseWork work) throws SQLException, IOException {
    try {
      work.on(database);
      return clock.nanos();
    } catch (SQLException | IOException | RuntimeException | Error e) {
      closeAfter(e, database);
      throw e;
    }
  }

  private static void closeAfter(Throwable failure, Database database) {
    if (failure instanceof HungException) {
      return; // closing would hang as well
    }
    try {
      database.close();
    } catch (SQLException | IOException | RuntimeException | Error e) {
      failure.addSuppressed(e);
    }
  }
}
