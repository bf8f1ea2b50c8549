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

/// CSV files of a run's figures, written completely or not at all.
public final class CsvFile {
  private CsvFile() {}

  /// Writes a line for each phase of each trial ([LongCsv]); for a crash run, a line for each
  /// examined crash; for a test of isolation, a line for each level and anomaly; for a test of
  /// upgrades, a line for each pair of versions.
  ///
  /// @throws IOException with a message that says why the file cannot be written, and what to do
  public static void writeLong(RunResult result, Path file, FormulaHandling formulas)
      throws IOException {
    write(
        text -> {
          if (result.isOfCrashes()) {
            CrashCsv.write(result, text, formulas);
          } else if (result.isOfUpgrades()) {
            LongCsv.print(text, UpgradeTable.csvHead(), formulas);
            for (List<String> row : UpgradeTable.rows(result)) {
              LongCsv.print(text, row, formulas);
            }
          } else if (result.workload().testsIsolation()) {
            LongCsv.print(text, IsolationTable.csvHead(), formulas);
            for (List<String> row : IsolationTable.rows(result)) {
              LongCsv.print(text, row, formulas);
            }
          } else {
            LongCsv.write(result, text, formulas);
          }
        },
        file);
  }

  /// Writes a line for each cycle of each trial of a database in long use; only the heads for a run
  /// of another workload.
  ///
  /// @throws IOException with a message that says why the file cannot be written, and what to do
  public static void writeCycles(RunResult result, Path file, FormulaHandling formulas)
      throws IOException {
    write(text -> CyclesCsv.write(result, text, formulas), file);
  }

  /// Writes a line for each point, with a column for each series.
  ///
  /// @throws IOException as [#writeLong]
  public static void writeWide(RunResult result, Metric metric, Path file, FormulaHandling formulas)
      throws IOException {
    write(text -> WideCsv.write(result, metric, text, formulas), file);
  }

  /// Writes a line for each verdict.
  ///
  /// @throws IOException as [#writeLong]
  public static void writeVerdicts(
      RunResult result, Metric metric, Path file, FormulaHandling formulas) throws IOException {
    write(text -> VerdictCsv.write(result, metric, text, formulas), file);
  }

  /// Writes other lines; the first one contains the titles.
  ///
  /// @throws IOException as [#writeLong]
  public static void writeLines(Iterable<List<String>> lines, Path file, FormulaHandling formulas)
      throws IOException {
    write(
        text -> {
          for (List<String> line : lines) {
            LongCsv.print(text, line, formulas);
          }
        },
        file);
  }

  /// Writer of lines as they are created: a large run has more lines than fit into memory.
  private interface LineWriter {
    void write(Appendable text) throws IOException;
  }

  private static void write(LineWriter lines, Path file) throws IOException {
    FileTarget.replace(
        file,
        out -> {
          var text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
          lines.write(text);
          text.flush();
        });
  }
}
