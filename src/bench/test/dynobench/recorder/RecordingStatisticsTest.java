package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recording.RecordingReader;
import dynobench.recordings.RecordingFinding;
import dynobench.recordings.RecordingStatistics;
import dynobench.recordings.StatementFigures;
import dynobench.recordings.TransactionFigures;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the figures of a recorded application.
final class RecordingStatisticsTest {
  private static final int ITEMS = 12;

  @TempDir private Path folder;

  /// Reads the items of an order one by one, and a large result, and changes data.
  private static void work(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE item (id INT PRIMARY KEY, name VARCHAR(20))");
      connection.setAutoCommit(false);
      statement.executeUpdate("INSERT INTO item SELECT x, 'n' FROM SYSTEM_RANGE(1, " + ITEMS + ")");
      connection.commit();
      readEach(connection);
      connection.commit();
      statement.executeUpdate("DELETE FROM item WHERE id = 1");
      connection.rollback();
      count(statement.executeQuery("SELECT x FROM SYSTEM_RANGE(1, 2000)"));
      fail(statement);
      connection.commit();
    }
  }

  private static void readEach(Connection connection) throws SQLException {
    for (int i = 1; i <= ITEMS; i++) {
      try (PreparedStatement select =
          connection.prepareStatement("SELECT name FROM item WHERE id = ?")) {
        select.setInt(1, i);
        count(select.executeQuery());
      }
    }
  }

  private static void count(ResultSet result) throws SQLException {
    try (result) {
      int rows = 0;
      while (result.next()) {
        rows++;
      }
      assertThat(rows).isPositive();
    }
  }

  private static void fail(Statement statement) {
    try {
      statement.execute("SELECT * FROM missing");
      throw new IllegalStateException("the table is missing");
    } catch (SQLException e) {
      assertThat(e.getMessage()).contains("not found");
    }
  }

  private RecordingStatistics statistics() throws IOException, SQLException {
    try (var engine = new RecordedEngine(folder)) {
      try (Connection connection = engine.open()) {
        work(connection);
      }
      try (RecordingReader reader = engine.read()) {
        return RecordingStatistics.of(reader, _ -> {});
      }
    }
  }

  @Test
  void countsStatementsAndTransactions() throws IOException, SQLException {
    var summary = statistics().summary();

    assertThat(summary.line())
        .startsWith("17 statements in 5 transactions, 1 connection, ")
        .contains("; recorded on H2 ")
        .endsWith("; complete");
    assertThat(summary.counts().autocommits()).isEqualTo(1);
    assertThat(summary.counts().changes()).isEqualTo(2);
    assertThat(summary.counts().rollbacks()).isEqualTo(1);
    assertThat(summary.counts().failures()).isEqualTo(1);
  }

  @Test
  void sumsUpEachStatement() throws IOException, SQLException {
    RecordingStatistics statistics = statistics();

    StatementFigures select =
        statistics.statements().stream()
            .filter(each -> each.sql().startsWith("SELECT name"))
            .findFirst()
            .orElseThrow();
    assertThat(select.count()).isEqualTo(ITEMS);
    assertThat(select.rowsPerExecution()).isEqualTo(OptionalDouble.of(1));
    assertThat(select.p50Nanos()).isLessThanOrEqualTo(select.p99Nanos());
    assertThat(statistics.statements())
        .extracting(StatementFigures::name)
        .contains("COMMIT", "ROLLBACK", "PREPARE", "CREATE TABLE item", "DELETE item");
    assertThat(statistics.statements().stream().mapToLong(StatementFigures::totalNanos).sum())
        .isEqualTo(statistics.summary().databaseNanos());
    assertThat(statistics.headline()).startsWith("The application waited ").contains(" % for ");
  }

  @Test
  void sumsUpEachTypeOfTransaction() throws IOException, SQLException {
    assertThat(statistics().transactions())
        .extracting(TransactionFigures::name)
        .containsExactlyInAnyOrder(
            "CREATE TABLE item",
            "INSERT item",
            "SELECT item",
            "DELETE item",
            "SELECT SYSTEM_RANGE → SELECT missing");
    assertThat(statistics().transactions())
        .allSatisfy(each -> assertThat(each.databaseShare()).isBetween(0.0, 1.0));
  }

  @Test
  void findsRepeatedStatementsAndLargeResults() throws IOException, SQLException {
    assertThat(statistics().findings())
        .contains(
            new RecordingFinding.Repeated(
                "SELECT name FROM item WHERE id = ?", true, 1, ITEMS, ITEMS),
            new RecordingFinding.LargeResult("SELECT x FROM SYSTEM_RANGE(1, 2000)", 2_000, 1));
  }

  @Test
  void reportsProgressAndStopsWhereItThrows() throws IOException, SQLException {
    try (var engine = new RecordedEngine(folder)) {
      try (Connection connection = engine.open();
          Statement statement = connection.createStatement()) {
        for (int i = 0; i < 2_000; i++) {
          statement.execute("VALUES " + i % 7);
        }
      }
      try (RecordingReader reader = engine.read()) {
        var shares = new ArrayList<Double>();
        assertThat(RecordingStatistics.of(reader, shares::add).statements()).hasSize(7);
        assertThat(shares).hasSize(2).isSorted().allMatch(each -> each > 0 && each <= 1);
      }
    }
  }
}
