package dynobench.protocol.survival;

import dynobench.protocol.BitMixer;
import java.sql.Date;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Row with a number, from which its other columns are computed. So a check of any row can find out
/// whether it was written, and whether it is intact.
///
/// @param number number of the row, from 1
record NumberedRow(long number, long bits) {
  private static final long DAY_MILLIS = 86_400_000L;
  private static final int DAYS = 10_000;

  static NumberedRow of(long seed, long number) {
    return new NumberedRow(number, BitMixer.mix(seed ^ number));
  }

  String name() {
    return "Row " + Long.toString(bits >>> 1, Character.MAX_RADIX);
  }

  int value() {
    return (int) (bits >>> 8);
  }

  Date date() {
    return new Date((bits >>> 40) % DAYS * DAY_MILLIS);
  }

  /// Returns a multiple of a quarter, which every representation holds exactly.
  float floatNumber() {
    return (bits >>> 48) * 0.25f;
  }

  /// Returns whether the other columns of a row that was read match its number.
  boolean isWhole(@Nullable String foundName, int foundValue, @Nullable Date day, float number) {
    return Objects.equals(foundName, name())
        && foundValue == value()
        && day != null
        && day.getTime() == date().getTime()
        && number == floatNumber();
  }
}
