package dynobench.recorder;

import dynobench.recorder.format.Getter;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Getters that give the same values as `getObject` on each engine. A driver returns an object of
/// the column's type, and types differ: a date may be a text there.
final class ObjectGetters {
  private static final Map<Class<?>, Getter> GETTERS =
      Map.of(
          Timestamp.class, Getter.TIMESTAMP,
          Date.class, Getter.DATE,
          Time.class, Getter.TIME,
          byte[].class, Getter.BYTES,
          LocalDate.class, Getter.LOCAL_DATE,
          LocalTime.class, Getter.LOCAL_TIME,
          LocalDateTime.class, Getter.LOCAL_DATE_TIME,
          OffsetDateTime.class, Getter.OFFSET_DATE_TIME);

  private static final int MOST_COLUMN = 1000;

  /// Getters of columns that have had a value of such a type.
  private @Nullable Getter[] byColumn = new @Nullable Getter[0];

  /// Returns the getter for a value. A null has that of the column's values before.
  Getter of(int column, @Nullable Object value) {
    if (value == null) {
      Getter known = column < byColumn.length ? byColumn[column] : null;
      return known == null ? Getter.OBJECT : known;
    }
    if (value instanceof String || value instanceof Number) {
      return Getter.OBJECT;
    }
    Getter getter = GETTERS.get(value.getClass());
    if (getter == null) {
      boolean ofDriver = !value.getClass().getName().startsWith("java.");
      return ofDriver || value instanceof OffsetTime ? Getter.OTHER : Getter.OBJECT;
    }
    if (column >= byColumn.length && column >= 0 && column < MOST_COLUMN) {
      byColumn = Arrays.copyOf(byColumn, column + 8);
    }
    if (column >= 0 && column < byColumn.length) {
      byColumn[column] = getter;
    }
    return getter;
  }
}
