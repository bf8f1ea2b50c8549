package dynobench.table;

import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.workload.Parameter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Table of work times compared with the work times at a parameter's baseline, in the same phase,
/// contender and run; for example a mapper compared with plain JDBC.
public final class BaselineTable {
  /// Heading of the table.
  public static final String TITLE = "Share of work time above the baseline";

  /// Metric of the comparison: work alone, because opening may load a library's classes.
  private static final Metric METRIC = Metric.WORK;

  private static final double PERCENT = 100;

  private BaselineTable() {}

  /// Returns the titles of the columns; a title of figures begins with `>`.
  public static List<String> head() {
    String unit = " [" + METRIC.unit().usual().text() + "]";
    return List.of(
        "phase",
        "contender",
        "at",
        "baseline",
        ">of baseline" + unit,
        ">median" + unit,
        ">× the baseline",
        ">share [%]");
  }

  /// Returns a line for each measurement that has a baseline and is not the baseline itself; none
  /// for medians of 0. Empty where the workload names no baseline.
  public static List<List<String>> lines(RunResult run) {
    var lines = new ArrayList<List<String>>();
    for (Parameter parameter : run.workload().parameters()) {
      if (parameter.baseline().isPresent()) {
        for (String phase : run.phases()) {
          List<Measurement> all = run.measurements(phase, METRIC);
          for (Measurement each : all) {
            baseline(parameter, each, all)
                .filter(it -> it.summary().median() > 0 && each.summary().median() > 0)
                .map(it -> line(run, parameter, each, it))
                .ifPresent(lines::add);
          }
        }
      }
    }
    return lines;
  }

  private static Optional<Measurement> baseline(
      Parameter parameter, Measurement of, List<Measurement> all) {
    String value = parameter.baseline().orElseThrow();
    return of.levels()
        .get(parameter.id())
        .filter(it -> !it.equals(value))
        .flatMap(_ ->
            all.stream()
                .filter(each -> each.series().equals(of.series()))
                .filter(each ->
                    each.levels().values().equals(of.levels().with(parameter.id(), value).values()))
                .findFirst());
  }

  private static List<String> line(
      RunResult run, Parameter parameter, Measurement of, Measurement baseline) {
    double size = METRIC.unit().usual().size();
    double median = of.summary().median();
    double less = baseline.summary().median();
    return List.of(
        run.workload().title(of.phase()),
        of.series().title(),
        of.where(),
        LevelLabels.label(parameter.id(), parameter.baseline().orElseThrow()),
        NumberText.figure(less / size),
        NumberText.figure(median / size),
        NumberText.ratio(median / less),
        String.format(Locale.ROOT, "%.0f", PERCENT * (1 - less / median)));
  }
}
