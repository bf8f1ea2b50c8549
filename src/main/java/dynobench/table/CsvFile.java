package dynobench.table;

import dynobench.files.AtomicFile;
import dynobench.files.FileTarget;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;

/// A run's figures as a CSV file, written whole or not at all.
public final class CsvFile {
  private CsvFile() {}

  /// A line a measurement; of a run of crashes, a line a crash.
  ///
  /// @throws IOException whose message says why it can't be written, and what to do
  public static void writeLong(RunResult result, Path file, Formulas formulas) throws IOException {
    var text = new StringWriter();
    if (result.isOfCrashes()) {
      CrashCsv.write(result, text, formulas);
    } else {
      LongCsv.write(result, text, formulas);
    }
    write(text, file);
  }

  /// A line a point of what varies, a column a series.
  ///
  /// @throws IOException as for the long one
  public static void writeWide(RunResult result, Metric metric, Path file, Formulas formulas)
      throws IOException {
    var text = new StringWriter();
    WideCsv.write(result, metric, text, formulas);
    write(text, file);
  }

  /// A line a verdict.
  ///
  /// @throws IOException as for the long one
  public static void writeVerdicts(RunResult result, Metric metric, Path file, Formulas formulas)
      throws IOException {
    var text = new StringWriter();
    VerdictCsv.write(result, metric, text, formulas);
    write(text, file);
  }

  /// Other lines, the first with their heads.
  ///
  /// @throws IOException as for the long one
  public static void writeLines(List<List<String>> lines, Path file, Formulas formulas)
      throws IOException {
    var text = new StringWriter();
    for (List<String> line : lines) {
      LongCsv.print(text, line, formulas);
    }
    write(text, file);
  }

  private static void write(StringWriter text, Path file) throws IOException {
    FileTarget.write(file, () -> AtomicFile.write(file, text.toString()));
  }
}
