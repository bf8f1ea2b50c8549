package dynobench.plain;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Date;
import java.util.HashMap;

/// Rows of a trial, read from a file before the clock starts. Equal names and equal dates share one
/// object, as in a trial.
final class PlainRows {
  final int count;
  final String[] names;
  final int[] values;
  final Date[] dates;
  final long[] longNumbers;
  final float[] floatNumbers;

  private PlainRows(int count) {
    this.count = count;
    names = new String[count];
    values = new int[count];
    dates = new Date[count];
    longNumbers = new long[count];
    floatNumbers = new float[count];
  }

  static PlainRows read(Path file) throws IOException {
    var names = new HashMap<String, String>();
    var dates = new HashMap<Long, Date>();
    try (var in = new DataInputStream(new BufferedInputStream(Files.newInputStream(file)))) {
      var rows = new PlainRows(in.readInt());
      for (int i = 0; i < rows.count; i++) {
        rows.names[i] = names.computeIfAbsent(in.readUTF(), name -> name);
        rows.values[i] = in.readInt();
        rows.dates[i] = dates.computeIfAbsent(in.readLong(), Date::new);
        rows.longNumbers[i] = in.readLong();
        rows.floatNumbers[i] = in.readFloat();
      }
      return rows;
    }
  }

  static long sum(String name, int value, Date date, long longNumber, float floatNumber) {
    return name.length()
        + value
        + date.getTime()
        + longNumber
        + Float.floatToRawIntBits(floatNumber);
  }

  long sum() {
    long sum = 0;
    for (int i = 0; i < count; i++) {
      sum += sum(names[i], values[i], dates[i], longNumbers[i], floatNumbers[i]);
    }
    return sum;
  }
}
