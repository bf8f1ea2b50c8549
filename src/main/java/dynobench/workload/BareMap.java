package dynobench.workload;

import java.io.IOException;
import java.sql.Date;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/// [BareLoop] on a `HashMap`.
final class BareMap {
  private record Row(String name, int value, Date date, long longNumber, float floatNumber) {}

  private final int count;
  private final Map<Long, Row> map = new HashMap<>();

  BareMap(int count) {
    this.count = count;
  }

  void run(PhaseTimer timer) throws SQLException, IOException {
    BareLoop.time(timer, "insert", count, this::insert);
    BareLoop.time(timer, "select", count, this::select);
  }

  private void insert() {
    var date = new Date(0);
    for (int i = 1; i <= count; i++) {
      map.put((long) i, new Row("Customer", i, date, 31L * i, i * 0.25f));
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
