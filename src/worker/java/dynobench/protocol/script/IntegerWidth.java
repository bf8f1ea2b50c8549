package dynobench.protocol.script;

import java.sql.SQLException;
import java.sql.Types;

/// Width of whole numbers in calls of the driver. Engines convert numbers of another width, which
/// takes time. If a driver can't report the type, 64 bits are assumed.
final class IntegerWidth {
  private IntegerWidth() {}

  /// Query of a driver for a type of [Types].
  @FunctionalInterface
  interface TypeQuery {
    int type() throws SQLException;
  }

  /// Returns whether the type has 32 bits or less; false if the query fails.
  static boolean isShort(TypeQuery asked) {
    try {
      return switch (asked.type()) {
        case Types.INTEGER, Types.SMALLINT, Types.TINYINT -> true;
        default -> false;
      };
    } catch (SQLException | RuntimeException | LinkageError e) {
      return false; // type unknown
    }
  }
}
