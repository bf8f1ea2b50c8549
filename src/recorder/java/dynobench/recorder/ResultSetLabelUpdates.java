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

/// Updates of columns by label. They go to the driver's result set.
abstract class ResultSetLabelUpdates extends ResultSetIndexUpdates {
  ResultSetLabelUpdates(ResultSet target) {
    super(target);
  }

  @Override
  public void updateNull(String label) throws SQLException {
    target.updateNull(label);
  }

  @Override
  public void updateBoolean(String label, boolean value) throws SQLException {
    target.updateBoolean(label, value);
  }

  @Override
  public void updateByte(String label, byte value) throws SQLException {
    target.updateByte(label, value);
  }

  @Override
  public void updateShort(String label, short value) throws SQLException {
    target.updateShort(label, value);
  }

  @Override
  public void updateInt(String label, int value) throws SQLException {
    target.updateInt(label, value);
  }

  @Override
  public void updateLong(String label, long value) throws SQLException {
    target.updateLong(label, value);
  }

  @Override
  public void updateFloat(String label, float value) throws SQLException {
    target.updateFloat(label, value);
  }

  @Override
  public void updateDouble(String label, double value) throws SQLException {
    target.updateDouble(label, value);
  }

  @Override
  public void updateBigDecimal(String label, @Nullable BigDecimal value) throws SQLException {
    target.updateBigDecimal(label, value);
  }

  @Override
  public void updateString(String label, @Nullable String value) throws SQLException {
    target.updateString(label, value);
  }

  @Override
  public void updateBytes(String label, byte @Nullable [] value) throws SQLException {
    target.updateBytes(label, value);
  }

  @Override
  public void updateDate(String label, @Nullable Date value) throws SQLException {
    target.updateDate(label, value);
  }

  @Override
  public void updateTime(String label, @Nullable Time value) throws SQLException {
    target.updateTime(label, value);
  }

  @Override
  public void updateTimestamp(String label, @Nullable Timestamp value) throws SQLException {
    target.updateTimestamp(label, value);
  }

  @Override
  public void updateAsciiStream(String label, @Nullable InputStream value, int length)
      throws SQLException {
    target.updateAsciiStream(label, value, length);
  }

  @Override
  public void updateBinaryStream(String label, @Nullable InputStream value, int length)
      throws SQLException {
    target.updateBinaryStream(label, value, length);
  }

  @Override
  public void updateCharacterStream(String label, @Nullable Reader value, int length)
      throws SQLException {
    target.updateCharacterStream(label, value, length);
  }

  @Override
  public void updateObject(String label, @Nullable Object value, int scale) throws SQLException {
    target.updateObject(label, ReadLob.target(value), scale);
  }

  @Override
  public void updateObject(String label, @Nullable Object value) throws SQLException {
    target.updateObject(label, ReadLob.target(value));
  }

  @Override
  public void updateRef(String label, @Nullable Ref value) throws SQLException {
    target.updateRef(label, value);
  }

  @Override
  public void updateBlob(String label, @Nullable Blob value) throws SQLException {
    target.updateBlob(label, ReadLob.target(value));
  }

  @Override
  public void updateClob(String label, @Nullable Clob value) throws SQLException {
    target.updateClob(label, ReadLob.target(value));
  }

  @Override
  public void updateArray(String label, @Nullable Array value) throws SQLException {
    target.updateArray(label, value);
  }

  @Override
  public void updateRowId(String label, @Nullable RowId value) throws SQLException {
    target.updateRowId(label, value);
  }

  @Override
  public void updateNString(String label, @Nullable String value) throws SQLException {
    target.updateNString(label, value);
  }

  @Override
  public void updateNClob(String label, @Nullable NClob value) throws SQLException {
    target.updateNClob(label, ReadLob.target(value));
  }

  @Override
  public void updateSQLXML(String label, @Nullable SQLXML value) throws SQLException {
    target.updateSQLXML(label, value);
  }

  @Override
  public void updateNCharacterStream(String label, @Nullable Reader value, long length)
      throws SQLException {
    target.updateNCharacterStream(label, value, length);
  }

  @Override
  public void updateAsciiStream(String label, @Nullable InputStream value, long length)
      throws SQLException {
    target.updateAsciiStream(label, value, length);
  }

  @Override
  public void updateBinaryStream(String label, @Nullable InputStream value, long length)
      throws SQLException {
    target.updateBinaryStream(label, value, length);
  }

  @Override
  public void updateCharacterStream(String label, @Nullable Reader value, long length)
      throws SQLException {
    target.updateCharacterStream(label, value, length);
  }

  @Override
  public void updateBlob(String label, @Nullable InputStream value, long length)
      throws SQLException {
    target.updateBlob(label, value, length);
  }

  @Override
  public void updateClob(String label, @Nullable Reader value, long length) throws SQLException {
    target.updateClob(label, value, length);
  }

  @Override
  public void updateNClob(String label, @Nullable Reader value, long length) throws SQLException {
    target.updateNClob(label, value, length);
  }

  @Override
  public void updateNCharacterStream(String label, @Nullable Reader value) throws SQLException {
    target.updateNCharacterStream(label, value);
  }

  @Override
  public void updateAsciiStream(String label, @Nullable InputStream value) throws SQLException {
    target.updateAsciiStream(label, value);
  }

  @Override
  public void updateBinaryStream(String label, @Nullable InputStream value) throws SQLException {
    target.updateBinaryStream(label, value);
  }

  @Override
  public void updateCharacterStream(String label, @Nullable Reader value) throws SQLException {
    target.updateCharacterStream(label, value);
  }

  @Override
  public void updateBlob(String label, @Nullable InputStream value) throws SQLException {
    target.updateBlob(label, value);
  }

  @Override
  public void updateClob(String label, @Nullable Reader value) throws SQLException {
    target.updateClob(label, value);
  }

  @Override
  public void updateNClob(String label, @Nullable Reader value) throws SQLException {
    target.updateNClob(label, value);
  }

  @Override
  public void updateObject(String label, @Nullable Object value, SQLType type, int scale)
      throws SQLException {
    target.updateObject(label, ReadLob.target(value), type, scale);
  }

  @Override
  public void updateObject(String label, @Nullable Object value, SQLType type) throws SQLException {
    target.updateObject(label, ReadLob.target(value), type);
  }
}
