package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dynobench.recording.RecordedCall;
import dynobench.recording.RecordingEnd;
import dynobench.recording.RecordingReader;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Savepoint;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of calls in unusual orders.
final class RecordedCallsTest {
  @TempDir private Path folder;
  private RecordedEngine engine;
  private Connection connection;

  @BeforeEach
  void open() throws IOException, SQLException {
    engine = new RecordedEngine(folder);
    connection = engine.open();
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
    engine.close();
  }

  @Test
  void theReadingOfAResultEndsWhenItsStatementExecutesAgain() throws IOException, SQLException {
    PreparedStatement select = connection.prepareStatement("SELECT X FROM SYSTEM_RANGE(1, ?)");
    select.setInt(1, 3);
    ResultSet former = select.executeQuery();
    assertThat(former.next()).isTrue();
    select.setInt(1, 2);
    ResultSet result = select.executeQuery();
    assertThat(catchThrowable(former::next)).isInstanceOf(SQLException.class);
    former.close();
    while (result.next()) {
      assertThat(result.getInt(1)).isPositive();
    }
    select.close();
    select.close();

    assertThat(engine.calls())
        .containsExactly(
            "open autocommit",
            "prepare 1 SELECT X FROM SYSTEM_RANGE(1, ?)",
            "execute 1 [3] result",
            "read 1 rows 1",
            "execute 1 [2] result",
            "read 1 rows 2 to the end",
            "close 1");
  }

  @Test
  void aConnectionThatClosesEndsTheReadingsOfItsResults() throws IOException, SQLException {
    Statement statement = connection.createStatement();
    assertThat(statement.executeQuery("SELECT 1").next()).isTrue();
    connection.close();

    assertThat(engine.calls())
        .containsExactly("open autocommit", "direct 1 SELECT 1 result", "read 1 rows 1", "close");
  }

  @Test
  void resultsOfTwoStatementsAreRecordedApart() throws IOException, SQLException {
    try (Statement one = connection.createStatement();
        Statement other = connection.createStatement()) {
      ResultSet first = one.executeQuery("SELECT X FROM SYSTEM_RANGE(1, 2)");
      ResultSet second = other.executeQuery("SELECT X FROM SYSTEM_RANGE(1, 2)");
      assertThat(second.next()).isTrue();
      assertThat(first.next()).isTrue();
      assertThat(first.next()).isTrue();
      assertThat(first.next()).isFalse();
    }

    assertThat(engine.calls())
        .containsSubsequence("read 2 rows 1", "close 2", "read 1 rows 2 to the end", "close 1");
  }

  @Test
  void generatedKeysAreRecordedEvenIfTheirResultStaysOpen() throws IOException, SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE k (id INT GENERATED ALWAYS AS IDENTITY, x INT)");
      for (int i = 1; i <= 2; i++) {
        statement.executeUpdate("INSERT INTO k (x) VALUES (5)", Statement.RETURN_GENERATED_KEYS);
        ResultSet keys = statement.getGeneratedKeys();
        assertThat(keys.next()).isTrue();
      }
    }

    assertThat(engine.calls())
        .containsSubsequence(
            "direct 1 INSERT INTO k (x) VALUES (5) flags 1 count 1",
            "keys 1 [1]",
            "direct 1 INSERT INTO k (x) VALUES (5) flags 1 count 1",
            "keys 1 [2]",
            "close 1");
  }

  @Test
  void aSavepointOfAnEarlierTransactionHasNoNumber() throws IOException, SQLException {
    connection.setAutoCommit(false);
    Savepoint good = connection.setSavepoint();
    connection.commit();
    assertThat(catchThrowable(() -> connection.rollback(good))).isInstanceOf(SQLException.class);
    assertThat(engine.recorder().hasStopped()).isFalse();

    assertThat(engine.calls().getLast()).startsWith("rollback to 0 error ");
  }

  @Test
  void aBatchThatFailsHasTheCountsOfItsExecutions() throws IOException, SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE k (id INT PRIMARY KEY)");
      try (PreparedStatement insert = connection.prepareStatement("INSERT INTO k VALUES (?)")) {
        for (int id : new int[] {1, 1, 2}) {
          insert.setInt(1, id);
          insert.addBatch();
        }
        assertThat(catchThrowable(insert::executeBatch)).isInstanceOf(BatchUpdateException.class);
      }
      statement.addBatch("INSERT INTO k VALUES (1)");
      statement.addBatch("INSERT INTO k VALUES (3)");
      assertThat(catchThrowable(statement::executeLargeBatch))
          .isInstanceOf(BatchUpdateException.class);
    }

    assertThat(engine.calls())
        .contains(
            "batch 2 [1][1][2] error 23505 23505 counts [1, -3, 1]",
            "texts 1 [INSERT INTO k VALUES (1), INSERT INTO k VALUES (3)]"
                + " error 23505 23505 counts [-3, 1]");
  }

  @Test
  void threadsThatShareAConnectionAreRecorded() throws Exception {
    try (var executor = Executors.newFixedThreadPool(3)) {
      var begin = new CountDownLatch(3);
      var tasks = new ArrayList<Future<?>>();
      for (int i = 0; i < 3; i++) {
        tasks.add(executor.submit(() -> query(begin)));
      }
      for (Future<?> each : tasks) {
        each.get();
      }
    }

    try (RecordingReader reader = engine.read()) {
      List<RecordedCall> calls = RecordedEngine.calls(reader, 1);
      assertThat(calls.stream().filter(each -> each instanceof RecordedCall.ExecutedDirectly))
          .hasSize(300);
      assertThat(calls.stream().filter(each -> each instanceof RecordedCall.ResultRead))
          .hasSize(300);
      for (int i = 1; i < calls.size(); i++) {
        assertThat(calls.get(i).time().nanos()).isNotNegative();
      }
    }
  }

  private @Nullable Void query(CountDownLatch begin) throws Exception {
    begin.countDown();
    begin.await();
    for (int i = 0; i < 100; i++) {
      try (Statement statement = connection.createStatement();
          ResultSet result = statement.executeQuery("SELECT " + i)) {
        assertThat(result.next()).isTrue();
        assertThat(result.getInt(1)).isEqualTo(i);
      }
    }
    return null;
  }

  @Test
  void anInterruptedThreadStartsARecordingAndStaysInterrupted(@TempDir Path other)
      throws IOException, SQLException {
    Thread.currentThread().interrupt();
    try (var started = new RecordedEngine(other)) {
      assertThat(Thread.interrupted()).isTrue();
      started.open().close();
      try (RecordingReader reader = started.read()) {
        assertThat(reader.end()).isEqualTo(new RecordingEnd.Complete());
        assertThat(reader.sessions()).hasSize(1);
      }
    }
  }
}
