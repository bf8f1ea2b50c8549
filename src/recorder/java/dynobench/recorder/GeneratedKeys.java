package dynobench.recorder;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/// Generated keys that an application has read. Keys of other classes than numbers, texts and UUIDs
/// are left out.
final class GeneratedKeys {
  private static final int MOST = 10_000;

  private final List<Object> values = new ArrayList<>();

  /// Adds the first column of the current row.
  void addRow(ResultSet row) throws SQLException {
    Object value = values.size() < MOST ? row.getObject(1) : null;
    if (value instanceof Integer
        || value instanceof Long
        || value instanceof BigDecimal
        || value instanceof BigInteger
        || value instanceof String
        || value instanceof UUID) {
      values.add(value);
    }
  }

  List<Object> values() {
    return values;
  }
}
