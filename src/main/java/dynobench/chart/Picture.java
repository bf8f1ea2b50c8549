package dynobench.chart;

import dynobench.table.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/// What a chart shows, as data.
///
/// @param scale the unit of all times in it
/// @param notes sentences that belong under the chart
/// @param empty why there is nothing to see; `""` where there is something
/// @param highlighted the series that stands out while the others fade
public record Picture(
    ChartRequest request,
    String title,
    Form form,
    Axis x,
    Axis y,
    TimeScale scale,
    List<Line> lines,
    List<String> notes,
    String empty,
    Optional<SeriesKey> highlighted) {

  private static final double GROUP_WIDTH = 0.84;
  private static final double BAR_WIDTH = 0.62;

  /// How points are drawn.
  public enum Form {
    /// Markers, joined by lines.
    LINES,
    /// Upright bars, a group of them for each category of the x axis.
    COLUMNS,
    /// Lying bars, one for each category, which the x axis, standing at the left, names.
    BARS
  }

  /// @param label what it shows, with the unit
  /// @param categories names of the positions 0, 1, …; empty where the axis shows numbers
  public record Axis(String label, boolean log, List<String> categories) {
    public Axis {
      categories = List.copyOf(categories);
    }

    static Axis numbers(String label, boolean log) {
      return new Axis(label, log, List.of());
    }
  }

  /// The points of a series; of a chart of parts, one part of it.
  ///
  /// @param name as the legend shows it
  public record Line(
      SeriesKey key,
      String name,
      Look look,
      Optional<Part> part,
      List<Point> points,
      Optional<Curve> fit) {
    public Line {
      points = List.copyOf(points);
    }

    /// What the legend says.
    public String legend() {
      return name + fit.map(curve -> "  " + curve.text()).orElse("");
    }
  }

  /// A fitted line.
  ///
  /// @param text the exponent with its interval
  public record Curve(String text, List<Point> points) {
    public Curve {
      points = List.copyOf(points);
    }
  }

  /// One figure, in the units of the axes.
  ///
  /// @param low lower end of its whisker; the same as y where there is none
  /// @param high upper end
  /// @param base where its bar begins
  /// @param count how many observations it stands for
  /// @param rows that were measured; 0 where it stands for several row counts
  /// @param outliers observations to be marked
  public record Point(
      double x,
      double y,
      double low,
      double high,
      double base,
      int count,
      long rows,
      List<Double> outliers) {
    public Point {
      outliers = List.copyOf(outliers);
    }

    static Point at(double x, double y, long rows) {
      return new Point(x, y, y, y, 0, 1, rows, List.of());
    }

    Point per(double unit) {
      return new Point(
          x,
          y / unit,
          low / unit,
          high / unit,
          base / unit,
          count,
          rows,
          outliers.stream().map(each -> each / unit).toList());
    }
  }

  public Picture {
    lines = List.copyOf(lines);
    notes = List.copyOf(notes);
  }

  /// The picture of everything that the sources have.
  public static Picture of(ChartRequest request, List<Source> sources) {
    return of(request, sources, Set.of());
  }

  /// The same without some series; those that stay keep their looks.
  public static Picture of(ChartRequest request, List<Source> sources, Set<SeriesKey> hidden) {
    var material = Material.of(request, sources, hidden);
    Draft draft =
        switch (request.kind()) {
          case PHASE ->
              material.hasOneSize() ? BarDrafts.phase(material) : LineDrafts.phase(material);
          case TIME_PER_ROW -> LineDrafts.timePerRow(material);
          case SCALING -> LineDrafts.scaling(material);
          case RUN_TO_RUN -> LineDrafts.runToRun(material);
          case ALL_PHASES -> BarDrafts.allPhases(material);
          case PARTS -> BarDrafts.parts(material);
          case AVERAGES -> BarDrafts.averages(material);
        };
    return draft.picture();
  }

  /// The same, with one series standing out.
  public Picture highlight(SeriesKey key) {
    return new Picture(request, title, form, x, y, scale, lines, notes, empty, Optional.of(key));
  }

  /// Whether points are joined: not where a fitted line shows how they go.
  boolean joined() {
    return form == Form.LINES && request.kind() != ChartKind.SCALING;
  }

  /// How wide a bar is, where 1 is the distance between two categories.
  double barWidth() {
    return form == Form.COLUMNS ? GROUP_WIDTH / Math.max(1, lines.size()) : BAR_WIDTH;
  }

  /// How far the n-th bar of a group stands from the middle of its group.
  static double offset(int n, int count) {
    return GROUP_WIDTH * ((n + 0.5) / count - 0.5);
  }

  /// Whether a line steps back because another is highlighted.
  public boolean faded(Line line) {
    return highlighted.filter(key -> !key.equals(line.key())).isPresent();
  }

  /// One figure in words, for the pointer: "HSQLDB cached · 25,000 rows · 1,234 ms (1,200 – 1,260,
  /// n = 5)".
  ///
  /// @param line its place in [#lines], which is the series index of the drawing's dataset
  /// @param point its place in the line, which is the item index
  public String readOut(int line, int point) {
    Line of = lines.get(line);
    Point at = of.points().get(point);
    return "%s · %s · %s %s%s"
        .formatted(of.name(), place(of, at), value(at), scale.text(), spread(at));
  }

  private String place(Line line, Point point) {
    String rows = Numbers.count(point.rows()) + " rows";
    return switch (request.kind()) {
      case PHASE, TIME_PER_ROW, SCALING -> rows;
      case RUN_TO_RUN ->
          (point.x() > 0 ? "repetition " + Math.round(point.x()) : "warm-up") + " · " + rows;
      case ALL_PHASES -> x.categories().get((int) Math.round(point.x())) + " · " + rows;
      case PARTS -> line.part().map(part -> part.text() + " · ").orElse("") + rows;
      case AVERAGES -> "mean of %d row counts".formatted(point.count());
    };
  }

  private String value(Point point) {
    return Numbers.figure(point.y() - point.base());
  }

  private String spread(Point point) {
    boolean averages = request.kind() == ChartKind.AVERAGES;
    String count = averages ? "" : ", n = " + point.count();
    if (point.low() < point.high()) {
      return " (%s – %s%s)"
          .formatted(Numbers.figure(point.low()), Numbers.figure(point.high()), count);
    }
    return point.count() > 1 && !averages ? " (n = %d)".formatted(point.count()) : "";
  }
}
