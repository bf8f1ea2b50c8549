import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Installed folder: launcher, runtime, jars, engines, licences.
final class Image {
  /// JVM options of the program. It shares the machine with the engines that it measures: one
  /// collector thread, only the quick compiler, and a heap that shrinks.
  static final List<String> OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-Xms40m",
          "-Xmx512m",
          "-XX:NewSize=16m",
          "-XX:ReservedCodeCacheSize=160m", // smaller ones are swept at start
          "-XX:MinHeapFreeRatio=10",
          "-XX:MaxHeapFreeRatio=20",
          "-XX:-ShrinkHeapInSteps",
          "-Djdk.reflect.useNativeAccessorOnly=true", // others are compiled at start
          "--enable-native-access=javafx.graphics,ALL-UNNAMED",
          "-Ddynobench.home=$APPDIR");

  /// Suppresses messages on an unusable cache, which do not concern the user.
  static final String QUIET = "-Xlog:aot*=off,cds*=off";

  /// Cache of the window.
  static final String CACHE = "lib/dynobench.aot";

  /// Cache of the command line.
  static final String CLI_CACHE = "lib/dynobench-cli.aot";

  /// Jar of the program that an engine's JVM needs.
  static final String WORKER = "dynobench-worker.jar";

  private final String version;
  private final Path program;
  private final Path runtime;
  private final Path packaging;

  Image(String version, Path program, Path runtime, Path packaging) {
    this.version = version;
    this.program = program;
    this.runtime = runtime;
    this.packaging = packaging;
  }

  /// Returns the JVM options of a launcher that jpackage makes.
  static List<String> launcherOptions() {
    return Stream.concat(OPTIONS.stream(), Stream.of("-XX:AOTCache=$APPDIR/" + CACHE, QUIET))
        .toList();
  }

  /// Copies the files of the launcher's folder.
  static void lay(Path program, Path input) throws IOException {
    for (String part : List.of("lib", "engines", "licences")) {
      Shell.copy(program.resolve(part), input.resolve(part));
    }
    Files.copy(program.resolve("LICENSE"), input.resolve("LICENSE"));
    Shell.delete(input.resolve("lib/javafx")); // it is in the runtime
  }

  /// @return the image's own folder
  Path build(Path parent) throws IOException, InterruptedException {
    Path input = parent.resolveSibling("input");
    lay(program, input);
    var command = new ArrayList<String>();
    command.add("" + Target.tool("jpackage"));
    command.addAll(List.of("--type", "app-image", "--name", "dynobench"));
    command.addAll(List.of("--app-version", Target.appVersion(version)));
    command.addAll(List.of("--input", "" + input, "--dest", "" + parent));
    command.addAll(List.of("--main-jar", "lib/dynobench.jar", "--main-class", "dynobench.Main"));
    command.addAll(List.of("--runtime-image", "" + runtime, "--icon", "" + icon()));
    launcherOptions().forEach(option -> command.addAll(List.of("--java-options", option)));
    if (Target.CURRENT == Target.WINDOWS) {
      // A windowed program has no console on Windows, so the command line gets a second launcher.
      command.addAll(
          List.of(
              "--add-launcher", "dynobench-cli=" + packaging.resolve("windows/cli.properties")));
    }
    Shell.run(command);
    Path image = parent.resolve(Target.CURRENT == Target.MACOS ? "dynobench.app" : "dynobench");
    try (Stream<Path> files = Files.walk(image)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".cfg")).toList()) {
        dropForeignJars(file);
      }
    }
    return image;
  }

  /// Removes engines' jars from the class path: they belong to their workers only.
  private static void dropForeignJars(Path config) throws IOException {
    List<String> kept =
        Files.readAllLines(config).stream()
            .filter(
                line -> !line.contains("$APPDIR/engines/") && !line.contains("$APPDIR\\engines\\"))
            .toList();
    Files.write(config, kept);
  }

  private Path icon() throws IOException {
    return switch (Target.CURRENT) {
      case LINUX -> packaging.resolve("icon/dynobench-512.png");
      case WINDOWS -> Icons.ico(packaging, runtime.resolveSibling("dynobench.ico"));
      case MACOS -> Icons.icns(packaging, runtime.resolveSibling("dynobench.icns"));
    };
  }
}
