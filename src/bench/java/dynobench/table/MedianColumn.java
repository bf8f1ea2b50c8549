package dynobench.table;

import java.util.EnumSet;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/// A column of the table of medians, wherever that stands.
///
/// @param id as files write it; that of a factor is its name
/// @param title as people read it
/// @param unit of its figures; may be empty
/// @param isNumber whether it stands at the right
/// @param places where it is shown
/// @param shown the cell for people
/// @param plain the cell for spreadsheets
public record MedianColumn(
    String id,
    String title,
    String unit,
    boolean isNumber,
    Set<Place> places,
    Function<PhaseRow, String> shown,
    Function<PhaseRow, Object> plain) {
  /// The series' name, by which the window tells it from the others.
  public static final String SERIES = "series";

  /// The phase's title, in files its id.
  public static final String PHASE = "phase";

  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,300}(\\.\\d{1,300})?");

  /// Where a table of medians stands.
  public enum Place {
    /// In the terminal and in reports: a table a phase.
    PAGE,
    /// In the window: a table of all phases, to be sorted.
    WINDOW,
    /// In a spreadsheet.
    FILE
  }

  MedianColumn in(Place first, Place... others) {
    return new MedianColumn(id, title, unit, isNumber, EnumSet.of(first, others), shown, plain);
  }

  /// The cell's value; empty where it is no number.
  public OptionalDouble number(PhaseRow row) {
    String text = plain.apply(row).toString();
    return NUMBER.matcher(text).matches()
        ? OptionalDouble.of(Double.parseDouble(text))
        : OptionalDouble.empty();
  }

  public MedianColumn {
    places = Set.copyOf(places);
  }

  /// Its name in a file, with the unit.
  public String head() {
    return switch (unit) {
      case "" -> id;
      case "/s" -> id + "_per_s";
      default -> id + "_" + unit.toLowerCase(Locale.ROOT);
    };
  }
}
