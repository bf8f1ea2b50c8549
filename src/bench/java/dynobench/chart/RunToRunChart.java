package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.measure.Metric;
import dynobench.plan.LevelLabels;
import dynobench.plan.Trial;
import dynobench.result.PhaseHistory;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.Set;

/// Chart of the repetitions of a phase in order, at one point.
final class RunToRunChart implements Chart {
  @Override
  public String id() {
    return "order";
  }

  @Override
  public String title() {
    return "Repetitions";
  }

  @Override
  public String about() {
    return "Repetitions in the order in which they ran; reveals a slow first one";
  }

  @Override
  public ChartSelection choice() {
    return ChartSelection.PHASE;
  }

  @Override
  public ChartDraft draft(ChartInput material) {
    String phase = material.phase();
    Settings point = material.point(List.of(phase));
    List<ChartLine> lines =
        material.shown().stream()
            .flatMap(each ->
                ChartInput.run(each.source())
                    .map(run ->
                        ChartPoints.line(
                            each, new Trials(run, each, phase, material.metric(), point).points()))
                    .stream())
            .toList();
    boolean warmups =
        lines.stream().flatMap(line -> line.points().stream()).anyMatch(each -> each.x() <= 0);
    return new ChartDraft(
        material,
        material.title() + ", repetition by repetition" + ChartDraft.at(point),
        ChartForm.LINES,
        Axis.repetitions(warmups ? "repetition (0 and below: warm-ups, not counted)" : "repetition")
            .planned(material.plannedRepetitions()),
        material.metric().title(),
        lines,
        notes(material, lines),
        material.onlyPublished() ? "The source does not publish single repetitions." : "");
  }

  private static List<String> notes(ChartInput material, List<ChartLine> lines) {
    var notes = new ArrayList<String>();
    if (lines.stream()
        .flatMap(line -> line.points().stream())
        .anyMatch(each -> !each.outliers().isEmpty())) {
      notes.add(ChartNotes.RINGS);
    }
    notes.addAll(ChartNotes.parts(material));
    return notes;
  }

  /// The completed trials of a series at a point. Warm-ups are numbered up to 0; those before added
  /// rounds are left out.
  private record Trials(
      RunResult run, NamedSeries shown, String phase, Metric metric, Settings point) {
    List<ChartPoint> points() {
      Set<Integer> outliers = new HashSet<>();
      run.measurements(phase, metric).stream()
          .filter(each -> each.levels().equals(point) && each.series().equals(shown.series()))
          .forEach(each -> outliers.addAll(each.outliers()));
      int warmups =
          run.trials().stream()
              .filter(each -> each.trial().warmup())
              .mapToInt(each -> each.trial().repetition())
              .max()
              .orElse(0);
      return run.trials().stream()
          .filter(each -> completed(each) && each.trial().levels().equals(point))
          .filter(each -> each.trial().contender().equals(shown.series().contender()))
          .filter(each -> !each.trial().warmup() || isOfFirstPart(each.trial()))
          .flatMap(each ->
              run.course(each, phase).stream()
                  .filter(it -> value(it).isPresent())
                  .map(it -> point(each.trial(), it, warmups, outliers)))
          .sorted(Comparator.comparingDouble(ChartPoint::x))
          .toList();
    }

    private boolean isOfFirstPart(Trial trial) {
      return run.part(trial).filter(it -> it.number() > 1).isEmpty();
    }

    private OptionalDouble value(PhaseHistory course) {
      return course.value(metric);
    }

    private ChartPoint point(Trial trial, PhaseHistory course, int warmups, Set<Integer> outliers) {
      double value = value(course).orElse(0);
      List<Double> ring = outliers.contains(trial.number()) ? List.of(value) : List.of();
      double x = trial.repetition() - (trial.warmup() ? warmups : 0);
      String when = x > 0 ? "repetition " + Math.round(x) : "warm-up";
      String where = LevelLabels.label(trial.levels());
      return new ChartPoint(
              x, value, value, value, 0, 1, where.isEmpty() ? when : when + " · " + where, ring)
          .of(OptionalInt.of(trial.number()));
    }

    private static boolean completed(TrialResult trial) {
      return trial.outcome().filter(outcome -> outcome.counts()).isPresent();
    }
  }
}
