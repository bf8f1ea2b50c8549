package dynobench.protocol.phases;

import java.sql.Date;

/// Seeded rows in arrays. A baseline uses the data of the harness, without the cost of generating
/// them.
final class BareRows {
  final int count;
  final String[] names;
  final int[] values;
  final Date[] dates;
  final long[] longNumbers;
  final float[] floatNumbers;

  BareRows(long seed, int count) {
    this.count = count;
    names = new String[count];
    values = new int[count];
    dates = new Date[count];
    longNumbers = new long[count];
    floatNumbers = new float[count];
    var rows = new SeededRows(seed, count);
    for (int i = 0; rows.next(); i++) {
      names[i] = rows.name();
      values[i] = rows.value();
      dates[i] = rows.date();
      longNumbers[i] = rows.longNumber();
      floatNumbers[i] = rows.floatNumber();
    }
  }
}
