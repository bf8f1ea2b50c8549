package dynobench.result;

import dynobench.stats.Interval;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// How the intervals of medians were found. Trials that failed leave some measurements with fewer
/// repetitions, and so another confidence: each number of repetitions has a sentence.
public final class IntervalNotes {
  private static final String NONE = "none";

  private IntervalNotes() {}

  public static List<String> of(Stream<Summary> summaries) {
    SortedMap<Integer, String> byCount = new TreeMap<>();
    summaries.forEach(each ->
        byCount.computeIfAbsent(
            each.count(), _ -> each.medianInterval().map(IntervalNotes::method).orElse(NONE)));
    if (byCount.values().stream().allMatch(NONE::equals)) {
      return List.of("No intervals: they need at least 3 repetitions, and 6 for 95 %.");
    }
    var notes = new ArrayList<String>();
    byCount.forEach((n, how) -> notes.add("Interval of the median, n = %d: %s".formatted(n, how)));
    return notes;
  }

  private static String method(Interval interval) {
    return String.format(
        Locale.ROOT, "%s, confidence %.1f %%", interval.method(), interval.confidence() * 100);
  }
}
