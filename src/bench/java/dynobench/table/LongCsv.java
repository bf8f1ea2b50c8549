package dynobench.table;

import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.result.RunResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;

/// CSV of all measured values, with a line for each phase of each trial, in every iteration, for
/// spreadsheets and scripts. Unknown values are empty cells; numbers are plain, with a decimal
/// point.
public final class LongCsv {
  private static final List<String> COLUMNS =
      List.of(
          "run",
          "engine",
          "mode",
          "commit",
          "title",
          "version",
          "durability",
          "workload",
          "phase",
          "rows",
          "repetition",
          "warmup",
          "order",
          "outcome",
          "outlier",
          "operations",
          "wall_ns",
          "open_ns",
          "work_ns",
          "close_ns",
          "cpu_ns",
          "gc_count",
          "gc_ms",
          "allocated_bytes",
          "heap_after_bytes",
          "written_bytes",
          "stored_bytes",
          "message");

  private static final int FIGURES = 12;
  private static final String ROWS = "rows";
  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}");

  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  private LongCsv() {}

  /// Writes all lines. A trial that finished no phase has one line, with its outcome. A phase with
  /// several kinds of operations has a further line for each kind.
  public static void write(RunResult result, Appendable out, FormulaHandling formulas)
      throws IOException {
    List<FurtherColumn> further = FurtherColumn.of(result);
    print(out, columns(further), formulas);
    Iterator<TrialRow> rows = TrialRow.of(result).iterator();
    while (rows.hasNext()) {
      print(out, cells(rows.next(), further), formulas);
    }
  }

  /// Returns the names of the columns: the columns of version 0.1, and the further columns of a
  /// run.
  public static List<String> columns(List<FurtherColumn> further) {
    return Stream.concat(COLUMNS.stream(), further.stream().map(FurtherColumn::head)).toList();
  }

  static void print(Appendable out, List<?> cells, FormulaHandling formulas) throws IOException {
    FORMAT.printRecord(out, cells.stream().map(formulas::written).toArray());
  }

  /// Returns the cells of a line, with unchanged texts.
  public static List<Object> cells(TrialRow row, List<FurtherColumn> further) {
    Trial trial = row.result().trial();
    Contender contender = trial.contender();
    Series series = row.series();
    var line =
        new ArrayList<Object>(
            List.of(
                row.run(),
                contender.engine(),
                contender.mode(),
                trial.commit().text(),
                series.title(),
                row.result().engine().map(EngineReported::version).orElse(series.version()),
                series.durability(),
                trial.workload(),
                row.phase().map(PhaseFinished::phase).orElse(""),
                trial.levels().get(ROWS).map(LongCsv::number).orElse(""),
                trial.repetition(),
                trial.warmup(),
                trial.number(),
                row.outcome(),
                isOfPhase(row) && row.result().counts() ? row.outlier() : ""));
    line.addAll(
        row.phase()
            .filter(_ -> isOfPhase(row))
            .map(LongCsv::figures)
            .orElseGet(() -> Collections.nCopies(FIGURES, "")));
    line.add(row.message());
    further.forEach(each -> line.add(each.cell().apply(row)));
    return line;
  }

  /// Returns a level as a number if it is one. A stored log may contain any text, which is returned
  /// unchanged.
  private static Object number(String level) {
    return WHOLE.matcher(level).matches() ? (Object) Long.valueOf(level) : level;
  }

  /// Returns whether the line is of a whole phase. Columns of version 0.1 are empty in the lines of
  /// single operations, so that sums of these columns remain right.
  private static boolean isOfPhase(TrialRow row) {
    return row.phase().isPresent() && row.kind().isEmpty();
  }

  private static List<Object> figures(PhaseFinished phase) {
    PhaseTiming timing = phase.timing();
    ResourceUsage usage = phase.usage();
    return List.of(
        phase.operations(),
        timing.wallNanos(),
        timing.openNanos(),
        timing.workNanos(),
        timing.closeNanos(),
        known(usage.cpuNanos()),
        usage.gcCount(),
        usage.gcMillis(),
        known(usage.allocatedBytes()),
        usage.heapAfterBytes(),
        known(usage.writtenBytes()),
        usage.storedBytes());
  }

  private static Object known(OptionalLong value) {
    return value.isPresent() ? value.getAsLong() : "";
  }
}
