package dynobench.ui;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Starter of the packaged program, or of its window with a benchmark. It reads the JVM options
/// from `bin/dynobench`.
final class ProductJvm {
  private static final String EXEC = "exec \"$java\"";
  private static final Pattern OPTION = Pattern.compile("(?<= )-(?:X|Dstd|Djdk)\\S+");
  private static final Pattern MODULES = Pattern.compile("modules=\"(--[^\"]+)\"");

  private final Path home;
  private final Path java = Path.of(System.getProperty("java.home"));
  private final List<String> options;

  /// @param home the packaged program
  ProductJvm(Path home) throws IOException {
    this.home = home;
    requireFresh();
    String script = Files.readString(script());
    options = options(script);
  }

  private Path script() {
    return home.resolve("bin").resolve("dynobench");
  }

  static List<String> options(String script) {
    Matcher modules = MODULES.matcher(script);
    int exec = script.indexOf(EXEC);
    if (exec < 0 || !modules.find()) {
      throw new IllegalStateException(
          "bin/dynobench has no longer the lines that its options were read from: mend "
              + ProductJvm.class.getSimpleName());
    }
    var options = new ArrayList<>(List.of(modules.group(1).split(" ")));
    OPTION.matcher(script.substring(exec)).results().map(MatchResult::group).forEach(options::add);
    return List.copyOf(options);
  }

  private static Path classes(Class<?> type) {
    try {
      return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException("The place of " + type + " is no path", e);
    }
  }

  /// Requires that the package is newer than the compiled classes, so both sides of a comparison
  /// are equal.
  private void requireFresh() throws IOException {
    Path jar = home.resolve("lib").resolve("dynobench.jar");
    Path compiled = classes(Workbench.class);
    try (var files = Files.walk(compiled)) {
      Optional<Path> newer =
          Files.isRegularFile(jar) && Files.isExecutable(script())
              ? files.filter(file -> isNewer(file, jar)).findFirst()
              : Optional.of(compiled);
      if (newer.isPresent()) {
        throw new IllegalStateException(
            "The packaged program in %s is missing or older than %s: run \"mvn -DskipTests package\" first"
                .formatted(home, newer.get()));
      }
    }
  }

  private static boolean isNewer(Path file, Path jar) {
    return Files.isRegularFile(file) && file.toFile().lastModified() > jar.toFile().lastModified();
  }

  List<String> options() {
    return options;
  }

  /// Returns a builder for a window of the packaged program.
  ///
  /// @param more options of the JVM
  ProcessBuilder window(List<String> more, List<String> arguments) {
    var command = new ArrayList<String>();
    command.add(java.resolve("bin").resolve("java").toString());
    command.add("-Ddynobench.home=" + home);
    command.addAll(List.of("--module-path", home.resolve("lib").resolve("javafx").toString()));
    command.addAll(options);
    command.addAll(more);
    // Main does the same: charts are drawn without AWT windows, and numbers are English.
    command.addAll(List.of("-Djava.awt.headless=true", "-Duser.language=en"));
    Path tests = classes(ProductJvm.class);
    command.addAll(List.of("-cp", home.resolve("lib") + "/*:" + tests));
    command.add(MeasuredWindow.class.getName());
    command.addAll(arguments);
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("GDK_GL", "disable"); // as the script does
    return builder;
  }

  /// Returns a builder for the command line of the packaged program.
  ProcessBuilder commandLine(String... arguments) {
    var command = new ArrayList<>(List.of(script().toString()));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT);
    builder.environment().put("JAVA_HOME", java.toString());
    return builder;
  }
}
