package dynobench.translation;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jooq.SQLDialect;
import org.jooq.tools.jdbc.JDBCUtils;

/// Dialects of databases.
final class DatabaseDialects {
  /// jOOQ 3.21 is its last version that has this dialect.
  @SuppressWarnings("removal")
  static final SQLDialect DERBY = SQLDialect.DERBY;

  /// Dialects by the names that drivers give their databases.
  private static final Map<String, SQLDialect> PRODUCTS =
      Map.of(
          "H2", SQLDialect.H2,
          "HSQL Database Engine", SQLDialect.HSQLDB,
          "Apache Derby", DERBY,
          "SQLite", SQLDialect.SQLITE,
          "PostgreSQL", SQLDialect.POSTGRES,
          "MariaDB", SQLDialect.MARIADB,
          "MySQL", SQLDialect.MYSQL,
          "DuckDB", SQLDialect.DUCKDB);

  /// Name of the engine, which differs from that of the dialect.
  private static final String POSTGRESQL = "postgresql";

  private DatabaseDialects() {}

  /// Returns the dialect of a recorded database; empty if it isn't known.
  static Optional<SQLDialect> ofProduct(String product) {
    return product.startsWith("Firebird")
        ? Optional.of(SQLDialect.FIREBIRD)
        : Optional.ofNullable(PRODUCTS.get(product));
  }

  /// Returns the dialect of an engine by its URL; empty if it isn't known.
  static Optional<SQLDialect> ofUrl(String url) {
    return Optional.of(JDBCUtils.dialect(url)).filter(each -> each != SQLDialect.DEFAULT);
  }

  /// Returns a dialect by its name, such as `sqlite`; empty if there is none.
  static Optional<SQLDialect> named(String name) {
    return Stream.of(SQLDialect.families())
        .filter(each -> each != SQLDialect.DEFAULT && name(each).equalsIgnoreCase(name))
        .findFirst();
  }

  /// Returns the name of a dialect in files and commands.
  static String name(SQLDialect dialect) {
    return dialect.family() == SQLDialect.POSTGRES
        ? POSTGRESQL
        : dialect.family().name().toLowerCase(Locale.ROOT);
  }

  /// Returns the names of all dialects.
  static String names() {
    return Stream.of(SQLDialect.families())
        .filter(each -> each != SQLDialect.DEFAULT)
        .map(DatabaseDialects::name)
        .sorted()
        .collect(Collectors.joining(", "));
  }
}
