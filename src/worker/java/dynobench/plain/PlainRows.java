package dynobench.plain;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Date;
import java.util.HashMap;

/// Rows of a trial, read from a file before the clock starts. After reading, equal names and equal
/// dates share one object, as in a trial.
public final class PlainRows {
  final int count;
  final String[] names;
  final int[] values;
  final Date[] dates;
  final long[] longNumbers;
  final float[] floatNumbers;

  /// Creates rows whose columns are not set yet.
  public PlainRows(int count) {
    this.count = count;
    names = new String[count];
    values = new int[count];
    dates = new Date[count];
    longNumbers = new long[count];
    floatNumbers = new float[count];
  }

  /// Sets the columns of one row, counted from 0.
  public void set(int row, String name, int value, Date date, long longNumber, float floatNumber) {
    names[row] = name;
    values[row] = value;
    dates[row] = date;
    longNumbers[row] = longNumber;
    floatNumbers[row] = floatNumber;
  }

  public int count() {
    return count;
  }

  /// Writes the rows for [#read].
  public void write(Path file) throws IOException {
    try (var out = new DataOutputStream(new BufferedOutputStream(Files.newOutputStream(file)))) {
      out.writeInt(count);
      for (int i = 0; i < count; i++) {
        out.writeUTF(names[i]);
        out.writeInt(values[i]);
        out.writeLong(dates[i].getTime());
        out.writeLong(longNumbers[i]);
        out.writeFloat(floatNumbers[i]);
      }
    }
  }

  static PlainRows read(Path file) throws IOException {
    var names = new HashMap<String, String>();
    var dates = new HashMap<Long, Date>();
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      var rows = new PlainRows(in.readInt());
      for (int i = 0; i < rows.count; i++) {
        rows.set(
            i,
            names.computeIfAbsent(in.readUTF(), name -> name),
            in.readInt(),
            dates.computeIfAbsent(in.readLong(), Date::new),
            in.readLong(),
            in.readFloat());
      }
      return rows;
    }
  }

  /// Returns the sum over the columns of a row, to compare rows written with rows read.
  static long sum(String name, int value, Date date, long longNumber, float floatNumber) {
    return name.length()
        + value
        + date.getTime()
        + longNumber
        + Float.floatToRawIntBits(floatNumber);
  }

  /// Returns the sum over every column of every row. A name counts as its length, a date as
  /// milliseconds, and a `float` as its bits.
  public long sum() {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += sum(names[i], values[i], dates[i], longNumbers[i], floatNumbers[i]);
    }
    return sum;
  }
}
