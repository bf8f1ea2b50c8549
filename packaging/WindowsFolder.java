import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What the portable .zip for Windows holds, laid out on any system for packaging/windows/check.sh:
/// the same files, options and class path. A batch file takes the place of the launcher that
/// jpackage writes on Windows only, and the runtime is whatever is put there.
///
/// Arguments: the runnable folder, the folder to make, and what Windows calls that. In it are `app`
/// and a `dynobench.bat` that expects a `runtime` beside it.
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

  /// In a file, for all of them are longer than a line of Windows may be.
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
