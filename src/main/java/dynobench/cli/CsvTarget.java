package dynobench.cli;

import dynobench.files.AtomicFile;
import dynobench.result.LongCsv;
import dynobench.result.RunResult;
import dynobench.result.WideCsv;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;

/// Writes a run's CSV to a file, whole or not at all.
final class CsvTarget {
  private CsvTarget() {}

  static void write(RunResult result, Path file, boolean wide) throws IOException {
    var text = new StringWriter();
    if (wide) {
      WideCsv.write(result, text);
    } else {
      LongCsv.write(result, text);
    }
    FileTarget.write(file, () -> AtomicFile.write(file, text.toString()));
  }
}
