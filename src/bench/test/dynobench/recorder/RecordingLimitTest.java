package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.recorder.format.NoteKind;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedNote;
import dynobench.recording.RecordingEnd;
import dynobench.recording.RecordingReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of what is too long or too much.
final class RecordingLimitTest {
  private static final int LIMIT = 64 << 10;

  @TempDir private Path folder;

  @Test
  void aRecordingEndsAtItsLimitAndTheApplicationGoesOn() throws IOException, SQLException {
    var settings = new RecordingSettings(folder.resolve("a"), LIMIT, LIMIT);
    int inserted = 0;
    try (var engine = new RecordedEngine(settings)) {
      Connection connection = engine.open();
      try (Statement statement = connection.createStatement()) {
        statement.execute("CREATE TABLE t (x INT)");
        ResultSet open = statement.executeQuery("SELECT x FROM t");
        try (PreparedStatement insert = connection.prepareStatement("INSERT INTO t VALUES (?)")) {
          while (!engine.recorder().hasStopped()) {
            insert.setInt(1, inserted++);
            assertThat(insert.executeUpdate()).isOne();
          }
          requireThatAllWorks(insert, inserted);
        }
        assertThat(open.next()).isFalse();
        assertThat(statement.executeQuery("SELECT 1").getStatement()).isSameAs(statement);
      }
      connection.close();
      assertThat(engine.open()).isNotInstanceOf(RecordedConnection.class);
      requireLimited(engine, inserted);
    }
  }

  private static void requireThatAllWorks(PreparedStatement insert, int value) throws SQLException {
    insert.setInt(1, value);
    insert.addBatch();
    insert.addBatch();
    assertThat(insert.executeBatch()).containsExactly(1, 1);
    assertThat(insert.execute()).isFalse();
    assertThat(insert.getUpdateCount()).isOne();
    try (ResultSet result = insert.getConnection().createStatement().executeQuery("SELECT 5")) {
      assertThat(result.next()).isTrue();
      assertThat(result.getInt(1)).isEqualTo(5);
    }
  }

  private static void requireLimited(RecordedEngine engine, int inserted) throws IOException {
    try (RecordingReader reader = engine.read()) {
      assertThat(reader.end())
          .isEqualTo(
              new RecordingEnd.Stopped("the recording has reached its limit of 65536 bytes"));
      long executed =
          RecordedEngine.calls(reader, 1).stream()
              .filter(each -> each instanceof RecordedCall.Executed)
              .count();
      assertThat(executed).isBetween(1000L, (long) inserted);
    }
    assertThat(Files.size(engine.file())).isBetween((long) LIMIT, 2L * LIMIT);
  }

  @Test
  void longValuesAreReplacedByTheirLengths() throws IOException, SQLException {
    var settings = new RecordingSettings(folder.resolve("a"), 1 << 30, 10);
    try (var engine = new RecordedEngine(settings);
        Connection connection = engine.open()) {
      PreparedStatement select = connection.prepareStatement("SELECT CAST(? AS VARCHAR)");
      select.setString(1, "1234567890");
      select.executeQuery();
      select.setString(1, "12345678901");
      select.executeQuery();
      select.setBytes(1, new byte[11]);
      select.executeQuery();

      assertThat(engine.calls().stream().filter(each -> each.startsWith("execute")))
          .containsExactly(
              "execute 1 [1234567890] result",
              "execute 1 [a text of 11 characters] result",
              "execute 1 [11 bytes] result");
    }
  }

  /// A reader refuses blocks of more than 16 MB.
  @Test
  void aRowOfManyLongValuesIsReadable() throws IOException, SQLException {
    var settings = new RecordingSettings(folder.resolve("a"), 1 << 30, 1 << 20);
    try (var engine = new RecordedEngine(settings);
        Connection connection = engine.open()) {
      int count = 20;
      String marks = String.join(", ", Collections.nCopies(count, "CHAR_LENGTH(?)"));
      PreparedStatement select = connection.prepareStatement("SELECT " + marks);
      for (int i = 1; i <= count; i++) {
        select.setString(i, "x".repeat(1 << 20));
      }
      select.executeQuery();

      assertThat(engine.calls().getLast())
          .startsWith("execute 1 [x")
          .endsWith("a text of 1048576 characters] result");
    }
  }

  @Test
  void longTextsOfStatementsAreReadable() throws IOException, SQLException {
    try (var engine = new RecordedEngine(folder);
        Connection connection = engine.open();
        Statement statement = connection.createStatement()) {
      for (int i = 0; i < 12; i++) {
        statement.addBatch("-- " + i + "ß".repeat(1_000_000) + "\nSET @x = " + i);
      }
      statement.executeBatch();
      String tooLong = "SELECT '" + "x".repeat(1 << 20) + "'";
      statement.executeQuery(tooLong);

      try (RecordingReader reader = engine.read()) {
        var calls = RecordedEngine.calls(reader, 1);
        long texts =
            calls.stream()
                .mapToLong(
                    each -> each instanceof RecordedCall.ExecutedTexts it ? it.texts().size() : 0)
                .sum();
        assertThat(texts).isEqualTo(12);
        assertThat(reader.end()).isEqualTo(new RecordingEnd.Complete());
        assertThat(reader.notes()).contains(new RecordedNote(1, NoteKind.LONG_TEXT));
      }
    }
  }

  @Test
  void aLongBatchTakesSeveralRecords() throws IOException, SQLException {
    try (var engine = new RecordedEngine(folder);
        Connection connection = engine.open();
        PreparedStatement insert = prepareInsert(connection)) {
      int rows = 40;
      for (int i = 0; i < rows; i++) {
        insert.setBytes(1, new byte[60_000]);
        insert.addBatch();
      }
      assertThat(insert.executeBatch()).hasSize(rows);

      try (RecordingReader reader = engine.read()) {
        List<RecordedCall.ExecutedBatch> batches =
            RecordedEngine.calls(reader, 1).stream()
                .filter(each -> each instanceof RecordedCall.ExecutedBatch)
                .map(each -> (RecordedCall.ExecutedBatch) each)
                .toList();
        assertThat(batches).hasSizeGreaterThan(1);
        assertThat(batches.stream().mapToInt(each -> each.rows().size()).sum()).isEqualTo(rows);
        assertThat(batches.stream().mapToInt(each -> each.counts().size()).sum()).isEqualTo(rows);
      }
    }
  }

  private static PreparedStatement prepareInsert(Connection connection) throws SQLException {
    connection.createStatement().execute("CREATE TABLE b (x VARBINARY)");
    return connection.prepareStatement("INSERT INTO b VALUES (?)");
  }

  @Test
  void aRowWithThousandsOfReadingsIsReadable() throws IOException, SQLException {
    try (var engine = new RecordedEngine(folder);
        Connection connection = engine.open();
        Statement statement = connection.createStatement()) {
      try (ResultSet result = statement.executeQuery("SELECT 1")) {
        assertThat(result.next()).isTrue();
        for (int i = 0; i < 20_000; i++) {
          assertThat(result.getInt(1)).isOne();
        }
      }
      try (RecordingReader reader = engine.read()) {
        assertThat(CallText.of(RecordedEngine.calls(reader, 1)))
            .containsExactly(
                "open autocommit", "direct 1 SELECT 1 result", "read 1 rows 1 not comparable");
        assertThat(reader.end()).isEqualTo(new RecordingEnd.Complete());
      }
    }
  }

  /// More ways of reading than one record holds.
  @Test
  void rowsThatAreReadInManyWaysAreCountedOnly() throws IOException, SQLException {
    String columns =
        IntStream.range(0, 100).mapToObj(Integer::toString).collect(Collectors.joining(", "));
    try (var engine = new RecordedEngine(folder);
        Connection connection = engine.open();
        Statement statement = connection.createStatement()) {
      try (ResultSet result =
          statement.executeQuery("SELECT " + columns + " FROM SYSTEM_RANGE(1, 100)")) {
        for (int i = 1; result.next(); i++) {
          assertThat(result.getInt(i)).isEqualTo(i - 1);
        }
      }
      assertThat(engine.calls().getLast()).isEqualTo("read 1 rows 100 to the end not comparable");
    }
  }

  @Test
  void everyConnectionThatClosesIsComplete() throws IOException, SQLException {
    try (var engine = new RecordedEngine(folder);
        Connection _ = engine.direct()) {
      int count = 1000;
      for (int i = 0; i < count; i++) {
        engine.open().close();
      }
      try (RecordingReader reader = engine.read()) {
        assertThat(reader.sessions()).hasSize(count);
        var numbers = new ArrayList<Integer>();
        reader.sessions().forEach(numbers::add);
        for (int session : numbers) {
          assertThat(CallText.of(RecordedEngine.calls(reader, session)))
              .containsExactly("open autocommit", "close");
        }
      }
    }
  }
}
