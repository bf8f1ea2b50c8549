package dynobench.protocol.upgrade;

import java.math.BigDecimal;
import java.sql.Array;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.util.Arrays;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/// How values of a type are written and read. Reading uses the JDBC getter of the type, so that
/// drivers of all ages give comparable texts.
enum SampleKind {
  TEXT,
  NUMBER,
  REAL,
  BOOLEAN,
  /// Values are hexadecimal digits.
  BYTES,
  DATE,
  TIME,
  TIMESTAMP,
  /// Values are SQL expressions, read as texts.
  SQL,
  /// Values are SQL expressions, read as arrays.
  ARRAY,
  /// Values are SQL expressions, read by `XMLSERIALIZE`.
  XML;

  /// Beginning of a value that stands for a large one; its length follows.
  private static final String LARGE = "@";

  /// Returns whether a value is part of the statement, and no parameter.
  boolean isExpression() {
    return this == SQL || this == ARRAY || this == XML;
  }

  /// Returns the expression that selects the column.
  String selected(String column) {
    return this == XML ? "XMLSERIALIZE(" + column + " AS CLOB)" : column;
  }

  /// Sets a parameter of a statement.
  void set(PreparedStatement statement, int index, String value) throws SQLException {
    switch (this) {
      case TEXT -> statement.setString(index, text(value));
      case NUMBER -> statement.setBigDecimal(index, new BigDecimal(value));
      case REAL -> statement.setDouble(index, Double.parseDouble(value));
      case BOOLEAN -> statement.setBoolean(index, Boolean.parseBoolean(value));
      case BYTES -> statement.setBytes(index, bytes(value));
      case DATE -> statement.setDate(index, Date.valueOf(value));
      case TIME -> statement.setTime(index, Time.valueOf(value));
      case TIMESTAMP -> statement.setTimestamp(index, Timestamp.valueOf(value));
      case SQL, ARRAY, XML -> throw new IllegalStateException(this + " is no parameter");
    }
  }

  private static String text(String value) {
    return value.startsWith(LARGE) ? SampleText.large(length(value)) : value;
  }

  private static byte[] bytes(String value) {
    if (!value.startsWith(LARGE)) {
      return HexFormat.of().parseHex(value);
    }
    var bytes = new byte[length(value)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) (i * 7 + i / Byte.MAX_VALUE);
    }
    return bytes;
  }

  private static int length(String value) {
    return Integer.parseInt(value.substring(LARGE.length()));
  }

  /// Reads a column as a canonical text.
  String get(ResultSet rows, int column) throws SQLException {
    String text = value(rows, column);
    return text == null || rows.wasNull() ? Samples.NULL : text;
  }

  private @Nullable String value(ResultSet rows, int column) throws SQLException {
    return switch (this) {
      case TEXT, SQL, XML -> {
        String text = rows.getString(column);
        yield text == null ? null : SampleText.of(text);
      }
      case NUMBER -> {
        BigDecimal number = rows.getBigDecimal(column);
        yield number == null ? null : number.toString();
      }
      case REAL -> Double.toString(rows.getDouble(column));
      case BOOLEAN -> Boolean.toString(rows.getBoolean(column));
      case BYTES -> {
        byte[] bytes = rows.getBytes(column);
        yield bytes == null ? null : SampleText.of(bytes);
      }
      case DATE -> String.valueOf(rows.getDate(column));
      case TIME -> String.valueOf(rows.getTime(column));
      case TIMESTAMP -> String.valueOf(rows.getTimestamp(column));
      case ARRAY -> {
        Array array = rows.getArray(column);
        yield array == null ? null : Arrays.toString((Object[]) array.getArray());
      }
    };
  }
}
