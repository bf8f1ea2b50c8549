package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.catalog.DriverClasses;
import dynobench.describing.UndescribedDriver;
import dynobench.fetch.MavenJars;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/// Options that describe a driver without a descriptor.
final class DriverOptions {
  /// Environment variable for the password, as an alternative to the command line.
  static final String PASSWORD_VARIABLE = "DYNOBENCH_PASSWORD";

  @Option(
      names = {"-d", "--database", "--url"},
      required = true,
      paramLabel = "URL",
      description = "JDBC URL; {folder} in it is replaced by a new folder")
  private String url = "";

  @Option(
      names = {"-j", "--driver"},
      paramLabel = "CLASS",
      description =
          "driver class (default: the one that the jars name); class names of 2005 mean today's")
  private Optional<String> driver = Optional.empty();

  @Option(
      names = {"-u", "--username", "--user"},
      paramLabel = "USER",
      description = "user name")
  private String user = "";

  @Option(
      names = {"-p", "--password"},
      paramLabel = "PASSWORD",
      description =
          "password; better in the environment variable "
              + PASSWORD_VARIABLE
              + ", which ps does not show")
  private Optional<String> password = Optional.empty();

  @Option(
      names = "--artifact",
      paramLabel = "GROUP:NAME:VERSION",
      description = "the driver's Maven coordinates; fetched with its dependencies")
  private Optional<String> artifact = Optional.empty();

  @Option(
      names = "--jar",
      paramLabel = "FILE",
      description =
          "the driver's jar; may be repeated (default: the jar of the known engine with such a"
              + " URL)")
  private List<Path> jars = new ArrayList<>();

  String url() {
    return url;
  }

  /// Returns the driver, and fetches the jars of `--artifact`. The password is that of the option,
  /// or else that of [#PASSWORD_VARIABLE].
  ///
  /// @param id id of its engine
  /// @param known catalog whose jars are used where the user names neither jar nor artifact
  /// @param command command that prints the files to fetch
  /// @throws IOException when a jar cannot be read, or fetched
  /// @throws IllegalArgumentException when no jar is named, and none is known or on this machine;
  ///   also when no class is named and the jars declare none
  UndescribedDriver driver(String id, Catalog known, CliCommand command)
      throws IOException, InterruptedException {
    var all = new ArrayList<>(jars);
    if (artifact.isPresent()) {
      all.addAll(new MavenJars().fetch(artifact.get(), file -> command.err("Fetching " + file)));
    }
    if (all.isEmpty()) {
      all.addAll(new KnownDrivers(known).jars(url));
    }
    String secret =
        password.or(() -> Optional.ofNullable(System.getenv(PASSWORD_VARIABLE))).orElse("");
    String className = className(all);
    return new UndescribedDriver(
        id, className, KnownDrivers.today(url, className), user, secret, all);
  }

  private String className(List<Path> all) throws IOException {
    return driver.isPresent()
        ? KnownDrivers.today(driver.get(), all)
        : DriverClasses.in(all).names().stream()
            .findFirst()
            .orElseThrow(() ->
                new IllegalArgumentException(
                    "No JDBC driver was found in the jars: name its class with --driver"));
  }
}
