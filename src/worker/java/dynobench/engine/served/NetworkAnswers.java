package dynobench.engine.served;

import dynobench.engine.Database;
import dynobench.engine.jdbc.JdbcEngine;
import dynobench.measure.ProcessTree;
import java.io.IOException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.OptionalLong;

/// Detects whether Linux counts a server's answers among the bytes that it writes. Linux counts
/// answers that a server sends with the system calls for files. It does not count answers that a
/// server sends with the calls for sockets. The test requests answers of a known size, and reads
/// the counter before and after.
final class NetworkAnswers {
  private static final int LENGTH = 16_384;
  private static final int QUESTIONS = 8;

  /// Maximum number of attempts. The server may write to files at the same time, so one attempt
  /// without other writes is enough.
  private static final int ATTEMPTS = 3;

  private static final String LITERAL = "'" + "x".repeat(LENGTH) + "'";

  /// Queries for a constant, in various dialects.
  private static final List<String> CONSTANTS =
      List.of(
          "SELECT " + LITERAL,
          "VALUES (" + LITERAL + ")",
          "SELECT " + LITERAL + " FROM RDB$DATABASE");

  private NetworkAnswers() {}

  /// Returns whether the answers are counted, or may be.
  static boolean count(JdbcEngine engine, ProcessTree server) {
    try {
      return check(engine, server);
    } catch (SQLException | IOException | RuntimeException e) {
      return true; // such a server has no figure; its trial reports the error
    }
  }

  private static boolean check(JdbcEngine engine, ProcessTree server)
      throws SQLException, IOException {
    Database database = engine.open();
    try {
      Connection connection = database.sql().connection();
      for (String each : CONSTANTS) {
        if (isUnderstood(connection, each)) {
          return count(connection, each, server);
        }
      }
      return true;
    } finally {
      database.close();
    }
  }

  private static boolean count(Connection connection, String sql, ProcessTree server)
      throws SQLException {
    for (int i = 0; i < ATTEMPTS; i++) {
      OptionalLong before = server.countedBytes();
      for (int k = 0; k < QUESTIONS; k++) {
        ask(connection, sql);
      }
      OptionalLong after = server.countedBytes();
      if (before.isPresent()
          && after.isPresent()
          && after.getAsLong() - before.getAsLong() < QUESTIONS * LENGTH) {
        return false;
      }
    }
    return true;
  }

  private static boolean isUnderstood(Connection connection, String sql) {
    try {
      return ask(connection, sql);
    } catch (SQLException e) {
      return false; // another dialect
    }
  }

  private static boolean ask(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet rows = statement.executeQuery(sql)) {
      String answer = rows.next() ? rows.getString(1) : null;
      return answer != null && answer.strip().length() == LENGTH;
    }
  }
}
