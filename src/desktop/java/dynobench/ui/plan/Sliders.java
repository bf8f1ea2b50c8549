package dynobench.ui.plan;

import dynobench.plan.WorkerJvm;
import dynobench.ui.plandraft.ValueTexts;
import dynobench.ui.widgets.LogScale;
import dynobench.workload.Domain;
import java.util.OptionalDouble;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;

/// Sliders of the form, each with the scale of its field.
final class Sliders {
  /// Scale of a field without limits, from 1 to ten million.
  static final LogScale ANY = new LogScale(1, 10_000_000);

  private static final LogScale HEAP = new LogScale(64, 32_768);
  private static final double MOST_COUNT = 50;
  private static final double MOST_FACTOR = 10;
  private static final double FACTOR_STEPS = 2;

  private Sliders() {}

  /// Returns the scale of a parameter's values. It ends at ten million, at ten times a minimum
  /// above one million, or at a smaller maximum. Users can type larger values; the thumb is then at
  /// the end.
  static LogScale scale(Domain domain) {
    if (!(domain instanceof Domain.Whole(long from, long to))) {
      return ANY;
    }
    long least = Math.max(1, from);
    long most = Math.min(to, Math.max(ANY.most(), least * 10));
    return new LogScale(least, Math.max(least + 1, most));
  }

  /// Creates a slider for whole numbers. It follows changes of the scale.
  static SliderField number(StringProperty text, ObservableValue<LogScale> scale) {
    var field =
        new SliderField(
            text,
            typed ->
                ValueTexts.whole(typed).stream()
                    .mapToDouble(scale.getValue()::position)
                    .findFirst(),
            at -> ValueTexts.grouped(scale.getValue().number(at)));
    scale.subscribe(_ -> field.follow());
    return field;
  }

  /// Creates a slider for a number of values, from 1 to 50.
  static SliderField count(StringProperty text) {
    return new SliderField(
        text,
        typed ->
            ValueTexts.whole(typed).stream()
                .mapToDouble(count -> (count - 1) / (MOST_COUNT - 1))
                .findFirst(),
        at -> Long.toString(Math.round(1 + at * (MOST_COUNT - 1))));
  }

  /// Creates a slider for a factor, in steps of 0.5 from 1.5 to 10.
  static SliderField factor(StringProperty text) {
    double least = 1 + 1 / FACTOR_STEPS;
    return new SliderField(
        text,
        typed -> factorPosition(typed, least),
        at -> {
          double factor = least + at * (MOST_FACTOR - least);
          double rounded = Math.round(factor * FACTOR_STEPS) / FACTOR_STEPS;
          return rounded == Math.rint(rounded)
              ? Long.toString(Math.round(rounded))
              : Double.toString(rounded);
        });
  }

  private static OptionalDouble factorPosition(String typed, double least) {
    try {
      return OptionalDouble.of((Double.parseDouble(typed.strip()) - least) / (MOST_FACTOR - least));
    } catch (NumberFormatException e) {
      return OptionalDouble.empty(); // perhaps still being typed
    }
  }

  /// Creates a slider for a heap size from 64 MB to 32 GB: powers of two and the values halfway
  /// between them.
  static SliderField heap(StringProperty text) {
    return new SliderField(text, Sliders::heapPosition, Sliders::heapText);
  }

  private static OptionalDouble heapPosition(String typed) {
    try {
      return OptionalDouble.of(HEAP.position(WorkerJvm.parseHeap(typed)));
    } catch (IllegalArgumentException e) {
      return OptionalDouble.empty(); // perhaps still being typed
    }
  }

  private static String heapText(double position) {
    long halves = Math.round(position * 2 * log2((double) HEAP.most() / HEAP.least()));
    long power = HEAP.least() << (halves / 2);
    long megabytes = halves % 2 == 0 ? power : power + power / 2;
    return ValueTexts.heap(megabytes);
  }

  private static double log2(double value) {
    return Math.log(value) / Math.log(2);
  }
}
