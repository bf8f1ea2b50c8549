package dynobench.dialect;

import dynobench.engine.SqlWords;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/// Asks an engine things that it may well refuse: no is an answer, too. All is done in one table,
/// whose name nobody else uses.
final class Tries {
  /// The table.
  static final String TABLE = "dynobench_try";

  private static final String DROP = "DROP TABLE " + TABLE;

  private final Connection connection;
  private String refusal = "";

  Tries(Connection connection) {
    this.connection = connection;
  }

  /// Puts a value into a statement.
  @FunctionalInterface
  interface Bind {
    void into(PreparedStatement statement) throws SQLException;
  }

  /// Takes something out of a line.
  @FunctionalInterface
  interface Read<T> {
    T from(ResultSet line) throws SQLException;
  }

  /// What the engine said when it last refused something.
  String refusal() {
    return refusal;
  }

  /// Whether it understands all of them, one after the other.
  boolean run(String... statements) {
    return run(List.of(statements));
  }

  boolean run(List<String> statements) {
    for (String sql : statements) {
      try (Statement statement = connection.createStatement()) {
        statement.execute(sql);
      } catch (SQLException | RuntimeException e) { // some drivers throw what they like
        refusal = SqlWords.of(e);
        return false;
      }
    }
    return true;
  }

  /// Makes the table anew.
  boolean make(String columns) {
    drop();
    return run("CREATE TABLE " + TABLE + " (" + columns + ")");
  }

  void drop() {
    run(DROP); // there may be none
  }

  boolean put(String sql, Bind bind) {
    try (PreparedStatement statement = connection.prepareStatement(sql)) {
      bind.into(statement);
      statement.executeUpdate();
      return true;
    } catch (SQLException | RuntimeException e) {
      refusal = SqlWords.of(e);
      return false;
    }
  }

  /// What a question is answered with; nothing where it isn't understood.
  <T> List<T> ask(String sql, Read<T> read) {
    var answers = new ArrayList<T>();
    try (Statement statement = connection.createStatement();
        ResultSet lines = statement.executeQuery(sql)) {
      while (lines.next()) {
        answers.add(read.from(lines));
      }
      return answers;
    } catch (SQLException | RuntimeException e) {
      refusal = SqlWords.of(e);
      return List.of();
    }
  }
}
