package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.measure.Unit;
import dynobench.plan.LevelLabels;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// A chart before scaling, with figures in base units. Holds the code that all charts share.
///
/// @param figure label of the y axis, without the unit
/// @param fixed unit of figures that are not in the metric's unit, such as ratios; else empty;
///   their axis need not begin at zero
/// @param reason the specific reason why the chart has no lines; `""` if there is none
public record ChartDraft(
    ChartInput material,
    String title,
    ChartForm form,
    Axis x,
    String figure,
    List<ChartLine> lines,
    List<String> notes,
    Optional<Unit.Step> fixed,
    String reason) {
  private static final Unit.Step TIMES = new Unit.Step("×", 1);

  public ChartDraft {
    lines = List.copyOf(lines);
    notes = List.copyOf(notes);
  }

  /// Creates a draft of figures in the metric's own unit.
  ChartDraft(
      ChartInput material,
      String title,
      ChartForm form,
      Axis x,
      String figure,
      List<ChartLine> lines,
      List<String> notes,
      String reason) {
    this(material, title, form, x, figure, lines, notes, Optional.empty(), reason);
  }

  /// Creates a draft of ratios.
  static ChartDraft ofRatios(
      ChartInput material,
      String title,
      ChartForm form,
      Axis x,
      List<ChartLine> lines,
      List<String> notes,
      String reason) {
    return new ChartDraft(
        material, title, form, x, "times as much", lines, notes, Optional.of(TIMES), reason);
  }

  /// Returns the end of a chart's title, which names its point; empty for an empty point.
  static String at(Settings point) {
    String words = LevelLabels.label(point);
    return words.isEmpty() ? "" : " at " + words;
  }

  /// Returns whether the y axis is logarithmic. Stacked bars need a linear axis.
  private boolean logY() {
    boolean stacked =
        lines.stream().flatMap(line -> line.points().stream()).anyMatch(each -> each.base() != 0);
    return material.request().logY() && !stacked;
  }

  /// Returns the finished chart. Scales the figures, and drops points that a logarithmic axis
  /// cannot show.
  Picture picture() {
    boolean log = logY(); // stored, since it looks at every point
    List<ChartLine> kept =
        lines.stream().map(line -> onAxes(line, log)).filter(it -> !it.points().isEmpty()).toList();
    long dropped = points(lines).count() - points(kept).count();
    Unit.Step scale = fixed.orElseGet(() -> material.metric().unit().step(typical(kept, log)));
    var all = new ArrayList<>(notes);
    List<String> leftOut = ChartNotes.leftOut(material, kept);
    all.addAll(leftOut);
    if (dropped > 0) {
      all.add(
          "A logarithmic axis cannot show zero or less: %d %s %s left out."
              .formatted(dropped, dropped == 1 ? "point" : "points", dropped == 1 ? "is" : "are"));
    }
    ChartNotes.nodes(material).ifPresent(all::add);
    ChartNotes.durability(material, kept).ifPresent(all::add);
    return new Picture(
        material.request(),
        title,
        form,
        x,
        Axis.numbers(label(scale), log, fixed.isEmpty() || form == ChartForm.BARS),
        scale,
        kept.stream().map(line -> per(line, scale.size())).toList(),
        List.of(),
        kept.isEmpty() ? leftOut : all,
        kept.isEmpty() ? empty(dropped) : "",
        Optional.empty());
  }

  /// Returns the label of the y axis. Adds the scale of a rate, as in `operations/s (thousands)`,
  /// and the unit of other figures.
  private String label(Unit.Step scale) {
    if (fixed.isPresent()) {
      return figure;
    }
    if (material.metric().unit() != Unit.PER_SECOND) {
      return figure + ", " + scale.text();
    }
    if (scale.text().equals("/s")) {
      return figure;
    }
    String scaled = "(" + scale.text().replace("/s", "s"); // "thousand/s" becomes "thousands"
    return figure.contains("(")
        ? figure.replace("(", scaled + ", ")
        : "%s %s)".formatted(figure, scaled);
  }

  private String empty(long dropped) {
    if (dropped > 0) {
      return "Every value is zero or less: a logarithmic axis cannot show it.";
    }
    boolean unknown = material.sources().stream().allMatch(it -> it.figures().series().isEmpty());
    if (unknown) {
      return "No measurement yet.";
    }
    if (material.shown().isEmpty()) {
      return "Every series is hidden.";
    }
    if (!reason.isEmpty()) {
      return reason;
    }
    return ended() ? gone() : "No figures for this chart yet.";
  }

  /// Returns whether the main run has ended, so that no more figures follow. True for published
  /// figures.
  private boolean ended() {
    return ChartInput.run(material.mainSource())
        .map(run -> run.state() != RunState.UNFINISHED)
        .orElse(true);
  }

  private String gone() {
    boolean failed =
        ChartInput.run(material.mainSource())
            .filter(run -> run.trials().stream().noneMatch(TrialResult::counts))
            .isPresent();
    return failed
        ? "No counted trial completed. See the run's table and remarks for the reasons."
        : "The run has no such figures. Choose another phase or figure.";
  }

  private ChartLine onAxes(ChartLine line, boolean log) {
    return line.through(points -> onAxes(points, log), UnaryOperator.identity());
  }

  private List<ChartPoint> onAxes(List<ChartPoint> points, boolean log) {
    return points.stream()
        .filter(each -> !(log && each.y() <= 0) && !(x.log() && each.x() <= 0))
        .map(each -> log ? each.aboveZero() : each)
        .toList();
  }

  /// Returns the figure that selects the unit: the largest on a linear axis, the geometric mean of
  /// the extremes on a logarithmic one.
  private static double typical(List<ChartLine> kept, boolean log) {
    double most = figures(kept).max().orElse(0);
    return log ? Math.sqrt(most * figures(kept).min().orElse(0)) : most;
  }

  private static DoubleStream figures(List<ChartLine> lines) {
    return points(lines).mapToDouble(ChartPoint::y);
  }

  private static Stream<ChartPoint> points(List<ChartLine> lines) {
    return lines.stream().flatMap(line -> line.points().stream());
  }

  private static ChartLine per(ChartLine line, double unit) {
    return line.through(points -> per(points, unit), points -> per(points, unit));
  }

  private static List<ChartPoint> per(List<ChartPoint> points, double unit) {
    return points.stream().map(each -> each.per(unit)).toList();
  }
}
