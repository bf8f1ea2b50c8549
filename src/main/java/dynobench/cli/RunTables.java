package dynobench.cli;

import dynobench.catalog.Durability;
import dynobench.doubt.Doubt;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.measure.Calibration;
import dynobench.measure.Environment;
import dynobench.result.Measurement;
import dynobench.result.Numbers;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.Interval;
import dynobench.stats.ScalingFit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A run's result in plain text: one table a phase, what failed, and what limits trust.
final class RunTables {
  private static final double WIDEST_EXPONENT = 1;

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
    result.phases().forEach(phase -> addPhase(lines, phase));
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

  private void addPhase(List<String> lines, String phase) {
    var table =
        new TextTable(
            ">rows",
            "contender",
            "",
            ">median [ms]",
            "interval [ms]",
            ">n",
            ">open [ms]",
            ">work [ms]",
            ">close [ms]",
            ">rows/s");
    List<Measurement> wall = result.measurements(phase);
    List<Measurement> open = result.measurements(phase, each -> each.timing().openNanos());
    List<Measurement> work = result.measurements(phase, each -> each.timing().workNanos());
    List<Measurement> close = result.measurements(phase, each -> each.timing().closeNanos());
    for (int i = 0; i < wall.size(); i++) {
      Measurement each = wall.get(i);
      double median = each.summary().median();
      table.add(
          Numbers.count(each.rows()),
          each.series().title(),
          sign(each.series()),
          Numbers.millis(median) + (each.outliers().isEmpty() ? "" : "*"),
          Numbers.interval(each.summary()),
          Numbers.count(each.summary().count()),
          Numbers.millis(open.get(i).summary().median()),
          Numbers.millis(work.get(i).summary().median()),
          Numbers.millis(close.get(i).summary().median()),
          phase.equals("create") ? "" : Numbers.rate(each.rows(), median));
    }
    if (!table.isEmpty()) {
      lines.add("");
      lines.add(phase.toUpperCase(Locale.ROOT));
      lines.add(table.text());
    }
  }

  private static String sign(Series series) {
    return Stream.of(Durability.values())
        .filter(each -> each.name().equals(series.durability()))
        .map(Durability::sign)
        .findFirst()
        .orElse("");
  }

  private void addScaling(List<String> lines) {
    var table = new TextTable("phase", "contender", ">exponent", "95 % interval");
    for (String phase : result.phases()) {
      for (Series series : result.series()) {
        fit(phase, series)
            .ifPresent(fit ->
                table.add(
                    phase,
                    series.title(),
                    exponent(fit),
                    String.format(
                        Locale.ROOT,
                        "%.2f – %.2f",
                        fit.exponentInterval().low(),
                        fit.exponentInterval().high())));
      }
    }
    if (!table.isEmpty()) {
      lines.add("");
      lines.add(
          "SCALING: work time (without open and close) grows as rows to the power of the exponent;"
              + " least squares on logs");
      lines.add(table.text());
    }
  }

  /// An exponent whose interval reaches from shrinking to exploding says nothing.
  private static String exponent(ScalingFit fit) {
    Interval interval = fit.exponentInterval();
    return interval.high() - interval.low() > WIDEST_EXPONENT
        ? "undetermined"
        : String.format(Locale.ROOT, "%.2f", fit.exponent());
  }

  private Optional<ScalingFit> fit(String phase, Series series) {
    List<ScalingFit.Point> points =
        result.measurements(phase, each -> each.timing().workNanos()).stream()
            .filter(each -> each.series().equals(series))
            .flatMap(each ->
                each.summary().observations().stream()
                    .filter(time -> time > 0)
                    .map(time -> new ScalingFit.Point((double) each.rows(), time)))
            .toList();
    return phase.equals("create") ? Optional.empty() : ScalingFit.of(points);
  }

  private void addFailures(List<String> lines) {
    List<TrialResult> failed =
        result.trials().stream()
            .filter(each -> each.outcome().filter(end -> end.counts()).isEmpty())
            .toList();
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
    addMethods(lines);
    lines.add(
        "Open, work and close are medians of their own and need not add up; rows/s counts all"
            + " three.");
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

  /// Trials that failed leave some measurements with fewer repetitions, and so another confidence.
  private void addMethods(List<String> lines) {
    SortedMap<Integer, String> byCount = new TreeMap<>();
    result.phases().stream()
        .flatMap(phase -> result.measurements(phase).stream())
        .map(Measurement::summary)
        .forEach(each ->
            byCount.put(each.count(), each.medianInterval().map(RunTables::method).orElse("none")));
    byCount.values().removeIf("none"::equals);
    byCount.forEach((n, how) -> lines.add("Interval of the median, n = %d: %s".formatted(n, how)));
  }

  private boolean anyOutlier() {
    return result.phases().stream()
        .flatMap(phase -> result.measurements(phase).stream())
        .anyMatch(each -> !each.outliers().isEmpty());
  }

  private static String method(Interval interval) {
    return String.format(
        Locale.ROOT, "%s, confidence %.1f %%", interval.method(), interval.confidence() * 100);
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
