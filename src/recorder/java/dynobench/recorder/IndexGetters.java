package dynobench.recorder;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.ValueHash;
import java.io.InputStream;
import java.io.Reader;
import java.math.BigDecimal;
import java.net.URL;
import java.sql.Array;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.NClob;
import java.sql.Ref;
import java.sql.ResultSet;
import java.sql.RowId;
import java.sql.SQLException;
import java.sql.SQLXML;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.util.Calendar;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Getters of columns by index. Each value goes into the digest.
abstract class IndexGetters extends LongGetters {
  private static final Map<Class<?>, Getter> GETTERS =
      Map.of(
          LocalDate.class, Getter.LOCAL_DATE,
          LocalTime.class, Getter.LOCAL_TIME,
          LocalDateTime.class, Getter.LOCAL_DATE_TIME,
          OffsetDateTime.class, Getter.OFFSET_DATE_TIME,
          UUID.class, Getter.UUID);

  IndexGetters(ResultSet target, @Nullable ResultMask mask) {
    super(target, mask);
  }

  private static Getter getterOf(Class<?> type) {
    return GETTERS.getOrDefault(type, Getter.OBJECT);
  }

  @Override
  public @Nullable String getString(int index) throws SQLException {
    @Nullable String value = target.getString(index);
    readText(index, value);
    return value;
  }

  @Override
  public boolean getBoolean(int index) throws SQLException {
    boolean value = target.getBoolean(index);
    readBoolean(index, value);
    return value;
  }

  @Override
  public byte getByte(int index) throws SQLException {
    byte value = target.getByte(index);
    readWhole(index, Getter.BYTE, value);
    return value;
  }

  @Override
  public short getShort(int index) throws SQLException {
    short value = target.getShort(index);
    readWhole(index, Getter.SHORT, value);
    return value;
  }

  @Override
  public int getInt(int index) throws SQLException {
    int value = target.getInt(index);
    readWhole(index, Getter.INT, value);
    return value;
  }

  @Override
  public long getLong(int index) throws SQLException {
    long value = target.getLong(index);
    readWhole(index, Getter.LONG, value);
    return value;
  }

  @Override
  public float getFloat(int index) throws SQLException {
    float value = target.getFloat(index);
    readFraction(index, value);
    return value;
  }

  @Override
  public double getDouble(int index) throws SQLException {
    double value = target.getDouble(index);
    readFraction(index, value);
    return value;
  }

  @Override
  @SuppressWarnings("deprecation")
  public @Nullable BigDecimal getBigDecimal(int index, int scale) throws SQLException {
    @Nullable BigDecimal value = target.getBigDecimal(index, scale);
    readObject(index, Getter.DECIMAL, value);
    return value;
  }

  @Override
  public byte @Nullable [] getBytes(int index) throws SQLException {
    byte @Nullable [] value = target.getBytes(index);
    readBytes(index, value);
    return value;
  }

  @Override
  public @Nullable Date getDate(int index) throws SQLException {
    @Nullable Date value = target.getDate(index);
    readObject(index, Getter.DATE, value);
    return value;
  }

  @Override
  public @Nullable Time getTime(int index) throws SQLException {
    @Nullable Time value = target.getTime(index);
    readObject(index, Getter.TIME, value);
    return value;
  }

  @Override
  public @Nullable Timestamp getTimestamp(int index) throws SQLException {
    @Nullable Timestamp value = target.getTimestamp(index);
    readObject(index, Getter.TIMESTAMP, value);
    return value;
  }

  @Override
  public @Nullable InputStream getAsciiStream(int index) throws SQLException {
    @Nullable InputStream value = target.getAsciiStream(index);
    read(index, Getter.OTHER, ValueHash.NOT_COMPARED);
    return value;
  }

  @Override
  @SuppressWarnings("deprecation")
  public @Nullable InputStream getUnicodeStream(int index) throws SQLException {
    @Nullable InputStream value = target.getUnicodeStream(index);
    read(index, Getter.OTHER, ValueHash.NOT_COMPARED);
    return value;
  }

  @Override
  public @Nullable InputStream getBinaryStream(int index) throws SQLException {
    @Nullable InputStream value = target.getBinaryStream(index);
    return read(index, value);
  }

  @Override
  public @Nullable Object getObject(int index) throws SQLException {
    return readAny(index, target.getObject(index));
  }

  @Override
  public @Nullable Reader getCharacterStream(int index) throws SQLException {
    @Nullable Reader value = target.getCharacterStream(index);
    return read(index, value);
  }

  @Override
  public @Nullable BigDecimal getBigDecimal(int index) throws SQLException {
    @Nullable BigDecimal value = target.getBigDecimal(index);
    readObject(index, Getter.DECIMAL, value);
    return value;
  }

  @Override
  public @Nullable Object getObject(int index, Map<String, Class<?>> types) throws SQLException {
    return readAny(index, target.getObject(index, types));
  }

  @Override
  public @Nullable Ref getRef(int index) throws SQLException {
    @Nullable Ref value = target.getRef(index);
    read(index, Getter.OTHER, ValueHash.NOT_COMPARED);
    return value;
  }

  @Override
  public @Nullable Blob getBlob(int index) throws SQLException {
    @Nullable Blob value = target.getBlob(index);
    return read(index, value);
  }

  @Override
  public @Nullable Clob getClob(int index) throws SQLException {
    @Nullable Clob value = target.getClob(index);
    return read(index, value);
  }

  @Override
  public @Nullable Array getArray(int index) throws SQLException {
    @Nullable Array value = target.getArray(index);
    read(index, Getter.OTHER, ValueHash.NOT_COMPARED);
    return value;
  }

  @Override
  public @Nullable Date getDate(int index, @Nullable Calendar calendar) throws SQLException {
    @Nullable Date value = target.getDate(index, calendar);
    readObject(index, Getter.DATE, InZone.date(value, calendar));
    return value;
  }

  @Override
  public @Nullable Time getTime(int index, @Nullable Calendar calendar) throws SQLException {
    @Nullable Time value = target.getTime(index, calendar);
    readObject(index, Getter.TIME, InZone.time(value, calendar));
    return value;
  }

  @Override
  public @Nullable Timestamp getTimestamp(int index, @Nullable Calendar calendar)
      throws SQLException {
    @Nullable Timestamp value = target.getTimestamp(index, calendar);
    readObject(index, Getter.TIMESTAMP, InZone.timestamp(value, calendar));
    return value;
  }

  @Override
  public @Nullable URL getURL(int index) throws SQLException {
    @Nullable URL value = target.getURL(index);
    read(index, Getter.OTHER, ValueHash.NOT_COMPARED);
    return value;
  }

  @Override
  public @Nullable RowId getRowId(int index) throws SQLException {
    @Nullable RowId value = target.getRowId(index);
    read(index, Getter.OTHER, ValueHash.NOT_COMPARED);
    return value;
  }

  @Override
  public @Nullable NClob getNClob(int index) throws SQLException {
    @Nullable NClob value = target.getNClob(index);
    return read(index, value);
  }

  @Override
  public @Nullable SQLXML getSQLXML(int index) throws SQLException {
    @Nullable SQLXML value = target.getSQLXML(index);
    read(index, Getter.OTHER, ValueHash.NOT_COMPARED);
    return value;
  }

  @Override
  public @Nullable String getNString(int index) throws SQLException {
    @Nullable String value = target.getNString(index);
    readText(index, value);
    return value;
  }

  @Override
  public @Nullable Reader getNCharacterStream(int index) throws SQLException {
    @Nullable Reader value = target.getNCharacterStream(index);
    return read(index, value);
  }

  @Override
  public <T> @Nullable T getObject(int index, Class<T> type) throws SQLException {
    T value = target.getObject(index, type);
    if (type.isInterface() && ReadLob.isLob(value)) {
      return type.cast(readAny(index, value));
    }
    readObject(index, getterOf(type), value);
    return value;
  }
}
