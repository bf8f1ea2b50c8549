package dynobench.recorder.masking;

import java.sql.Date;
import java.sql.Timestamp;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;

/// Pseudonyms of dates from 1800 to 2037. Other dates stay, such as 9999-12-31 for "never". Order
/// and time of day stay. Dates move to the past, so those of the past stay there.
final class DateMask {
  private static final LocalDate FIRST = LocalDate.of(1800, 1, 1);
  private static final LocalDate LAST = LocalDate.of(2037, 12, 31);

  private final OrderedMapping mapping;

  DateMask(KeyedHash key) {
    mapping = new OrderedMapping(key);
  }

  LocalDate mask(LocalDate date) {
    if (date.isBefore(FIRST) || date.isAfter(LAST)) {
      return date;
    }
    return LocalDate.ofEpochDay(
        LAST.toEpochDay() - mapping.map(LAST.toEpochDay() - date.toEpochDay()));
  }

  private LocalDateTime mask(LocalDateTime time) {
    return LocalDateTime.of(mask(time.toLocalDate()), time.toLocalTime());
  }

  /// Times of one instant have pseudonyms of one instant, whatever their offsets.
  private Instant mask(Instant time) {
    return mask(LocalDateTime.ofInstant(time, ZoneOffset.UTC)).toInstant(ZoneOffset.UTC);
  }

  /// Returns the pseudonym of a date or of a time with a date. Returns another object itself.
  Object mask(Object value) {
    if (value instanceof Timestamp) {
      return Timestamp.valueOf(mask(((Timestamp) value).toLocalDateTime()));
    }
    if (value instanceof Date) {
      return Date.valueOf(mask(((Date) value).toLocalDate()));
    }
    if (value instanceof LocalDate) {
      return mask((LocalDate) value);
    }
    if (value instanceof LocalDateTime) {
      return mask((LocalDateTime) value);
    }
    if (value instanceof OffsetDateTime) {
      var time = (OffsetDateTime) value;
      return mask(time.toInstant()).atOffset(time.getOffset());
    }
    if (value instanceof ZonedDateTime) {
      return mask(((ZonedDateTime) value).toInstant()).atOffset(ZoneOffset.UTC);
    }
    return value instanceof Instant ? mask((Instant) value) : value;
  }
}
