package dynobench.recorder.masking;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Pattern;

/// Values that an application writes as text: dates, times, booleans and UUIDs. Engines convert
/// them, so their pseudonyms have the same form.
final class TextForm {
  /// Length of a date.
  static final int DATE_LENGTH = 10;

  private static final int UUID_LENGTH = 36;
  private static final int MOST_LENGTH = 40;
  private static final Pattern TIME =
      Pattern.compile("\\d\\d:\\d\\d(:\\d\\d(\\.\\d{1,9})?)?( ?(Z|[+-]\\d\\d(:?\\d\\d)?))?");
  private static final Pattern UUID =
      Pattern.compile("\\p{XDigit}{8}(-\\p{XDigit}{4}){3}-\\p{XDigit}{12}");

  private TextForm() {}

  static boolean isBoolean(String text) {
    return text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false");
  }

  /// Returns whether a text is a time of day such as `12:30`.
  static boolean isTime(String text) {
    return text.length() <= MOST_LENGTH
        && text.length() > 2
        && text.charAt(2) == ':'
        && TIME.matcher(text).matches();
  }

  /// Returns the date of a text such as `2020-01-31` or `2020-01-31 12:30:00`; empty for others.
  static Optional<LocalDate> date(String text) {
    int length = text.length();
    if (length < DATE_LENGTH || length > MOST_LENGTH || text.charAt(4) != '-') {
      return Optional.empty();
    }
    char separator = length == DATE_LENGTH ? ' ' : text.charAt(DATE_LENGTH);
    boolean timed =
        length == DATE_LENGTH
            || ((separator == ' ' || separator == 'T')
                && TIME.matcher(text.substring(DATE_LENGTH + 1)).matches());
    try {
      return timed
          ? Optional.of(LocalDate.parse(text.substring(0, DATE_LENGTH)))
          : Optional.empty();
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  static boolean isUuid(String text) {
    return text.length() == UUID_LENGTH && text.charAt(8) == '-' && UUID.matcher(text).matches();
  }
}
