package dynobench.ui.table;

import dynobench.table.Numbers;
import java.util.Comparator;
import java.util.OptionalDouble;
import java.util.function.Function;

/// A column of the table.
///
/// @param id by which texts name it
/// @param width in sizes of type
record Column(
    String id, boolean numeric, double width, Comparator<Row> order, Function<Row, String> text) {
  private static final double BYTES_PER_MEGABYTE = 1 << 20;

  static Column words(String id, double width, Function<Row, String> text) {
    return new Column(id, false, width, Comparator.comparing(text), text);
  }

  static Column count(String id, double width, Function<Row, OptionalDouble> value) {
    return number(id, width, value, each -> Numbers.count(Math.round(each)));
  }

  static Column millis(String id, double width, Function<Row, OptionalDouble> nanos) {
    return number(id, width, nanos, Numbers::millis);
  }

  static Column megabytes(String id, double width, Function<Row, OptionalDouble> bytes) {
    return number(id, width, bytes, each -> Numbers.figure(each / BYTES_PER_MEGABYTE));
  }

  /// What is not known is an empty cell, and stands before everything that is.
  private static Column number(
      String id, double width, Function<Row, OptionalDouble> value, Function<Double, String> text) {
    return new Column(
        id,
        true,
        width,
        Comparator.comparingDouble(row -> value.apply(row).orElse(Double.NEGATIVE_INFINITY)),
        row -> {
          OptionalDouble known = value.apply(row);
          return known.isPresent() ? text.apply(known.getAsDouble()) : "";
        });
  }
}
