import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Launcher of the installed program on Linux.
final class LinuxLauncher {
  private LinuxLauncher() {}

  /// Replaces jpackage's launcher with a shell script.
  static void replace(Path image, Path packaging) throws IOException {
    AppConfig config = AppConfig.of(image);
    var options = new ArrayList<>(Image.OPTIONS);
    options.add(Image.QUIET);
    String script =
        Files.readString(packaging.resolve("linux/dynobench"))
            .replace("@OPTIONS@", String.join(" ", options).replace("$APPDIR", "\"$app\""))
            .replace(
                "@CLASSPATH@",
                config.classPath().stream()
                    .map(jar -> "$app/" + jar)
                    .collect(Collectors.joining(":")));
    Files.writeString(image.resolve("bin/dynobench"), script);
    for (String jpackages : new String[] {"lib/libapplauncher.so", "lib/dynobench.png"}) {
      Files.delete(image.resolve(jpackages));
    }
    try (Stream<Path> files = Files.list(config.home())) {
      for (Path file : files.filter(LinuxLauncher::isForJpackages).toList()) {
        Files.delete(file);
      }
    }
  }

  private static boolean isForJpackages(Path file) {
    return file.toString().endsWith(".cfg") || file.endsWith(".jpackage.xml");
  }
}
