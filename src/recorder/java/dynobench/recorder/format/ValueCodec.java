package dynobench.recorder.format;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.temporal.ChronoField;
import java.util.UUID;

/// Writes and reads parameters. Each class of values has a tag. Dates and times are stored as
/// wall-clock time, so that a replay in another time zone stores the same values.
public final class ValueCodec {
  private static final int SPECIAL = 0;
  private static final int FALSE = 1;
  private static final int TRUE = 2;
  private static final int BYTE = 3;
  private static final int SHORT = 4;
  private static final int INT = 5;
  private static final int LONG = 6;
  private static final int FLOAT = 7;
  private static final int DOUBLE = 8;
  private static final int DECIMAL = 9;
  private static final int INTEGER = 10;
  private static final int TEXT = 11;
  private static final int BYTES = 12;
  private static final int SQL_DATE = 13;
  private static final int SQL_TIME = 14;
  private static final int SQL_TIMESTAMP = 15;
  private static final int LOCAL_DATE = 16;
  private static final int LOCAL_TIME = 17;
  private static final int LOCAL_DATE_TIME = 18;
  private static final int OFFSET_DATE_TIME = 19;
  private static final int UUID_VALUE = 20;

  /// A text that UTF-8 can't express, because it has half of a surrogate pair.
  private static final int UTF16_TEXT = 21;

  private static final long NANOS_OF_MILLI = 1_000_000;

  private ValueCodec() {}

  /// Writes a value of one of the recorded classes.
  ///
  /// @throws IllegalArgumentException if the class isn't recorded
  public static void write(RecordBuffer out, Object value) {
    Class<?> type = value.getClass();
    if (type == String.class) {
      writeText(out, (String) value);
    } else if (type == Integer.class) {
      out.putByte(INT);
      out.putSigned((Integer) value);
    } else if (type == Long.class) {
      out.putByte(LONG);
      out.putSigned((Long) value);
    } else if (type == SpecialValue.class) {
      writeSpecial(out, (SpecialValue) value);
    } else if (type == Boolean.class) {
      out.putByte((Boolean) value ? TRUE : FALSE);
    } else if (value instanceof Number) {
      writeNumber(out, (Number) value);
    } else {
      writeOther(out, value);
    }
  }

  private static void writeText(RecordBuffer out, String value) {
    if (isPaired(value)) {
      out.putByte(TEXT);
      out.putText(value);
      return;
    }
    out.putByte(UTF16_TEXT);
    out.putVarint(2L * value.length());
    for (int i = 0; i < value.length(); i++) {
      out.putByte(value.charAt(i) >>> Byte.SIZE);
      out.putByte(value.charAt(i));
    }
  }

  /// Returns whether each surrogate of a text is a half of a pair.
  private static boolean isPaired(String text) {
    int length = text.length();
    for (int i = 0; i < length; i++) {
      if (Character.isSurrogate(text.charAt(i))) {
        boolean pair =
            i + 1 < length && Character.isSurrogatePair(text.charAt(i), text.charAt(i + 1));
        if (!pair) {
          return false;
        }
        i++;
      }
    }
    return true;
  }

  private static void writeSpecial(RecordBuffer out, SpecialValue value) {
    out.putByte(SPECIAL);
    out.putByte(value.kind().code());
    out.putSigned(value.number());
    out.putText(value.name());
  }

  private static void writeNumber(RecordBuffer out, Number value) {
    if (value instanceof BigDecimal) {
      out.putByte(DECIMAL);
      out.putSigned(((BigDecimal) value).scale());
      out.putBytes(((BigDecimal) value).unscaledValue().toByteArray());
    } else if (value instanceof Double) {
      out.putByte(DOUBLE);
      out.putLong(Double.doubleToRawLongBits((Double) value));
    } else if (value instanceof Float) {
      out.putByte(FLOAT);
      out.putInt(Float.floatToRawIntBits((Float) value));
    } else if (value instanceof Short) {
      out.putByte(SHORT);
      out.putSigned((Short) value);
    } else if (value instanceof Byte) {
      out.putByte(BYTE);
      out.putSigned((Byte) value);
    } else if (value instanceof BigInteger) {
      out.putByte(INTEGER);
      out.putBytes(((BigInteger) value).toByteArray());
    } else {
      throw new IllegalArgumentException("not recorded: " + value.getClass());
    }
  }

  private static void writeOther(RecordBuffer out, Object value) {
    if (value instanceof byte[]) {
      out.putByte(BYTES);
      out.putBytes((byte[]) value);
    } else if (value instanceof Timestamp) {
      out.putByte(SQL_TIMESTAMP);
      writeDateTime(out, ((Timestamp) value).toLocalDateTime());
    } else if (value instanceof Date) {
      out.putByte(SQL_DATE);
      out.putSigned(((Date) value).toLocalDate().toEpochDay());
    } else if (value instanceof Time) {
      out.putByte(SQL_TIME);
      out.putVarint(ofTime((Time) value).toNanoOfDay());
    } else if (value instanceof LocalDateTime) {
      out.putByte(LOCAL_DATE_TIME);
      writeDateTime(out, (LocalDateTime) value);
    } else if (value instanceof LocalDate) {
      out.putByte(LOCAL_DATE);
      out.putSigned(((LocalDate) value).toEpochDay());
    } else if (value instanceof LocalTime) {
      out.putByte(LOCAL_TIME);
      out.putVarint(((LocalTime) value).toNanoOfDay());
    } else if (value instanceof OffsetDateTime) {
      out.putByte(OFFSET_DATE_TIME);
      writeDateTime(out, ((OffsetDateTime) value).toLocalDateTime());
      out.putSigned(((OffsetDateTime) value).getOffset().getTotalSeconds());
    } else if (value instanceof UUID) {
      out.putByte(UUID_VALUE);
      out.putLong(((UUID) value).getMostSignificantBits());
      out.putLong(((UUID) value).getLeastSignificantBits());
    } else {
      throw new IllegalArgumentException("not recorded: " + value.getClass());
    }
  }

  /// Returns the time of day with the milliseconds that `toLocalTime` leaves out.
  public static LocalTime ofTime(Time value) {
    return value
        .toLocalTime()
        .withNano((int) (Math.floorMod(value.getTime(), 1000L) * NANOS_OF_MILLI));
  }

  private static Time toTime(LocalTime value) {
    return new Time(Time.valueOf(value).getTime() + value.get(ChronoField.MILLI_OF_SECOND));
  }

  private static void writeDateTime(RecordBuffer out, LocalDateTime value) {
    out.putSigned(value.toEpochSecond(ZoneOffset.UTC));
    out.putVarint(value.get(ChronoField.NANO_OF_SECOND));
  }

  /// Reads a value.
  public static Object read(RecordInput in) throws BrokenRecordException {
    try {
      return readKnown(in);
    } catch (DateTimeException | NumberFormatException | ArithmeticException e) {
      throw new BrokenRecordException("a value can't be read: " + e.getMessage());
    }
  }

  private static Object readKnown(RecordInput in) throws BrokenRecordException {
    int tag = in.getByte();
    switch (tag) {
      case SPECIAL:
        return readSpecial(in);
      case FALSE:
        return false;
      case TRUE:
        return true;
      case BYTE:
        return (byte) in.getSigned();
      case SHORT:
        return (short) in.getSigned();
      case INT:
        return (int) in.getSigned();
      case LONG:
        return in.getSigned();
      case FLOAT:
        return Float.intBitsToFloat(in.getInt());
      case DOUBLE:
        return Double.longBitsToDouble(in.getLong());
      case DECIMAL:
        int scale = Math.toIntExact(in.getSigned());
        return new BigDecimal(new BigInteger(in.getBytes()), scale);
      case INTEGER:
        return new BigInteger(in.getBytes());
      case TEXT:
        return in.getText();
      case BYTES:
        return in.getBytes();
      default:
        return readTime(in, tag);
    }
  }

  private static SpecialValue readSpecial(RecordInput in) throws BrokenRecordException {
    SpecialValue.Kind kind = SpecialValue.Kind.of(in.getByte());
    return new SpecialValue(kind, in.getSigned(), in.getText());
  }

  private static Object readTime(RecordInput in, int tag) throws BrokenRecordException {
    switch (tag) {
      case SQL_DATE:
        return Date.valueOf(LocalDate.ofEpochDay(in.getSigned()));
      case SQL_TIME:
        return toTime(LocalTime.ofNanoOfDay(in.getVarint()));
      case SQL_TIMESTAMP:
        return Timestamp.valueOf(readDateTime(in));
      case LOCAL_DATE:
        return LocalDate.ofEpochDay(in.getSigned());
      case LOCAL_TIME:
        return LocalTime.ofNanoOfDay(in.getVarint());
      case LOCAL_DATE_TIME:
        return readDateTime(in);
      case OFFSET_DATE_TIME:
        LocalDateTime local = readDateTime(in);
        return OffsetDateTime.of(local, ZoneOffset.ofTotalSeconds(Math.toIntExact(in.getSigned())));
      case UUID_VALUE:
        return new UUID(in.getLong(), in.getLong());
      case UTF16_TEXT:
        return readUtf16(in.getBytes());
      default:
        throw new BrokenRecordException("a value has the unknown tag " + tag);
    }
  }

  private static String readUtf16(byte[] bytes) {
    var text = new StringBuilder();
    for (int i = 0; i + 1 < bytes.length; i += 2) {
      text.append((char) ((bytes[i] & 0xFF) << Byte.SIZE | (bytes[i + 1] & 0xFF)));
    }
    return text.toString();
  }

  private static LocalDateTime readDateTime(RecordInput in) throws BrokenRecordException {
    long second = in.getSigned();
    return LocalDateTime.ofEpochSecond(second, Math.toIntExact(in.getVarint()), ZoneOffset.UTC);
  }
}
