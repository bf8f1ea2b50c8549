package dynobench.recorder.format;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// Numbers, booleans, dates and times that are written as text. Engines print them differently.
public final class TextAsValue {
  /// Length of the longest text that may be another value.
  static final int MOST = 40;

  private static final int DATE_LENGTH = 10;
  private static final int TIME_LENGTH = 8;
  private static final int MOST_NANO_DIGITS = 9;

  private TextAsValue() {}

  /// Returns the value that a text stands for, or null if it is only a text.
  public static @Nullable Object parse(String text) {
    if (text.equalsIgnoreCase("true")) {
      return true;
    }
    if (text.equalsIgnoreCase("false")) {
      return false;
    }
    if (isNumber(text)) {
      return new BigDecimal(text);
    }
    try {
      return parseTime(text);
    } catch (DateTimeException e) {
      return null;
    }
  }

  /// Returns whether a text has an optional sign, digits, and at most one point among them.
  private static boolean isNumber(String text) {
    int begin = text.startsWith("-") ? 1 : 0;
    boolean pointSeen = false;
    for (int i = begin; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.' && !pointSeen && i > begin && i < text.length() - 1) {
        pointSeen = true;
      } else if (c < '0' || c > '9') {
        return false;
      }
    }
    return text.length() > begin;
  }

  private static @Nullable Object parseTime(String text) {
    if (text.length() >= DATE_LENGTH && text.charAt(4) == '-') {
      LocalDate date = LocalDate.parse(text.substring(0, DATE_LENGTH));
      if (text.length() == DATE_LENGTH) {
        return date;
      }
      char separator = text.charAt(DATE_LENGTH);
      boolean separated = separator == ' ' || separator == 'T';
      LocalTime time = separated ? timeOf(text.substring(DATE_LENGTH + 1)) : null;
      return time == null ? null : LocalDateTime.of(date, time);
    }
    return timeOf(text);
  }

  /// Parses `hh:mm:ss`, followed by an optional fraction.
  private static @Nullable LocalTime timeOf(String text) {
    if (text.length() < TIME_LENGTH || text.charAt(2) != ':') {
      return null;
    }
    LocalTime whole = LocalTime.parse(text.substring(0, TIME_LENGTH));
    if (text.length() == TIME_LENGTH) {
      return whole;
    }
    String digits = text.substring(TIME_LENGTH + 1);
    boolean fraction =
        text.charAt(TIME_LENGTH) == '.'
            && !digits.isEmpty()
            && digits.length() <= MOST_NANO_DIGITS
            && digits.chars().allMatch(c -> c >= '0' && c <= '9');
    if (!fraction) {
      return null;
    }
    int nanos = Integer.parseInt(digits);
    for (int i = digits.length(); i < MOST_NANO_DIGITS; i++) {
      nanos *= 10;
    }
    return whole.withNano(nanos);
  }
}
