package dynobench.ui;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;

/// Clock that only a test advances.
public final class SteppedClock extends Clock {
  private final AtomicLong millis;

  /// Creates a clock.
  ///
  /// @param millis since 1970
  public SteppedClock(AtomicLong millis) {
    this.millis = millis;
  }

  @Override
  public ZoneOffset getZone() {
    return ZoneOffset.UTC;
  }

  @Override
  public Clock withZone(ZoneId zone) {
    return this;
  }

  @Override
  public Instant instant() {
    return Instant.ofEpochMilli(millis.get());
  }
}
