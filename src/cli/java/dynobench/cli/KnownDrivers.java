package dynobench.cli;

import dynobench.catalog.Artifact;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.DriverClasses;
import dynobench.catalog.EngineJar;
import dynobench.setup.Setup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Drivers of engines with a descriptor, and the present names of the drivers of 2005.
record KnownDrivers(Catalog catalog) {
  /// Former class names, which present jars may lack.
  private static final Set<String> FORMER =
      Set.of(
          "org.apache.derby.jdbc.EmbeddedDriver",
          "org.hsqldb.jdbcDriver",
          "com.mysql.jdbc.Driver",
          "org.gjt.mm.mysql.Driver");

  private static final String MYSQL = "jdbc:mysql:";
  private static final String MARIADB = "jdbc:mariadb:";
  private static final String CLASS = ".class";

  /// Returns the jars of an engine whose URL is equal up to the second colon; a URL of MySQL means
  /// MariaDB. Of several engines, the one with the fewest bytes to fetch counts.
  ///
  /// @throws IllegalArgumentException when no engine has one, or its jars are not on this machine
  List<Path> jars(String url) {
    Descriptor engine =
        catalog.engines().stream()
            .filter(each -> urls(each).anyMatch(own -> kind(own).equals(kind(today(url)))))
            .min(Comparator.comparingLong(each -> Artifact.bytes(each.code().missing())))
            .orElseThrow(() ->
                new IllegalArgumentException("Name the driver's jar with --jar, or --artifact"));
    return engine.jars().stream()
        .filter(jar -> !Files.isRegularFile(jar))
        .findFirst()
        .map(jar -> missingJars(engine, jar))
        .orElse(engine.jars());
  }

  private static List<Path> missingJars(Descriptor engine, Path jar) {
    throw new IllegalArgumentException(
        engine.fetched().stream()
            .findFirst()
            .map(each ->
                "The driver of %s is not on this machine: add --artifact %s, which fetches it, or name a jar with --jar"
                    .formatted(engine.name(), each.coordinates()))
            .orElseGet(() ->
                "The driver of %s is not on this machine: name its jar with --jar, or put it at %s"
                    .formatted(engine.name(), jar)));
  }

  private static Stream<String> urls(Descriptor engine) {
    return engine.modes().stream()
        .flatMap(mode ->
            mode.setup() instanceof Setup.Jdbc jdbc ? Stream.of(jdbc.url()) : Stream.empty());
  }

  /// Returns the URL up to the second colon.
  private static String kind(String url) {
    int first = url.indexOf(':');
    int second = url.indexOf(':', first + 1);
    return second < 0 ? url : url.substring(0, second);
  }

  /// Returns the driver class to load. A class name of 2005 that the jars lack is replaced by the
  /// first driver that the jars declare, if any. Other names are returned unchanged.
  static String today(String driver, List<Path> jars) throws IOException {
    if (!FORMER.contains(driver) || isIn(driver, jars)) {
      return driver;
    }
    Optional<String> named = DriverClasses.in(jars).names().stream().findFirst();
    return named.orElse(driver);
  }

  private static boolean isIn(String driver, List<Path> jars) throws IOException {
    for (Path each : jars) {
      try (var jar = EngineJar.open(each)) {
        if (jar.getJarEntry(driver.replace('.', '/') + CLASS) != null) {
          return true;
        }
      }
    }
    return false;
  }

  /// Returns the URL for a driver: MariaDB's driver takes those of MySQL under its own name.
  static String today(String url, String driver) {
    return driver.startsWith("org.mariadb.") ? today(url) : url;
  }

  private static String today(String url) {
    return url.startsWith(MYSQL) ? MARIADB + url.substring(MYSQL.length()) : url;
  }
}
