package dynobench.recorder;

import dynobench.recorder.format.NoteKind;
import dynobench.recorder.format.RecordBuffer;
import dynobench.recorder.format.SpecialValue;
import dynobench.recorder.format.ValueCodec;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.Date;
import java.sql.SQLException;
import java.sql.Time;
import java.sql.Timestamp;
import java.sql.Types;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Calendar;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Parameters of a prepared statement as the application has set them. Mutable values are copied
/// when they are set.
final class ParameterValues {
  private static final int MOST_PARAMETERS = 65_535;
  private static final int MOST_ROW_BYTES = 8 << 20;
  private static final int SHORT = 16;

  private final SessionRecorder session;
  private @Nullable Object[] values = new Object[8];
  private int count;
  private @Nullable ParameterMask mask;

  ParameterValues(SessionRecorder session) {
    this.session = session;
  }

  /// Sets the pseudonyms that the recording holds instead of the values; null for none.
  void maskWith(@Nullable ParameterMask pseudonyms) {
    mask = pseudonyms;
  }

  /// Sets an immutable value, or null.
  void set(int index, @Nullable Object value) {
    if (index < 1 || index > MOST_PARAMETERS) {
      return; // the driver has refused it
    }
    if (index > values.length) {
      values = Arrays.copyOf(values, Math.max(index, values.length * 2));
    }
    values[index - 1] = value;
    count = Math.max(count, index);
  }

  void setNull(int index, int type) {
    set(index, SpecialValue.ofNull(type));
  }

  void setText(int index, @Nullable String value) {
    set(index, value == null ? SpecialValue.ofNull(Types.VARCHAR) : cut(value));
  }

  void setBytes(int index, byte @Nullable [] value) {
    set(index, value == null ? SpecialValue.ofNull(Types.VARBINARY) : cut(value));
  }

  private Object cut(String value) {
    if (value.length() <= session.settings().mostValueBytes()) {
      return value;
    }
    return cutTo(SpecialValue.Kind.CUT_TEXT, value.length());
  }

  private Object cut(byte[] value) {
    if (value.length <= session.settings().mostValueBytes()) {
      return value.clone();
    }
    return cutTo(SpecialValue.Kind.CUT_BYTES, value.length);
  }

  void setDate(int index, @Nullable Date value, @Nullable Calendar calendar) {
    Date local = InZone.date(value, calendar);
    set(index, local == null ? SpecialValue.ofNull(Types.DATE) : local.clone());
  }

  void setTime(int index, @Nullable Time value, @Nullable Calendar calendar) {
    Time local = InZone.time(value, calendar);
    set(index, local == null ? SpecialValue.ofNull(Types.TIME) : local.clone());
  }

  void setTimestamp(int index, @Nullable Timestamp value, @Nullable Calendar calendar) {
    Timestamp local = InZone.timestamp(value, calendar);
    set(index, local == null ? SpecialValue.ofNull(Types.TIMESTAMP) : local.clone());
  }

  /// Setter of a value that the driver has accepted.
  @FunctionalInterface
  private interface Setter {
    void set() throws SQLException;
  }

  /// Sets a value, or marks it as unknown if that fails.
  private void setOrUnknown(int index, Object value, Setter setter) {
    try {
      setter.set();
    } catch (SQLException | RuntimeException e) {
      setUnknown(index, value);
    }
  }

  /// Sets the content of a stream that the driver reads when it executes the statement.
  ///
  /// @param value the application's stream, or null
  void setContent(int index, @Nullable Object value, CapturedContent content) {
    set(index, value == null ? SpecialValue.ofNull(Types.NULL) : content);
  }

  void setClob(int index, @Nullable Clob value) {
    if (value == null) {
      setNull(index, Types.CLOB);
    } else {
      setOrUnknown(index, value, () -> setContent(index, value));
    }
  }

  private void setContent(int index, Clob value) throws SQLException {
    if (value.length() > session.settings().mostValueBytes()) {
      set(index, cutTo(SpecialValue.Kind.CUT_TEXT, value.length()));
    } else {
      set(index, value.getSubString(1, (int) value.length()));
    }
  }

  void setBlob(int index, @Nullable Blob value) {
    if (value == null) {
      setNull(index, Types.BLOB);
    } else {
      setOrUnknown(index, value, () -> setContent(index, value));
    }
  }

  private void setContent(int index, Blob value) throws SQLException {
    if (value.length() > session.settings().mostValueBytes()) {
      set(index, cutTo(SpecialValue.Kind.CUT_BYTES, value.length()));
    } else {
      set(index, value.getBytes(1, (int) value.length()));
    }
  }

  /// Sets a value by its class.
  ///
  /// @param type a type of `java.sql.Types` for a null
  void setObject(int index, @Nullable Object value, int type) {
    if (value == null) {
      setNull(index, type);
    } else if (value instanceof String) {
      setText(index, (String) value);
    } else if (value instanceof byte[]) {
      setBytes(index, (byte[]) value);
    } else if (isImmutable(value)) {
      set(index, value);
    } else if (value instanceof Timestamp) {
      setTimestamp(index, (Timestamp) value, null);
    } else if (value instanceof Date) {
      setDate(index, (Date) value, null);
    } else if (value instanceof Time) {
      setTime(index, (Time) value, null);
    } else if (value instanceof Clob) {
      setClob(index, (Clob) value);
    } else if (value instanceof Blob) {
      setBlob(index, (Blob) value);
    } else {
      setOrUnknown(index, value, () -> setConverted(index, value));
    }
  }

  private static boolean isImmutable(Object value) {
    return value instanceof Number
        ? isKnownNumber(value.getClass())
        : value instanceof Boolean
            || value instanceof LocalDate
            || value instanceof LocalDateTime
            || value instanceof LocalTime
            || value instanceof OffsetDateTime
            || value instanceof UUID;
  }

  private static boolean isKnownNumber(Class<?> type) {
    return type == Integer.class
        || type == Long.class
        || type == Short.class
        || type == Byte.class
        || type == Double.class
        || type == Float.class
        || type == BigDecimal.class
        || type == BigInteger.class;
  }

  private void setConverted(int index, Object value) {
    if (value instanceof java.util.Date) {
      set(index, Timestamp.from(((java.util.Date) value).toInstant()));
    } else if (value instanceof Instant) {
      set(index, ((Instant) value).atOffset(ZoneOffset.UTC));
    } else if (value instanceof ZonedDateTime) {
      set(index, ((ZonedDateTime) value).toOffsetDateTime());
    } else if (value instanceof Character) {
      set(index, value.toString());
    } else {
      setUnknown(index, value);
    }
  }

  /// Sets a value whose class isn't recorded.
  void setUnknown(int index, @Nullable Object value) {
    if (value == null) {
      setNull(index, Types.NULL);
      return;
    }
    set(index, unknown(value));
  }

  /// Returns a copy that later changes don't affect.
  ///
  /// @param withLong whether it keeps long texts and bytes
  ParameterValues copy(boolean withLong) {
    var copy = new ParameterValues(session);
    copy.values = Arrays.copyOf(values, Math.max(1, count));
    copy.count = count;
    copy.mask = mask;
    for (int i = 0; i < count && !withLong; i++) {
      copy.values[i] = withoutLong(values[i]);
    }
    return copy;
  }

  /// Returns the length of the values of bytes, which are copies.
  long copiedBytes() {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += values[i] instanceof byte[] ? ((byte[]) values[i]).length : 0;
    }
    return sum;
  }

  private @Nullable Object withoutLong(@Nullable Object value) {
    if (value instanceof String && ((String) value).length() > SHORT) {
      return cutTo(SpecialValue.Kind.CUT_TEXT, ((String) value).length());
    }
    return value instanceof byte[] && ((byte[]) value).length > SHORT
        ? cutTo(SpecialValue.Kind.CUT_BYTES, ((byte[]) value).length)
        : value;
  }

  private SpecialValue cutTo(SpecialValue.Kind kind, long length) {
    session.note(NoteKind.LONG_VALUE);
    return new SpecialValue(kind, length, "");
  }

  void clear() {
    Arrays.fill(values, 0, count, null);
    count = 0;
  }

  /// Writes the number of parameters and their values. Writes only the lengths of long values if
  /// there are too many of them for one record.
  void write(RecordBuffer record) {
    int begin = record.size();
    record.putVarint(count);
    for (int i = 0; i < count; i++) {
      Object value = values[i];
      if (value instanceof CapturedContent) {
        value = ((CapturedContent) value).value(session);
      }
      if (record.size() - begin > MOST_ROW_BYTES) {
        value = withoutLong(value);
      }
      if (value == null) {
        value = SpecialValue.ofNull(Types.NULL);
      }
      writeOrUnknown(record, i + 1, value);
    }
  }

  private void writeOrUnknown(RecordBuffer record, int index, Object value) {
    int begin = record.size();
    try {
      ValueCodec.write(record, mask == null ? value : mask.mask(index, value));
    } catch (RuntimeException e) { // such as 29 February 1500, which only the Julian calendar has
      record.truncate(begin);
      ValueCodec.write(record, unknown(value));
    }
  }

  private SpecialValue unknown(Object value) {
    session.note(NoteKind.UNKNOWN_VALUE);
    return new SpecialValue(SpecialValue.Kind.UNKNOWN, 0, value.getClass().getName());
  }
}
