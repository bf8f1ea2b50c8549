package dynobench.warning;

import dynobench.event.Series;
import dynobench.measure.Calibration;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Warnings about commits that claim to survive a power cut, but take less time than this disk
/// needs for a flush.
final class FlushWarnings {
  /// Smallest plausible time of a commit, as a fraction of the disk's fastest flush in the
  /// calibration. The calibration's file grows with each row. An engine with a log of fixed size
  /// saves the file system's own work for that. On the disk of November 2026 this left 0.56 of the
  /// time (79 instead of 141 µs, ext4), so correct engines stay above one half.
  static final double LEAST_FLUSH = 0.5;

  /// Estimate of the fastest flush as a fraction of the median, for calibrations of version 0.1,
  /// which stored only the median. On a shared disk, the median was up to four times that of a
  /// quiet disk, while the fastest flush hardly changed. So a commit gets a warning if it takes
  /// less than a quarter of the median.
  static final double FASTEST_OF_MEDIAN = 0.5;

  /// Minimum number of commits; fewer could be fast by chance.
  static final long FEWEST_COMMITS = 20;

  private static final double NANOS_PER_MICRO = 1e3;

  private final List<Measurement> inserts;
  private final Optional<Double> flushNanos;

  FlushWarnings(RunResult result) {
    this.inserts =
        result.workload().committing().stream()
            .flatMap(phase -> result.measurements(phase.id(), Metric.WORK).stream())
            .filter(each -> each.series().effectiveDurability().waitsForTheDisk())
            .toList();
    this.flushNanos =
        result.calibrations().stream()
            .map(it -> fastest(it) * NANOS_PER_MICRO)
            .min(Comparator.naturalOrder());
  }

  private static double fastest(Calibration calibration) {
    return calibration
        .flushLeastMicros()
        .orElse(FASTEST_OF_MEDIAN * calibration.flushMedianMicros());
  }

  List<ResultWarning> list() {
    var doubts = new ArrayList<ResultWarning>();
    flushNanos.flatMap(this::tooFast).ifPresent(doubts::add);
    flushNanos
        .flatMap(flush -> new CommitStyleWarning(inserts, flush).doubt())
        .ifPresent(doubts::add);
    return doubts;
  }

  static long commits(Measurement each) {
    return Math.ceilDiv(each.operations(), each.commit().rowsPerCommit());
  }

  private Optional<ResultWarning> tooFast(double flush) {
    var cases = new ArrayList<ResultWarning.Case>();
    for (Measurement each : inserts) {
      double nanos = each.summary().median() / commits(each);
      if (commits(each) >= FEWEST_COMMITS && nanos < LEAST_FLUSH * flush) {
        cases.add(
            warningCase(
                each,
                -nanos,
                String.format(
                    Locale.ROOT,
                    "%,d commits took %,.1f µs each",
                    commits(each),
                    nanos / NANOS_PER_MICRO)));
      }
    }
    return cases.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ResultWarning.of(
                WarningKind.FASTER_THAN_DISK,
                String.format(
                    Locale.ROOT,
                    "%,d of %,d measurements claim to survive a power cut, but commit in less than"
                        + " half the time of this disk's fastest flush (%,.1f µs). One client"
                        + " cannot share a flush with others (group commit)",
                    cases.size(),
                    inserts.size(),
                    flush / NANOS_PER_MICRO),
                cases,
                "Find out what the engine does at a commit, and whether the disk was busy during"
                    + " the calibration. Do not rely on the durability until you know."));
  }

  static ResultWarning.Case warningCase(Measurement each, double badness, String what) {
    Series series = each.series();
    return new ResultWarning.Case(
        badness,
        series.title() + (each.where().isEmpty() ? "" : ", " + each.where()) + ": " + what,
        series.contender(),
        each.trials());
  }
}
