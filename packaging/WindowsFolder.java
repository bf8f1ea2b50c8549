import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Creates the content of the portable .zip for Windows on any system, for
/// packaging/windows/check.sh: the same files, options and class path. A batch file replaces the
/// launcher, which jpackage writes only on Windows; any runtime may be added.
///
/// Arguments: the runnable folder, the folder to create, and its path in Windows. The result
/// contains `app` and a `dynobench.bat` that expects a `runtime` next to it.
final class WindowsFolder {
  private final Path app;
  private final String place;

  private WindowsFolder(Path app, String place) {
    this.app = app;
    this.place = place;
  }

  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[1]).toAbsolutePath();
    var made = new WindowsFolder(folder.resolve("app"), args[2] + "\\app");
    Image.lay(Path.of(args[0]), made.app);
    Files.write(folder.resolve("dynobench.args"), made.arguments());
    Files.writeString(
        folder.resolve("dynobench.bat"),
        """
        @"%~dp0runtime\\bin\\java.exe" "@%~dp0dynobench.args" %DYNOBENCH_JAVA_OPTS% dynobench.Main %*
        """
            .replace("\n", "\r\n"));
  }

  /// Returns the arguments for a file: together they are longer than a command line of Windows may
  /// be.
  private List<String> arguments() throws IOException {
    var all = new ArrayList<>(Image.launcherOptions());
    all.add("-cp");
    try (Stream<Path> jars = Files.list(app.resolve("lib"))) {
      all.add(
          jars.map(jar -> "" + jar.getFileName())
              .filter(name -> name.endsWith(".jar"))
              .sorted()
              .map(name -> "$APPDIR\\lib\\" + name)
              .collect(Collectors.joining(";")));
    }
    return all.stream()
        .map(each -> "\"" + each.replace("$APPDIR", place).replace("\\", "\\\\") + "\"")
        .toList();
  }
}
