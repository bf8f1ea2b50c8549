package dynobench.files;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Runs programs of the operating system that do one task and end.
public final class SystemPrograms {
  private static final List<String> USUAL =
      List.of("/usr/sbin", "/usr/bin", "/sbin", "/bin", "/usr/local/sbin", "/usr/local/bin");

  private SystemPrograms() {}

  /// Returns the path of a program. The usual folders are searched after the absolute folders in
  /// PATH. Empty if none contains it, and always on Windows, whose programs of the same names
  /// differ.
  public static Optional<Path> find(String name) {
    if (OperatingSystem.HERE == OperatingSystem.WINDOWS) {
      return Optional.empty();
    }
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.concat(Stream.of(path.split(File.pathSeparator, -1)), USUAL.stream())
        .filter(folder -> folder.startsWith("/"))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// Runs a program to its end.
  ///
  /// @return its output and error output, without blanks at both ends
  /// @throws IOException with the program's output, when it fails; also when it is missing
  public static String run(String name, String... arguments)
      throws IOException, InterruptedException {
    Path program = find(name).orElseThrow(() -> new IOException(name + " is not installed"));
    Process process =
        new ProcessBuilder(
                Stream.concat(Stream.of(program.toString()), Stream.of(arguments)).toList())
            .redirectErrorStream(true)
            .start();
    try (var out = process.inputReader(StandardCharsets.UTF_8)) {
      process.getOutputStream().close();
      String words = out.readAllAsString().strip();
      int code = process.waitFor();
      if (code != 0) {
        throw new IOException(
            "%s failed (exit code %d): %s"
                .formatted(
                    name, code, words.isEmpty() ? "-" : words.replaceAll("\\s*\\R\\s*", "; ")));
      }
      return words;
    } finally {
      process.destroyForcibly();
    }
  }

  /// Runs a program, and returns an error instead of throwing it.
  ///
  /// @return the error message, if any
  public static Optional<String> attempt(String name, String... arguments)
      throws InterruptedException {
    try {
      run(name, arguments);
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(IoErrorText.of(e));
    }
  }
}
