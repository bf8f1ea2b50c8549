package dynobench.protocol;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.measure.Clock;
import dynobench.measure.ProcessMeter;
import dynobench.measure.Timing;
import java.io.IOException;
import java.sql.SQLException;
import java.util.function.LongSupplier;

/// Times phases: opens the database, has the work done, closes it. Between the first and the last
/// reading of the clock nothing of ours runs but the work itself.
public final class PhaseTimer {
  /// What a phase does with the open database.
  @FunctionalInterface
  public interface Work {
    void on(Database database) throws SQLException, IOException;
  }

  private final Clock clock;
  private final ProcessMeter meter;
  private final PhaseListener listener;
  private final Pace pace;

  public PhaseTimer(Clock clock, ProcessMeter meter, PhaseListener listener) {
    this(clock, meter, listener, Pace.FREE);
  }

  /// @param clock that stands still while the pace holds a phase up
  public PhaseTimer(Clock clock, ProcessMeter meter, PhaseListener listener, Pace pace) {
    this.clock = clock;
    this.meter = meter;
    this.listener = listener;
    this.pace = pace;
  }

  /// Times one phase and reports it.
  ///
  /// @param done operations so far; may be asked from another thread at any time
  public void time(String phase, long expected, LongSupplier done, Engine engine, Work work)
      throws SQLException, IOException {
    time(phase, expected, done, engine, _ -> {}, work);
  }

  /// The same with something that is done before the work, and counts as opening.
  public void time(
      String phase, long expected, LongSupplier done, Engine engine, Work before, Work work)
      throws SQLException, IOException {
    pace.ready();
    listener.started(phase, expected, done);
    ProcessMeter.Mark mark = meter.mark();
    long start = clock.nanos();
    Database database = engine.open();
    work(database, before);
    long opened = clock.nanos();
    pace.opened();
    long worked = work(database, work);
    pace.worked();
    database.close();
    long closed = clock.nanos();
    report(phase, done, new Timing(opened - start, worked - opened, closed - worked), mark);
  }

  /// Reports a phase that somebody else has timed.
  public void report(String phase, LongSupplier done, Timing timing, ProcessMeter.Mark mark) {
    listener.finished(phase, done.getAsLong(), timing, meter.since(mark));
  }

  /// Announces a phase that somebody else will time.
  public ProcessMeter.Mark announce(String phase, long expected, LongSupplier done) {
    listener.started(phase, expected, done);
    return meter.mark();
  }

  private long work(Database database, Work work) throws SQLException, IOException {
    try {
      work.on(database);
      return clock.nanos();
    } catch (SQLException | IOException | RuntimeException | Error e) {
      closeAfter(e, database);
      throw e;
    }
  }

  private static void closeAfter(Throwable failure, Database database) {
    try {
      database.close();
    } catch (SQLException | IOException | RuntimeException | Error e) {
      failure.addSuppressed(e);
    }
  }
}
