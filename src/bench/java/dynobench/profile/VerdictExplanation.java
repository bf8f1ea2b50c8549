package dynobench.profile;

import dynobench.comparison.Comparison;
import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.comparison.ScoreWords;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Verdict;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A verdict of a run that one contender takes longer than another, with its explanation by the
/// profile.
///
/// @param row the comparison; its second side takes longer
public record VerdictExplanation(ComparisonRow row, Explanation explanation) {
  /// Explains the verdicts of a run on times: in a duel those of its deciding figures, otherwise
  /// the fastest contender of each phase and point against each other one. Verdicts without a
  /// difference, and contenders without a profile, are left out.
  public static List<VerdictExplanation> of(RunResult run, RunProfile profile) {
    List<ComparisonRow> rows =
        (run.isDuel() ? ofDuel(run) : ofRun(run))
            .filter(each -> each.answer() instanceof Verdict.Different)
            .map(VerdictExplanation::slowSecond)
            .toList();
    var explained = new ArrayList<VerdictExplanation>();
    for (ComparisonRow each : rows) {
      Optional<ProfiledPhase> slow = profile.phase(each.b(), each.levels(), each.phase());
      Optional<ProfiledPhase> fast = profile.phase(each.a(), each.levels(), each.phase());
      if (slow.isPresent() && fast.isPresent()) {
        explained.add(
            new VerdictExplanation(each, Explanation.of(slow.get(), fast.get(), rows.size())));
      }
    }
    return explained;
  }

  private static Stream<ComparisonRow> ofDuel(RunResult run) {
    return ScoreWords.of(run).rows().stream().filter(each -> isSpeed(each.metric()));
  }

  private static boolean isSpeed(Metric metric) {
    return metric.isTime() || metric.unit() == Unit.PER_SECOND;
  }

  private static Stream<ComparisonRow> ofRun(RunResult run) {
    Metric usual = run.workload().metric();
    Metric metric = isSpeed(usual) ? usual : Metric.TIME;
    var rows = new ArrayList<ComparisonRow>();
    Map<Series, Comparison> against = new HashMap<>();
    for (String phase : run.phases()) {
      Map<Settings, List<Measurement>> points =
          run.measurements(phase, metric).stream()
              .collect(
                  Collectors.groupingBy(
                      Measurement::levels, LinkedHashMap::new, Collectors.toList()));
      points.forEach((levels, measured) ->
          against
              .computeIfAbsent(fastest(measured, metric), it -> against(run, it, metric))
              .rows()
              .stream()
              .filter(each -> each.phase().equals(phase) && each.levels().equals(levels))
              .forEach(rows::add));
    }
    return rows.stream();
  }

  private static Comparison against(RunResult run, Series base, Metric metric) {
    List<Series> others = run.series().stream().filter(each -> !each.equals(base)).toList();
    return Comparison.ofSeries(run, base, others, metric, Comparison.USUAL_MARGIN);
  }

  private static Series fastest(List<Measurement> measured, Metric metric) {
    Comparator<Measurement> best = Comparator.comparingDouble(each -> each.summary().median());
    return measured.stream()
        .min(metric.better() == Metric.Better.LESS ? best : best.reversed())
        .orElseThrow()
        .series();
  }

  private static ComparisonRow slowSecond(ComparisonRow row) {
    boolean isSecondFaster =
        row.ratio().estimate() > 1 == (row.metric().better() == Metric.Better.MORE);
    return isSecondFaster ? row.turned() : row;
  }
}
