package dynobench.recorder;

import java.sql.SQLException;
import java.sql.SQLWarning;
import java.sql.Statement;
import org.jspecify.annotations.Nullable;

/// Calls of a statement that aren't recorded. They go to the driver's statement.
abstract class PassedStatement implements Statement {
  final Statement statement;

  PassedStatement(Statement statement) {
    this.statement = statement;
  }

  @Override
  public int getMaxFieldSize() throws SQLException {
    return statement.getMaxFieldSize();
  }

  @Override
  public int getMaxRows() throws SQLException {
    return statement.getMaxRows();
  }

  @Override
  public void setEscapeProcessing(boolean enabled) throws SQLException {
    statement.setEscapeProcessing(enabled);
  }

  @Override
  public int getQueryTimeout() throws SQLException {
    return statement.getQueryTimeout();
  }

  @Override
  public void setQueryTimeout(int seconds) throws SQLException {
    statement.setQueryTimeout(seconds);
  }

  @Override
  public void cancel() throws SQLException {
    statement.cancel();
  }

  @Override
  public @Nullable SQLWarning getWarnings() throws SQLException {
    return statement.getWarnings();
  }

  @Override
  public void clearWarnings() throws SQLException {
    statement.clearWarnings();
  }

  @Override
  public void setCursorName(@Nullable String text) throws SQLException {
    statement.setCursorName(text);
  }

  @Override
  public void setFetchDirection(int direction) throws SQLException {
    statement.setFetchDirection(direction);
  }

  @Override
  public int getFetchDirection() throws SQLException {
    return statement.getFetchDirection();
  }

  @Override
  public void setFetchSize(int rows) throws SQLException {
    statement.setFetchSize(rows);
  }

  @Override
  public int getFetchSize() throws SQLException {
    return statement.getFetchSize();
  }

  @Override
  public int getResultSetConcurrency() throws SQLException {
    return statement.getResultSetConcurrency();
  }

  @Override
  public int getResultSetType() throws SQLException {
    return statement.getResultSetType();
  }

  @Override
  public int getResultSetHoldability() throws SQLException {
    return statement.getResultSetHoldability();
  }

  @Override
  public boolean isClosed() throws SQLException {
    return statement.isClosed();
  }

  @Override
  public void setPoolable(boolean enabled) throws SQLException {
    statement.setPoolable(enabled);
  }

  @Override
  public boolean isPoolable() throws SQLException {
    return statement.isPoolable();
  }

  @Override
  public void closeOnCompletion() throws SQLException {
    statement.closeOnCompletion();
  }

  @Override
  public boolean isCloseOnCompletion() throws SQLException {
    return statement.isCloseOnCompletion();
  }

  @Override
  public long getLargeMaxRows() throws SQLException {
    return statement.getLargeMaxRows();
  }

  @Override
  public String enquoteLiteral(@Nullable String text) throws SQLException {
    return statement.enquoteLiteral(text);
  }

  @Override
  public String enquoteIdentifier(@Nullable String text, boolean always) throws SQLException {
    return statement.enquoteIdentifier(text, always);
  }

  @Override
  public boolean isSimpleIdentifier(@Nullable String text) throws SQLException {
    return statement.isSimpleIdentifier(text);
  }

  @Override
  public String enquoteNCharLiteral(@Nullable String text) throws SQLException {
    return statement.enquoteNCharLiteral(text);
  }
}
