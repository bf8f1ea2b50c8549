package dynobench.worker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.Waiting;
import dynobench.engine.Database;
import dynobench.engine.Engine;
import java.io.IOException;
import java.sql.SQLException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class PatientEngineTest {
  private static final Duration SHORT = Duration.ofMillis(1);
  private static final String FAILED = "not yet";

  private int opened;

  /// Returns an engine that takes longer to open than the short patience, and fails this number of
  /// times.
  private Engine slow(int failures) {
    return slow(failures, FAILED);
  }

  private Engine slow(int failures, String words) {
    return () -> {
      try {
        Thread.sleep(2 * SHORT.toMillis());
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
      opened++;
      if (opened <= failures) {
        throw new SQLException(words);
      }
      return new Nothing();
    };
  }

  private record Nothing() implements Database {
    @Override
    public Identity identity() {
      return new Identity("", "", "");
    }

    @Override
    public void close() {}
  }

  @Test
  void triesOnceMoreWhereTheFirstTryTookAllItsPatience() throws Exception {
    try (Database database = new PatientEngine(slow(1), SHORT).open()) {
      assertThat(database).isInstanceOf(Nothing.class);
    }

    assertThat(opened).isEqualTo(2);
  }

  @Test
  void triesAgainAndAgainWhileItHasPatience() throws Exception {
    try (Database database = new PatientEngine(slow(3), Waiting.LIMIT).open()) {
      assertThat(database).isInstanceOf(Nothing.class);
    }

    assertThat(opened).isEqualTo(4);
  }

  @Test
  void waitsForALockWhateverItsPatience() throws Exception {
    try (Database database =
        new PatientEngine(slow(2, "The database is already in use"), SHORT).open()) {
      assertThat(database).isInstanceOf(Nothing.class);
    }

    assertThat(opened).isEqualTo(3);
  }

  @Test
  void tellsWhatFailedFirst() {
    Engine engine =
        () -> {
          opened++;
          throw opened == 1
              ? new SQLException("damaged", "S1", 1)
              : new SQLException(FAILED, "S2", 2);
        };

    assertThatExceptionOfType(SQLException.class)
        .isThrownBy(() -> new PatientEngine(engine, Duration.ofMillis(600)).open().close())
        .withMessage("damaged; then: " + FAILED);

    assertThat(opened).isGreaterThanOrEqualTo(2);
  }

  @Test
  void givesUpInTheEnd() {
    assertThatExceptionOfType(SQLException.class)
        .isThrownBy(() -> new PatientEngine(slow(9), SHORT).open().close())
        .withMessage(FAILED);

    assertThat(opened).isEqualTo(2);
  }
}
