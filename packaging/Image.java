import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// The installed folder: launcher, runtime, jars, engines, licences.
final class Image {
  /// The program's JVM. It shares the machine with what it measures: one collector thread, the
  /// quick compiler only, and a heap that is given back.
  static final List<String> OPTIONS =
      List.of(
          "-XX:+UseSerialGC",
          "-XX:TieredStopAtLevel=1",
          "-Xms40m",
          "-Xmx512m",
          "-XX:NewSize=16m",
          "-XX:ReservedCodeCacheSize=160m", // small ones are swept while the window opens
          "-XX:MinHeapFreeRatio=10",
          "-XX:MaxHeapFreeRatio=20",
          "-XX:-ShrinkHeapInSteps",
          "-Djdk.reflect.useNativeAccessorOnly=true", // others are compiled while the window opens
          "--enable-native-access=javafx.graphics,ALL-UNNAMED",
          "-Ddynobench.home=$APPDIR");

  /// What the JVM says of a cache that it can't use is no business of the user's.
  static final String QUIET = "-Xlog:aot*=off,cds*=off";

  /// Of the window.
  static final String CACHE = "lib/dynobench.aot";

  /// Of the command line.
  static final String CLI_CACHE = "lib/dynobench-cli.aot";

  /// What an engine's own JVM needs of the program.
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

  /// What a launcher that jpackage makes gives to Java.
  static List<String> launcherOptions() {
    return Stream.concat(OPTIONS.stream(), Stream.of("-XX:AOTCache=$APPDIR/" + CACHE, QUIET))
        .toList();
  }

  /// Lays out what the launcher's folder holds.
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
      // A program of windows has no console there: the command line gets a launcher of its own.
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

  /// An engine's jars belong to its workers only.
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
