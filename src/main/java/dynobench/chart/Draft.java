package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Curve;
import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.chart.Picture.Point;
import dynobench.table.Numbers;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// A picture still in nanoseconds: what all kinds have in common is done here.
///
/// @param time what the axis of time shows, without its unit
/// @param reason why there are no lines, where the kind knows a particular one
record Draft(
    Material material,
    String title,
    Form form,
    Axis x,
    String time,
    boolean logTime,
    List<Line> lines,
    List<String> notes,
    String reason) {

  /// A phase's name at the beginning of a title.
  static String capital(String phase) {
    return phase.isEmpty()
        ? phase
        : phase.substring(0, 1).toUpperCase(Locale.ROOT) + phase.substring(1);
  }

  /// The end of the title of a chart of one row count.
  static String at(long rows) {
    return rows == 0 ? "" : " at " + Numbers.count(rows) + " rows";
  }

  Picture picture() {
    List<Line> kept =
        lines.stream().map(this::onAxes).filter(it -> !it.points().isEmpty()).toList();
    long dropped = points(lines).count() - points(kept).count();
    TimeScale scale = TimeScale.of(typical(kept));
    var all = new ArrayList<>(notes);
    if (dropped > 0) {
      all.add(
          "%d %s at or below zero can't stand on a logarithmic axis and %s left out."
              .formatted(dropped, dropped == 1 ? "point" : "points", dropped == 1 ? "is" : "are"));
    }
    Notes.durability(material, kept).ifPresent(all::add);
    return new Picture(
        material.request(),
        title,
        form,
        x,
        Axis.numbers(time + ", " + scale.text(), logTime),
        scale,
        kept.stream().map(line -> per(line, scale.nanos())).toList(),
        kept.isEmpty() ? List.of() : all,
        kept.isEmpty() ? empty(dropped) : "",
        Optional.empty());
  }

  private String empty(long dropped) {
    if (dropped > 0) {
      return "Every value is zero or below: a logarithmic axis can't show that.";
    }
    boolean unknown = material.sources().stream().allMatch(it -> it.figures().series().isEmpty());
    if (unknown) {
      return "Nothing has been measured yet.";
    }
    if (material.shown().isEmpty()) {
      return "Every series is hidden.";
    }
    return reason.isEmpty() ? "There are no figures for this chart yet." : reason;
  }

  private Line onAxes(Line line) {
    List<Point> points =
        line.points().stream()
            .filter(each -> !(logTime && each.y() <= 0) && !(x.log() && each.x() <= 0))
            .map(each -> logTime ? aboveZero(each) : each)
            .toList();
    return new Line(line.key(), line.name(), line.look(), line.part(), points, line.fit());
  }

  /// An interval or outlier that reaches down to zero is cut off at its point.
  private static Point aboveZero(Point point) {
    return new Point(
        point.x(),
        point.y(),
        point.low() > 0 ? point.low() : point.y(),
        point.high(),
        point.base(),
        point.count(),
        point.rows(),
        point.outliers().stream().filter(each -> each > 0).toList());
  }

  /// The largest on a linear axis, the middle of a logarithmic one.
  private double typical(List<Line> kept) {
    double most = times(kept).max().orElse(0);
    return logTime ? Math.sqrt(most * times(kept).min().orElse(0)) : most;
  }

  private static DoubleStream times(List<Line> lines) {
    return points(lines).mapToDouble(Point::y);
  }

  private static Stream<Point> points(List<Line> lines) {
    return lines.stream().flatMap(line -> line.points().stream());
  }

  private static Line per(Line line, double unit) {
    return new Line(
        line.key(),
        line.name(),
        line.look(),
        line.part(),
        per(line.points(), unit),
        line.fit().map(curve -> new Curve(curve.text(), per(curve.points(), unit))));
  }

  private static List<Point> per(List<Point> points, double unit) {
    return points.stream().map(each -> each.per(unit)).toList();
  }
}
