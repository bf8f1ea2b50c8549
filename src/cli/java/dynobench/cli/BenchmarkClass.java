package dynobench.cli;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Benchmark class that the tool of 2005 took with `-b`. There is one for any JDBC driver and one
/// for each database of the article. HSQLDB has one for each combination of table kind and way to
/// close. The tool's source was not available; the names are derived from the article's series.
///
/// @param name name as the user wrote it
/// @param engine engine that it measures; empty for any JDBC driver
/// @param tables kind of tables that it creates; empty for the engine's default
/// @param close statement that closes the database; empty for none
record BenchmarkClass(String name, Optional<String> engine, String tables, String close) {
  private static final String ENDING = "benchmark";
  private static final String CACHED = "cached";
  private static final String SHUTDOWN = "shutdown";

  /// Prefixes of JDBC URLs, by the engine's name in a class.
  private static final Map<String, List<String>> URLS =
      Map.of(
          "hsqldb", List.of("jdbc:hsqldb:"),
          "derby", List.of("jdbc:derby:"),
          "mysql", List.of("jdbc:mysql:", "jdbc:mariadb:"),
          "daffodil", List.of("jdbc:daffodil"));

  private static final List<String> KNOWN =
      List.of(
          "JDBCBenchmark",
          "MySQLBenchmark",
          "HSQLDBBenchmark",
          "HSQLDBShutdownBenchmark",
          "HSQLDBCachedBenchmark",
          "HSQLDBCachedShutdownBenchmark",
          "DerbyBenchmark",
          "DaffodilBenchmark");

  /// Reads the name of a class, with or without its package. Capitals and the ending `Benchmark`
  /// make no difference.
  ///
  /// @throws IllegalArgumentException when the name is unknown
  static BenchmarkClass of(String name) {
    String simple = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    String known =
        KNOWN.stream()
            .map(each -> each.toLowerCase(Locale.ROOT))
            .filter(each -> each.equals(simple) || each.equals(simple + ENDING))
            .findFirst()
            .orElseThrow(() ->
                new IllegalArgumentException(
                    "-b: \"%s\" is not a benchmark of the tool of 2005. Known, in any package: %s"
                        .formatted(name, String.join(", ", KNOWN))));
    return new BenchmarkClass(
        name,
        URLS.keySet().stream().filter(known::startsWith).findFirst(),
        known.contains(CACHED) ? "CACHED" : "",
        known.contains(SHUTDOWN) ? "SHUTDOWN" : "");
  }

  /// Returns the reason why this class cannot measure the database of a URL, as a sentence. Empty
  /// when the prefix of the URL fits, and for a class for any JDBC driver.
  Optional<String> mismatch(String url) {
    return engine
        .map(URLS::get)
        .filter(urls -> urls.stream().noneMatch(url::startsWith))
        .map(urls ->
            "-b: %s needs a URL such as %s…, but -d names another one."
                .formatted(name, urls.getFirst()));
  }
}
