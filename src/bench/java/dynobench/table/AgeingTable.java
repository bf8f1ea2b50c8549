package dynobench.table;

import dynobench.plan.LevelLabels;
import dynobench.result.AgedSeries;
import dynobench.result.AgedSeries.AgedCycle;
import dynobench.result.RunResult;
import dynobench.stats.SizeTrend;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Table of databases in long use: their size in multiples of the live data, whether it grows,
/// latencies, and the clean-up.
public final class AgeingTable {
  /// Title of the table.
  public static final String TITLE = "Ageing";

  private static final double MEGABYTE = 1e6;
  private static final double PERCENT = 100;

  private AgeingTable() {}

  /// Returns the titles of the columns of [#lines]; a title of numbers begins with `>`.
  public static List<String> head() {
    return List.of(
        "at",
        "contender",
        ">cycles",
        ">live [MB]",
        ">files [MB]",
        ">\u00d7 its data",
        ">change a cycle",
        "files",
        ">p99, first cycle [ms]",
        ">p99, last cycle [ms]",
        ">closed [\u00d7]",
        ">after clean-up [\u00d7]",
        ">given back");
  }

  /// Returns a line for each contender and point; none for a run of another workload.
  public static List<List<String>> lines(RunResult run) {
    return AgedSeries.of(run).stream().map(AgeingTable::line).toList();
  }

  private static List<String> line(AgedSeries aged) {
    AgedCycle last = aged.last();
    Optional<SizeTrend> trend = aged.trend();
    return List.of(
        LevelLabels.label(aged.levels()),
        aged.series().title(),
        String.valueOf(aged.cycles().size()),
        NumberText.figure(last.liveBytes() / MEGABYTE),
        NumberText.figure(last.storedBytes() / MEGABYTE),
        aged.isInMemory() ? "" : NumberText.figure(last.timesItsData()),
        trend.map(AgeingTable::change).orElse(""),
        aged.isInMemory() ? "none" : trend.map(AgeingTable::words).orElse("too few cycles"),
        NumberText.millis(aged.cycles().getFirst().p99Nanos()),
        NumberText.millis(last.p99Nanos()),
        aged.isInMemory() ? "" : aged.closedTimesItsData().map(NumberText::figure).orElse(""),
        aged.isInMemory()
            ? ""
            : aged.cleanedTimesItsData()
                .map(NumberText::figure)
                .orElse(aged.cleanUps().isEmpty() ? "" : "no clean-up"),
        aged.givenBack().map(it -> Math.round(PERCENT * it) + " %").orElse(""));
  }

  private static String change(SizeTrend it) {
    return String.format(
        Locale.ROOT,
        "%.3f (%.3f \u2013 %.3f)",
        it.perValue(),
        it.interval().low(),
        it.interval().high());
  }

  private static String words(SizeTrend it) {
    return switch (it.direction()) {
      case GROWS -> "grow";
      case FLAT -> "flat";
      case SHRINKS -> "shrink";
      case UNDECIDED -> it.fallsBack() ? "rise and fall" : "undecided";
    };
  }
}
