package dynobench.comparison;

import dynobench.event.Series;
import dynobench.measure.AgeingObservation.CleanUp;
import dynobench.measure.Metric;
import dynobench.result.AgedSeries;
import dynobench.result.RunResult;
import dynobench.stats.SizeTrend;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// How databases grew old, in words: a line for each contender.
///
/// @param names names of the contenders
record AgeingWords(RunResult run, Map<Series, String> names) {
  private static final double MILLION = 1e6;
  private static final double PERCENT = 100;

  /// Heading of the lines.
  private static final String SCOPE = "size of the files after many cycles";

  /// Clean-ups that give back less change nothing that matters.
  private static final double LEAST_SHARE = 0.01;

  /// Returns the lines at a point; empty for a run of another workload.
  List<ResultLine> lines(Settings levels) {
    return AgedSeries.of(run).stream()
        .filter(each -> each.levels().equals(levels))
        .map(each ->
            new ResultLine(
                false,
                names.getOrDefault(each.series(), each.series().title()),
                text(each),
                Grade.SURE,
                "",
                SCOPE))
        .toList();
  }

  private String text(AgedSeries aged) {
    int count = aged.cycles().size();
    String cycles = count == 1 ? "1 cycle" : String.format(Locale.ROOT, "%,d cycles", count);
    if (aged.isInMemory()) {
      return "keeps nothing on the disk";
    }
    return "after "
        + cycles
        + String.format(Locale.ROOT, " %.1f times its data", aged.last().timesItsData())
        + aged.trend().map(AgeingWords::text).orElse("")
        + closed(aged)
        + cleanUp(aged);
  }

  /// Returns the verdict on the size, as the continuation of a sentence.
  private static String text(SizeTrend trend) {
    String words =
        switch (trend.direction()) {
          case GROWS -> ", growing by %.2f a cycle (%.2f \u2013 %.2f)";
          case SHRINKS -> ", changing by %.2f a cycle (%.2f \u2013 %.2f)";
          case FLAT -> ", no longer growing (%.3f a cycle, %.3f \u2013 %.3f)";
          case UNDECIDED ->
              trend.fallsBack()
                  ? ", rising and falling; more cycles would show whether it grows"
                  : ", perhaps growing (%.2f a cycle, %.2f \u2013 %.2f)";
        };
    return String.format(
        Locale.ROOT, words, trend.perValue(), trend.interval().low(), trend.interval().high());
  }

  private static String closed(AgedSeries aged) {
    return aged.closedTimesItsData()
        .map(it -> String.format(Locale.ROOT, "; once closed %.1f times", it))
        .orElse("");
  }

  private String cleanUp(AgedSeries aged) {
    if (aged.cleanUps().isEmpty()) {
      return "";
    }
    Optional<Double> share = aged.givenBack();
    if (share.isEmpty()) {
      return "; no clean-up of its own";
    }
    String duration =
        nanos(aged, aged.cleanUps().getFirst())
            .map(it -> String.format(Locale.ROOT, " in %.2f s", it / MILLION / 1000))
            .orElse("");
    return share.get() < LEAST_SHARE
        ? "; clean-up gives nothing back" + duration
        : String.format(
            Locale.ROOT, "; clean-up gives %.0f %% back%s", PERCENT * share.get(), duration);
  }

  private Optional<Double> nanos(AgedSeries aged, CleanUp cleanUp) {
    return run.measurements(cleanUp.phase(), Metric.TIME).stream()
        .filter(each -> each.series().equals(aged.series()))
        .filter(each -> each.levels().equals(aged.levels()))
        .map(each -> each.summary().median())
        .findFirst();
  }
}
