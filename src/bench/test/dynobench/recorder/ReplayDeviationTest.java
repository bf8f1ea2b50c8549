package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dynobench.comparison.RunRankings;
import dynobench.event.Outcome;
import dynobench.measure.ComparedStatement;
import dynobench.measure.Metric;
import dynobench.measure.ReplayComparison;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.session.TestBench;
import dynobench.table.ReplayWords;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import dynobench.warning.WarningKind;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of replays whose results are not the recorded ones. The recorded program read rows that
/// another program had inserted, so no engine can give the same results.
final class ReplayDeviationTest {
  private static final Contender H2 = Contender.parse("h2/mem", new CommitStyle.Autocommit());
  private static final String COUNT = "SELECT COUNT(*) FROM t";
  private static final String ROWS = "SELECT x FROM t ORDER BY x";
  private static final String MISSING = "SELECT y FROM other";
  private static final String SCRIPT = "SCRIPT";
  private static final String LEFT_OUT = "not replayed: SCRIPT affects more than the database";

  @TempDir private Path folder;

  private Path record() throws IOException, SQLException {
    Path file = folder.resolve("app.recording");
    try (var engine = new RecordedEngine(RecordingSettings.of(file))) {
      try (Connection unseen = engine.direct();
          Statement other = unseen.createStatement();
          Connection connection = engine.open();
          Statement statement = connection.createStatement()) {
        statement.execute("CREATE TABLE t (x INT)");
        statement.execute("INSERT INTO t VALUES (1)");
        other.execute("INSERT INTO t VALUES (2)");
        other.execute("CREATE TABLE other (y INT)");
        read(statement, COUNT);
        read(statement, ROWS);
        read(statement, MISSING);
        read(statement, "SELECT 'the same everywhere'");
      }
      script(engine);
      shutDown(engine);
    }
    return file;
  }

  private static void read(Statement statement, String sql) throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      while (result.next()) {
        assertThat(result.getString(1)).isNotEmpty();
      }
    }
  }

  private static void script(RecordedEngine engine) throws SQLException {
    try (Connection connection = engine.open();
        PreparedStatement script = connection.prepareStatement(SCRIPT)) {
      assertThat(script.execute()).isTrue();
    }
  }

  /// An application may end like this. It is no deviation.
  private static void shutDown(RecordedEngine engine) throws SQLException {
    Connection connection = engine.open();
    PreparedStatement shutdown = connection.prepareStatement("SHUTDOWN");
    assertThat(shutdown.execute()).isFalse();
    connection.close();
  }

  private RunResult replay(Path file) throws IOException, InterruptedException {
    var bench = new TestBench(folder.resolve("bench"));
    bench.run(bench.plan("recording", Settings.of("recording_file", file.toString()), List.of(H2)));
    return bench.result();
  }

  private static String refusal(ReplayComparison comparison) {
    return comparison.deviating().stream()
        .filter(each -> each.sql().equals(MISSING))
        .map(ComparedStatement::example)
        .collect(Collectors.joining());
  }

  @Test
  void eachDeviationIsNamedWarnedOfAndCostsTheRank()
      throws IOException, SQLException, InterruptedException {
    RunResult result = replay(record());

    assertThat(result.observations().comparisons()).hasSize(1);
    ReplayComparison comparison = result.observations().comparisons().getFirst().comparison();
    assertThat(comparison.executions()).isEqualTo(8);
    assertThat(comparison.notCompared()).isEqualTo(1);
    assertThat(comparison.same()).isEqualTo(3);
    assertThat(comparison.deviating())
        .containsExactlyInAnyOrder(
            new ComparedStatement(COUNT, 0, 0, 0, 1, 0, 0, 0, "other values in 1 row"),
            new ComparedStatement(ROWS, 0, 0, 0, 1, 0, 0, 0, "1 row instead of 2"),
            new ComparedStatement(MISSING, 0, 0, 0, 0, 1, 0, 0, refusal(comparison)),
            new ComparedStatement(SCRIPT, 0, 0, 0, 0, 0, 0, 1, LEFT_OUT));
    assertThat(refusal(comparison)).startsWith("42S").contains("OTHER");
    assertThat(ResultWarnings.atEnd(result))
        .extracting(ResultWarning::kind)
        .contains(WarningKind.RESULTS_DIFFER);
    assertThat(RunRankings.of(result, Metric.RATE).rankings()).isEmpty();
    assertThat(ReplayWords.of(result))
        .first()
        .asString()
        .endsWith("3 of 7 executions gave the recorded results; no rank");
  }

  /// Another program has inserted the key 2 before the batch, but not in the replay.
  @Test
  void aFailedBatchIsComparedByItsCounts() throws IOException, SQLException, InterruptedException {
    Path file = folder.resolve("app.recording");
    try (var engine = new RecordedEngine(RecordingSettings.of(file));
        Connection unseen = engine.direct();
        Connection connection = engine.open();
        Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE k (id INT PRIMARY KEY)");
      executeBatch(connection, 1, 1, 3);
      unseen.createStatement().execute("INSERT INTO k VALUES (5)");
      executeBatch(connection, 4, 4, 5);
    }
    ReplayComparison comparison = replay(file).observations().comparisons().getFirst().comparison();

    assertThat(comparison.executions()).isEqualTo(3);
    assertThat(comparison.deviating())
        .containsExactly(
            new ComparedStatement(
                "INSERT INTO k VALUES (?)",
                1,
                0,
                0,
                1,
                0,
                0,
                0,
                "other numbers of changed rows in the batch"));
  }

  private static void executeBatch(Connection connection, int... ids) throws SQLException {
    try (PreparedStatement insert = connection.prepareStatement("INSERT INTO k VALUES (?)")) {
      for (int each : ids) {
        insert.setInt(1, each);
        insert.addBatch();
      }
      assertThat(catchThrowable(insert::executeBatch)).isInstanceOf(BatchUpdateException.class);
    }
  }

  @Test
  void transactionsThatAreNoMultipleOfTheConnectionsAreAllReplayed()
      throws IOException, SQLException, InterruptedException {
    Path file = folder.resolve("app.recording");
    try (var engine = new RecordedEngine(RecordingSettings.of(file));
        Connection first = engine.open();
        Connection second = engine.open();
        Statement one = first.createStatement();
        Statement two = second.createStatement()) {
      one.execute("CREATE TABLE t (x INT)");
      two.execute("INSERT INTO t VALUES (1)");
      one.execute("INSERT INTO t VALUES (2)");
      read(two, ROWS);
      read(one, COUNT);
    }
    RunResult result = replay(file);

    assertThat(result.parameters().whole("sessions")).isEqualTo(2);
    assertThat(result.trials())
        .singleElement()
        .satisfies(each -> assertThat(each.outcome()).contains(new Outcome.Completed()));
    ReplayComparison comparison = result.observations().comparisons().getFirst().comparison();
    assertThat(comparison.isComplete()).isTrue();
    assertThat(comparison.executions()).isEqualTo(5);
  }
}
