package dynobench.warning;

import dynobench.result.Measurement;
import dynobench.workload.Factor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Warning about commit styles with fewer commits that do not save the time of the omitted flushes.
///
/// @param inserts measurements of contenders that claim to survive a power cut
/// @param flushNanos duration of the disk's fastest flush
record CommitStyleWarning(List<Measurement> inserts, double flushNanos) {
  private static final double NANOS_PER_MILLI = 1e6;

  Optional<ResultWarning> doubt() {
    Map<String, List<Measurement>> styles = byStyle();
    var cases = new ArrayList<ResultWarning.Case>();
    for (List<Measurement> each : styles.values()) {
      Measurement few = each.getFirst();
      Measurement many = each.getLast();
      long commits = FlushWarnings.commits(many) - FlushWarnings.commits(few);
      double saved = many.summary().median() - few.summary().median();
      if (commits >= FlushWarnings.FEWEST_COMMITS
          && saved < FlushWarnings.LEAST_FLUSH * flushNanos * commits) {
        cases.add(
            FlushWarnings.warningCase(
                many,
                (double) commits,
                String.format(
                    Locale.ROOT,
                    "%,d commits took %,.1f ms, with %s it took %,.1f ms, but %,d flushes take at"
                        + " least %,.1f ms",
                    FlushWarnings.commits(many),
                    many.summary().median() / NANOS_PER_MILLI,
                    few.commit().text(),
                    few.summary().median() / NANOS_PER_MILLI,
                    commits,
                    commits * flushNanos / NANOS_PER_MILLI)));
      }
    }
    return ResultWarning.of(
        WarningKind.STYLES_ALIKE,
        "In %,d of %,d cases fewer commits saved less than half of the time of the omitted flushes",
        cases,
        styles.size(),
        "The driver may ignore the commit style, or a commit may not flush. Do not rely on commit"
            + " styles or durability of this mode until you know the reason.");
  }

  /// Groups measurements that differ only in their commit style, ordered from few commits to many.
  private Map<String, List<Measurement>> byStyle() {
    return inserts.stream()
        .sorted(Comparator.comparingLong(FlushWarnings::commits))
        .collect(
            Collectors.groupingBy(each ->
                each.series().contender().use()
                    + each.phase()
                    + each.levels().without(Factor.COMMIT)));
  }
}
