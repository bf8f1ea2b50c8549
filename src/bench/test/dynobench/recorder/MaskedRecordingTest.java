package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dynobench.measure.ReplayComparison;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.recorder.format.Getter;
import dynobench.recorder.format.ValueMasking;
import dynobench.recorder.masking.ValueMask;
import dynobench.recording.RecordedCall;
import dynobench.recording.RecordedError;
import dynobench.recording.RecordingReader;
import dynobench.session.TestBench;
import dynobench.workload.Settings;
import java.io.IOException;
import java.io.StringReader;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests of recordings with pseudonyms instead of values.
final class MaskedRecordingTest {
  private static final Contender H2 = Contender.parse("h2/mem", new CommitStyle.Autocommit());
  private static final UUID TOKEN = UUID.fromString("6ecd8c99-4036-403d-bf84-cf8400f67836");
  private static final String CREATE =
      "CREATE TABLE person (id INT PRIMARY KEY, name VARCHAR(20), mail CHAR(30) UNIQUE, born DATE,"
          + " salary DECIMAL(10, 2), active BOOLEAN, level SMALLINT, rate DOUBLE PRECISION,"
          + " kind VARCHAR(9) DEFAULT 'clerk' CHECK (kind IN ('clerk', 'boss')),"
          + " photo VARBINARY(20), token UUID, notes CLOB)";

  @TempDir private Path folder;

  private RecordedEngine engine(ValueMasking masking) throws IOException {
    return new RecordedEngine(
        RecordingSettings.of(folder.resolve("app.recording")).withMasking(masking));
  }

  /// Makes calls of an application whose results the recorder can predict.
  private static void work(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(CREATE);
      statement.execute("CREATE TABLE task (person BIGINT, title VARCHAR(20))");
      insert(connection);
      statement.execute(
          "INSERT INTO person (id, name, mail, born, salary, active) VALUES"
              + " (302, 'Bruno Meier', 'bruno@example.org', DATE '1971-02-03', 61000.50, TRUE)");
      statement.execute("INSERT INTO task VALUES (301, 'Visit'), (302, 'Visit'), (302, 'Letter')");
      assertThat(
              catchThrowable(
                  () -> statement.execute("INSERT INTO person (id, name) VALUES (302, 'Clara')")))
          .hasMessageContaining("302");
      read(statement, "SELECT * FROM person ORDER BY id LIMIT 10");
      read(statement, "SELECT name, title FROM person JOIN task ON person = id WHERE id > 301");
      read(statement, "SELECT name FROM person WHERE LOWER(mail) = 'anna@example.org'");
      read(statement, "SELECT id FROM person WHERE salary BETWEEN 52000 AND 70000 ORDER BY born");
      read(statement, "SELECT title, COUNT(*), MAX(person), UPPER(title) FROM task GROUP BY title");
    }
    lookUp(connection);
  }

  private static void insert(Connection connection) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO person VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'boss', ?, ?, ?)")) {
      insert.setInt(1, 301);
      insert.setString(2, "Anna Keller");
      insert.setString(3, "Anna@example.org");
      insert.setDate(4, Date.valueOf("1969-04-12"));
      insert.setBigDecimal(5, new BigDecimal("52000.75"));
      insert.setBoolean(6, true);
      insert.setShort(7, (short) 17);
      insert.setDouble(8, 0.25);
      insert.setBytes(9, "AnnaFace".getBytes(StandardCharsets.US_ASCII));
      insert.setObject(10, TOKEN);
      insert.setCharacterStream(11, new StringReader("Anna is ill"));
      assertThat(insert.executeUpdate()).isOne();
    }
  }

  private static void lookUp(Connection connection) throws SQLException {
    try (PreparedStatement select =
        connection.prepareStatement(
            "SELECT name, born, token FROM person WHERE id = ? AND token = ? LIMIT ?")) {
      select.setLong(1, 301);
      select.setString(2, TOKEN.toString());
      select.setInt(3, 100);
      try (ResultSet result = select.executeQuery()) {
        assertThat(result.next()).isTrue();
        assertThat(result.getString("name")).isEqualTo("Anna Keller");
        assertThat(result.getString("born")).isEqualTo("1969-04-12");
        assertThat(result.getObject("token")).isEqualTo(TOKEN);
        assertThat(result.next()).isFalse();
      }
    }
  }

  /// Reads each column by `getString`, `getObject` and, where it is a number, as a number.
  private static void read(Statement statement, String sql) throws SQLException {
    try (ResultSet result = statement.executeQuery(sql)) {
      int count = result.getMetaData().getColumnCount();
      while (result.next()) {
        for (int i = 1; i <= count; i++) {
          String _ = result.getString(i);
          Object value = result.getObject(i);
          if (value instanceof Number) {
            long _ = result.getLong(i);
            double _ = result.getDouble(i);
            boolean _ = result.getBoolean(i);
          }
          boolean _ = result.wasNull();
        }
      }
    }
  }

  private ReplayComparison replay(Path file) throws IOException, InterruptedException {
    var bench = new TestBench(folder.resolve("bench"));
    bench.run(bench.plan("recording", Settings.of("recording_file", file.toString()), List.of(H2)));
    return bench.result().observations().comparisons().getFirst().comparison();
  }

  @ParameterizedTest
  @EnumSource
  void aReplayFindsTheSameRows(ValueMasking masking)
      throws IOException, SQLException, InterruptedException {
    Path file;
    try (var engine = engine(masking)) {
      try (Connection connection = engine.open()) {
        work(connection);
      }
      try (RecordingReader reader = engine.read()) {
        assertThat(reader.masking()).isEqualTo(masking);
        assertThat(reader.notes()).isEmpty();
      }
      file = engine.file();
    }
    ReplayComparison comparison = replay(file);

    assertThat(comparison.deviating()).isEmpty();
    assertThat(comparison.same()).isEqualTo(comparison.executions()).isEqualTo(12);
  }

  /// The recorded program reads a value that another program has changed.
  @ParameterizedTest
  @EnumSource(names = {"TEXT", "ALL"})
  void anotherValueIsStillFound(ValueMasking masking)
      throws IOException, SQLException, InterruptedException {
    Path file;
    try (var engine = engine(masking);
        Connection unseen = engine.direct()) {
      try (Connection connection = engine.open();
          Statement statement = connection.createStatement()) {
        statement.execute("CREATE TABLE t (a VARCHAR, b BIGINT, c DATE)");
        statement.execute("INSERT INTO t VALUES ('some text', 1234, DATE '2020-01-31')");
        for (String each : List.of("a", "b", "c")) {
          read(statement, "SELECT " + each + " FROM t");
        }
        unseen.createStatement().execute("UPDATE t SET a = 'another', b = 4321, c = '1999-01-31'");
        for (String each : List.of("a", "b", "c")) {
          read(statement, "SELECT " + each + " FROM t");
        }
      }
      engine.recorder().close();
      file = engine.file();
    }
    ReplayComparison comparison = replay(file);

    assertThat(comparison.executions()).isEqualTo(8);
    assertThat(comparison.same()).isEqualTo(5);
    assertThat(comparison.deviating())
        .hasSize(3)
        .allMatch(each -> each.example().equals("other values in 1 row"));
  }

  /// The pseudonym of the pattern matches other pseudonyms than those of the matching texts.
  @Test
  void resultsOfPatternsAreNotCompared() throws IOException, SQLException, InterruptedException {
    Path file;
    try (var engine = engine(ValueMasking.TEXT)) {
      try (Connection connection = engine.open();
          Statement statement = connection.createStatement()) {
        statement.execute("CREATE TABLE t (a VARCHAR(20))");
        statement.execute("INSERT INTO t VALUES ('Anna'), ('Annabel'), ('Bruno')");
        read(statement, "SELECT a FROM t WHERE a LIKE 'Ann%'");
        try (PreparedStatement select =
            connection.prepareStatement("SELECT a FROM t WHERE a like ?")) {
          select.setString(1, "An%");
          assertThat(select.executeQuery().next()).isTrue();
        }
      }
      engine.recorder().close();
      file = engine.file();
    }
    ReplayComparison comparison = replay(file);

    assertThat(comparison.deviating()).isEmpty();
    assertThat(comparison.notCompared()).isEqualTo(2);
  }

  /// The first key is lost, so that only recorded keys fit the later parameters.
  @ParameterizedTest
  @EnumSource
  void keysOfTheDatabaseAreFoundAgain(ValueMasking masking)
      throws IOException, SQLException, InterruptedException {
    Path file;
    try (var engine = engine(masking)) {
      try (Connection connection = engine.open();
          Statement statement = connection.createStatement()) {
        statement.execute(
            "CREATE TABLE k (id BIGINT GENERATED BY DEFAULT AS IDENTITY (START WITH 700)"
                + " PRIMARY KEY, x VARCHAR(20))");
        connection.setAutoCommit(false);
        long _ = insertedKey(connection);
        connection.rollback();
        for (int i = 0; i < 3; i++) {
          long key = insertedKey(connection);
          try (PreparedStatement select =
              connection.prepareStatement("SELECT id, x FROM k WHERE id = ?")) {
            select.setLong(1, key);
            ResultSet result = select.executeQuery();
            assertThat(result.next()).isTrue();
            assertThat(result.getLong(1)).isEqualTo(key);
            assertThat(result.getString(2)).isEqualTo("Anna");
          }
        }
        connection.commit();
      }
      engine.recorder().close();
      file = engine.file();
    }
    ReplayComparison comparison = replay(file);

    assertThat(comparison.deviating()).isEmpty();
    assertThat(comparison.same()).isEqualTo(8);
  }

  private static long insertedKey(Connection connection) throws SQLException {
    try (PreparedStatement insert =
        connection.prepareStatement(
            "INSERT INTO k (x) VALUES (?)", Statement.RETURN_GENERATED_KEYS)) {
      insert.setString(1, "Anna");
      insert.executeUpdate();
      try (ResultSet keys = insert.getGeneratedKeys()) {
        assertThat(keys.next()).isTrue();
        return keys.getLong(1);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = {"TEXT", "ALL"})
  void theFileHoldsNoText(ValueMasking masking) throws IOException, SQLException {
    try (var engine = engine(masking)) {
      try (Connection connection = engine.open()) {
        work(connection);
        keys(connection);
      }
      engine.recorder().close();
      String content = new String(Files.readAllBytes(engine.file()), StandardCharsets.ISO_8859_1);

      assertThat(content)
          .contains("INSERT INTO person", "mail")
          .doesNotContainIgnoringCase("Anna")
          .doesNotContainIgnoringCase("Bruno")
          .doesNotContainIgnoringCase("Clara")
          .doesNotContainIgnoringCase("example")
          .doesNotContain("Letter", "clerk", "boss", TOKEN.toString());
      assertThat(content.contains("61000")).isEqualTo(masking == ValueMasking.TEXT);
      assertThat(content.contains("1971-02-03")).isEqualTo(masking == ValueMasking.TEXT);
    }
  }

  private static void keys(Connection connection) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute("CREATE TABLE k (id VARCHAR DEFAULT 'Anna' PRIMARY KEY, x INT)");
      statement.execute("INSERT INTO k (x) VALUES (1)", Statement.RETURN_GENERATED_KEYS);
      try (ResultSet keys = statement.getGeneratedKeys()) {
        assertThat(keys.next()).isTrue();
        assertThat(keys.getString(1)).isEqualTo("Anna");
      }
    }
  }

  @Test
  void anErrorHasItsStateAndNoMessage() throws IOException, SQLException {
    try (var engine = engine(ValueMasking.TEXT)) {
      try (Connection connection = engine.open()) {
        work(connection);
      }
      try (RecordingReader reader = engine.read()) {
        List<RecordedCall.ExecutedDirectly> failed =
            RecordedEngine.calls(reader, 1).stream()
                .filter(each -> each instanceof RecordedCall.ExecutedDirectly)
                .map(each -> (RecordedCall.ExecutedDirectly) each)
                .filter(each -> each.error() != null)
                .toList();
        assertThat(failed).hasSize(1);
        assertThat(failed.getFirst().error()).isEqualTo(new RecordedError("23505", 23505, ""));
      }
    }
  }

  @Test
  void equalValuesHaveEqualPseudonymsAndLimitsStay() throws IOException, SQLException {
    try (var engine = engine(ValueMasking.ALL);
        Connection connection = engine.open();
        PreparedStatement select =
            connection.prepareStatement("SELECT X FROM SYSTEM_RANGE(1, 2) WHERE X < ? LIMIT ?")) {
      select.setInt(1, 1000);
      select.setInt(2, 1000);
      select.executeQuery().close();
      select.setObject(1, 1000L);
      select.executeQuery().close();

      List<String> executed =
          engine.calls().stream().filter(each -> each.startsWith("execute")).toList();
      assertThat(executed).hasSize(2).allMatch(each -> each.endsWith(", 1000] result"));
      assertThat(executed.getFirst()).isEqualTo(executed.getLast()).doesNotContain("[1000,");
    }
  }

  /// Pseudonyms of fractions aren't rounded like the fractions, for some keys.
  @ParameterizedTest
  @EnumSource(names = {"TEXT", "ALL"})
  void aFractionThatIsReadAsAWholeNumberIsComparedOnlyWithoutItsPseudonym(ValueMasking masking)
      throws IOException, SQLException {
    try (var engine = engine(ValueMasking.NONE);
        Connection connection = engine.direct();
        Statement statement = connection.createStatement()) {
      statement.execute(CREATE);
      try (ResultSet result = statement.executeQuery("SELECT id, salary, rate FROM person")) {
        ValueMask mask = Objects.requireNonNull(ValueMask.of(masking));
        var predicted = new ResultMask(mask, result);

        assertThat(predicted.predicts(1, Getter.LONG)).isTrue();
        for (int column : List.of(2, 3)) {
          assertThat(predicted.predicts(column, Getter.DOUBLE)).isTrue();
          assertThat(predicted.predicts(column, Getter.STRING)).isTrue();
          assertThat(predicted.predicts(column, Getter.LONG)).isEqualTo(!mask.coversAll());
        }
      }
    }
  }
}
