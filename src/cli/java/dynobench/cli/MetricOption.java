package dynobench.cli;

import dynobench.measure.Metric;
import dynobench.text.NearestName;
import java.util.List;
import java.util.stream.Stream;

/// Texts of commands on metrics.
final class MetricOption {
  static final String FIGURES =
      "which figure: time, open, work, close, rate, work_rate, heap_after, heap_kept, allocated,"
          + " written, stored, cpu, resident, resident_peak or resident_added";

  static final String DESCRIPTION = FIGURES + " (default: ${DEFAULT-VALUE})";

  static final List<String> IDS = Stream.of(Metric.values()).map(Metric::id).toList();

  private MetricOption() {}

  static String unknown(String id) {
    return "--metric: there is no \"%s\"%s. Known: %s"
        .formatted(id, NearestName.suggestion(id, IDS), String.join(", ", IDS));
  }
}
