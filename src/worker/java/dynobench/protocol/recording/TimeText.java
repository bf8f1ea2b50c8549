package dynobench.protocol.recording;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.TextAsValue;
import dynobench.recorder.format.ValueCodec;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import org.jspecify.annotations.Nullable;

/// Dates and times as texts, for an engine that has no types for them. They have the form of the
/// translated literals, such as `2026-11-27 09:30:00.0`, so both compare as expected.
final class TimeText {
  private TimeText() {}

  static String of(Object value) {
    return switch (value) {
      case Timestamp it -> it.toString();
      case Date it -> it.toString();
      case Time it -> of(ValueCodec.ofTime(it));
      case LocalDateTime it -> Timestamp.valueOf(it).toString();
      case LocalDate it -> it.toString();
      case LocalTime it -> of(it);
      case OffsetDateTime it -> Timestamp.from(it.toInstant()).toString();
      default -> throw new IllegalStateException("a recording has no " + value.getClass());
    };
  }

  /// Returns the value of a text for a getter; null if the text is no date or time.
  static @Nullable Object parse(@Nullable String text, Getter getter) {
    Object value = text == null ? null : TextAsValue.parse(text);
    return switch (value) {
      case LocalDateTime it ->
          switch (getter) {
            case DATE, LOCAL_DATE -> it.toLocalDate();
            case TIME, LOCAL_TIME -> it.toLocalTime();
            default -> it;
          };
      case LocalDate it -> it;
      case LocalTime it -> it;
      case null, default -> null;
    };
  }

  private static String of(LocalTime value) {
    return DateTimeFormatter.ISO_LOCAL_TIME.format(value);
  }
}
