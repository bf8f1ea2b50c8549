package dynobench.recorder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.sql.CallableStatement;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Objects;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class DriverPassesThroughTest {
  private RecordedEngine engine;
  private Connection connection;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException, SQLException {
    engine = new RecordedEngine(folder);
    connection = engine.open();
  }

  @AfterEach
  void close() throws SQLException {
    connection.close();
    engine.close();
  }

  /// A default method of the interface would answer instead of the driver.
  @ParameterizedTest
  @CsvSource({
    "java.sql.Connection, dynobench.recorder.RecordedConnection",
    "java.sql.Statement, dynobench.recorder.RecordedStatement",
    "java.sql.PreparedStatement, dynobench.recorder.RecordedPrepared",
    "java.sql.ResultSet, dynobench.recorder.RecordedResultSet"
  })
  void eachMethodOfTheInterfaceIsOurs(Class<?> type, Class<?> ours) {
    var missing = new TreeSet<String>();
    for (Method each : type.getMethods()) {
      boolean own = !Modifier.isStatic(each.getModifiers());
      if (own && !isDeclared(ours, each)) {
        missing.add(each.toString());
      }
    }

    assertThat(type.getMethods()).hasSizeGreaterThan(50);
    assertThat(missing).isEmpty();
  }

  private static boolean isDeclared(Class<?> ours, Method method) {
    for (Class<?> each = ours;
        each != Object.class;
        each = Objects.requireNonNull(each).getSuperclass()) {
      boolean declared =
          Arrays.stream(each.getDeclaredMethods())
              .anyMatch(it ->
                  it.getName().equals(method.getName())
                      && Arrays.equals(it.getParameterTypes(), method.getParameterTypes()));
      if (declared) {
        return true;
      }
    }
    return false;
  }

  @Test
  void objectsReferToOurObjects() throws SQLException {
    try (Statement statement = connection.createStatement();
        PreparedStatement prepared = connection.prepareStatement("SELECT 1");
        ResultSet result = statement.executeQuery("SELECT 1");
        ResultSet other = prepared.executeQuery()) {
      assertThat(statement.getConnection()).isSameAs(connection);
      assertThat(prepared.getConnection()).isSameAs(connection);
      assertThat(connection.getMetaData().getConnection()).isSameAs(connection);
      assertThat(result.getStatement()).isSameAs(statement);
      assertThat(other.getStatement()).isSameAs(prepared);
      assertThat(statement.getResultSet()).isSameAs(result);
      assertThat(prepared.getResultSet()).isSameAs(other);
    }
  }

  @Test
  void aClosedResultStaysTheResultOfItsStatement() throws IOException, SQLException {
    try (Statement statement = connection.createStatement()) {
      ResultSet result = statement.executeQuery("SELECT 1");
      result.close();
      result.close();

      assertThat(statement.getResultSet()).isSameAs(result);
      assertThat(statement.getMoreResults()).isFalse();
      assertThat(statement.getUpdateCount()).isEqualTo(-1);
      assertThat(statement.getResultSet()).isNull();
    }
    assertThat(engine.calls())
        .containsExactly("open autocommit", "direct 1 SELECT 1 result", "read 1 rows 0", "close 1");
  }

  @Test
  void unwrapGivesOurObjectFirstAndThenTheDriversOwn() throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery("SELECT 1")) {
      assertThat(connection.unwrap(Connection.class)).isSameAs(connection);
      assertThat(statement.unwrap(Statement.class)).isSameAs(statement);
      assertThat(result.unwrap(ResultSet.class)).isSameAs(result);
      Class<?> own = ((RecordedConnection) connection).target.getClass();
      assertThat(connection.isWrapperFor(own)).isTrue();
      assertThat(connection.unwrap(own)).isSameAs(((RecordedConnection) connection).target);
      assertThat(connection.isWrapperFor(Runnable.class)).isFalse();
      assertThatThrownBy(() -> connection.unwrap(Runnable.class)).isInstanceOf(SQLException.class);
    }
  }

  @Test
  void theDriversOwnExceptionReachesTheApplication() throws SQLException {
    Statement closed = connection.createStatement();
    closed.close();

    Throwable first = catchThrowable(() -> closed.executeQuery("SELECT 1"));
    Throwable second = catchThrowable(() -> connection.prepareStatement("SELEKT"));
    Throwable third = catchThrowable(() -> connection.prepareStatement(null));

    assertThat(first).isInstanceOf(SQLException.class).hasNoSuppressedExceptions().hasNoCause();
    assertThat(second).hasMessageContaining("SELEKT");
    assertThat(third).isNotNull();
    assertThat(engine.recorder().hasStopped()).isFalse();
  }

  @Test
  void aClosedConnectionAnswersAsTheDriverDoes() throws IOException, SQLException {
    Statement open = connection.createStatement();
    connection.close();
    connection.close();

    assertThat(connection.isClosed()).isTrue();
    open.close();
    assertThatThrownBy(connection::commit).isInstanceOf(SQLException.class);
    assertThatThrownBy(connection::createStatement).isInstanceOf(SQLException.class);
    assertThat(engine.calls()).containsExactly("open autocommit", "close");
  }

  @Test
  void aProcedureIsPreparedCalledAndReadThroughOneObject() throws IOException, SQLException {
    try (CallableStatement call = connection.prepareCall("CALL ABS(?)")) {
      call.setInt(1, -7);
      assertThat(call.execute()).isTrue();
      try (ResultSet result = call.getResultSet()) {
        assertThat(result.next()).isTrue();
        assertThat(result.getInt(1)).isEqualTo(7);
        assertThat(result.getStatement()).isSameAs(call);
      }
      assertThat(call.getConnection()).isSameAs(connection);
      assertThat(call.unwrap(CallableStatement.class)).isSameAs(call);
      assertThat(call.isWrapperFor(PreparedStatement.class)).isTrue();
      assertThat(new HashSet<>(Arrays.asList(call, call))).containsExactly(call);
      assertThatThrownBy(() -> call.getInt("nothing")).isInstanceOf(SQLException.class);
    }
    assertThat(engine.calls())
        .containsExactly(
            "open autocommit",
            "prepare 1 CALL ABS(?) flags 8",
            "execute 1 [-7] result",
            "read 1 rows 1",
            "close 1");
  }

  @Test
  void metadataEqualOnlyThemselves() throws SQLException {
    DatabaseMetaData data = connection.getMetaData();

    assertThat(data).isEqualTo(data).hasSameHashCodeAs(data).isNotEqualTo("other");
    assertThat(data.getDatabaseProductName()).isEqualTo("H2");
    assertThat(data.unwrap(DatabaseMetaData.class)).isSameAs(data);
    assertThatThrownBy(() -> data.getColumns(null, null, null, null).getInt(1))
        .isInstanceOf(SQLException.class);
  }
}
