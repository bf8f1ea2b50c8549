package dynobench.protocol.script;

import dynobench.script.ValueType;
import java.util.OptionalLong;

/// Compiled values that are constant.
final class ConstantValues {
  private ConstantValues() {}

  /// A constant whole number.
  record Fixed(long value) implements CompiledValue.WholeSource {
    @Override
    public long of(EvaluationFrame frame) {
      return value;
    }
  }

  static CompiledValue whole(long value) {
    return new CompiledValue.Whole(new Fixed(value));
  }

  static CompiledValue real(double value) {
    return new CompiledValue.Real(_ -> value);
  }

  static CompiledValue text(String value) {
    return new CompiledValue.Thing(ValueType.TEXT, _ -> value);
  }

  /// Returns the value of a constant; empty for other sources.
  static OptionalLong of(CompiledValue.WholeSource source) {
    return source instanceof Fixed(long value) ? OptionalLong.of(value) : OptionalLong.empty();
  }
}
