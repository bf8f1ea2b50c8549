package dynobench.worker;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;

/// Engine that opens a database whose previous process did not shut it down, and retries. Some
/// engines assume that the owner of a remaining lock file is alive until the file has been
/// untouched for a while: HSQLDB for ten seconds. Attempts that fail with an [SQLException] are
/// repeated for a limited time. The last attempt begins after that time, because the first attempt
/// alone may have used it up.
final class PatientEngine implements Engine {
  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final long PAUSE_MILLIS = 500;

  private final Engine engine;
  private final Duration patience;

  PatientEngine(Engine engine) {
    this(engine, PATIENCE);
  }

  /// Creates an engine with another limit.
  ///
  /// @param patience time for retries after failures that no lock has caused; 0 for one retry
  PatientEngine(Engine engine, Duration patience) {
    this.engine = engine;
    this.patience = patience;
  }

  @Override
  public Database open() throws SQLException, IOException {
    long began = System.nanoTime();
    var failures = new ArrayList<SQLException>();
    while (true) {
      long waited = System.nanoTime() - began;
      boolean again = !failures.isEmpty();
      try {
        return engine.open();
      } catch (SQLException e) {
        boolean last = again && waited > (isOfLock(e) ? PATIENCE : patience).toNanos();
        if (failures.isEmpty() || !isAlike(failures.getLast(), e)) {
          failures.add(e);
        }
        if (last || !pause()) {
          throw all(failures);
        }
      }
    }
  }

  /// Returns whether a lock caused the failure, according to its message. Error codes differ
  /// between engines.
  private static boolean isOfLock(SQLException failure) {
    String words = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    return words.contains("lock") || words.contains("in use");
  }

  private static boolean isAlike(SQLException one, SQLException other) {
    return one.getErrorCode() == other.getErrorCode()
        && Objects.equals(one.getSQLState(), other.getSQLState());
  }

  /// Joins the failures, the first one first. A failed attempt may itself leave a lock behind that
  /// makes the next one fail.
  private static SQLException all(List<SQLException> failures) {
    SQLException first = failures.removeFirst();
    if (failures.isEmpty()) {
      return first;
    }
    String then =
        failures.stream().map(each -> "; then: " + each.getMessage()).collect(Collectors.joining());
    return new SQLException(first.getMessage() + then, first.getSQLState(), first);
  }

  /// Waits and returns whether to go on.
  private static boolean pause() {
    try {
      Thread.sleep(PAUSE_MILLIS);
      return true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Override
  public void close() throws SQLException, IOException {
    engine.close();
  }
}
