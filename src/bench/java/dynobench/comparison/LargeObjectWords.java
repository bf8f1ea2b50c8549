package dynobench.comparison;

import dynobench.event.Outcome;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.workload.Capability;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Whether engines hold whole large objects on the Java heap, in words: a line for each contender.
/// Allocation is compared with that of the run's smallest objects, so that what an open database
/// costs anyway does not count.
///
/// @param names names of the contenders
record LargeObjectWords(RunResult run, Map<Series, String> names) {
  private static final double MEGABYTE = 1L << 20;

  /// Heading of the lines.
  private static final String SCOPE = "whether whole objects are on the heap";

  /// Who allocates less than this share of an object's length has no whole object on the heap.
  private static final double PIECES = 0.5;

  /// Returns the lines at a point; empty for another workload, and for the smallest objects.
  List<ResultLine> lines(Settings levels) {
    if (run.workload().needs() != Capability.LARGE_OBJECTS) {
      return List.of();
    }
    long length = length(levels);
    Optional<Settings> smallest =
        run.plan().stream()
            .flatMap(plan -> plan.points().stream())
            .filter(each -> others(each).equals(others(levels)))
            .min(Comparator.comparingLong(this::length))
            .filter(each -> length(each) < length);
    return smallest.stream()
        .flatMap(small ->
            run.series().stream()
                .flatMap(
                    series -> text(series, small, levels).stream().map(text -> line(series, text))))
        .toList();
  }

  private ResultLine line(Series series, String text) {
    String name = names.getOrDefault(series, series.title());
    return new ResultLine(false, name, text, Grade.SURE, "", SCOPE);
  }

  private static Settings others(Settings levels) {
    return levels.without(Workload.OBJECT_BYTES);
  }

  private long length(Settings levels) {
    return settings(levels).whole(Workload.OBJECT_BYTES);
  }

  private Settings settings(Settings levels) {
    return run.workload().settings(levels.over(run.parameters()));
  }

  private Optional<String> text(Series series, Settings small, Settings large) {
    Optional<Outcome.OutOfMemory> failure = failure(series, large);
    if (failure.isPresent()) {
      return Optional.of(text(failure.get()));
    }
    Map<String, Double> shares = shares(series, small, large);
    return shares.isEmpty()
        ? Optional.empty()
        : Optional.of(verdict(series, shares, large) + figures(shares));
  }

  /// Who runs out of memory when it writes or reads the first object needs it as a whole. Later,
  /// other things may have filled the heap.
  private String text(Outcome.OutOfMemory failure) {
    boolean isLater =
        failure.row() > 0
            || run.workload().phases().stream()
                .filter(each -> each.writes() != Phase.Writes.NOTHING)
                .skip(1)
                .anyMatch(each -> each.id().equals(failure.phase()));
    return String.format(
        Locale.ROOT,
        isLater
            ? "ran out of memory in \"%s\", with a heap of %,d MB"
            : "holds whole objects: a heap of %2$,d MB does not suffice for one, in \"%1$s\"",
        run.workload().title(failure.phase()).toLowerCase(Locale.ROOT),
        failure.heapMegabytes());
  }

  private static String figures(Map<String, Double> shares) {
    return shares.entrySet().stream()
        .map(each ->
            String.format(
                Locale.ROOT, "%s %.1f", each.getKey().toLowerCase(Locale.ROOT), each.getValue()))
        .collect(Collectors.joining(", ", " (bytes allocated per byte: ", ")"));
  }

  private String verdict(Series series, Map<String, Double> shares, Settings large) {
    if (shares.values().stream().allMatch(each -> each < PIECES)) {
      return "passes objects on in pieces";
    }
    int heap = run.plan().orElseThrow().jvm(series.contender(), large).heapMegabytes();
    return heap * MEGABYTE < length(large)
        ? String.format(Locale.ROOT, "passes objects on in pieces, through a heap of %,d MB", heap)
        : "may hold whole objects";
  }

  private Optional<Outcome.OutOfMemory> failure(Series series, Settings levels) {
    return run.notCompleted().stream()
        .filter(each -> each.trial().contender().equals(series.contender()))
        .filter(each -> each.trial().levels().equals(levels))
        .flatMap(each -> each.outcome().stream())
        .filter(Outcome.OutOfMemory.class::isInstance)
        .map(Outcome.OutOfMemory.class::cast)
        .findFirst();
  }

  /// Returns the bytes allocated per byte of the objects, by titles of the phases that pass whole
  /// objects on.
  private Map<String, Double> shares(Series series, Settings small, Settings large) {
    var shares = new LinkedHashMap<String, Double>();
    for (Phase phase : run.workload().phases()) {
      if (phase.operations().equals(run.workload().stored())) {
        Optional<Double> low = allocated(phase, series, small);
        Optional<Double> high = allocated(phase, series, large);
        double bytes =
            (double) (length(large) - length(small)) * phase.operations().of(settings(large));
        if (low.isPresent() && high.isPresent()) {
          shares.put(phase.title(), Math.max(0, (high.get() - low.get()) / bytes));
        }
      }
    }
    return shares;
  }

  private Optional<Double> allocated(Phase phase, Series series, Settings levels) {
    return run.measurements(phase.id(), Metric.ALLOCATED).stream()
        .filter(each -> each.series().equals(series))
        .filter(each -> each.levels().equals(levels))
        .map(each -> each.summary().median())
        .findFirst();
  }
}
