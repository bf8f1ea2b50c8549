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
record FiguresColumn(
    String id,
    String title,
    String tip,
    boolean numeric,
    double width,
    Comparator<FiguresRow> order,
    Function<FiguresRow, String> text) {
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
  static FiguresColumn of(MedianColumn column, String tip) {
    Function<FiguresRow, Optional<PhaseRow>> line =
        row -> row instanceof FiguresRow.OfMedian it ? Optional.of(it.line()) : Optional.empty();
    Function<FiguresRow, String> text = row -> line.apply(row).map(column.shown()).orElse("");
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

  static FiguresColumn words(
      String id, String title, String tip, double width, Function<FiguresRow, String> text) {
    return new FiguresColumn(id, title, tip, false, width, Comparator.comparing(text), text);
  }

  /// Returns a column of numbers. Unknown values are empty cells and sorted before all others.
  static FiguresColumn number(
      String id,
      String title,
      String tip,
      double width,
      Function<FiguresRow, OptionalDouble> value,
      Function<FiguresRow, String> text) {
    Comparator<FiguresRow> byValue =
        Comparator.comparingDouble(row -> value.apply(row).orElse(Double.NEGATIVE_INFINITY));
    return new FiguresColumn(id, title, tip, true, width, byValue.thenComparing(text), text);
  }
}
