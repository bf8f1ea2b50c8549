package dynobench.dialect;

import dynobench.engine.SqlWords;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Runs statements that the engine may refuse. A refusal is a result too, not a failure. The table
/// [#TABLE] has a name that is reserved for this purpose.
final class StatementAttempts {
  /// Name of the table.
  static final String TABLE = "dynobench_try";

  private static final String DROP = "DROP TABLE " + TABLE;

  private final Connection connection;
  private String lastError = "";

  StatementAttempts(Connection connection) {
    this.connection = connection;
  }

  /// Sets the parameters of a prepared statement.
  @FunctionalInterface
  interface Bind {
    void into(PreparedStatement statement) throws SQLException;
  }

  /// Reads a value from a row of a result.
  @FunctionalInterface
  interface Read<T> {
    T from(ResultSet line) throws SQLException;
  }

  /// Returns the engine's message for the latest rejected statement, which may be a [#drop]. Empty
  /// if none was rejected, or if the error has no message.
  String lastError() {
    return lastError;
  }

  /// Executes the statements in this order, up to the first that the engine rejects. Returns
  /// whether it executed all.
  boolean run(String... statements) {
    return run(List.of(statements));
  }

  boolean run(List<String> statements) {
    for (String sql : statements) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
      } catch (SQLException | RuntimeException e) { // some drivers throw exceptions of other types
        lastError = SqlWords.of(e);
        return false;
      }
    }
    return true;
  }

  /// Drops the table and creates it again with these columns. Returns whether the engine created
  /// it.
  boolean make(String columns) {
    drop();
    return run("CREATE TABLE " + TABLE + " (" + columns + ")");
  }

  void drop() {
    run(DROP); // fails harmlessly when the table does not exist
  }

  boolean put(String sql, Bind bind) {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      bind.into(statement);
      statement.executeUpdate();
      return true;
    } catch (SQLException | RuntimeException e) {
      lastError = SqlWords.of(e);
      return false;
    }
  }

  /// Returns the values that the query yields, or an empty list when the engine rejects the query.
  <T> List<T> ask(String sql, Read<T> read) {
    var answers = new ArrayList<T>();
    try (Statement statement = connection.createStatement();
        ResultSet lines = statement.executeQuery(sql)) {
      while (lines.next()) {
        answers.add(read.from(lines));
      }
      return answers;
    } catch (SQLException | RuntimeException e) {
      lastError = SqlWords.of(e);
      return List.of();
    }
  }
}
