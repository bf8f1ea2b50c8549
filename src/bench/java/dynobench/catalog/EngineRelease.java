package dynobench.catalog;

import java.util.regex.Pattern;

/// Release of an engine, as far as it is known. The constructor throws `IllegalArgumentException`
/// if both parts are unknown, or if the date is not valid.
///
/// @param version may be empty
/// @param date day, month or year, such as `2004-12-03`, `2004-12` or `2004`; may be empty
public record EngineRelease(String version, String date) {
  private static final Pattern DATE =
      Pattern.compile("\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?");

  public EngineRelease {
    if (version.isBlank() && date.isBlank()) {
      throw new IllegalArgumentException("needs a version, a date or both");
    }
    if (!date.isBlank() && !DATE.matcher(date).matches()) {
      throw new IllegalArgumentException(
          "must have a day, a month or a year as date, such as 2006-09-24, 2006-09 or 2006, not \""
              + date
              + "\"");
    }
  }

  /// Returns whether this release is known to be older than another one.
  boolean isBefore(EngineRelease other) {
    int known = Math.min(date.length(), other.date.length());
    return date.substring(0, known).compareTo(other.date.substring(0, known)) < 0;
  }

  /// Returns version and date, such as `10.17.1.0, 2023-10-22`.
  public String text() {
    return version.isBlank() ? date : date.isBlank() ? version : version + ", " + date;
  }
}
