package dynobench.protocol.recording;

import dynobench.recording.StatementText;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/// Statement of the replay, and the result of its last execution. Prepared statements keep their
/// text.
final class OpenStatement implements AutoCloseable {
  private final Statement statement;
  private StatementText text;
  private @Nullable ResultSet result;

  OpenStatement(Statement statement, StatementText text) {
    this.statement = statement;
    this.text = text;
  }

  Statement statement() {
    return statement;
  }

  PreparedStatement prepared() throws SQLException {
    if (statement instanceof PreparedStatement it) {
      return it;
    }
    throw new SQLException("the statement was not prepared in the recording", "07003");
  }

  StatementText text() {
    return text;
  }

  void use(StatementText other) {
    text = other;
  }

  void opened(@Nullable ResultSet opened) {
    result = opened;
  }

  /// Returns the open result and forgets it, or null if there is none.
  @Nullable ResultSet take() {
    ResultSet taken = result;
    result = null;
    return taken;
  }

  @Override
  public void close() throws SQLException {
    result = null;
    statement.close();
  }
}
