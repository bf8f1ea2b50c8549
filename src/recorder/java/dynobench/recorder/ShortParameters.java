package dynobench.recorder;

import java.math.BigDecimal;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.SQLType;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.util.Calendar;
import org.jspecify.annotations.Nullable;

/// Setters of numbers, texts, times and objects.
abstract class ShortParameters extends LongParameters {
  ShortParameters(
      PreparedStatement prepared,
      RecordedConnection connection,
      SessionRecorder session,
      int slot) {
    super(prepared, connection, session, slot);
  }

  private static int typeNumber(SQLType type) {
    Integer number = type.getVendorTypeNumber();
    return number == null ? Types.NULL : number;
  }

  @Override
  public void setNull(int index, int type) throws SQLException {
    prepared.setNull(index, type);
    values.setNull(index, type);
  }

  @Override
  public void setBoolean(int index, boolean value) throws SQLException {
    prepared.setBoolean(index, value);
    values.set(index, value);
  }

  @Override
  public void setByte(int index, byte value) throws SQLException {
    prepared.setByte(index, value);
    values.set(index, value);
  }

  @Override
  public void setShort(int index, short value) throws SQLException {
    prepared.setShort(index, value);
    values.set(index, value);
  }

  @Override
  public void setInt(int index, int value) throws SQLException {
    prepared.setInt(index, value);
    values.set(index, value);
  }

  @Override
  public void setLong(int index, long value) throws SQLException {
    prepared.setLong(index, value);
    values.set(index, value);
  }

  @Override
  public void setFloat(int index, float value) throws SQLException {
    prepared.setFloat(index, value);
    values.set(index, value);
  }

  @Override
  public void setDouble(int index, double value) throws SQLException {
    prepared.setDouble(index, value);
    values.set(index, value);
  }

  @Override
  public void setBigDecimal(int index, @Nullable BigDecimal value) throws SQLException {
    prepared.setBigDecimal(index, value);
    values.setObject(index, value, Types.DECIMAL);
  }

  @Override
  public void setString(int index, @Nullable String value) throws SQLException {
    prepared.setString(index, value);
    values.setText(index, value);
  }

  @Override
  public void setBytes(int index, byte @Nullable [] value) throws SQLException {
    prepared.setBytes(index, value);
    values.setBytes(index, value);
  }

  @Override
  public void setDate(int index, @Nullable Date value) throws SQLException {
    prepared.setDate(index, value);
    values.setDate(index, value, null);
  }

  @Override
  public void setTime(int index, @Nullable Time value) throws SQLException {
    prepared.setTime(index, value);
    values.setTime(index, value, null);
  }

  @Override
  public void setTimestamp(int index, @Nullable Timestamp value) throws SQLException {
    prepared.setTimestamp(index, value);
    values.setTimestamp(index, value, null);
  }

  @Override
  public void setObject(int index, @Nullable Object value, int type) throws SQLException {
    prepared.setObject(index, ReadLob.target(value), type);
    values.setObject(index, ReadLob.target(value), type);
  }

  @Override
  public void setObject(int index, @Nullable Object value) throws SQLException {
    prepared.setObject(index, ReadLob.target(value));
    values.setObject(index, ReadLob.target(value), Types.NULL);
  }

  @Override
  public void setDate(int index, @Nullable Date value, @Nullable Calendar calendar)
      throws SQLException {
    prepared.setDate(index, value, calendar);
    values.setDate(index, value, calendar);
  }

  @Override
  public void setTime(int index, @Nullable Time value, @Nullable Calendar calendar)
      throws SQLException {
    prepared.setTime(index, value, calendar);
    values.setTime(index, value, calendar);
  }

  @Override
  public void setTimestamp(int index, @Nullable Timestamp value, @Nullable Calendar calendar)
      throws SQLException {
    prepared.setTimestamp(index, value, calendar);
    values.setTimestamp(index, value, calendar);
  }

  @Override
  public void setNull(int index, int type, @Nullable String typeName) throws SQLException {
    prepared.setNull(index, type, typeName);
    values.setNull(index, type);
  }

  @Override
  public void setNString(int index, @Nullable String value) throws SQLException {
    prepared.setNString(index, value);
    values.setText(index, value);
  }

  @Override
  public void setObject(int index, @Nullable Object value, int type, int scale)
      throws SQLException {
    prepared.setObject(index, ReadLob.target(value), type, scale);
    values.setObject(index, ReadLob.target(value), type);
  }

  @Override
  public void setObject(int index, @Nullable Object value, SQLType type, int scale)
      throws SQLException {
    prepared.setObject(index, ReadLob.target(value), type, scale);
    values.setObject(index, ReadLob.target(value), typeNumber(type));
  }

  @Override
  public void setObject(int index, @Nullable Object value, SQLType type) throws SQLException {
    prepared.setObject(index, ReadLob.target(value), type);
    values.setObject(index, ReadLob.target(value), typeNumber(type));
  }
}
