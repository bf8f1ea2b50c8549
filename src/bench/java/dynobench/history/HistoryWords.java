package dynobench.history;

import dynobench.comparison.PhaseFigure;
import dynobench.history.HistoryLine.HistoryChange;
import dynobench.history.HistoryLine.HistoryPoint;
import dynobench.measure.Metric;
import dynobench.workload.Workload;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/// Texts of a history, shared by command line and files.
///
/// @param zone time zone of the dates
public record HistoryWords(Workload workload, ZoneId zone) {
  private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("yyyy-MM-dd");

  /// Returns a line's figure with its point, such as `Insert time, 10,000 rows`.
  public String figure(HistoryLine line) {
    var key = line.key();
    return new PhaseFigure(key.phase(), key.metric(), key.levels()).title(workload);
  }

  /// Returns a change as a sentence.
  public String sentence(HistoryLine line, HistoryChange change) {
    return String.format(
        Locale.ROOT,
        "%s %s of %s %s since %s (before: %s; by chance in at most 1 of %,d)",
        change.isWorse() ? "✘" : "✔",
        figure(line),
        line.key().contender(),
        ratio(line.key().metric(), change.ratio()),
        run(change.first()),
        run(change.last()),
        Math.round(1 / change.chance()));
  }

  private static String ratio(Metric metric, double ratio) {
    boolean isMore = ratio > 1;
    String factor = String.format(Locale.ROOT, "%.2f", isMore ? ratio : 1 / ratio);
    return switch (metric.unit()) {
      case NANOS ->
          isMore ? "takes " + factor + " times as long" : "is " + factor + " times as fast";
      case PER_SECOND -> "is " + factor + " times as " + (isMore ? "fast" : "slow");
      case BYTES, PERCENT -> "takes " + factor + " times as " + (isMore ? "much" : "little");
    };
  }

  private String run(HistoryPoint point) {
    return "%s, version %s, run %s"
        .formatted(DAY.format(point.at().atZone(zone)), point.version(), point.run());
  }
}
