package dynobench.ui.plan;

import dynobench.plan.WorkerJvm;
import dynobench.ui.draft.DraftField;
import dynobench.ui.parts.LogScale;
import java.util.OptionalDouble;
import javafx.beans.property.StringProperty;

/// The sliders of the form, each with the scale that suits its field.
final class Sliders {
  /// What the 2005 article and the ten-million preset span, and a bit of room below.
  static final LogScale ROWS = new LogScale(100, 10_000_000);

  private static final LogScale HEAP = new LogScale(64, 32_768);
  private static final int GIGABYTE = 1024;
  private static final double MOST_COUNT = 50;
  private static final double MOST_FACTOR = 10;
  private static final double FACTOR_STEPS = 2;

  private Sliders() {}

  static SliderField rows(StringProperty text) {
    return new SliderField(
        text,
        typed -> DraftField.whole(typed).stream().mapToDouble(ROWS::position).findFirst(),
        at -> DraftField.grouped(ROWS.number(at)));
  }

  static SliderField count(StringProperty text) {
    return new SliderField(
        text,
        typed ->
            DraftField.whole(typed).stream()
                .mapToDouble(count -> (count - 1) / (MOST_COUNT - 1))
                .findFirst(),
        at -> Long.toString(Math.round(1 + at * (MOST_COUNT - 1))));
  }

  /// In halves, from one and a half on.
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
      return OptionalDouble.empty(); // still being typed, perhaps
    }
  }

  /// In powers of two and what lies halfway.
  static SliderField heap(StringProperty text) {
    return new SliderField(text, Sliders::heapPosition, Sliders::heapText);
  }

  private static OptionalDouble heapPosition(String typed) {
    try {
      return OptionalDouble.of(HEAP.position(WorkerJvm.parseHeap(typed)));
    } catch (IllegalArgumentException e) {
      return OptionalDouble.empty(); // still being typed, perhaps
    }
  }

  private static String heapText(double position) {
    long halves = Math.round(position * 2 * log2((double) HEAP.most() / HEAP.least()));
    long power = HEAP.least() << (halves / 2);
    long megabytes = halves % 2 == 0 ? power : power + power / 2;
    return megabytes % GIGABYTE == 0 ? megabytes / GIGABYTE + "g" : megabytes + "m";
  }

  private static double log2(double value) {
    return Math.log(value) / Math.log(2);
  }
}
