import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/// Functions that run other programs, and copy or delete folders.
final class Shell {
  private Shell() {}

  /// Runs a program, whose output is printed only when it fails.
  static void run(String... command) throws IOException, InterruptedException {
    run(List.of(command));
  }

  static void run(List<String> command) throws IOException, InterruptedException {
    run(new ProcessBuilder(command));
  }

  static void run(ProcessBuilder builder) throws IOException, InterruptedException {
    Path words = Files.createTempFile("installer", ".log");
    try {
      Process process = builder.redirectErrorStream(true).redirectOutput(words.toFile()).start();
      if (process.waitFor() != 0) {
        Files.copy(words, System.err);
        throw new IOException(
            "Exit code %d of %s".formatted(process.exitValue(), builder.command()));
      }
    } finally {
      Files.delete(words);
    }
  }

  /// Returns whether a program of that name is on the path.
  static boolean has(String name) {
    return Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator))
        .anyMatch(folder -> Files.isExecutable(Path.of(folder, name)));
  }

  static void copy(Path from, Path to) throws IOException {
    try (var all = Files.walk(from)) {
      for (Path each : all.toList()) {
        Path target = to.resolve(from.relativize(each).toString());
        if (Files.isDirectory(each)) {
          Files.createDirectories(target);
        } else {
          Files.copy(each, target);
        }
      }
    }
  }

  static void delete(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    try (var all = Files.walk(folder)) {
      all.sorted(Comparator.reverseOrder()).forEach(Shell::remove);
    }
  }

  private static void remove(Path each) {
    try {
      Files.delete(each);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
