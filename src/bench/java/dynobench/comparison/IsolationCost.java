package dynobench.comparison;

import dynobench.event.Series;
import dynobench.isolation.AnomalyClass;
import dynobench.isolation.IsolationStatement;
import dynobench.measure.IsolationLevel;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.UsedIsolation;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.ErrorBudget;
import dynobench.stats.Ratio;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What isolation levels cost, and what they keep apart: a line for each contender and level of a
/// run that varies the level. Throughput is compared with that of the contender's weakest level in
/// the run.
///
/// @param names names of the contenders
record IsolationCost(RunResult run, Map<Series, String> names) {
  private static final double MILLION = 1e6;

  /// Heading of the lines.
  private static final String SCOPE = "what isolation levels cost";

  /// Throughput of a contender at two levels.
  private record Pair(Series series, Measurement weak, Measurement strong) {}

  /// Returns the lines for the values of the other factors; empty for a run of another kind.
  List<ResultLine> lines(Settings levels) {
    if (!run.factors().contains(Factor.ISOLATION)) {
      return List.of();
    }
    List<Pair> pairs = pairs(levels.without(Factor.ISOLATION));
    double confidence = ErrorBudget.USUAL.strictest(pairs.size());
    var isolation = new UsedIsolation(run);
    return pairs.stream().map(each -> line(each, confidence, isolation)).toList();
  }

  private List<Pair> pairs(Settings others) {
    List<Measurement> points =
        rates().stream()
            .filter(each -> each.levels().without(Factor.ISOLATION).equals(others))
            .filter(each -> level(each).isPresent())
            .sorted(Comparator.comparing(each -> level(each).orElseThrow()))
            .toList();
    var pairs = new ArrayList<Pair>();
    for (Series series : run.series()) {
      List<Measurement> own = points.stream().filter(each -> each.series().equals(series)).toList();
      own.stream().skip(1).forEach(each -> pairs.add(new Pair(series, own.getFirst(), each)));
    }
    return pairs;
  }

  /// Returns the throughput in the first phase that has one.
  private List<Measurement> rates() {
    return run.phases().stream()
        .map(phase -> run.measurements(phase, Metric.STEADY_RATE))
        .filter(all -> !all.isEmpty())
        .findFirst()
        .orElse(List.of());
  }

  /// Returns the level that a measurement asked for; empty for the engine's default.
  private static Optional<IsolationLevel> level(Measurement it) {
    return it.levels().get(Factor.ISOLATION).flatMap(IsolationLevel::named);
  }

  private ResultLine line(Pair pair, double confidence, UsedIsolation isolation) {
    var ratio = Ratio.ofSamples(pair.strong().summary(), pair.weak().summary());
    String interval =
        ratio
            .interval(confidence)
            .map(IsolationCost::text)
            .orElse(" (too few rounds for an interval)");
    String text =
        String.format(
            Locale.ROOT,
            "%s has %.2f times the throughput of %s%s%s%s",
            name(pair.strong()),
            ratio.estimate(),
            name(pair.weak()),
            interval,
            latency(pair),
            isolation(isolation.of(pair.series(), pair.strong().levels())));
    return new ResultLine(
        false,
        names.getOrDefault(pair.series(), pair.series().title()),
        text,
        Grade.SURE,
        "",
        SCOPE);
  }

  private static String text(ConfidenceInterval it) {
    return String.format(Locale.ROOT, " (%.2f \u2013 %.2f)", it.low(), it.high());
  }

  private static String name(Measurement it) {
    return level(it).orElseThrow().words();
  }

  private String latency(Pair pair) {
    Optional<Double> weak = latency(pair.weak());
    Optional<Double> strong = latency(pair.strong());
    return weak.isPresent() && strong.isPresent()
        ? String.format(
            Locale.ROOT,
            ", p99 %.2f ms instead of %.2f ms",
            strong.get() / MILLION,
            weak.get() / MILLION)
        : "";
  }

  private Optional<Double> latency(Measurement rate) {
    return run.measurements(rate.phase(), Metric.LATENCY_P99).stream()
        .filter(each -> each.series().equals(rate.series()))
        .filter(each -> each.levels().equals(rate.levels()))
        .map(each -> each.summary().median())
        .findFirst();
  }

  /// Returns what the stronger level keeps apart, and what it lets happen despite its name.
  private static String isolation(Optional<IsolationStatement> known) {
    String happened =
        AnomalyClass.words(known.map(IsolationStatement::againstName).orElse(List.of()));
    return known.map(it -> "; it gives " + it.words()).orElse("; what it keeps apart is not known")
        + (happened.isEmpty() ? "" : ", and lets " + happened + " happen");
  }
}
