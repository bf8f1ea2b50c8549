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

/// Opens what another process has left without shutting it down. Some engines take the lock file
/// that still lies there for a living process, until it hasn't been touched for a while: HSQLDB for
/// ten seconds. Whoever fails is tried again for a while, and once after it: the first try alone
/// may have taken all of it.
final class PatientEngine implements Engine {
  private static final Duration PATIENCE = Duration.ofSeconds(15);
  private static final long PAUSE_MILLIS = 500;

  private final Engine engine;
  private final Duration patience;

  PatientEngine(Engine engine) {
    this(engine, PATIENCE);
  }

  /// @param patience with what is no lock; 0 for one more try
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

  /// By their words: their codes are each engine's own.
  private static boolean isOfLock(SQLException failure) {
    String words = String.valueOf(failure.getMessage()).toLowerCase(Locale.ROOT);
    return words.contains("lock") || words.contains("in use");
  }

  private static boolean isAlike(SQLException one, SQLException other) {
    return one.getErrorCode() == other.getErrorCode()
        && Objects.equals(one.getSQLState(), other.getSQLState());
  }

  /// One that fails may itself leave a lock behind, on which the next one fails: so the first words
  /// come first.
  private static SQLException all(List<SQLException> failures) {
    SQLException first = failures.removeFirst();
    if (failures.isEmpty()) {
      return first;
    }
    String then =
        failures.stream().map(each -> "; then: " + each.getMessage()).collect(Collectors.joining());
    return new SQLException(first.getMessage() + then, first.getSQLState(), first);
  }

  /// Whether to go on afterwards.
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
