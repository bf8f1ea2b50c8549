package dynobench.table;

import java.util.EnumSet;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/// Column of the table of medians, for each target that shows it.
///
/// @param id id in files; for a factor, the name of the factor
/// @param title title for people
/// @param unit unit of the figures; may be empty
/// @param isNumber whether cells are aligned to the right
/// @param targets targets that show the column
/// @param shown function that returns the cell for people
/// @param plain function that returns the cell for spreadsheets
public record MedianColumn(
    String id,
    String title,
    String unit,
    boolean isNumber,
    Set<TableTarget> targets,
    Function<PhaseRow, String> shown,
    Function<PhaseRow, Object> plain) {
  /// Id of the column with the series' name, which is unique in the window.
  public static final String SERIES = "series";

  /// Id of the column of the phase. People see the title of the phase, and files have its id.
  public static final String PHASE = "phase";

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,300}(\\.\\d{1,300})?");

  /// Place of a table of medians.
  public enum TableTarget {
    /// Terminal and reports: one table for each phase.
    PAGE,
    /// Window: one sortable table of all phases.
    WINDOW,
    /// Spreadsheet.
    FILE
  }

  MedianColumn in(TableTarget first, TableTarget... others) {
    return new MedianColumn(id, title, unit, isNumber, EnumSet.of(first, others), shown, plain);
  }

  /// Returns the cell's value; empty where it is not a number.
  public OptionalDouble number(PhaseRow row) {
    String text = plain.apply(row).toString();
    return NUMBER.matcher(text).matches()
        ? OptionalDouble.of(Double.parseDouble(text))
        : OptionalDouble.empty();
  }

  public MedianColumn {
    targets = Set.copyOf(targets);
  }

  /// Returns the column's name in a file, with the unit.
  public String head() {
    return switch (unit) {
      case "" -> id;
      case "/s" -> id + "_per_s";
      default -> id + "_" + unit.toLowerCase(Locale.ROOT);
    };
  }
}
