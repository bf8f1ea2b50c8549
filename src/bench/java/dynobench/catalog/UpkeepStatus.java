package dynobench.catalog;

import java.time.LocalDate;
import java.util.Locale;

/// State of an engine's maintenance, with its evidence.
///
/// @param date day of the announcement for a retired engine, day of the last release for a dormant
///   one, otherwise the day on which the state was checked
/// @param source address or document that shows the state
public record UpkeepStatus(UpkeepState state, LocalDate date, String source) {
  /// Returns the state alone, such as `retired`.
  public String word() {
    return state.name().toLowerCase(Locale.ROOT);
  }

  /// Returns the state, and since when it lasts, such as `active` or `retired since 2025-10-10`.
  public String shortText() {
    return switch (state) {
      case ACTIVE -> "active";
      case MAINTENANCE -> "maintenance only";
      case DORMANT -> "dormant since " + date;
      case RETIRED -> text();
    };
  }

  /// Returns the state and its date, such as `retired since 2025-10-10`.
  public String text() {
    return switch (state) {
      case ACTIVE -> "active, checked " + date;
      case MAINTENANCE -> "maintenance only, checked " + date;
      case DORMANT -> "dormant: no release since " + date;
      case RETIRED -> "retired since " + date;
    };
  }
}
