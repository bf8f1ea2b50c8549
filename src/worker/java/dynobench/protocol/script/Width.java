package dynobench.protocol.script;

import java.sql.SQLException;
import java.sql.Types;

/// How wide whole numbers are on their way. Engines convert what is of another width, which takes
/// time. Of drivers that don't know, the wider one is right.
final class Width {
  private Width() {}

  /// Asks a driver for a type of [Types].
  @FunctionalInterface
  interface Asked {
    int type() throws SQLException;
  }

  /// Whether it has 32 bits or less.
  static boolean isShort(Asked asked) {
    try {
      return switch (asked.type()) {
        case Types.INTEGER, Types.SMALLINT, Types.TINYINT -> true;
        default -> false;
      };
    } catch (SQLException | RuntimeException | LinkageError e) {
      return false; // it can't say
    }
  }
}
