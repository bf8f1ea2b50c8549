package dynobench.protocol.script;

import dynobench.script.Kind;
import java.util.OptionalLong;

/// Constant values.
final class Constants {
  private Constants() {}

  /// A constant whole number.
  record Fixed(long value) implements Value.WholeSource {
    @Override
    public long of(Frame frame) {
      return value;
    }
  }

  static Value whole(long value) {
    return new Value.Whole(new Fixed(value));
  }

  static Value real(double value) {
    return new Value.Real(_ -> value);
  }

  static Value text(String value) {
    return new Value.Thing(Kind.TEXT, _ -> value);
  }

  /// Returns the value of a constant; empty for other sources.
  static OptionalLong of(Value.WholeSource source) {
    return source instanceof Fixed(long value) ? OptionalLong.of(value) : OptionalLong.empty();
  }
}
