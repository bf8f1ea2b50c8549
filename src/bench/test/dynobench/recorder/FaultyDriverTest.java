package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.sql.BatchUpdateException;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Connection;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.GregorianCalendar;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests with a driver some of whose methods fail or answer null.
final class FaultyDriverTest {
  private static final Object NULL = new Object();

  /// Answers of methods by name: an exception to throw, or `NULL`.
  private final Map<String, Object> faults = new ConcurrentHashMap<>();

  private RecordedEngine engine;
  private Connection connection;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException, SQLException {
    engine = new RecordedEngine(new RecordingSettings(folder.resolve("a"), 1 << 30, 1 << 20));
    connection = engine.record(faulty(Connection.class, engine.direct()));
  }

  @AfterEach
  void close() {
    engine.close();
  }

  private <T> T faulty(Class<T> type, T target) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (_, method, arguments) -> {
              Object fault = faults.get(method.getName());
              if (fault instanceof Throwable thrown) {
                throw thrown;
              }
              return fault == NULL ? null : wrapped(invoke(target, method, arguments));
            }));
  }

  private static @Nullable Object invoke(
      Object target, java.lang.reflect.Method method, Object @Nullable [] arguments)
      throws Throwable {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }

  private @Nullable Object wrapped(@Nullable Object answer) {
    if (answer instanceof PreparedStatement prepared) {
      return faulty(PreparedStatement.class, prepared);
    }
    if (answer instanceof Statement statement) {
      return faulty(Statement.class, statement);
    }
    return answer instanceof ResultSet result ? faulty(ResultSet.class, result) : answer;
  }

  private void requireStillRecording() {
    assertThat(engine.recorder().hasStopped()).isFalse();
  }

  @Test
  void theSameExceptionObjectReachesTheApplication() throws SQLException {
    Statement statement = connection.createStatement();
    PreparedStatement prepared = connection.prepareStatement("SELECT 1");
    ResultSet result = statement.executeQuery("SELECT 1");
    var state = new SQLException("words", "12345", 67);
    for (String each :
        new String[] {
          "executeQuery",
          "execute",
          "executeBatch",
          "prepareStatement",
          "prepareCall",
          "commit",
          "setAutoCommit",
          "setSavepoint",
          "next",
          "getInt",
          "close",
          "getMetaData",
          "addBatch"
        }) {
      faults.put(each, state);
    }

    assertThat(catchThrowable(() -> statement.executeQuery("SELECT 2"))).isSameAs(state);
    assertThat(catchThrowable(() -> statement.execute("SELECT 2"))).isSameAs(state);
    assertThat(catchThrowable(statement::executeBatch)).isSameAs(state);
    assertThat(catchThrowable(prepared::executeQuery)).isSameAs(state);
    assertThat(catchThrowable(prepared::executeBatch)).isSameAs(state);
    assertThat(catchThrowable(prepared::addBatch)).isSameAs(state);
    assertThat(catchThrowable(() -> connection.prepareStatement("X"))).isSameAs(state);
    assertThat(catchThrowable(() -> connection.prepareCall("X"))).isSameAs(state);
    assertThat(catchThrowable(connection::commit)).isSameAs(state);
    assertThat(catchThrowable(() -> connection.setAutoCommit(false))).isSameAs(state);
    assertThat(catchThrowable(connection::setSavepoint)).isSameAs(state);
    assertThat(catchThrowable(connection::getMetaData)).isSameAs(state);
    assertThat(catchThrowable(result::next)).isSameAs(state);
    assertThat(catchThrowable(() -> result.getInt(1))).isSameAs(state);
    assertThat(catchThrowable(result::close)).isSameAs(state);
    requireStillRecording();
  }

  @Test
  void errorsAndRuntimeExceptionsPassUnchanged() throws SQLException {
    Statement statement = connection.createStatement();
    var error = new StackOverflowError();
    var exception = new IllegalStateException();
    faults.put("execute", error);
    faults.put("executeUpdate", exception);

    assertThat(catchThrowable(() -> statement.execute("X"))).isSameAs(error);
    assertThat(catchThrowable(() -> statement.executeUpdate("X"))).isSameAs(exception);
    requireStillRecording();
  }

  @Test
  void aNullOfTheDriverStaysNull() throws SQLException {
    Statement statement = connection.createStatement();
    PreparedStatement prepared = connection.prepareStatement("SELECT 1");
    for (String each :
        new String[] {
          "executeQuery",
          "getResultSet",
          "getGeneratedKeys",
          "executeBatch",
          "createStatement",
          "prepareStatement",
          "prepareCall",
          "getMetaData",
          "setSavepoint"
        }) {
      faults.put(each, NULL);
    }

    assertThat(statement.executeQuery("SELECT 1")).isNull();
    assertThat(prepared.executeQuery()).isNull();
    assertThat(statement.getResultSet()).isNull();
    assertThat(statement.getGeneratedKeys()).isNull();
    assertThat(statement.executeBatch()).isNull();
    assertThat(prepared.executeBatch()).isNull();
    assertThat(connection.createStatement()).isNull();
    assertThat(connection.prepareStatement("SELECT 1")).isNull();
    assertThat(connection.prepareCall("SELECT 1")).isNull();
    assertThat(connection.getMetaData()).isNull();
    assertThat(connection.setSavepoint()).isNull();
    requireStillRecording();
  }

  @Test
  void questionsThatOnlyTheRecorderAsksMayFail() throws IOException, SQLException {
    for (String each :
        new String[] {
          "getMetaData", "getAutoCommit", "getTransactionIsolation", "getUpdateCount", "isClosed"
        }) {
      faults.put(each, new SQLException("not supported"));
    }

    Connection strange = engine.record(faulty(Connection.class, engine.direct()));
    Statement statement = strange.createStatement();
    assertThat(statement.execute("CREATE TABLE t (x INT)")).isFalse();
    statement.close();
    strange.close();

    requireStillRecording();
    try (var reader = engine.read()) {
      assertThat(CallText.of(RecordedEngine.calls(reader, 2)))
          .containsExactly(
              "open autocommit", "direct 1 CREATE TABLE t (x INT) count 0", "close 1", "close");
      assertThat(reader.sources().values().stream().map(each -> each.product()))
          .containsExactlyInAnyOrder("H2", "?");
    }
  }

  /// Derby refuses to close a connection in a transaction.
  @Test
  void aConnectionThatRefusesToCloseIsStillRecorded() throws IOException, SQLException {
    faults.put("close", new SQLException("in a transaction", "25001"));
    assertThat(catchThrowable(connection::close)).hasMessage("in a transaction");
    faults.clear();
    connection.rollback();
    connection.close();

    assertThat(engine.calls()).containsExactly("open autocommit", "rollback", "close");
  }

  @Test
  void aSavepointThatFailsIsRecordedWithItsError() throws IOException, SQLException {
    connection.setAutoCommit(false);
    faults.put("setSavepoint", new SQLException("not now", "3B001", 5));
    assertThat(catchThrowable(connection::setSavepoint)).hasMessage("not now");
    assertThat(catchThrowable(() -> connection.setSavepoint("named"))).hasMessage("not now");
    faults.clear();
    connection.rollback(connection.setSavepoint());

    assertThat(engine.calls())
        .containsExactly(
            "open autocommit",
            "autocommit false",
            "savepoint 1 error 3B001 5",
            "savepoint 2 error 3B001 5",
            "savepoint 3",
            "rollback to 3");
  }

  /// Some drivers end a batch at its first error, and tell the counts before it.
  @Test
  void aBatchThatEndsEarlyEndsWithAFailure() throws IOException, SQLException {
    try (PreparedStatement insert = connection.prepareStatement("SELECT ?")) {
      for (int i = 0; i < 4; i++) {
        insert.setBytes(1, new byte[600_000]);
        insert.addBatch();
      }
      faults.put("executeBatch", new BatchUpdateException("x", "23505", 7, new int[] {1}));
      assertThat(catchThrowable(insert::executeBatch)).hasMessage("x");
    }

    assertThat(engine.calls().stream().filter(each -> each.startsWith("batch")))
        .singleElement()
        .asString()
        .endsWith("error 23505 7 counts [1, -3]");
  }

  /// Oracle's driver gives the count only once.
  @Test
  void theApplicationGetsACountThatTheDriverGivesOnlyOnce() throws SQLException {
    Statement statement = connection.createStatement();
    statement.execute("CREATE TABLE t (x INT)");
    assertThat(statement.execute("INSERT INTO t VALUES (1), (2)")).isFalse();
    faults.put("getUpdateCount", new SQLException("asked twice"));

    assertThat(statement.getUpdateCount()).isEqualTo(2);
    assertThat(catchThrowable(statement::getUpdateCount)).hasMessage("asked twice");
  }

  @Test
  void generatedKeysThatCannotBeReadAreNotRecorded() throws SQLException {
    Statement statement = connection.createStatement();
    statement.execute("CREATE TABLE k (id INT GENERATED ALWAYS AS IDENTITY, x INT)");
    statement.executeUpdate("INSERT INTO k (x) VALUES (5)", Statement.RETURN_GENERATED_KEYS);
    ResultSet keys = statement.getGeneratedKeys();
    faults.put("getObject", new SQLException("read once only"));

    assertThat(keys.next()).isTrue();
    assertThat(keys.getInt(1)).isEqualTo(1);
    requireStillRecording();
  }

  /// The driver has accepted the value, so the application must not see that the recorder can't
  /// read it.
  @Test
  void aValueThatTheRecorderCannotReadIsUnknown() throws IOException, SQLException {
    PreparedStatement prepared =
        connection.prepareStatement("SELECT CAST(? AS DATE), CAST(? AS BLOB), CAST(? AS CLOB)");
    Blob blob = connection.createBlob();
    blob.setBytes(1, new byte[3]);
    Clob clob = connection.createClob();
    clob.setString(1, "text");
    for (String each : new String[] {"setBlob", "setClob", "setDate", "executeQuery"}) {
      faults.put(each, NULL);
    }
    blob.free();
    clob.free();
    prepared.setBlob(2, blob);
    prepared.setClob(3, clob);
    prepared.setDate(1, new Date(new GregorianCalendar(1500, 1, 29).getTimeInMillis()));
    assertThatCode(prepared::executeQuery).doesNotThrowAnyException();
    requireStillRecording();

    assertThat(engine.calls().getLast())
        .matches("execute 1 \\[a value of java.sql.Date, a value of .*, a value of .*] result");
  }

  @Test
  void aStreamIsRecordedUpToTheLengthThatTheApplicationGives() throws IOException, SQLException {
    PreparedStatement prepared =
        connection.prepareStatement("SELECT CAST(? AS VARCHAR), CAST(? AS VARBINARY)");
    prepared.setCharacterStream(1, new StringReader("x".repeat(100)), 3);
    prepared.setBinaryStream(2, new ByteArrayInputStream(new byte[100]), 2L);
    prepared.executeQuery();

    assertThat(engine.calls().getLast()).isEqualTo("execute 1 [xxx, 0000] result");
  }

  @Test
  void nullTextsOfStatementsAreNoDefect() throws SQLException {
    Statement statement = connection.createStatement();
    for (String each : new String[] {"execute", "executeBatch"}) {
      faults.put(each, new SQLException("no text"));
    }
    faults.put("addBatch", NULL);
    assertThat(catchThrowable(() -> statement.execute(null))).hasMessage("no text");
    assertThat(catchThrowable(() -> connection.prepareStatement(null))).isNotNull();
    statement.addBatch(null);
    assertThat(catchThrowable(statement::executeBatch)).hasMessage("no text");

    requireStillRecording();
  }

  @Test
  void anUnknownIsolationLevelIsReadable() throws IOException {
    assertThat(catchThrowable(() -> connection.setTransactionIsolation(-1)))
        .isInstanceOf(SQLException.class);

    assertThat(engine.calls().getLast()).startsWith("isolation 0 error ");
  }
}
