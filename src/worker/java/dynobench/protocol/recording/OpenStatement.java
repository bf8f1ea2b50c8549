package dynobench.protocol.recording;

import dynobench.recording.ReplayText;
import dynobench.recording.StatementText;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/// Statement of the replay, and the result of its last execution. Confined to one thread.
final class OpenStatement implements AutoCloseable {
  /// A way to prepare a text.
  @FunctionalInterface
  interface Preparation {
    PreparedStatement prepare(String sql) throws SQLException;
  }

  private StatementText recorded;
  private final @Nullable Preparation preparation;
  private StatementPlan.Run plan;
  private ReplayText text;
  private Statement statement;
  private long limit;
  private @Nullable ResultSet result;

  private OpenStatement(
      StatementText recorded,
      @Nullable Preparation preparation,
      StatementPlan.Run plan,
      Statement statement) {
    this.recorded = recorded;
    this.preparation = preparation;
    this.plan = plan;
    this.text = plan.text();
    this.statement = statement;
  }

  /// Prepares a statement.
  static OpenStatement prepared(
      StatementText recorded, StatementPlan.Run plan, Preparation preparation) throws SQLException {
    return new OpenStatement(recorded, preparation, plan, preparation.prepare(plan.text().sql()));
  }

  /// Returns a statement for texts that are not prepared.
  static OpenStatement direct(StatementText recorded, StatementPlan.Run plan, Statement statement) {
    return new OpenStatement(recorded, null, plan, statement);
  }

  Statement statement() {
    return statement;
  }

  /// Returns the statement, prepared with the text that fits an execution.
  ///
  /// @param hasKey whether the recorded keys of the rows are known
  PreparedStatement prepared(boolean hasKey) throws SQLException {
    if (preparation == null) {
      throw new SQLException("the statement was not prepared in the recording", "07003");
    }
    ReplayText fitting = plan.text(hasKey);
    if (!fitting.equals(text)) {
      close();
      statement = preparation.prepare(fitting.sql());
      statement.setMaxRows((int) Math.min(limit, Integer.MAX_VALUE));
      text = fitting;
    }
    return (PreparedStatement) statement;
  }

  /// Returns the recorded text.
  StatementText recorded() {
    return recorded;
  }

  /// Returns the text that the replay runs.
  ReplayText text() {
    return text;
  }

  /// Uses the statement for another text.
  void use(StatementText other, StatementPlan.Run otherPlan) {
    recorded = other;
    plan = otherPlan;
    text = otherPlan.text();
  }

  /// Limits the rows of the results.
  ///
  /// @param rows number of rows; 0 for no limit
  void limit(long rows) throws SQLException {
    if (rows != limit) {
      statement.setMaxRows((int) Math.min(rows, Integer.MAX_VALUE));
      limit = rows;
    }
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
