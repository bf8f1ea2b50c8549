package dynobench.ui.table;

import dynobench.plan.Levels;
import dynobench.result.LevelOrder;
import dynobench.table.Numbers;
import dynobench.ui.parts.Texts;
import dynobench.workload.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;

/// A column of the table.
///
/// @param id by which texts name it
/// @param width in sizes of type
/// @param factor whether it is one of what varies, which texts don't name
record Column(
    String id,
    boolean numeric,
    double width,
    Comparator<Row> order,
    Function<Row, String> text,
    boolean factor) {
  static Column of(
      String id, boolean numeric, double width, Comparator<Row> order, Function<Row, String> text) {
    return new Column(id, numeric, width, order, text, false);
  }

  private static final double BYTES_PER_MEGABYTE = 1 << 20;

  static Column words(String id, double width, Function<Row, String> text) {
    return of(id, false, width, Comparator.comparing(text), text);
  }

  static Column count(String id, double width, Function<Row, OptionalDouble> value) {
    return number(id, width, value, each -> Numbers.count(Math.round(each)));
  }

  /// What varies: numbers from small to large, words by their letters.
  static Column factor(String name, double width) {
    Function<Row, Settings> level = row -> Settings.of(name, row.levels().get(name).orElse(""));
    return new Column(
        name,
        true,
        width,
        Comparator.comparing(level, new LevelOrder(List.of(name), List.of())),
        row -> row.levels().get(name).map(Levels::value).orElse(""),
        true);
  }

  String title(Texts texts) {
    return factor ? Levels.name(id) : texts.of("column." + id);
  }

  String tip(Texts texts) {
    return texts.of((factor ? "column.factor" : "column." + id) + ".tip");
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
    return of(
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
