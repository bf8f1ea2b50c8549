package dynobench.plain;

import java.sql.Date;
import java.util.HashMap;
import java.util.Map;

/// A `HashMap` of rows.
final class PlainMap implements PlainTarget {
  private record Row(String name, int value, Date date, long longNumber, float floatNumber) {}

  private Map<Long, Row> map = Map.of();

  @Override
  public void create() {
    map = new HashMap<>();
  }

  @Override
  public void insert(PlainRows rows) {
    for (int i = 0; i < rows.count; i++) {
      map.put(
          i + 1L,
          new Row(
              rows.names[i],
              rows.values[i],
              rows.dates[i],
              rows.longNumbers[i],
              rows.floatNumbers[i]));
    }
  }

  @Override
  public long select() {
    long sum = 0;
    for (Row row : map.values()) {
      sum +=
          PlainRows.sum(row.name(), row.value(), row.date(), row.longNumber(), row.floatNumber());
    }
    return sum;
  }
}
