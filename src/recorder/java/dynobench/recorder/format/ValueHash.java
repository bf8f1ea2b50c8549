package dynobench.recorder.format;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import org.jspecify.annotations.Nullable;

/// Hashes of values as an application reads them. Values that users would call equal have the same
/// hash, whatever their types: `1`, `1.00`, `true` and `"1"`; a date and its midnight; a text with
/// and without blanks at its end. Fractions count to twelve digits, times to milliseconds.
public final class ValueHash {
  /// Hash of NULL.
  public static final long NULL = ResultDigest.mix(1);

  /// Hash of a value that isn't compared.
  public static final long NOT_COMPARED = ResultDigest.mix(2);

  private static final long NUMBER = 0x11L << 56;
  private static final long FRACTION = 0x22L << 56;
  private static final long TEXT = 0x33L << 56;
  private static final long BYTES = 0x44L << 56;
  private static final long INSTANT = 0x55L << 56;
  private static final long TIME = 0x66L << 56;

  private static final int DROPPED_BITS = 12;
  private static final int MOST_LONG_DIGITS = 19;
  private static final double MOST_EXACT = 1L << 53;
  private static final long NANOS_OF_MILLI = 1_000_000;

  private ValueHash() {}

  /// Returns the hash of a whole number or, as 0 or 1, of a boolean.
  public static long of(long value) {
    return ResultDigest.mix(NUMBER ^ value);
  }

  public static long of(boolean value) {
    return of(value ? 1L : 0L);
  }

  /// Returns the hash of a number with a fraction, rounded to about twelve digits. A whole number
  /// has the hash of a `long`.
  public static long of(double value) {
    if (value == Math.rint(value) && Math.abs(value) < MOST_EXACT) {
      return of((long) value);
    }
    long half = 1L << (DROPPED_BITS - 1);
    long rounded = (Double.doubleToLongBits(value) + half) >>> DROPPED_BITS;
    double near = Double.longBitsToDouble(rounded << DROPPED_BITS);
    // Sums differ in their last digits, so 0.9999999999999999 must be 1.
    return near == Math.rint(near) && Math.abs(near) < MOST_EXACT
        ? of((long) near)
        : ResultDigest.mix(FRACTION ^ rounded);
  }

  /// Returns the hash of the number that a `float` prints.
  public static long of(float value) {
    return value == Math.rint(value) ? of((double) value) : of(Double.parseDouble("" + value));
  }

  /// Returns the hash of a text. A text that is a number, a date or a time has the hash of that
  /// value.
  public static long of(@Nullable String text) {
    if (text == null) {
      return NULL;
    }
    int length = text.length();
    if (length == 0) {
      return textHash(0, 0);
    }
    if (text.charAt(length - 1) == ' ') {
      return of(withoutTrailingBlanks(text));
    }
    if (mayBeOther(text.charAt(0)) && length <= TextAsValue.MOST) {
      Object value = TextAsValue.parse(text);
      if (value != null) {
        return of(value);
      }
    }
    return textHash(text.hashCode(), length);
  }

  private static boolean mayBeOther(char first) {
    return (first <= '9' && first >= '-') || "tTfF".indexOf(first) >= 0;
  }

  private static String withoutTrailingBlanks(String text) {
    int end = text.length();
    while (end > 0 && text.charAt(end - 1) == ' ') {
      end--;
    }
    return text.substring(0, end);
  }

  private static long textHash(int hash, int length) {
    return ResultDigest.mix(TEXT ^ ((long) length << Integer.SIZE) ^ (hash & 0xFFFF_FFFFL));
  }

  public static long of(byte @Nullable [] value) {
    if (value == null) {
      return NULL;
    }
    long hash = value.length;
    for (byte each : value) {
      hash = hash * 31 + each;
    }
    return ResultDigest.mix(BYTES ^ hash);
  }

  /// Returns the hash of a value of any class.
  public static long of(@Nullable Object value) {
    if (value == null) {
      return NULL;
    }
    if (value instanceof String) {
      return of((String) value);
    }
    if (value instanceof Boolean) {
      return of(((Boolean) value).booleanValue());
    }
    if (value instanceof byte[]) {
      return of((byte[]) value);
    }
    if (value instanceof java.util.UUID) {
      return of(value.toString());
    }
    try {
      return value instanceof Number ? ofNumber((Number) value) : ofTime(value);
    } catch (RuntimeException e) {
      return NOT_COMPARED; // such as 29 February 1500, which only the Julian calendar has
    }
  }

  private static long ofNumber(Number value) {
    if (value instanceof BigDecimal) {
      return ofDecimal((BigDecimal) value);
    }
    if (value instanceof Double) {
      return of(value.doubleValue());
    }
    if (value instanceof Float) {
      return of(value.floatValue());
    }
    if (value instanceof BigInteger) {
      return ofDecimal(new BigDecimal((BigInteger) value));
    }
    return of(value.longValue());
  }

  private static long ofDecimal(BigDecimal value) {
    if (value.signum() == 0) {
      return of(0L);
    }
    // A number such as 1E+1000000 would take long to expand.
    if ((long) value.precision() - value.scale() <= MOST_LONG_DIGITS) {
      BigDecimal stripped = value.stripTrailingZeros();
      if (stripped.scale() <= 0 && stripped.toBigInteger().bitLength() < Long.SIZE) {
        return of(stripped.longValue());
      }
    }
    return of(value.doubleValue());
  }

  private static long ofTime(Object value) {
    if (value instanceof Timestamp) {
      return ofLocal(((Timestamp) value).toLocalDateTime());
    }
    if (value instanceof Date) {
      return ofLocal(((Date) value).toLocalDate().atStartOfDay());
    }
    if (value instanceof Time) {
      return ofTimeOfDay(ValueCodec.ofTime((Time) value));
    }
    if (value instanceof LocalDateTime) {
      return ofLocal((LocalDateTime) value);
    }
    if (value instanceof LocalDate) {
      return ofLocal(((LocalDate) value).atStartOfDay());
    }
    if (value instanceof LocalTime) {
      return ofTimeOfDay((LocalTime) value);
    }
    if (value instanceof OffsetDateTime) {
      return ofInstant(((OffsetDateTime) value).toInstant());
    }
    if (value instanceof ZonedDateTime) {
      return ofInstant(((ZonedDateTime) value).toInstant());
    }
    return value instanceof Instant ? ofInstant((Instant) value) : NOT_COMPARED;
  }

  private static long ofLocal(LocalDateTime value) {
    return ofInstant(value.toInstant(ZoneOffset.UTC));
  }

  private static long ofInstant(Instant value) {
    long millis = value.getEpochSecond() * 1000 + value.getNano() / NANOS_OF_MILLI;
    return ResultDigest.mix(INSTANT ^ millis);
  }

  private static long ofTimeOfDay(LocalTime value) {
    return ResultDigest.mix(TIME ^ value.toNanoOfDay() / NANOS_OF_MILLI);
  }
}
