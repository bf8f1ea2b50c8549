package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.measure.ReplayComparison;
import dynobench.recorder.format.NoteKind;
import dynobench.recording.RecordedNote;
import dynobench.recording.RecordingReader;
import dynobench.session.TestBench;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTimeoutException;
import java.sql.Statement;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of replays of statements with dates and times, and of statements that took too much time.
final class TimesReplayTest {
  private static final String ENDLESS =
      "SELECT COUNT(*) FROM SYSTEM_RANGE(1, 1000000) a, SYSTEM_RANGE(1, 1000000) b WHERE MOD(a.x +"
          + " b.x, 7) = 8";

  @TempDir private Path folder;

  private static void create(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE visit (d DATE, t TIME, m TIMESTAMP, kind ENUM('IN', 'OUT'))");
    }
    String sql = "INSERT INTO visit VALUES (?, ?, ?, ?)";
    try (PreparedStatement insert = connection.prepareStatement(sql)) {
      for (int day = 1; day <= 20; day++) {
        insert.setDate(1, Date.valueOf(LocalDate.of(2026, 3, day)));
        insert.setTime(2, Time.valueOf("07:30:00"));
        insert.setTimestamp(3, Timestamp.valueOf(LocalDateTime.of(2026, 3, day, 12, 0, day)));
        insert.setString(4, day % 2 == 0 ? "IN" : "OUT");
        assertThat(insert.executeUpdate()).isEqualTo(1);
      }
    }
  }

  private static void query(Connection connection, String condition, Object... values)
      throws SQLException {
    String sql = "SELECT d, t, m FROM visit WHERE " + condition + " ORDER BY d";
    try (PreparedStatement select = connection.prepareStatement(sql)) {
      for (int i = 0; i < values.length; i++) {
        select.setObject(i + 1, values[i]);
      }
      try (ResultSet result = select.executeQuery()) {
        int rows = 0;
        while (result.next()) {
          rows++;
          assertThat(result.getDate(1)).isNotNull();
          assertThat(result.getObject(1, LocalDate.class)).isNotNull();
          assertThat(result.getTime(2)).isNotNull();
          assertThat(result.getTimestamp(3)).isNotNull();
          assertThat(result.getDate(3)).isNotNull();
        }
        assertThat(rows).isPositive();
      }
    }
  }

  @Test
  void datesAndTimesCompareAlikeOnAllEngines()
      throws IOException, SQLException, InterruptedException {
    Path file = folder.resolve("app.recording");
    try (var engine = new RecordedEngine(RecordingSettings.of(file));
        Connection connection = engine.open()) {
      create(connection);
      query(connection, "d < DATE '2026-03-11'");
      query(connection, "m < TIMESTAMP '2026-03-11 12:00:11' AND kind = 'IN'");
      query(connection, "m >= ?", Timestamp.valueOf("2026-03-05 12:00:05"));
      query(connection, "m = ?", LocalDateTime.of(2026, 3, 5, 12, 0, 5));
      query(connection, "CAST(m AS DATE) = ?", LocalDate.of(2026, 3, 9));
      query(connection, "d BETWEEN ? AND DATE '2026-03-09'", Date.valueOf("2026-03-04"));
      query(connection, "EXTRACT(DAY FROM m) = ? AND t = TIME '07:30:00'", 12);
    }

    ReplayRun.ofSameResults(folder, file, 28, 0);
  }

  @Test
  void statementsThatTheApplicationEndedAreNotRepeated()
      throws IOException, SQLException, InterruptedException {
    Path file = folder.resolve("app.recording");
    try (var engine = new RecordedEngine(RecordingSettings.of(file));
        Connection connection = engine.open();
        Statement statement = connection.createStatement()) {
      statement.setQueryTimeout(1);
      assertThatThrownBy(() -> statement.executeQuery(ENDLESS))
          .isInstanceOf(SQLTimeoutException.class);
      statement.setQueryTimeout(0);
      cancelled(statement);
      statement.execute("CREATE TABLE t (a INT)");
    }

    try (RecordingReader recording = RecordingReader.open(file)) {
      assertThat(recording.notes()).extracting(RecordedNote::kind).containsExactly(NoteKind.ENDED);
    }
    TestBench bench =
        ReplayRun.of(folder, Settings.of("recording_file", file.toString()), "h2/mem");
    ReplayComparison comparison =
        bench.result().observations().comparisons().getFirst().comparison();
    assertThat(comparison.executions()).isEqualTo(3);
    assertThat(comparison.notCompared()).isEqualTo(2);
    assertThat(comparison.deviating()).isEmpty();
  }

  private static void cancelled(Statement statement) throws InterruptedException {
    var ended = new CountDownLatch(1);
    Thread canceller =
        Thread.ofPlatform()
            .start(() -> {
              try {
                while (!ended.await(20, TimeUnit.MILLISECONDS)) {
                  statement.cancel();
                }
              } catch (SQLException e) {
                throw new IllegalStateException(e);
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    assertThatThrownBy(() -> statement.executeQuery(ENDLESS)).isInstanceOf(SQLException.class);
    ended.countDown();
    canceller.join();
  }
}
