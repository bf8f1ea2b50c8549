package dynobench.table;

import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Notes on the method of the medians' intervals. Failed trials leave some measurements with fewer
/// repetitions, and so another confidence. Therefore each number of repetitions has a sentence.
public final class IntervalNotes {
  private static final String NONE =
      "No intervals: they need at least 3 repetitions, a 95 % interval at least 6.";

  private IntervalNotes() {}

  /// Returns a sentence for each number of repetitions, or a single one if no number suffices for
  /// an interval.
  public static List<String> of(Stream<Summary> summaries) {
    SortedMap<Integer, Optional<ConfidenceInterval>> byCount = byCount(summaries);
    if (byCount.values().stream().allMatch(Optional::isEmpty)) {
      return List.of(NONE);
    }
    var notes = new ArrayList<String>();
    byCount.forEach((n, interval) ->
        notes.add(
            "Interval of the median, n = %d: %s"
                .formatted(n, interval.map(IntervalNotes::method).orElse("none"))));
    return notes;
  }

  /// Returns one sentence on all numbers of repetitions, for the text below a chart.
  public static String sentence(Stream<Summary> summaries) {
    SortedMap<Integer, Optional<ConfidenceInterval>> byCount = byCount(summaries);
    List<String> methods =
        byCount.values().stream()
            .flatMap(Optional::stream)
            .map(ConfidenceInterval::method)
            .distinct()
            .toList();
    if (methods.isEmpty()) {
      return NONE;
    }
    var confidences = new ArrayList<String>();
    byCount.forEach((n, interval) ->
        confidences.add(
            interval
                .map(each ->
                    String.format(Locale.ROOT, "%.1f %% (n = %d)", each.confidence() * 100, n))
                .orElse("none (n = %d)".formatted(n))));
    return "Intervals of the median by %s; confidence: %s."
        .formatted(String.join(", ", methods), String.join(", ", confidences));
  }

  private static SortedMap<Integer, Optional<ConfidenceInterval>> byCount(
      Stream<Summary> summaries) {
    SortedMap<Integer, Optional<ConfidenceInterval>> byCount = new TreeMap<>();
    summaries.forEach(each -> byCount.computeIfAbsent(each.count(), _ -> each.medianInterval()));
    return byCount;
  }

  private static String method(ConfidenceInterval interval) {
    return String.format(
        Locale.ROOT, "%s, confidence %.1f %%", interval.method(), interval.confidence() * 100);
  }
}
