package dynobench.recorder;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.ValueHash;
import java.io.InputStream;
import java.io.Reader;
import java.sql.Blob;
import java.sql.Clob;
import java.sql.NClob;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Result set that follows how far the application reads long values. A value that it has read to
/// the end goes into the digest at that time; others are not compared.
abstract class LongGetters extends DigestedResultSet {
  /// Readings of the current row; null before the first one.
  private @Nullable List<LongReading> readings;

  /// Getters of the columns that were read as objects; null before the first one.
  private @Nullable ObjectGetters objectGetters;

  private boolean afterLong;

  LongGetters(ResultSet target, @Nullable ResultMask mask) {
    super(target, mask);
  }

  /// Returns the length of the longest value that is compared. Returns 0 if nothing is recorded.
  abstract int mostLongLength();

  /// Returns whether the last getter gave a long value. A replay reads that value later, so it
  /// can't ask whether it was null then.
  final boolean isAfterLong() {
    return afterLong;
  }

  /// Notes that the last getter gave another value.
  final void leaveLong() {
    afterLong = false;
  }

  /// Wraps a long value that the application is going to read. A null counts as read.
  private @Nullable LongReading opened(int column, boolean isText, @Nullable Object value) {
    int most = mostLongLength();
    if (most == 0) {
      return null;
    }
    Getter whole = isText ? Getter.WHOLE_TEXT : Getter.WHOLE_BYTES;
    LongReading reading = null;
    if (value == null) {
      readObject(column, whole, null);
    } else {
      reading =
          new LongReading(column, isText, most, content -> readObject(column, whole, content));
      if (readings == null) {
        readings = new ArrayList<>();
      }
      readings.add(reading);
    }
    afterLong = true;
    return reading;
  }

  final @Nullable Reader read(int column, @Nullable Reader value) {
    LongReading reading = opened(column, true, value);
    return reading == null || value == null ? value : new ReadCharacters(value, reading);
  }

  final @Nullable InputStream read(int column, @Nullable InputStream value) {
    LongReading reading = opened(column, false, value);
    return reading == null || value == null ? value : new ReadStream(value, reading);
  }

  final @Nullable Clob read(int column, @Nullable Clob value) {
    return (Clob) readLob(column, true, value);
  }

  final @Nullable NClob read(int column, @Nullable NClob value) {
    return (NClob) readLob(column, true, value);
  }

  final @Nullable Blob read(int column, @Nullable Blob value) {
    return (Blob) readLob(column, false, value);
  }

  private @Nullable Object readLob(int column, boolean isText, @Nullable Object value) {
    LongReading reading = opened(column, isText, value);
    return reading == null || value == null ? value : ReadLob.of(value, reading);
  }

  /// Adds an object, or wraps a large one.
  final @Nullable Object readAny(int column, @Nullable Object value) {
    if (ReadLob.isLob(value)) {
      return readLob(column, value instanceof Clob, value);
    }
    if (objectGetters == null) {
      objectGetters = new ObjectGetters();
    }
    readObject(column, objectGetters.of(column, value), value);
    return value;
  }

  /// Ends the readings of a row. Those that are incomplete aren't compared.
  final void endLong() {
    List<LongReading> ended = readings;
    if (ended == null || ended.isEmpty()) {
      return;
    }
    for (LongReading each : ended) {
      if (each.endWithRow()) {
        read(
            each.column(),
            each.isText() ? Getter.LONG_TEXT : Getter.LONG_BYTES,
            ValueHash.NOT_COMPARED);
      }
    }
    ended.clear();
  }
}
