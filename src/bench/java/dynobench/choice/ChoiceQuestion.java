package dynobench.choice;

import java.time.Duration;

/// Question of a developer who chooses an engine. The constructor throws `IllegalArgumentException`
/// for other than 1 to 100,000,000 rows, and for less than a second.
///
/// @param rows number of rows of the application
/// @param heapMegabytes maximum heap of the application's JVM
/// @param need event that committed rows must survive
/// @param time time for the measurement
public record ChoiceQuestion(long rows, int heapMegabytes, SurvivalNeed need, Duration time) {
  public static final long MOST_ROWS = 100_000_000;

  public ChoiceQuestion {
    if (rows < 1 || rows > MOST_ROWS) {
      throw new IllegalArgumentException(
          "rows must be from 1 to %,d, not %,d".formatted(MOST_ROWS, rows));
    }
    if (time.toSeconds() < 1) {
      throw new IllegalArgumentException("the time must be at least a second");
    }
  }
}
