package dynobench.recorder;

import dynobench.recorder.format.Getter;
import dynobench.recorder.format.ValueHash;
import java.sql.ResultSet;
import org.jspecify.annotations.Nullable;

/// Result set that hashes what the application reads.
abstract class DigestedResultSet extends PassedResultSet {
  private final @Nullable ResultMask mask;

  /// Creates a result set.
  ///
  /// @param mask pseudonyms of the values; null if the recording holds values as they are
  DigestedResultSet(ResultSet target, @Nullable ResultMask mask) {
    super(target);
    this.mask = mask;
  }

  /// Adds a value that the application has read.
  abstract void read(int column, Getter getter, long hash);

  /// Notes that the values of the result can't be compared, only the number of rows.
  abstract void compareOnlyRows();

  final void readBoolean(int column, boolean value) {
    if (mask == null) {
      read(column, Getter.BOOLEAN, ValueHash.of(value));
    } else {
      readMasked(mask, column, Getter.BOOLEAN, value);
    }
  }

  final void readWhole(int column, Getter getter, long value) {
    if (mask == null) {
      read(column, getter, ValueHash.of(value));
    } else {
      readMasked(mask, column, getter, value);
    }
  }

  final void readFraction(int column, double value) {
    if (mask == null) {
      read(column, Getter.DOUBLE, ValueHash.of(value));
    } else {
      readMasked(mask, column, Getter.DOUBLE, value);
    }
  }

  final void readFraction(int column, float value) {
    if (mask == null) {
      read(column, Getter.FLOAT, ValueHash.of(value));
    } else {
      readMasked(mask, column, Getter.FLOAT, value);
    }
  }

  final void readText(int column, @Nullable String value) {
    if (mask == null) {
      read(column, Getter.STRING, ValueHash.of(value));
    } else {
      readMasked(mask, column, Getter.STRING, value);
    }
  }

  final void readBytes(int column, byte @Nullable [] value) {
    if (mask == null) {
      read(column, Getter.BYTES, ValueHash.of(value));
    } else {
      readMasked(mask, column, Getter.BYTES, value);
    }
  }

  final void readObject(int column, Getter getter, @Nullable Object value) {
    if (mask == null) {
      read(column, getter, ValueHash.of(value));
    } else {
      readMasked(mask, column, getter, value);
    }
  }

  private void readMasked(ResultMask by, int column, Getter getter, @Nullable Object value) {
    try {
      if (by.predicts(column, getter)) {
        read(column, getter, by.hash(column, value));
      } else {
        read(column, Getter.OTHER, ValueHash.NOT_COMPARED);
      }
    } catch (RuntimeException e) { // the value can't have been written by an application
      compareOnlyRows();
    }
  }
}
