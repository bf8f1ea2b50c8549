package dynobench.recorder.snapshot;

import java.util.Locale;

/// Databases whose catalogues differ.
enum DatabaseProduct {
  H2,
  HSQLDB,
  DERBY,
  SQLITE,
  POSTGRESQL,
  MARIADB,
  DUCKDB,
  OTHER;

  /// Returns the database with a product name of a driver.
  static DatabaseProduct of(String name) {
    String lower = name.toLowerCase(Locale.ROOT);
    if (lower.startsWith("hsql")) {
      return HSQLDB;
    }
    if (lower.contains("derby")) {
      return DERBY;
    }
    if (lower.startsWith("postgres")) {
      return POSTGRESQL;
    }
    if (lower.equals("mysql")) {
      return MARIADB;
    }
    for (DatabaseProduct each : values()) {
      if (lower.equals(each.name().toLowerCase(Locale.ROOT))) {
        return each;
      }
    }
    return OTHER;
  }

  /// Returns whether a foreign key is a part of `CREATE TABLE`, because it can't be added later.
  boolean hasForeignKeysInTables() {
    return this == SQLITE || this == DUCKDB;
  }

  /// Returns whether the driver returns a `LocalDateTime`.
  boolean hasLocalTimes() {
    return this == H2 || this == HSQLDB || this == POSTGRESQL;
  }

  /// Returns whether types have no length and no digits that a statement has to name.
  boolean hasFixedTimes() {
    return this == DERBY || this == SQLITE || this == DUCKDB;
  }
}
