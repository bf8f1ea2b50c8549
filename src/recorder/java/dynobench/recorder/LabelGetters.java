package dynobench.recorder;

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
import java.util.Calendar;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Getters of columns by label. They find the index and read by it.
abstract class LabelGetters extends IndexGetters {
  private final Map<String, Integer> columns = new HashMap<>();

  LabelGetters(ResultSet target, @Nullable ResultMask mask) {
    super(target, mask);
  }

  private int column(String label) throws SQLException {
    Integer known = columns.get(label);
    if (known != null) {
      return known;
    }
    int found = target.findColumn(label);
    columns.put(label, found);
    return found;
  }

  @Override
  public @Nullable String getString(String label) throws SQLException {
    return getString(column(label));
  }

  @Override
  public boolean getBoolean(String label) throws SQLException {
    return getBoolean(column(label));
  }

  @Override
  public byte getByte(String label) throws SQLException {
    return getByte(column(label));
  }

  @Override
  public short getShort(String label) throws SQLException {
    return getShort(column(label));
  }

  @Override
  public int getInt(String label) throws SQLException {
    return getInt(column(label));
  }

  @Override
  public long getLong(String label) throws SQLException {
    return getLong(column(label));
  }

  @Override
  public float getFloat(String label) throws SQLException {
    return getFloat(column(label));
  }

  @Override
  public double getDouble(String label) throws SQLException {
    return getDouble(column(label));
  }

  @Override
  @SuppressWarnings("deprecation")
  public @Nullable BigDecimal getBigDecimal(String label, int scale) throws SQLException {
    return getBigDecimal(column(label), scale);
  }

  @Override
  public byte @Nullable [] getBytes(String label) throws SQLException {
    return getBytes(column(label));
  }

  @Override
  public @Nullable Date getDate(String label) throws SQLException {
    return getDate(column(label));
  }

  @Override
  public @Nullable Time getTime(String label) throws SQLException {
    return getTime(column(label));
  }

  @Override
  public @Nullable Timestamp getTimestamp(String label) throws SQLException {
    return getTimestamp(column(label));
  }

  @Override
  public @Nullable InputStream getAsciiStream(String label) throws SQLException {
    return getAsciiStream(column(label));
  }

  @Override
  @SuppressWarnings("deprecation")
  public @Nullable InputStream getUnicodeStream(String label) throws SQLException {
    return getUnicodeStream(column(label));
  }

  @Override
  public @Nullable InputStream getBinaryStream(String label) throws SQLException {
    return getBinaryStream(column(label));
  }

  @Override
  public @Nullable Object getObject(String label) throws SQLException {
    return getObject(column(label));
  }

  @Override
  public @Nullable Reader getCharacterStream(String label) throws SQLException {
    return getCharacterStream(column(label));
  }

  @Override
  public @Nullable BigDecimal getBigDecimal(String label) throws SQLException {
    return getBigDecimal(column(label));
  }

  @Override
  public @Nullable Object getObject(String label, Map<String, Class<?>> types) throws SQLException {
    return getObject(column(label), types);
  }

  @Override
  public @Nullable Ref getRef(String label) throws SQLException {
    return getRef(column(label));
  }

  @Override
  public @Nullable Blob getBlob(String label) throws SQLException {
    return getBlob(column(label));
  }

  @Override
  public @Nullable Clob getClob(String label) throws SQLException {
    return getClob(column(label));
  }

  @Override
  public @Nullable Array getArray(String label) throws SQLException {
    return getArray(column(label));
  }

  @Override
  public @Nullable Date getDate(String label, @Nullable Calendar calendar) throws SQLException {
    return getDate(column(label), calendar);
  }

  @Override
  public @Nullable Time getTime(String label, @Nullable Calendar calendar) throws SQLException {
    return getTime(column(label), calendar);
  }

  @Override
  public @Nullable Timestamp getTimestamp(String label, @Nullable Calendar calendar)
      throws SQLException {
    return getTimestamp(column(label), calendar);
  }

  @Override
  public @Nullable URL getURL(String label) throws SQLException {
    return getURL(column(label));
  }

  @Override
  public @Nullable RowId getRowId(String label) throws SQLException {
    return getRowId(column(label));
  }

  @Override
  public @Nullable NClob getNClob(String label) throws SQLException {
    return getNClob(column(label));
  }

  @Override
  public @Nullable SQLXML getSQLXML(String label) throws SQLException {
    return getSQLXML(column(label));
  }

  @Override
  public @Nullable String getNString(String label) throws SQLException {
    return getNString(column(label));
  }

  @Override
  public @Nullable Reader getNCharacterStream(String label) throws SQLException {
    return getNCharacterStream(column(label));
  }

  @Override
  public <T> @Nullable T getObject(String label, Class<T> type) throws SQLException {
    return getObject(column(label), type);
  }
}
