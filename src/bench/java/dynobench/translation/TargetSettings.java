package dynobench.translation;

import java.util.List;
import java.util.Optional;
import org.jooq.SQLDialect;

/// Settings of a new database, so that it compares texts as most databases do.
final class TargetSettings {
  private TargetSettings() {}

  /// Returns the statements that make the settings.
  static List<String> of(SQLDialect target, Optional<SQLDialect> source) {
    if (source.filter(each -> each.family() == target.family()).isPresent()) {
      return List.of();
    }
    return switch (target.family()) {
      // Otherwise blanks at the end of a text don't count, and texts of a VALUES list get the same
      // length.
      case HSQLDB ->
          List.of(
              "SET DATABASE COLLATION SQL_TEXT NO PAD", "SET DATABASE SQL CHARACTER LITERAL FALSE");
      // Otherwise a text can't have all characters, and capital letters don't count.
      case MARIADB -> List.of("ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_nopad_bin");
      case MYSQL -> List.of("ALTER DATABASE CHARACTER SET utf8mb4 COLLATE utf8mb4_0900_bin");
      default -> List.of();
    };
  }
}
