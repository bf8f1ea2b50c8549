package dynobench.cli;

import dynobench.chart.Charts;
import dynobench.crash.CrashRecord;
import dynobench.drawing.ChartFile;
import dynobench.files.FileTarget;
import dynobench.lab.IsolationRecord;
import dynobench.report.Report;
import dynobench.result.RunResult;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes a stored run to files: figures or verdicts as CSV, a chart, a report. Can also add the
/// results of crashes to the files of the engines.
@Command(
    name = "export",
    description = "Write a stored run as CSV, chart (PNG, SVG) or report (HTML).")
final class ExportCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;
  private final Charts charts;

  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "a run's id, a part of it, its folder, or \"latest\"")
  private String run = "";

  @Option(names = "--csv", paramLabel = "FILE", description = "all figures as a table")
  private Optional<Path> csv = Optional.empty();

  @Option(
      names = "--verdicts",
      paramLabel = "FILE",
      description = "the verdicts on one figure as a table: all pairs of equal durability")
  private Optional<Path> verdicts = Optional.empty();

  @Option(
      names = "--cycles",
      paramLabel = "FILE",
      description = "workload ageing: a line for each cycle of each trial")
  private Optional<Path> cycles = Optional.empty();

  @Option(
      names = "--wide",
      description =
          "CSV: one row per factor value, one column per series, medians in the unit of the header,"
              + " as the tool of 2005 wrote it")
  private boolean wide;

  @Option(
      names = "--raw",
      description = "CSV: do not escape texts that a spreadsheet would read as formulas")
  private boolean raw;

  @Option(names = "--png", paramLabel = "FILE", description = "a chart as a picture")
  private Optional<Path> png = Optional.empty();

  @Option(names = "--svg", paramLabel = "FILE", description = "a chart as a drawing, for print")
  private Optional<Path> svg = Optional.empty();

  @Option(
      names = "--html",
      paramLabel = "FILE",
      description = "a report with charts, tables and settings, in one file")
  private Optional<Path> html = Optional.empty();

  @Option(
      names = "--record",
      paramLabel = "FOLDER",
      description =
          "crash runs, and tests of isolation: add the results to the file of each engine in a"
              + " folder")
  private Optional<Path> record = Optional.empty();

  @Mixin private final ChartOptions chart;

  ExportCommand(CommandContext program, Charts charts) {
    this.program = program;
    chart = new ChartOptions(charts);
    this.charts = charts;
  }

  @Override
  public Integer call() throws IOException {
    List<String> problems = problems();
    if (!problems.isEmpty()) {
      problems.forEach(this::err);
      return ExitCode.USAGE;
    }
    // Fonts and pictures need no display, and a server has none.
    System.setProperty("java.awt.headless", "true");
    RunResult result = new StoredRuns(this).open(run);
    Optional<String> problem = chart.problem(result).or(() -> problem(result));
    if (problem.isPresent()) {
      return usage(problem.get());
    }
    writeTables(result);
    if (record.isPresent()) {
      record(result, record.get());
    }
    writeCharts(result);
    if (html.isPresent()) {
      Report.write(result, ResultWarnings.atEnd(result), chart.overlays(), charts, html.get());
      wrote(html.get());
    }
    return ExitCode.OK;
  }

  /// Returns the reason why the run has nothing of a kind that was asked for; empty if it has all.
  private Optional<String> problem(RunResult result) {
    boolean asked = wide || Stream.of(verdicts, png, svg).anyMatch(Optional::isPresent);
    if (asked && !result.measuresTimes()) {
      return Optional.of("This run measures no times: use --csv or --html.");
    }
    if (verdicts.isPresent() && result.isDuel() && chart.namesMetric()) {
      return Optional.of("--metric: the verdicts of a duel are on its deciding figures.");
    }
    return cycles.isPresent() && result.observations().ageing().isEmpty()
        ? Optional.of(
            "--cycles: this run has no cycles. Only runs of the workload ageing have them.")
        : Optional.empty();
  }

  private void writeTables(RunResult result) throws IOException {
    var formulas = FormulaHandling.when(raw);
    if (csv.isPresent()) {
      if (wide) {
        CsvFile.writeWide(result, chart.metric(result), csv.get(), formulas);
      } else {
        CsvFile.writeLong(result, csv.get(), formulas);
      }
      wrote(csv.get());
    }
    if (cycles.isPresent()) {
      CsvFile.writeCycles(result, cycles.get(), formulas);
      wrote(cycles.get());
    }
    if (verdicts.isPresent()) {
      CsvFile.writeVerdicts(result, chart.metric(result), verdicts.get(), formulas);
      wrote(verdicts.get());
    }
  }

  private void record(RunResult result, Path engines) throws IOException {
    List<Path> written =
        result.workload().testsIsolation()
            ? IsolationRecord.add(result, engines)
            : new CrashRecord(engines).add(result, program.catalog());
    written.forEach(this::wrote);
    if (written.isEmpty()) {
      out(
          result.crashes().all().isEmpty() && !result.workload().testsIsolation()
              ? "%s has no crashes to record.".formatted(result.id())
              : "%s is already recorded.".formatted(result.id()));
    }
  }

  private void writeCharts(RunResult result) throws IOException {
    if (png.isEmpty() && svg.isEmpty()) {
      return;
    }
    ChartFile drawn = chart.file(result);
    if (png.isPresent()) {
      write(png.get(), () -> drawn.png(chart.scale(), png.get()));
    }
    if (svg.isPresent()) {
      write(svg.get(), () -> drawn.svg(svg.get()));
    }
    if (!drawn.picture().empty().isEmpty()) {
      err("The chart is empty: " + drawn.picture().empty());
    }
  }

  private List<String> problems() {
    var problems = new ArrayList<>(chart.problems());
    List<Path> targets =
        Stream.of(csv, verdicts, cycles, png, svg, html).flatMap(Optional::stream).toList();
    if (targets.isEmpty() && record.isEmpty()) {
      problems.add(
          "Nothing to write: name a file with --csv, --verdicts, --cycles, --png, --svg or --html,"
              + " or --record.");
    }
    if (targets.stream().map(FileTarget::full).distinct().count() < targets.size()) {
      problems.add("Each target needs its own file.");
    }
    targets.stream().flatMap(each -> FileTarget.obstacle(each).stream()).forEach(problems::add);
    return problems;
  }

  private void write(Path file, FileTarget.Writing writing) throws IOException {
    FileTarget.write(file, writing);
    wrote(file);
  }

  private void wrote(Path file) {
    out("Wrote " + FileTarget.full(file));
  }
}
