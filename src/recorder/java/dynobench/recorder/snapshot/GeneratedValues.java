package dynobench.recorder.snapshot;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/// Range and lengths of the values of a column, and generated values in the same range and of the
/// same lengths. It keeps no value but the smallest and the largest number or date.
final class GeneratedValues {
  private static final int LENGTHS = 256;

  /// Characters of texts. Short texts with many values need more than the letters.
  private static final String CHARACTERS =
      "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ!#$%&()*+,-./:;<=>@[]^_{|}~";

  private static final int[] ALPHABETS = {26, 36, 62, CHARACTERS.length()};

  private final int digits;
  private @Nullable Class<?> kind;
  private @Nullable BigDecimal least;
  private @Nullable BigDecimal most;
  private final int[] lengths = new int[LENGTHS];
  private int longest;
  private long texts;
  private final SplittableRandom random = new SplittableRandom(1);

  GeneratedValues(TableColumn column) {
    digits = Math.max(0, column.digits);
  }

  /// Counts a value.
  void add(@Nullable Object value) {
    if (value == null) {
      return;
    }
    if (kind == null) {
      kind = value.getClass();
    }
    BigDecimal number = number(value);
    if (number != null) {
      least = least == null ? number : least.min(number);
      most = most == null ? number : most.max(number);
    } else if (value instanceof String) {
      addLength(((String) value).length());
    } else if (value instanceof byte[]) {
      addLength(((byte[]) value).length);
    }
  }

  private void addLength(int length) {
    long at = texts < LENGTHS ? texts : random.nextLong(texts + 1);
    if (at < LENGTHS) {
      lengths[(int) at] = length;
    }
    longest = Math.max(longest, length);
    texts++;
  }

  /// Returns a number or a time as a number; null for other values.
  private static @Nullable BigDecimal number(Object value) {
    if (value instanceof Double || value instanceof Float) {
      double real = ((Number) value).doubleValue();
      return Double.isFinite(real) ? BigDecimal.valueOf(real) : null;
    }
    if (value instanceof Number) {
      return new BigDecimal(value.toString());
    }
    if (value instanceof Timestamp) {
      return millis(((Timestamp) value).toLocalDateTime());
    }
    if (value instanceof Date) {
      return BigDecimal.valueOf(((Date) value).toLocalDate().toEpochDay());
    }
    if (value instanceof Time) {
      return BigDecimal.valueOf(((Time) value).toLocalTime().toSecondOfDay());
    }
    if (value instanceof OffsetDateTime) {
      return BigDecimal.valueOf(((OffsetDateTime) value).toInstant().toEpochMilli());
    }
    return value instanceof LocalDateTime ? millis((LocalDateTime) value) : null;
  }

  private static BigDecimal millis(LocalDateTime value) {
    return BigDecimal.valueOf(value.toInstant(ZoneOffset.UTC).toEpochMilli());
  }

  /// Returns a value.
  ///
  /// @param index number of the value, from 0
  /// @param values number of different values
  @Nullable Object value(long index, long values) {
    Class<?> of = kind;
    if (of == null) {
      return null;
    }
    if (of == String.class) {
      return text(index, values);
    }
    if (of == byte[].class) {
      return bytes(index, values);
    }
    if (of == Boolean.class) {
      return index % 2 == 0;
    }
    if (of == UUID.class) {
      return new UUID(ValueHash64.mix(index), index);
    }
    return least == null || most == null ? null : ofRange(of, inRange(least, most, index, values));
  }

  private BigDecimal inRange(BigDecimal from, BigDecimal to, long index, long values) {
    if (values < 2) {
      return from;
    }
    return to.subtract(from)
        .multiply(BigDecimal.valueOf(index))
        .divide(BigDecimal.valueOf(values - 1), Math.max(from.scale(), 6), RoundingMode.FLOOR)
        .add(from);
  }

  private Object ofRange(Class<?> of, BigDecimal number) {
    if (of == Double.class || of == Float.class) {
      return number.doubleValue();
    }
    if (of == BigDecimal.class) {
      return number.setScale(digits, RoundingMode.FLOOR);
    }
    long whole = number.longValue();
    if (of == Date.class) {
      return Date.valueOf(LocalDate.ofEpochDay(whole));
    }
    if (of == Time.class) {
      return Time.valueOf(LocalTime.ofSecondOfDay(whole));
    }
    LocalDateTime moment = LocalDateTime.ofInstant(Instant.ofEpochMilli(whole), ZoneOffset.UTC);
    if (of == Timestamp.class) {
      return Timestamp.valueOf(moment);
    }
    if (of == OffsetDateTime.class) {
      return moment.atOffset(ZoneOffset.UTC);
    }
    return of == LocalDateTime.class ? moment : whole;
  }

  private int length(long index) {
    int known = (int) Math.min(texts, LENGTHS);
    return known == 0 ? 0 : lengths[(int) Long.remainderUnsigned(ValueHash64.mix(index), known)];
  }

  /// Returns characters that end with the number, so that different numbers have different texts.
  /// Texts are never longer than those of the database, so the last values may be equal.
  private String text(long index, long values) {
    int alphabet = alphabet(values);
    int digitCount = Math.min(longest, symbols(values, alphabet));
    var text = new char[Math.max(length(index), digitCount)];
    long rest = index;
    for (int i = text.length - 1; i >= 0; i--) {
      boolean isNumber = i >= text.length - digitCount;
      long other = Math.floorMod(ValueHash64.mix(index + i), ALPHABETS[0]);
      text[i] = CHARACTERS.charAt((int) (isNumber ? rest % alphabet : other));
      rest = isNumber ? rest / alphabet : rest;
    }
    return new String(text);
  }

  /// Returns the number of characters that distinguish values within the longest length.
  private int alphabet(long values) {
    for (int each : ALPHABETS) {
      if (symbols(values, each) <= longest) {
        return each;
      }
    }
    return ALPHABETS[ALPHABETS.length - 1];
  }

  private byte[] bytes(long index, long values) {
    int digitCount = Math.min(longest, symbols(values, 256));
    var bytes = new byte[Math.max(length(index), digitCount)];
    Arrays.fill(bytes, (byte) ValueHash64.mix(index));
    long rest = index;
    for (int i = bytes.length - 1; i >= bytes.length - digitCount; i--) {
      bytes[i] = (byte) rest;
      rest >>>= Byte.SIZE;
    }
    return bytes;
  }

  /// Returns how many symbols distinguish a number of values.
  private static int symbols(long values, int base) {
    int needed = 0;
    for (long rest = Math.max(0, values - 1); rest > 0; rest /= base) {
      needed++;
    }
    return needed;
  }
}
