package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.Picture.Rounds;
import dynobench.chart.Picture.Strand;
import dynobench.chart.Picture.Stretch;
import dynobench.event.Outcome;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.result.PhaseHistory;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.Steadiness;
import dynobench.stats.Summary;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Chart of a phase that one JVM repeats, iteration by iteration, at one point. Shows whether the
/// phase reaches a steady state.
final class SteadyChart implements Chart {
  @Override
  public String id() {
    return "steady";
  }

  @Override
  public String title() {
    return "Warming up";
  }

  @Override
  public String about() {
    return "A phase repeated in one JVM, from the cold first iteration to the steady state";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  /// Cold times are many times the steady ones, and contenders differ as widely.
  @Override
  public Logs logs() {
    return new Logs(false, true);
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    String phase = material.phase();
    Settings point = material.point(List.of(phase));
    List<ChartLine> lines =
        material.shown().stream()
            .flatMap(each ->
                ChartInput.run(each.source()).stream()
                    .flatMap(run ->
                        new Curves(run, each, phase, material.metric(), point).line().stream()))
            .toList();
    return new ChartDraft(
        material,
        material.title() + ", iteration by iteration" + ChartDraft.at(point),
        ChartForm.LINES,
        Axis.repetitions("iteration in one JVM"),
        material.metric().title(),
        lines,
        notes(lines),
        emptyReason(material));
  }

  private static String emptyReason(ChartInput material) {
    boolean cold =
        ChartInput.run(material.mainSource())
            .filter(run -> !run.isWarm() && run.trials().stream().anyMatch(TrialResult::counts))
            .isPresent();
    return !cold
        ? ""
        : "Each trial ran its phases once. With warm = \"steady\" in the plan, trials repeat them"
            + " until they reach a steady state.";
  }

  private static List<String> notes(List<ChartLine> lines) {
    List<Rounds> rounds = lines.stream().flatMap(line -> line.rounds().stream()).toList();
    if (rounds.isEmpty()) {
      return List.of();
    }
    var notes = new ArrayList<String>();
    notes.add(
        "Thin lines are JVMs, one per repetition. The line is the median of the JVMs that reached"
            + " the iteration; it is thick in the steady state.");
    long crossed =
        rounds.stream().flatMap(it -> it.strands().stream()).filter(Strand::crossed).count();
    if (crossed > 0) {
      notes.add("A cross marks a JVM that did not reach a steady state or did not complete.");
    }
    return notes;
  }

  /// The trials of a series at a point.
  private record Curves(
      RunResult run, NamedSeries shown, String phase, Metric metric, Settings point) {
    /// One trial's phase, up to its latest iteration.
    private record Round(TrialResult trial, PhaseHistory course, List<ChartPoint> points) {
      /// Returns whether the trial ended and does not count, or never became steady.
      boolean isCrossed() {
        return trial.outcome().filter(end -> course.isUnsteady() || !end.counts()).isPresent();
      }

      Optional<Steadiness.Window> steady() {
        return trial.outcome().filter(Outcome::counts).isPresent()
            ? course.steadiness().filter(Steadiness::isSteady).map(Steadiness::window)
            : Optional.empty();
      }
    }

    Optional<ChartLine> line() {
      List<Round> rounds =
          run.trials().stream()
              .filter(each ->
                  !each.trial().warmup()
                      && includesPoint(each.trial().levels())
                      && each.trial().contender().equals(shown.series().contender()))
              .flatMap(this::round)
              .toList();
      List<ChartPoint> medians = medians(rounds);
      return medians.isEmpty()
          ? Optional.empty()
          : Optional.of(ChartPoints.line(shown, medians).with(rounds(rounds, medians)));
    }

    /// Returns whether the levels include the chart's point. While the first trial runs, the point
    /// is still empty and matches all levels.
    private boolean includesPoint(Settings levels) {
      return levels.values().entrySet().containsAll(point.values().entrySet());
    }

    private Stream<Round> round(TrialResult trial) {
      return run.course(trial, phase).stream()
          .filter(course -> course.steadiness().isPresent())
          .map(course -> new Round(trial, course, points(course)));
    }

    private List<ChartPoint> points(PhaseHistory course) {
      var points = new ArrayList<ChartPoint>();
      List<PhaseFinished> iterations = course.iterations();
      for (int i = 0; i < iterations.size(); i++) {
        int iteration = i + 1;
        PhaseHistory.of(iterations.get(i), metric)
            .ifPresent(value -> points.add(ChartPoint.at(iteration, value, where(iteration))));
      }
      return points;
    }

    private String where(int iteration) {
      String levels = LevelLabels.label(point);
      return "iteration " + iteration + (levels.isEmpty() ? "" : " · " + levels);
    }

    /// Returns the median for each iteration that at least half of the trials reached. A median of
    /// fewer would not represent all.
    private List<ChartPoint> medians(List<Round> rounds) {
      int longest = rounds.stream().mapToInt(each -> each.course().count()).max().orElse(0);
      var medians = new ArrayList<ChartPoint>();
      for (int iteration = 1; iteration <= longest; iteration++) {
        int number = iteration;
        double[] values =
            rounds.stream()
                .flatMap(each -> each.points().stream())
                .filter(each -> each.x() == number)
                .mapToDouble(ChartPoint::y)
                .toArray();
        if (values.length > 0 && 2 * values.length >= rounds.size()) {
          double median = Summary.of(values).median();
          medians.add(
              new ChartPoint(
                  number, median, median, median, 0, values.length, where(number), List.of()));
        }
      }
      return medians;
    }

    private static Rounds rounds(List<Round> rounds, List<ChartPoint> medians) {
      return new Rounds(
          rounds.stream().map(each -> new Strand(each.points(), each.isCrossed())).toList(),
          steady(rounds.stream().flatMap(each -> each.steady().stream()).toList(), medians));
    }

    /// Returns the median window of the steady state, limited to the line of medians.
    private static Optional<Stretch> steady(
        List<Steadiness.Window> windows, List<ChartPoint> medians) {
      if (windows.isEmpty()) {
        return Optional.empty();
      }
      double last =
          Math.min(
              medians.getLast().x(),
              Math.rint(
                  Summary.of(windows.stream().mapToDouble(Steadiness.Window::last).toArray())
                      .median()));
      double first =
          Math.rint(
              Summary.of(windows.stream().mapToDouble(Steadiness.Window::first).toArray())
                  .median());
      return Optional.of(new Stretch(Math.min(first, last), last));
    }
  }
}
