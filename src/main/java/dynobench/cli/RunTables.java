package dynobench.cli;

import dynobench.catalog.Durability;
import dynobench.doubt.Doubt;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.measure.Calibration;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.plan.Levels;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.Scaling;
import dynobench.result.TrialResult;
import dynobench.table.IntervalNotes;
import dynobench.table.MedianColumn;
import dynobench.table.Numbers;
import dynobench.table.PhaseRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A run's result in plain text: one table a phase, what failed, and what limits trust.
final class RunTables {
  private final RunResult result;
  private final List<Doubt> doubts;

  RunTables(RunResult result, List<Doubt> doubts) {
    this.result = result;
    this.doubts = List.copyOf(doubts);
  }

  /// Everything, line by line.
  List<String> lines() {
    var lines = new ArrayList<String>();
    addContenders(lines);
    List<Metric> metrics = Stream.of(result.workload().metric(), Metric.TIME).distinct().toList();
    result.phases().forEach(phase -> metrics.forEach(each -> addPhase(lines, phase, each)));
    addScaling(lines);
    addFailures(lines);
    addDurability(lines);
    addNotes(lines);
    addDoubts(lines);
    return lines;
  }

  private void addContenders(List<String> lines) {
    List<Series> all = result.series();
    lines.add("");
    lines.add(
        "Engines: "
            + all.stream()
                .map(each -> each.contender().engine() + " " + each.version())
                .distinct()
                .collect(Collectors.joining(", ")));
    lines.add(
        "Commit: "
            + all.stream()
                .map(each -> each.contender().commit().text())
                .distinct()
                .collect(Collectors.joining(", ")));
  }

  private void addPhase(List<String> lines, String phase, Metric metric) {
    List<MedianColumn> columns = MedianColumn.shown(result, phase, metric);
    var table = new TextTable(columns.stream().map(RunTables::head).toArray(String[]::new));
    for (PhaseRow each : PhaseRow.of(result, phase, metric)) {
      table.add(columns.stream().map(it -> it.shown().apply(each)).toArray(String[]::new));
    }
    if (!table.isEmpty()) {
      lines.add("");
      lines.add(
          phase.toUpperCase(Locale.ROOT) + (metric == Metric.TIME ? "" : ": " + metric.title()));
      lines.addAll(table.lines());
    }
  }

  private static String head(MedianColumn column) {
    return (column.isNumber() ? ">" : "")
        + column.title()
        + (column.unit().isEmpty() ? "" : " [" + column.unit() + "]");
  }

  private void addScaling(List<String> lines) {
    for (String factor : result.factors()) {
      var table = new TextTable("phase", "contender", ">exponent", "95 % interval");
      for (String phase : result.phases()) {
        for (Series series : result.series()) {
          Scaling.ofWork(result, phase, series, factor)
              .ifPresent(fit ->
                  table.add(phase, series.title(), Scaling.exponent(fit), Scaling.interval(fit)));
        }
      }
      if (!table.isEmpty()) {
        lines.add("");
        lines.add(
            "SCALING: work time (without open and close) grows as %s to the power of the exponent; least squares on logs"
                .formatted(Levels.name(factor)));
        lines.addAll(table.lines());
      }
    }
  }

  private void addFailures(List<String> lines) {
    List<TrialResult> failed = result.notCompleted();
    if (failed.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add("NOT COMPLETED (their times are not in the tables)");
    for (TrialResult each : failed) {
      lines.add(
          "  trial %d  %s: %s%s"
              .formatted(
                  each.trial().number(),
                  each.trial(),
                  each.outcome().map(end -> end.sentence()).orElse("cut off"),
                  times(each)));
    }
  }

  private static String times(TrialResult trial) {
    List<String> phases =
        trial.phases().stream()
            .map((PhaseFinished p) ->
                p.phase() + " " + Numbers.millis((double) p.timing().wallNanos()))
            .toList();
    return phases.isEmpty() ? "" : " (until then: " + String.join(", ", phases) + " ms)";
  }

  private void addDurability(List<String> lines) {
    List<Durability> classes =
        Stream.of(Durability.values())
            .filter(
                each -> result.series().stream().anyMatch(s -> s.durability().equals(each.name())))
            .toList();
    lines.add("");
    lines.add("DURABILITY of a row whose insert was acknowledged");
    classes.forEach(each -> lines.add("  " + each.sign() + " " + each.words()));
  }

  private void addNotes(List<String> lines) {
    lines.add("");
    lines.addAll(
        IntervalNotes.of(
            result.phases().stream()
                .flatMap(phase -> result.measurements(phase).stream())
                .map(Measurement::summary)));
    lines.add(MedianColumn.explained(result));
    if (anyOutlier()) {
      lines.add("* outliers (Tukey's fences) among the repetitions; they are kept.");
    }
    result.environment().ifPresent(each -> lines.addAll(environment(each)));
  }

  private void addDoubts(List<String> lines) {
    if (doubts.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add("DOUBTS about these figures, gravest first");
    for (Doubt each : doubts) {
      lines.add("  %s: %s".formatted(each.title(), each.sentence()));
      lines.add("    → " + each.remedy());
    }
  }

  private boolean anyOutlier() {
    return result.phases().stream()
        .flatMap(phase -> result.measurements(phase).stream())
        .anyMatch(each -> !each.outliers().isEmpty());
  }

  private static List<String> environment(Environment environment) {
    var lines = new ArrayList<String>();
    lines.add(
        "%s · %d cores · %,d MB · %s · %s on %s"
            .formatted(
                environment.cpu(),
                environment.cores(),
                environment.memoryBytes() >> 20,
                environment.jdk(),
                environment.os(),
                environment.fileSystem()));
    environment.calibration().ifPresent(each -> lines.add(disk(each)));
    return lines;
  }

  private static String disk(Calibration calibration) {
    return String.format(
        Locale.ROOT,
        "This disk: a flush takes %.0f µs (median; 99 %%: %.0f µs), writes %,.0f MB/s.",
        calibration.flushMedianMicros(),
        calibration.flushP99Micros(),
        calibration.writeMegabytesPerSecond());
  }
}
