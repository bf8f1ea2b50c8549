package dynobench.cli;

import dynobench.comparison.ComparisonWords;
import dynobench.comparison.RunRankings;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.measure.Calibration;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.result.LevelResult;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.result.UsedIsolation;
import dynobench.table.CalibrationLine;
import dynobench.table.FileWords;
import dynobench.table.IntervalNotes;
import dynobench.table.MedianColumns;
import dynobench.table.NodeLine;
import dynobench.table.NodeTable;
import dynobench.table.NumberText;
import dynobench.table.PaceWords;
import dynobench.table.PartWords;
import dynobench.table.ServerWords;
import dynobench.table.WarmTable;
import dynobench.warning.ResultWarning;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Text below a run's tables: failures, durability of rows, notes on methods and machines, and
/// warnings.
///
/// @param metrics metrics of the tables
/// @param standings ranks in the first of these metrics
record RunRemarks(
    RunResult result, List<ResultWarning> warnings, List<Metric> metrics, RunRankings standings) {
  RunRemarks {
    warnings = List.copyOf(warnings);
    metrics = List.copyOf(metrics);
  }

  /// Returns the whole text, line by line.
  List<String> lines() {
    var lines = new ArrayList<String>();
    addFailures(lines);
    if (!result.workload().testsIsolation() && !result.isOfUpgrades()) {
      addDurability(lines);
      if (!result.factors().contains(Factor.ISOLATION)) {
        addIsolation(lines);
      }
    }
    addNotes(lines);
    addDoubts(lines);
    return lines;
  }

  private void addFailures(List<String> lines) {
    List<TrialResult> failed = LevelResult.failures(result);
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
                  each.failure().orElse("cut off"),
                  times(each)));
    }
  }

  private static String times(TrialResult trial) {
    List<String> phases =
        trial.phases().stream()
            .map((PhaseFinished p) ->
                p.phase() + " " + NumberText.millis((double) p.timing().wallNanos()))
            .toList();
    return phases.isEmpty() ? "" : " (until then: " + String.join(", ", phases) + " ms)";
  }

  private void addDurability(List<String> lines) {
    lines.add("");
    lines.add("DURABILITY of a row whose insert was acknowledged");
    Series.answers(result.series().stream())
        .forEach(each -> lines.add("  " + each.sign() + " " + each.description()));
  }

  private void addIsolation(List<String> lines) {
    var used = new UsedIsolation(result);
    var isolation = new LinkedHashMap<String, List<String>>();
    for (Series each : result.series()) {
      used.of(each, Settings.NONE)
          .ifPresent(it ->
              isolation
                  .computeIfAbsent(it.sign() + " " + it.words(), _ -> new ArrayList<>())
                  .add(each.title()));
    }
    if (!isolation.isEmpty()) {
      lines.add("ISOLATION of the transactions");
      isolation.forEach(
          (words, titles) -> lines.add("  " + words + ": " + String.join(", ", titles)));
    }
  }

  private void addNotes(List<String> lines) {
    lines.add("");
    PartWords.sentence(result).ifPresent(lines::add);
    if (result.measuresTimes()) {
      addMethods(lines);
    }
    List<NodeLine> nodes = NodeLine.of(result);
    if (nodes.isEmpty()) {
      result.environment().ifPresent(each -> lines.addAll(environment(each)));
    }
    nodes.forEach(each -> lines.add("Node %s: %s".formatted(each.node(), each.value())));
    String paces = PaceWords.of(result);
    if (!paces.isEmpty()) {
      lines.add("Machine, " + paces);
    }
  }

  private void addMethods(List<String> lines) {
    lines.addAll(IntervalNotes.of(measurements().map(Measurement::summary)));
    WarmTable.explained(result).ifPresent(lines::add);
    if (result.machines().names().size() > 1) {
      lines.add(NodeTable.explained());
    }
    if (metrics.contains(Metric.TIME)) {
      lines.add(MedianColumns.explained(result));
    }
    if (measurements().anyMatch(each -> !each.outliers().isEmpty())) {
      lines.add("* outliers (Tukey's fences) among the repetitions; they are kept.");
    }
    lines.addAll(ServerWords.of(result));
    lines.addAll(FileWords.of(result));
    if (measurements().findAny().isPresent()) {
      lines.add(ComparisonWords.ranks(result, standings));
    }
  }

  private void addDoubts(List<String> lines) {
    if (warnings.isEmpty()) {
      return;
    }
    lines.add("");
    lines.add("WARNINGS about these figures, most serious first");
    for (ResultWarning each : warnings) {
      lines.add("  %s: %s".formatted(each.title(), each.sentence()));
      lines.add("    → " + each.remedy());
    }
  }

  private Stream<Measurement> measurements() {
    return result.phases().stream()
        .flatMap(phase ->
            metrics.stream().flatMap(metric -> result.measurements(phase, metric).stream()));
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
    environment.calibration().ifPresent(each -> lines.add(limits(each)));
    return lines;
  }

  private static String limits(Calibration calibration) {
    return CalibrationLine.of(calibration).stream()
        .map(each -> each.label() + ": " + each.value())
        .collect(Collectors.joining(" · "));
  }
}
