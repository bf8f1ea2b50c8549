package dynobench.recorder;

import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.Calendar;
import org.jspecify.annotations.Nullable;

/// Dates and times in the time zone of a calendar, as the database stores them.
final class InZone {
  private static final long SECOND_MILLIS = 1000;

  private InZone() {}

  static @Nullable Date date(@Nullable Date value, @Nullable Calendar calendar) {
    return value == null || calendar == null
        ? value
        : Date.valueOf(local(value.getTime(), 0, calendar).toLocalDate());
  }

  static @Nullable Time time(@Nullable Time value, @Nullable Calendar calendar) {
    return value == null || calendar == null
        ? value
        : time(local(value.getTime(), 0, calendar), value);
  }

  private static Time time(LocalDateTime local, Time value) {
    long millis = Math.floorMod(value.getTime(), SECOND_MILLIS);
    return new Time(Time.valueOf(local.toLocalTime()).getTime() + millis);
  }

  static @Nullable Timestamp timestamp(@Nullable Timestamp value, @Nullable Calendar calendar) {
    return value == null || calendar == null
        ? value
        : Timestamp.valueOf(local(value.getTime(), value.getNanos(), calendar));
  }

  private static LocalDateTime local(long millis, int nanos, Calendar calendar) {
    Instant instant = Instant.ofEpochSecond(Math.floorDiv(millis, SECOND_MILLIS), nanos);
    return LocalDateTime.ofInstant(instant, calendar.getTimeZone().toZoneId());
  }
}
