package dynobench.protocol.script;

import dynobench.script.Kind;

/// Compiled expression.
sealed interface Value {
  Kind kind();

  /// Source of whole numbers.
  @FunctionalInterface
  interface WholeSource {
    long of(Frame frame);
  }

  /// Source of numbers with a fraction.
  @FunctionalInterface
  interface RealSource {
    double of(Frame frame);
  }

  /// Source of texts, dates and bytes.
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

  /// Returns the source of whole numbers; the description's reader has checked the type.
  default WholeSource whole() {
    return ((Whole) this).source();
  }

  /// Returns the source of numbers; whole numbers are converted.
  default RealSource real() {
    return this instanceof Whole(WholeSource source) ? source::of : ((Real) this).source();
  }

  /// Returns the source of texts, dates or bytes.
  default ObjectSource thing() {
    return ((Thing) this).source();
  }
}
