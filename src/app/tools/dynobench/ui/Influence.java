package dynobench.ui;

import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Summary;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Comparison that shows the window's influence on measured times. The same plan runs alternately
/// by command line and by window.
final class Influence {
  static final String PLAN =
      """
      name = "influence"
      repetitions = 3
      rows = { sizes = [5000] }
      jvm = { heap = "256m", gc = "serial" }
      contenders = ["hsqldb/mem", "derby/memory", "h2/file"]
      """;

  private static final double NANOS_PER_MILLI = 1e6;

  private final RunStore runs;
  private final Map<String, Times> times = new LinkedHashMap<>();
  private final List<Double> ratios = new ArrayList<>();

  /// Nanoseconds of a phase, one value for each pair.
  private record Times(List<Double> command, List<Double> window) {
    Times() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  /// Runner of the plan.
  @FunctionalInterface
  interface Side {
    void run() throws IOException, InterruptedException;
  }

  /// @param runs storage of both sides' runs
  Influence(RunStore runs) {
    this.runs = runs;
  }

  void measure(int pairs, Side command, Side window) throws IOException, InterruptedException {
    for (int pair = 0; pair < pairs; pair++) {
      // The order is A B B A, so neither side always runs second.
      boolean commandFirst = pair % 2 == 0;
      Map<String, Double> one = medians(commandFirst ? command : window);
      Map<String, Double> other = medians(commandFirst ? window : command);
      add(commandFirst ? one : other, commandFirst ? other : one);
    }
  }

  private Map<String, Double> medians(Side side) throws IOException, InterruptedException {
    side.run();
    RunResult result = new RunReader(runs.find("latest")).result();
    if (result.state() != RunState.FINISHED || !result.notCompleted().isEmpty()) {
      throw new IllegalStateException("The run did not complete: " + result.id());
    }
    var medians = new LinkedHashMap<String, Double>();
    for (String phase : result.phases()) {
      for (Measurement each : result.measurements(phase)) {
        medians.put(each.series().contender().use() + " " + phase, each.summary().median());
      }
    }
    return medians;
  }

  private void add(Map<String, Double> command, Map<String, Double> window) {
    if (!command.keySet().equals(window.keySet())) {
      throw new IllegalStateException("Not the same was measured: " + command + ", " + window);
    }
    command.forEach((what, nanos) -> times(what).command().add(nanos));
    window.forEach((what, nanos) -> times(what).window().add(nanos));
    ratios.add(Math.exp(meanLog(window) - meanLog(command)));
  }

  private Times times(String what) {
    return times.computeIfAbsent(what, _ -> new Times());
  }

  /// The difference of two such means is the logarithm of the geometric mean of their ratios.
  private static double meanLog(Map<String, Double> nanos) {
    return nanos.values().stream().mapToDouble(Math::log).average().orElseThrow();
  }

  List<WindowFigure> figures() {
    var figures = new ArrayList<WindowFigure>();
    times.forEach((what, each) ->
        figures.add(
            new WindowFigure(
                "influence: " + what,
                "",
                "%s by command line, %s by window"
                    .formatted(median(each.command()), median(each.window())))));
    var ratio = new Summary(ratios);
    figures.add(
        new WindowFigure(
            "influence: window against command line",
            "within 3 %",
            "%+.1f %%, median of %d pairs (%s)"
                .formatted(
                    percent(ratio.median()), ratios.size(), certainty(ratio.medianInterval()))));
    return figures;
  }

  private static String median(List<Double> nanos) {
    return "%,.1f ms".formatted(new Summary(nanos).median() / NANOS_PER_MILLI);
  }

  private static String certainty(Optional<ConfidenceInterval> interval) {
    return interval
        .map(each ->
            "%+.1f to %+.1f %% with %.1f %% confidence%s"
                .formatted(
                    percent(each.low()),
                    percent(each.high()),
                    each.confidence() * 100,
                    each.contains(1) ? ": below the noise" : ""))
        .orElse("too few for an interval");
  }

  private static double percent(double ratio) {
    return (ratio - 1) * 100;
  }
}
