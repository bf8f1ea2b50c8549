package dynobench.recorder.snapshot;

import java.math.BigDecimal;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Hash of values of columns. Equal numbers of different types have equal hashes, because a foreign
/// key may have another type than its parent.
final class ValueHash64 {
  private static final long MIX = 0x9E3779B97F4A7C15L;

  private ValueHash64() {}

  /// Returns the hash of some values of a row.
  static long of(@Nullable Object[] row, int[] positions) {
    long hash = 0;
    for (int each : positions) {
      hash = mix(hash * 31 + of(row[each]));
    }
    return hash;
  }

  /// Returns whether one of some values of a row is null.
  static boolean hasNull(@Nullable Object[] row, int[] positions) {
    return Arrays.stream(positions).anyMatch(each -> row[each] == null);
  }

  private static long of(@Nullable Object value) {
    if (value instanceof Number) {
      return new BigDecimal(value.toString()).stripTrailingZeros().hashCode();
    }
    if (value instanceof byte[]) {
      return Arrays.hashCode((byte[]) value);
    }
    if (value instanceof CharSequence) {
      return ofText((CharSequence) value);
    }
    return value == null ? 0 : ofText(value.toString());
  }

  private static long ofText(CharSequence text) {
    long hash = 7;
    for (int i = 0; i < text.length(); i++) {
      hash = hash * 131 + text.charAt(i);
    }
    return hash;
  }

  /// Returns a number in which each bit depends on all bits of the given one.
  static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L + MIX;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
