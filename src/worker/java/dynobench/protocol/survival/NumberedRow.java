package dynobench.protocol.survival;

import dynobench.protocol.Mixer;
import java.sql.Date;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A row that carries its number, and in its other columns what follows from it: so it can be told
/// of any row that comes back whether it was written, and is whole.
///
/// @param number from 1
record NumberedRow(long number, long bits) {
  private static final long DAY_MILLIS = 86_400_000L;
  private static final int DAYS = 10_000;

  static NumberedRow of(long seed, long number) {
    return new NumberedRow(number, Mixer.mix(seed ^ number));
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

  /// A multiple of a quarter, which every representation holds exactly.
  float floatNumber() {
    return (bits >>> 48) * 0.25f;
  }

  /// Whether what came back beside the number is what was written.
  boolean isWhole(@Nullable String foundName, int foundValue, @Nullable Date day, float number) {
    return Objects.equals(foundName, name())
        && foundValue == value()
        && day != null
        && day.getTime() == date().getTime()
        && number == floatNumber();
  }
}
