package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedUnit;
import dynobench.recording.RecordingReader;
import dynobench.recording.SessionUnits;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the transactions into which a session is split.
final class RecordedUnitsTest {
  @TempDir private Path folder;

  /// Work of an application on a recorded connection.
  @FunctionalInterface
  private interface Work {
    void on(Connection connection) throws SQLException;
  }

  private List<RecordedUnit> units(Work work) throws IOException, SQLException {
    try (var engine = new RecordedEngine(folder)) {
      try (Connection connection = engine.open()) {
        work.on(connection);
      }
      try (RecordingReader reader = engine.read()) {
        var units = new SessionUnits(reader.calls(1));
        var all = new ArrayList<RecordedUnit>();
        for (RecordedUnit each = units.next(); each != null; each = units.next()) {
          all.add(each);
        }
        return all.stream().filter(RecordedUnit::isOperation).toList();
      }
    }
  }

  private static void execute(Connection connection, String... texts) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      for (String each : texts) {
        statement.execute(each);
      }
    }
  }

  @Test
  void withAutocommitEachExecutionIsATransaction() throws IOException, SQLException {
    List<RecordedUnit> units =
        units(connection ->
            execute(connection, "CREATE TABLE t (x INT)", "INSERT INTO t VALUES (1)"));

    assertThat(units).hasSize(2).allMatch(each -> each.begins() && each.ends() && each.writes());
    assertThat(units.getFirst().endNanos()).isLessThanOrEqualTo(units.getLast().startNanos());
  }

  @Test
  void aTransactionLastsFromItsFirstExecutionToItsCommit() throws IOException, SQLException {
    List<RecordedUnit> units =
        units(connection -> {
          connection.setAutoCommit(false);
          execute(connection, "CREATE TABLE t (x INT)", "INSERT INTO t VALUES (1)");
          connection.commit();
          execute(connection, "DELETE FROM t");
          connection.rollback();
        });

    assertThat(units).hasSize(2);
    assertThat(units.getFirst().calls().getLast()).isInstanceOf(RecordedCall.Committed.class);
    assertThat(units.getLast().calls().getLast()).isInstanceOf(RecordedCall.RolledBack.class);
  }

  @Test
  void aTransactionEndsBeforeTheNextStatementIsPrepared() throws IOException, SQLException {
    List<RecordedUnit> units =
        units(connection -> {
          try (Statement statement = connection.createStatement();
              ResultSet result = statement.executeQuery("SELECT 1")) {
            assertThat(result.next()).isTrue();
          }
          try (var prepared = connection.prepareStatement("SELECT 2")) {
            prepared.executeQuery().close();
          }
        });

    RecordedCall.Prepared later =
        units.stream()
            .flatMap(each -> each.calls().stream())
            .filter(RecordedCall.Prepared.class::isInstance)
            .map(RecordedCall.Prepared.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(units).hasSize(2);
    assertThat(units.getFirst().calls()).contains(later);
    assertThat(units.getFirst().endNanos()).isLessThanOrEqualTo(later.time().startNanos());
  }
}
