package dynobench.protocol.phases;

import dynobench.protocol.BaselineProtocol;
import dynobench.protocol.PhaseTimer;
import java.sql.Date;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// [BareLoop] on a `HashMap`.
final class BareMap {
  private record Row(String name, int value, Date date, long longNumber, float floatNumber) {}

  private final BareRows rows;
  private Map<Long, Row> map = Map.of();

  BareMap(BareRows rows) {
    this.rows = rows;
  }

  void run(PhaseTimer timer) throws SQLException {
    BaselineProtocol.time(timer, "create", 1, () -> map = new HashMap<>());
    BaselineProtocol.time(timer, "insert", rows.count, this::insert);
    BaselineProtocol.time(timer, "select", rows.count, this::select);
  }

  private void insert() {
    for (int i = 0; i < rows.count; i++) {
      var row =
          new Row(
              rows.names[i],
              rows.values[i],
              rows.dates[i],
              rows.longNumbers[i],
              rows.floatNumbers[i]);
      map.put(i + 1L, row);
    }
  }

  private void select() throws SQLException {
    long sum = 0;
    for (Row row : map.values()) {
      sum += row.name().length() + row.value() + row.date().getTime() + row.longNumber();
      sum += Float.floatToRawIntBits(row.floatNumber());
    }
    if (sum == 0) {
      throw new SQLException("The bare loop's sum is 0: it read nothing");
    }
  }
}
