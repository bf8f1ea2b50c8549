import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Configuration that jpackage has written into an image.
///
/// @param home folder of the program
/// @param classPath class path of window and command line, relative to that folder
record AppConfig(Path home, List<String> classPath) {
  private static final String FILE = "dynobench.cfg";
  private static final String KEY = "app.classpath=$APPDIR/";

  static AppConfig of(Path image) throws IOException {
    Path config = find(image, FILE);
    return new AppConfig(
        config.getParent(),
        Files.readAllLines(config).stream()
            .map(line -> line.replace('\\', '/'))
            .filter(line -> line.startsWith(KEY))
            .map(line -> line.substring(KEY.length()))
            .toList());
  }

  /// Returns the first file of that name in a folder or below.
  static Path find(Path folder, String name) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(each -> each.endsWith(name)).findFirst().orElseThrow();
    }
  }
}
