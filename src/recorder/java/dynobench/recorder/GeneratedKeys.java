package dynobench.recorder;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.sql.ResultSet;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

/// Generated keys that an application has read. Keys of other classes than numbers, texts and UUIDs
/// are left out, and so are texts of more than 255 characters.
final class GeneratedKeys {
  private static final int MOST = 10_000;
  private static final int MOST_CHARACTERS = 255;
  private static final Object OTHER = new Object();

  private final List<Object> values = new ArrayList<>();

  /// Adds the first column of the current row.
  void addRow(ResultSet row) {
    Object value = values.size() < MOST ? DriverAnswer.of(() -> row.getObject(1), OTHER) : OTHER;
    if (value instanceof Integer
        || value instanceof Long
        || value instanceof BigDecimal
        || value instanceof BigInteger
        || (value instanceof String && ((String) value).length() <= MOST_CHARACTERS)
        || value instanceof UUID) {
      values.add(value);
    }
  }

  List<Object> values() {
    return values;
  }
}
