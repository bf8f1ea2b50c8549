package dynobench.protocol.recording;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.ValueHash;
import dynobench.recording.ReadShape;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Timestamp;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import org.jspecify.annotations.Nullable;

/// Reads the columns of a row as the application did, and hashes the values.
///
/// @param timesAsText whether the replay has set dates and times as texts
record ValueReader(boolean timesAsText) {

  /// Reads a column.
  ///
  /// @return hash of the value
  long read(ResultSet row, ReadShape.ColumnRead read) throws SQLException, IOException {
    int column = read.column();
    return switch (read.getter()) {
      case BOOLEAN -> ValueHash.of(row.getBoolean(column));
      case BYTE -> ValueHash.of((long) row.getByte(column));
      case SHORT -> ValueHash.of((long) row.getShort(column));
      case INT -> ValueHash.of((long) row.getInt(column));
      case LONG -> ValueHash.of(row.getLong(column));
      case FLOAT -> ValueHash.of(row.getFloat(column));
      case DOUBLE -> ValueHash.of(row.getDouble(column));
      case DECIMAL -> ValueHash.of(row.getBigDecimal(column));
      case STRING -> ValueHash.of(row.getString(column));
      case BYTES -> ValueHash.of(row.getBytes(column));
      case WAS_NULL -> ValueHash.of(row.wasNull());
      default -> readOther(row, read);
    };
  }

  /// Reads values of `java.time` by the classes of `java.sql`, which every driver knows; their
  /// hashes are equal.
  private long readOther(ResultSet row, ReadShape.ColumnRead read)
      throws SQLException, IOException {
    int column = read.column();
    return switch (read.getter()) {
      case DATE, LOCAL_DATE, TIME, LOCAL_TIME, TIMESTAMP, LOCAL_DATE_TIME ->
          ValueHash.of(time(row, column, read.getter()));
      case LONG_TEXT -> readText(row.getCharacterStream(column));
      case LONG_BYTES -> readBytes(row.getBinaryStream(column));
      case WHOLE_TEXT -> hash(row.getCharacterStream(column));
      case WHOLE_BYTES -> hash(row.getBinaryStream(column));
      case OTHER -> readUncompared(row, column);
      case OFFSET_DATE_TIME -> ValueHash.of(moment(row, column));
      default -> hash(row.getObject(column));
    };
  }

  /// Returns the hash of an object. A text or bytes may be a large object in another engine.
  private static long hash(@Nullable Object value) throws SQLException, IOException {
    return switch (value) {
      case Clob it -> hash(it.getCharacterStream());
      case Blob it -> hash(it.getBinaryStream());
      case null, default -> ValueHash.of(value);
    };
  }

  /// Returns a moment. An engine without zones stores the local time.
  private @Nullable Object moment(ResultSet row, int column) throws SQLException {
    Object value = row.getObject(column);
    if (value == null || value instanceof OffsetDateTime) {
      return value;
    }
    return switch (time(row, column, Getter.TIMESTAMP)) {
      case LocalDateTime it -> Timestamp.valueOf(it).toInstant();
      case Timestamp it -> it.toInstant();
      case null, default -> value;
    };
  }

  /// Returns a date or time. An engine that has got texts may still have numbers, which its driver
  /// converts.
  private @Nullable Object time(ResultSet row, int column, Getter getter) throws SQLException {
    Object parsed = timesAsText ? TimeText.parse(row.getString(column), getter) : null;
    if (parsed != null) {
      return parsed;
    }
    return switch (getter) {
      case DATE, LOCAL_DATE -> row.getDate(column);
      case TIME, LOCAL_TIME -> row.getTime(column);
      default -> row.getTimestamp(column);
    };
  }

  private static long readUncompared(ResultSet row, int column) throws SQLException {
    Object _ = row.getObject(column);
    return ValueHash.NOT_COMPARED;
  }

  private static long hash(@Nullable Reader text) throws IOException {
    if (text == null) {
      return ValueHash.NULL;
    }
    try (text) {
      var content = new StringWriter();
      text.transferTo(content);
      return ValueHash.of(content.toString());
    }
  }

  private static long hash(@Nullable InputStream bytes) throws IOException {
    if (bytes == null) {
      return ValueHash.NULL;
    }
    try (bytes) {
      return ValueHash.of(bytes.readAllBytes());
    }
  }

  private static long readText(Reader text) throws IOException {
    if (text != null) {
      try (text) {
        text.transferTo(Writer.nullWriter());
      }
    }
    return ValueHash.NOT_COMPARED;
  }

  private static long readBytes(InputStream bytes) throws IOException {
    if (bytes != null) {
      try (bytes) {
        bytes.transferTo(OutputStream.nullOutputStream());
      }
    }
    return ValueHash.NOT_COMPARED;
  }
}
