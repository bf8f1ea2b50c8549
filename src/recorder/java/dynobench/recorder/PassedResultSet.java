package dynobench.recorder;

import java.sql.ResultSet;
import java.sql.ResultSetMetaData;
import java.sql.SQLException;
import java.sql.SQLWarning;
import org.jspecify.annotations.Nullable;

/// Calls of a result set that aren't recorded. They go to the driver's result set.
abstract class PassedResultSet extends ResultSetLabelUpdates {
  PassedResultSet(ResultSet target) {
    super(target);
  }

  @Override
  public @Nullable SQLWarning getWarnings() throws SQLException {
    return target.getWarnings();
  }

  @Override
  public void clearWarnings() throws SQLException {
    target.clearWarnings();
  }

  @Override
  public @Nullable String getCursorName() throws SQLException {
    return target.getCursorName();
  }

  @Override
  public ResultSetMetaData getMetaData() throws SQLException {
    return target.getMetaData();
  }

  @Override
  public int findColumn(String label) throws SQLException {
    return target.findColumn(label);
  }

  @Override
  public boolean isBeforeFirst() throws SQLException {
    return target.isBeforeFirst();
  }

  @Override
  public boolean isAfterLast() throws SQLException {
    return target.isAfterLast();
  }

  @Override
  public boolean isFirst() throws SQLException {
    return target.isFirst();
  }

  @Override
  public boolean isLast() throws SQLException {
    return target.isLast();
  }

  @Override
  public int getRow() throws SQLException {
    return target.getRow();
  }

  @Override
  public void setFetchDirection(int direction) throws SQLException {
    target.setFetchDirection(direction);
  }

  @Override
  public int getFetchDirection() throws SQLException {
    return target.getFetchDirection();
  }

  @Override
  public void setFetchSize(int rows) throws SQLException {
    target.setFetchSize(rows);
  }

  @Override
  public int getFetchSize() throws SQLException {
    return target.getFetchSize();
  }

  @Override
  public int getType() throws SQLException {
    return target.getType();
  }

  @Override
  public int getConcurrency() throws SQLException {
    return target.getConcurrency();
  }

  @Override
  public boolean rowUpdated() throws SQLException {
    return target.rowUpdated();
  }

  @Override
  public boolean rowInserted() throws SQLException {
    return target.rowInserted();
  }

  @Override
  public boolean rowDeleted() throws SQLException {
    return target.rowDeleted();
  }

  @Override
  public void cancelRowUpdates() throws SQLException {
    target.cancelRowUpdates();
  }

  @Override
  public int getHoldability() throws SQLException {
    return target.getHoldability();
  }

  @Override
  public boolean isClosed() throws SQLException {
    return target.isClosed();
  }
}
