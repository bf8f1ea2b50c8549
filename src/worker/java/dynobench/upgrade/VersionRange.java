package dynobench.upgrade;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Range of versions, such as `1.4..2`: the first one is included, the last one is not.
///
/// @param first first version; empty without a lower limit
/// @param end first version after the range; empty without an upper limit
public record VersionRange(String first, String end) {
  private static final String SEPARATOR = "..";
  private static final Pattern NUMBERS = Pattern.compile("(\\d{1,9}(\\.\\d{1,9})*)?");
  private static final Pattern NOT_DIGITS = Pattern.compile("\\D+");

  public VersionRange {
    for (String each : List.of(first, end)) {
      if (!NUMBERS.matcher(each).matches()) {
        throw new IllegalArgumentException(
            "must have versions of numbers and dots, such as \"1.8..2\", not \"" + each + "\"");
      }
    }
  }

  /// Parses `first..end`; either may be missing.
  ///
  /// @throws IllegalArgumentException when the text is not of that form
  public static VersionRange parse(String text) {
    int at = text.indexOf(SEPARATOR);
    if (at < 0) {
      throw new IllegalArgumentException(
          "must be a range such as \"1.8..2\" or \"..2\", not \"" + text + "\"");
    }
    return new VersionRange(text.substring(0, at), text.substring(at + SEPARATOR.length()));
  }

  /// Returns whether a version is in the range.
  public boolean contains(String version) {
    return (first.isEmpty() || compare(version, first) >= 0)
        && (end.isEmpty() || compare(version, end) < 0);
  }

  /// Compares two versions by their numbers, from left to right. Other characters only separate.
  public static int compare(String one, String other) {
    List<Long> left = numbers(one);
    List<Long> right = numbers(other);
    for (int i = 0; i < Math.max(left.size(), right.size()); i++) {
      int order = Long.compare(at(left, i), at(right, i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static long at(List<Long> numbers, int index) {
    return index < numbers.size() ? numbers.get(index) : 0;
  }

  private static List<Long> numbers(String version) {
    return Stream.of(NOT_DIGITS.split(version, -1))
        .filter(each -> !each.isEmpty() && each.length() < 10)
        .map(Long::valueOf)
        .toList();
  }
}
