package dynobench.ui.table;

import dynobench.table.MedianColumn;
import dynobench.table.PhaseRow;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/// Column of the table.
///
/// @param width in multiples of the type size
record Column(
    String id,
    String title,
    String tip,
    boolean numeric,
    double width,
    Comparator<Row> order,
    Function<Row, String> text) {
  /// Width of a series' name.
  static final double NAME_WIDTH = 26;

  /// Width of a phase's title.
  static final double TITLE_WIDTH = 8;

  /// Width of most figures.
  static final double WIDTH = 6.5;

  private static final double WIDEST = 11;
  private static final double LETTER = 0.52;
  private static final double SORT_SIGN = 1.6;

  /// Returns a column of medians.
  ///
  /// @param tip text of the tooltip
  static Column of(MedianColumn column, String tip) {
    Function<Row, Optional<PhaseRow>> line =
        row -> row instanceof Row.OfMedian it ? Optional.of(it.line()) : Optional.empty();
    Function<Row, String> text = row -> line.apply(row).map(column.shown()).orElse("");
    String title = column.title() + (column.unit().isEmpty() ? "" : ", " + column.unit());
    if (!column.isNumber()) {
      return words(column.id(), title, tip, wordsWidth(column.id()), text);
    }
    return number(
        column.id(),
        title,
        tip,
        width(title),
        row -> line.apply(row).map(column::number).orElseGet(OptionalDouble::empty),
        text);
  }

  private static double wordsWidth(String id) {
    return switch (id) {
      case MedianColumn.SERIES -> NAME_WIDTH;
      case MedianColumn.PHASE -> TITLE_WIDTH;
      default -> WIDTH;
    };
  }

  /// Returns a width for a title and most figures.
  static double width(String title) {
    return Math.clamp(title.length() * LETTER + SORT_SIGN, WIDTH, WIDEST);
  }

  static Column words(
      String id, String title, String tip, double width, Function<Row, String> text) {
    return new Column(id, title, tip, false, width, Comparator.comparing(text), text);
  }

  /// Returns a column of numbers. Unknown values are empty cells and sorted before all others.
  static Column number(
      String id,
      String title,
      String tip,
      double width,
      Function<Row, OptionalDouble> value,
      Function<Row, String> text) {
    Comparator<Row> byValue =
        Comparator.comparingDouble(row -> value.apply(row).orElse(Double.NEGATIVE_INFINITY));
    return new Column(id, title, tip, true, width, byValue.thenComparing(text), text);
  }
}
