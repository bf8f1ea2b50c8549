package dynobench.protocol.recording;

import dynobench.recorder.format.SpecialValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.temporal.ChronoField;
import java.util.List;
import java.util.UUID;

/// Sets recorded parameters, by the setter that the application used or an equal one.
///
/// @param timesAsText whether dates and times are set as texts
record ParameterSetter(boolean timesAsText) {
  private static final long MOST_LENGTH = 1 << 26;

  void set(PreparedStatement statement, List<Object> values) throws SQLException {
    for (int i = 0; i < values.size(); i++) {
      set(statement, i + 1, values.get(i));
    }
  }

  private void set(PreparedStatement statement, int index, Object value) throws SQLException {
    switch (value) {
      case Integer it -> statement.setInt(index, it);
      case Long it -> statement.setLong(index, it);
      case String it -> statement.setString(index, it);
      case Boolean it -> statement.setBoolean(index, it);
      case Byte it -> statement.setByte(index, it);
      case Short it -> statement.setShort(index, it);
      case Float it -> statement.setFloat(index, it);
      case Double it -> statement.setDouble(index, it);
      case BigDecimal it -> statement.setBigDecimal(index, it);
      case BigInteger it -> statement.setBigDecimal(index, new BigDecimal(it));
      case byte[] it -> statement.setBytes(index, it);
      case SpecialValue it -> setSpecial(statement, index, it);
      case UUID it -> setUuid(statement, index, it);
      default -> {
        if (timesAsText) {
          statement.setString(index, TimeText.of(value));
        } else {
          setTime(statement, index, value);
        }
      }
    }
  }

  /// Sets values of `java.time` by the classes of `java.sql`, which every driver knows.
  private static void setTime(PreparedStatement statement, int index, Object value)
      throws SQLException {
    switch (value) {
      case Timestamp it -> statement.setTimestamp(index, it);
      case Date it -> statement.setDate(index, it);
      case Time it -> statement.setTime(index, it);
      case LocalDateTime it -> statement.setTimestamp(index, Timestamp.valueOf(it));
      case LocalDate it -> statement.setDate(index, Date.valueOf(it));
      case LocalTime it -> setTime(statement, index, it);
      case OffsetDateTime it -> statement.setTimestamp(index, Timestamp.from(it.toInstant()));
      default -> throw new IllegalStateException("a recording has no " + value.getClass());
    }
  }

  /// Sets a time. Only some drivers know fractions of a second.
  private static void setTime(PreparedStatement statement, int index, LocalTime value)
      throws SQLException {
    if (value.get(ChronoField.NANO_OF_SECOND) > 0) {
      try {
        statement.setObject(index, value);
        return;
      } catch (SQLException e) {
        // The driver has no fractions.
      }
    }
    statement.setTime(index, Time.valueOf(value));
  }

  /// Sets an UUID, as a text for drivers without that type.
  private static void setUuid(PreparedStatement statement, int index, UUID value)
      throws SQLException {
    try {
      statement.setObject(index, value);
    } catch (SQLException e) {
      statement.setString(index, value.toString());
    }
  }

  /// Returns the length of content that replaces a value, which the recording doesn't hold.
  private static int length(SpecialValue value) {
    return (int) Math.clamp(value.number(), 0, MOST_LENGTH);
  }

  private static void setSpecial(PreparedStatement statement, int index, SpecialValue value)
      throws SQLException {
    switch (value.kind()) {
      case NULL -> setNull(statement, index, (int) value.number());
      case CUT_TEXT -> statement.setString(index, "x".repeat(length(value)));
      case CUT_BYTES -> statement.setBytes(index, new byte[length(value)]);
      case UNKNOWN -> throw new SQLException("the recording has no content for " + value, "07006");
    }
  }

  /// Sets a NULL. A driver that doesn't accept the recorded type gets that of the engine.
  private static void setNull(PreparedStatement statement, int index, int type)
      throws SQLException {
    try {
      // PostgreSQL takes a BLOB for the number of a large object.
      statement.setNull(index, type == Types.BLOB ? Types.VARBINARY : type);
    } catch (SQLException e) {
      statement.setNull(index, statement.getParameterMetaData().getParameterType(index));
    }
  }
}
