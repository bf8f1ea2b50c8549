package dynobench.cli;

import dynobench.files.AtomicFile;
import dynobench.files.Reason;
import dynobench.result.LongCsv;
import dynobench.result.RunResult;
import dynobench.result.WideCsv;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Writes a run's CSV to a file, whole or not at all.
final class CsvTarget {
  private CsvTarget() {}

  /// Why there can be no such file, as far as that shows without writing.
  static Optional<String> obstacle(Path file) {
    Path folder = file.toAbsolutePath().normalize().getParent();
    if (Files.isDirectory(file)) {
      return Optional.of(refusal(file, "it is a folder"));
    }
    return folder != null && Files.isDirectory(folder)
        ? Optional.empty()
        : Optional.of(refusal(file, "its folder does not exist"));
  }

  static void write(RunResult result, Path file, boolean wide) throws IOException {
    var text = new StringWriter();
    if (wide) {
      WideCsv.write(result, text);
    } else {
      LongCsv.write(result, text);
    }
    try {
      AtomicFile.write(file, text.toString());
    } catch (IOException e) {
      String rest = " What was measured is saved: dynobench export writes it whenever you like.";
      throw new IOException(refusal(file, Reason.of(e)) + rest, e);
    }
  }

  private static String refusal(Path file, String why) {
    return "Cannot write %s: %s. Choose another file.".formatted(file, why);
  }
}
