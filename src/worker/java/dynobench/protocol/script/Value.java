package dynobench.protocol.script;

import dynobench.script.Kind;

/// A compiled expression.
sealed interface Value {
  Kind kind();

  /// Whole numbers.
  @FunctionalInterface
  interface WholeSource {
    long of(Frame frame);
  }

  /// Numbers.
  @FunctionalInterface
  interface RealSource {
    double of(Frame frame);
  }

  /// Texts, dates and bytes.
  @FunctionalInterface
  interface ObjectSource {
    Object of(Frame frame);
  }

  record Whole(WholeSource source) implements Value {
    @Override
    public Kind kind() {
      return Kind.WHOLE;
    }
  }

  record Real(RealSource source) implements Value {
    @Override
    public Kind kind() {
      return Kind.REAL;
    }
  }

  record Thing(Kind kind, ObjectSource source) implements Value {}

  /// As a whole number; plans are checked before.
  default WholeSource whole() {
    return ((Whole) this).source();
  }

  /// As a number.
  default RealSource real() {
    return this instanceof Whole(WholeSource source) ? source::of : ((Real) this).source();
  }

  /// As a thing.
  default ObjectSource thing() {
    return ((Thing) this).source();
  }
}
