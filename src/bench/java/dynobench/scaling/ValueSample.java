package dynobench.scaling;

import dynobench.recorder.format.SpecialValue;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Random sample of the values of a parameter, of limited size.
final class ValueSample {
  private static final int MOST_VALUES = 200;
  private static final int MOST_CHARACTERS = 200;
  private static final int MOST_SCALE = 60;

  static final SpecialValue NULL = SpecialValue.ofNull(0);

  private final List<Object> values = new ArrayList<>();
  private final Random random = new Random(1);
  private long seen;

  /// Adds a value. Each value of the recording is in the sample with the same probability.
  ///
  /// @return whether the sample has grown
  boolean add(Object value) {
    seen++;
    if (values.size() < MOST_VALUES) {
      return values.add(value);
    }
    long place = random.nextLong(seen);
    if (place < MOST_VALUES) {
      values.set((int) place, value);
    }
    return false;
  }

  List<Object> values() {
    return values;
  }

  /// Returns a value in the form in which samples hold it: whole numbers as `Long`, and the length
  /// instead of a long text or of bytes.
  static Object normal(Object value) {
    return switch (value) {
      case Byte it -> it.longValue();
      case Short it -> it.longValue();
      case Integer it -> it.longValue();
      case BigInteger it -> it.bitLength() < Long.SIZE ? it.longValue() : SampledExecution.UNKNOWN;
      case BigDecimal it -> normal(it);
      case String it when it.length() > MOST_CHARACTERS -> cut(it.length(), true);
      case byte[] it -> cut(it.length, false);
      case SpecialValue it when it.kind() == SpecialValue.Kind.NULL -> NULL;
      case SpecialValue it when it.kind() == SpecialValue.Kind.UNKNOWN -> SampledExecution.UNKNOWN;
      default -> value;
    };
  }

  private static Object normal(BigDecimal value) {
    if (Math.abs((long) value.scale()) > MOST_SCALE || value.precision() > MOST_SCALE) {
      return SampledExecution.UNKNOWN;
    }
    return value.scale() <= 0 && value.abs().compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0
        ? value.longValue()
        : value;
  }

  private static SpecialValue cut(int length, boolean isText) {
    return new SpecialValue(
        isText ? SpecialValue.Kind.CUT_TEXT : SpecialValue.Kind.CUT_BYTES, length, "");
  }
}
