package dynobench.table;

import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.result.IterationSummary;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Table of warm trials: values of the first iteration and of the steady state, and the number of
/// iterations that the trials ran.
public final class WarmTable {
  /// Heading of the table.
  public static final String TITLE = "Warming up: first iteration → steady";

  private WarmTable() {}

  /// Returns the titles of the columns; a title of figures begins with `>`.
  public static List<String> head(Metric metric) {
    String unit = " [" + metric.unit().usual().text() + "]";
    return List.of(
        "phase",
        "contender",
        "at",
        ">first" + unit,
        ">steady" + unit,
        ">first : steady",
        ">iterations",
        ">not steady");
  }

  /// Returns a line for each measurement of warm trials; empty for a run of cold ones.
  public static List<List<String>> lines(RunResult run, Metric metric) {
    var lines = new ArrayList<List<String>>();
    for (String phase : run.phases()) {
      for (Measurement each : run.measurements(phase, metric)) {
        each.iterations().map(it -> line(run, each, it)).ifPresent(lines::add);
      }
    }
    return lines;
  }

  private static List<String> line(RunResult run, Measurement it, IterationSummary warmth) {
    Unit.Step step = it.metric().unit().usual();
    return List.of(
        run.workload().title(it.phase()),
        it.series().title(),
        it.where(),
        NumberText.figure(warmth.first().median() / step.size()),
        NumberText.figure(it.summary().median() / step.size())
            + (warmth.unsteady().isEmpty() ? "" : PhaseRow.RESTLESS),
        NumberText.ratio(warmth.firstToSteady(it.summary())),
        range(warmth.iterations()),
        warmth.unsteady().isEmpty()
            ? ""
            : "%d of %d".formatted(warmth.unsteady().size(), it.trials().size()));
  }

  private static String range(Summary counts) {
    String least = NumberText.count(Math.round(counts.min()));
    String most = NumberText.count(Math.round(counts.max()));
    return least.equals(most) ? least : least + " – " + most;
  }

  /// Returns the explanation of the figures in a run's other tables; empty for cold trials.
  public static Optional<String> explained(RunResult run) {
    if (!run.isWarm()) {
      return Optional.empty();
    }
    boolean unsteady =
        run.phases().stream()
            .flatMap(phase -> run.measurements(phase).stream())
            .anyMatch(each -> !each.unsteady().isEmpty());
    String steady =
        "Figures are from the steady state: one value per round, the median of the trial's steady"
            + " window. Verdicts use only these.";
    return Optional.of(
        unsteady
            ? steady
                + " "
                + PhaseRow.RESTLESS
                + " marks medians with trials that did not reach a steady state: their value is the"
                + " median of their last window, and verdicts leave out their rounds."
            : steady);
  }
}
