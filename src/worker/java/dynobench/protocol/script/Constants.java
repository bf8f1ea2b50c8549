package dynobench.protocol.script;

import dynobench.script.Kind;
import java.util.OptionalLong;

/// Values that are the same each time.
final class Constants {
  private Constants() {}

  /// A whole number that stays.
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

  /// What it always is; empty when it may change.
  static OptionalLong of(Value.WholeSource source) {
    return source instanceof Fixed(long value) ? OptionalLong.of(value) : OptionalLong.empty();
  }
}
