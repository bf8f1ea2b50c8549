package dynobench.protocol.script;

import dynobench.script.ValueType;

/// Compiled expression. Its source computes the value from a client's frame.
sealed interface CompiledValue {
  /// Stands for NULL among objects.
  Object NULL = new Object();

  ValueType kind();

  /// Source of whole numbers.
  @FunctionalInterface
  interface WholeSource {
    long of(EvaluationFrame frame);
  }

  /// Source of numbers with a fraction.
  @FunctionalInterface
  interface RealSource {
    double of(EvaluationFrame frame);
  }

  /// Source of values that are no numbers.
  @FunctionalInterface
  interface ObjectSource {
    Object of(EvaluationFrame frame);
  }

  /// Whole number.
  record Whole(WholeSource source) implements CompiledValue {
    @Override
    public ValueType kind() {
      return ValueType.WHOLE;
    }
  }

  /// Number with a fraction.
  record Real(RealSource source) implements CompiledValue {
    @Override
    public ValueType kind() {
      return ValueType.REAL;
    }
  }

  /// Value of a type that is no number.
  record Thing(ValueType kind, ObjectSource source) implements CompiledValue {}

  /// Returns the source of whole numbers; the description's reader has checked the type.
  default WholeSource whole() {
    return ((Whole) this).source();
  }

  /// Returns the source of numbers; whole numbers are converted.
  default RealSource real() {
    return this instanceof Whole(WholeSource source) ? source::of : ((Real) this).source();
  }

  /// Returns the source of objects; numbers are boxed.
  default ObjectSource boxed() {
    return switch (this) {
      case Whole(WholeSource source) -> source::of;
      case Real(RealSource source) -> source::of;
      case Thing(ValueType _, ObjectSource source) -> source;
    };
  }

  /// Returns the source of texts, dates or bytes.
  default ObjectSource object() {
    return ((Thing) this).source();
  }
}
