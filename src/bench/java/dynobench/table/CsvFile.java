package dynobench.table;

import dynobench.files.FileTarget;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// A run's figures as a CSV file, written whole or not at all.
public final class CsvFile {
  private CsvFile() {}

  /// A line a measurement; of a run of crashes, a line a crash.
  ///
  /// @throws IOException whose message says why it can't be written, and what to do
  public static void writeLong(RunResult result, Path file, Formulas formulas) throws IOException {
    write(
        text -> {
          if (result.isOfCrashes()) {
            CrashCsv.write(result, text, formulas);
          } else {
            LongCsv.write(result, text, formulas);
          }
        },
        file);
  }

  /// A line a point of what varies, a column a series.
  ///
  /// @throws IOException as for the long one
  public static void writeWide(RunResult result, Metric metric, Path file, Formulas formulas)
      throws IOException {
    write(text -> WideCsv.write(result, metric, text, formulas), file);
  }

  /// A line a verdict.
  ///
  /// @throws IOException as for the long one
  public static void writeVerdicts(RunResult result, Metric metric, Path file, Formulas formulas)
      throws IOException {
    write(text -> VerdictCsv.write(result, metric, text, formulas), file);
  }

  /// Other lines, the first with their heads.
  ///
  /// @throws IOException as for the long one
  public static void writeLines(List<List<String>> lines, Path file, Formulas formulas)
      throws IOException {
    write(
        text -> {
          for (List<String> line : lines) {
            LongCsv.print(text, line, formulas);
          }
        },
        file);
  }

  /// Lines are written as they are made: a large run has more of them than fit into memory.
  private interface Lines {
    void write(Appendable text) throws IOException;
  }

  private static void write(Lines lines, Path file) throws IOException {
    FileTarget.replace(
        file,
        out -> {
          var text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
          lines.write(text);
          text.flush();
        });
  }
}
