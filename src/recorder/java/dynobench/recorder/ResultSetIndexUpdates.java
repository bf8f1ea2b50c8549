package dynobench.recorder;

import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLType;
import java.sql.SQLXML;
import java.sql.Time;
import java.sql.Timestamp;
import org.jspecify.annotations.Nullable;

/// Updates of columns by index. They go to the driver's result set.
abstract class ResultSetIndexUpdates implements ResultSet {
  final ResultSet target;

  ResultSetIndexUpdates(ResultSet target) {
    this.target = target;
  }

  @Override
  public void updateNull(int index) throws SQLException {
    target.updateNull(index);
  }

  @Override
  public void updateBoolean(int index, boolean value) throws SQLException {
    target.updateBoolean(index, value);
  }

  @Override
  public void updateByte(int index, byte value) throws SQLException {
    target.updateByte(index, value);
  }

  @Override
  public void updateShort(int index, short value) throws SQLException {
    target.updateShort(index, value);
  }

  @Override
  public void updateInt(int index, int value) throws SQLException {
    target.updateInt(index, value);
  }

  @Override
  public void updateLong(int index, long value) throws SQLException {
    target.updateLong(index, value);
  }

  @Override
  public void updateFloat(int index, float value) throws SQLException {
    target.updateFloat(index, value);
  }

  @Override
  public void updateDouble(int index, double value) throws SQLException {
    target.updateDouble(index, value);
  }

  @Override
  public void updateBigDecimal(int index, @Nullable BigDecimal value) throws SQLException {
    target.updateBigDecimal(index, value);
  }

  @Override
  public void updateString(int index, @Nullable String value) throws SQLException {
    target.updateString(index, value);
  }

  @Override
  public void updateBytes(int index, byte @Nullable [] value) throws SQLException {
    target.updateBytes(index, value);
  }

  @Override
  public void updateDate(int index, @Nullable Date value) throws SQLException {
    target.updateDate(index, value);
  }

  @Override
  public void updateTime(int index, @Nullable Time value) throws SQLException {
    target.updateTime(index, value);
  }

  @Override
  public void updateTimestamp(int index, @Nullable Timestamp value) throws SQLException {
    target.updateTimestamp(index, value);
  }

  @Override
  public void updateAsciiStream(int index, @Nullable InputStream value, int length)
      throws SQLException {
    target.updateAsciiStream(index, value, length);
  }

  @Override
  public void updateBinaryStream(int index, @Nullable InputStream value, int length)
      throws SQLException {
    target.updateBinaryStream(index, value, length);
  }

  @Override
  public void updateCharacterStream(int index, @Nullable Reader value, int length)
      throws SQLException {
    target.updateCharacterStream(index, value, length);
  }

  @Override
  public void updateObject(int index, @Nullable Object value, int scale) throws SQLException {
    target.updateObject(index, ReadLob.target(value), scale);
  }

  @Override
  public void updateObject(int index, @Nullable Object value) throws SQLException {
    target.updateObject(index, ReadLob.target(value));
  }

  @Override
  public void updateRef(int index, @Nullable Ref value) throws SQLException {
    target.updateRef(index, value);
  }

  @Override
  public void updateBlob(int index, @Nullable Blob value) throws SQLException {
    target.updateBlob(index, ReadLob.target(value));
  }

  @Override
  public void updateClob(int index, @Nullable Clob value) throws SQLException {
    target.updateClob(index, ReadLob.target(value));
  }

  @Override
  public void updateArray(int index, @Nullable Array value) throws SQLException {
    target.updateArray(index, value);
  }

  @Override
  public void updateRowId(int index, @Nullable RowId value) throws SQLException {
    target.updateRowId(index, value);
  }

  @Override
  public void updateNString(int index, @Nullable String value) throws SQLException {
    target.updateNString(index, value);
  }

  @Override
  public void updateNClob(int index, @Nullable NClob value) throws SQLException {
    target.updateNClob(index, ReadLob.target(value));
  }

  @Override
  public void updateSQLXML(int index, @Nullable SQLXML value) throws SQLException {
    target.updateSQLXML(index, value);
  }

  @Override
  public void updateNCharacterStream(int index, @Nullable Reader value, long length)
      throws SQLException {
    target.updateNCharacterStream(index, value, length);
  }

  @Override
  public void updateAsciiStream(int index, @Nullable InputStream value, long length)
      throws SQLException {
    target.updateAsciiStream(index, value, length);
  }

  @Override
  public void updateBinaryStream(int index, @Nullable InputStream value, long length)
      throws SQLException {
    target.updateBinaryStream(index, value, length);
  }

  @Override
  public void updateCharacterStream(int index, @Nullable Reader value, long length)
      throws SQLException {
    target.updateCharacterStream(index, value, length);
  }

  @Override
  public void updateBlob(int index, @Nullable InputStream value, long length) throws SQLException {
    target.updateBlob(index, value, length);
  }

  @Override
  public void updateClob(int index, @Nullable Reader value, long length) throws SQLException {
    target.updateClob(index, value, length);
  }

  @Override
  public void updateNClob(int index, @Nullable Reader value, long length) throws SQLException {
    target.updateNClob(index, value, length);
  }

  @Override
  public void updateNCharacterStream(int index, @Nullable Reader value) throws SQLException {
    target.updateNCharacterStream(index, value);
  }

  @Override
  public void updateAsciiStream(int index, @Nullable InputStream value) throws SQLException {
    target.updateAsciiStream(index, value);
  }

  @Override
  public void updateBinaryStream(int index, @Nullable InputStream value) throws SQLException {
    target.updateBinaryStream(index, value);
  }

  @Override
  public void updateCharacterStream(int index, @Nullable Reader value) throws SQLException {
    target.updateCharacterStream(index, value);
  }

  @Override
  public void updateBlob(int index, @Nullable InputStream value) throws SQLException {
    target.updateBlob(index, value);
  }

  @Override
  public void updateClob(int index, @Nullable Reader value) throws SQLException {
    target.updateClob(index, value);
  }

  @Override
  public void updateNClob(int index, @Nullable Reader value) throws SQLException {
    target.updateNClob(index, value);
  }

  @Override
  public void updateObject(int index, @Nullable Object value, SQLType type, int scale)
      throws SQLException {
    target.updateObject(index, ReadLob.target(value), type, scale);
  }

  @Override
  public void updateObject(int index, @Nullable Object value, SQLType type) throws SQLException {
    target.updateObject(index, ReadLob.target(value), type);
  }
}
