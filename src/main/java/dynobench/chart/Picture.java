package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.stats.Summary;
import dynobench.table.Numbers;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;

/// What a chart shows, as data.
///
/// @param scale the unit of all figures in it
/// @param notes sentences that belong under the chart
/// @param empty why there is nothing to see; `""` where there is something
/// @param highlighted the series that stands out while the others fade
public record Picture(
    ChartRequest request,
    String title,
    Form form,
    Axis x,
    Axis y,
    Unit.Step scale,
    List<Line> lines,
    List<String> notes,
    String empty,
    Optional<SeriesKey> highlighted) {

  private static final int MARKED_EACH = 10;
  private static final double GROUP_WIDTH = 0.84;
  private static final double BAR_WIDTH = 0.62;

  /// The share of the axis that one bar may take: a single one would otherwise be a wall.
  private static final double WIDEST = 0.25;

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
  /// @param fromZero whether 0 is on it, where it is linear
  /// @param shaded what of it doesn't count
  /// @param years whether its numbers are years
  public record Axis(
      String label,
      boolean log,
      List<String> categories,
      boolean fromZero,
      Optional<Stretch> shaded,
      boolean years) {
    public Axis(String label, boolean log, List<String> categories, boolean fromZero) {
      this(label, log, categories, fromZero, Optional.empty(), false);
    }

    public Axis(String label, boolean log, List<String> categories) {
      this(label, log, categories, true);
    }

    public Axis {
      categories = List.copyOf(categories);
    }

    static Axis numbers(String label, boolean log) {
      return new Axis(label, log, List.of());
    }

    static Axis repetitions(String label) {
      return new Axis(label, false, List.of(), false);
    }

    /// Of days, told in years: the middle of 2005 is 2005.5.
    static Axis years(String label) {
      return new Axis(label, false, List.of(), false, Optional.empty(), true);
    }

    /// The same, of which a part is shaded.
    Axis shading(Stretch stretch) {
      return new Axis(label, log, categories, fromZero, Optional.of(stretch), years);
    }
  }

  /// The points of a series; of a chart of parts, one part of it.
  ///
  /// @param name as the legend shows it
  /// @param rounds that its points are medians of, where each is drawn, too; single points then
  ///   have few markers
  public record Line(
      SeriesKey key,
      String name,
      Look look,
      Optional<Metric> part,
      List<Point> points,
      Optional<Curve> fit,
      Optional<Rounds> rounds) {
    public Line {
      points = List.copyOf(points);
    }

    Line(
        SeriesKey key,
        String name,
        Look look,
        Optional<Metric> part,
        List<Point> points,
        Optional<Curve> fit) {
      this(key, name, look, part, points, fit, Optional.empty());
    }

    /// Whether a curve stands for its points.
    boolean isFitted() {
      return fit.filter(curve -> !curve.beside()).isPresent();
    }

    /// What the legend says.
    public String legend() {
      return name + (isFitted() ? fit.map(curve -> "  " + curve.text()).orElse("") : "");
    }
  }

  /// What a line of medians is made of.
  ///
  /// @param steady the stretch of the line that is marked; empty where nothing is steady
  public record Rounds(List<Strand> strands, Optional<Stretch> steady) {
    public Rounds {
      strands = List.copyOf(strands);
    }

    Rounds onAxes(UnaryOperator<List<Point>> points) {
      return new Rounds(
          strands.stream()
              .map(each -> new Strand(points.apply(each.points()), each.crossed()))
              .toList(),
          steady);
    }

    /// Whether a point of the line has a marker: the first and every tenth, so that lines are told
    /// apart in black and white and not hidden.
    static boolean marks(Point point) {
      return point.x() == 1 || point.x() % MARKED_EACH == 0;
    }
  }

  /// One round, drawn thin.
  ///
  /// @param crossed whether its end is marked as none that counts
  public record Strand(List<Point> points, boolean crossed) {
    public Strand {
      points = List.copyOf(points);
    }
  }

  /// Of the x axis, both ends included.
  public record Stretch(double from, double to) {}

  /// A fitted line, or another one to hold the points against.
  ///
  /// @param text the exponent with its interval
  /// @param beside whether the points are joined all the same
  public record Curve(String text, List<Point> points, boolean beside) {
    public Curve {
      points = List.copyOf(points);
    }

    /// One that stands for the points.
    Curve(String text, List<Point> points) {
      this(text, points, false);
    }

    Curve through(List<Point> others) {
      return new Curve(text, others, beside);
    }
  }

  /// One figure, in the units of the axes.
  ///
  /// @param low lower end of its whisker; the same as y where there is none
  /// @param high upper end
  /// @param base where its bar begins
  /// @param count how many observations it stands for; 0 where these are no observations
  /// @param where it stands, in words
  /// @param outliers observations to be marked
  /// @param label what stands beside its marker, where there is room for it; mostly `""`
  /// @param trial the number of the trial to look at for it: of several the one nearest the median;
  ///   empty where no single trial is known
  public record Point(
      double x,
      double y,
      double low,
      double high,
      double base,
      int count,
      String where,
      List<Double> outliers,
      String label,
      OptionalInt trial) {
    public Point {
      outliers = List.copyOf(outliers);
    }

    /// One of which no trial is known.
    Point(
        double x,
        double y,
        double low,
        double high,
        double base,
        int count,
        String where,
        List<Double> outliers,
        String label) {
      this(x, y, low, high, base, count, where, outliers, label, OptionalInt.empty());
    }

    /// One without a label.
    Point(
        double x,
        double y,
        double low,
        double high,
        double base,
        int count,
        String where,
        List<Double> outliers) {
      this(x, y, low, high, base, count, where, outliers, "");
    }

    static Point at(double x, double y, String where) {
      return new Point(x, y, y, y, 0, 1, where, List.of());
    }

    /// The mean of some medians, which is no median: whiskers are the least and the most.
    static Point mean(double x, Summary medians, String where) {
      return new Point(x, medians.mean(), medians.min(), medians.max(), 0, 0, where, List.of());
    }

    /// The same with a word before where it stands.
    Point before(String word) {
      String more = where.isEmpty() ? word : word + " · " + where;
      return new Point(x, y, low, high, base, count, more, outliers, label, trial);
    }

    /// The same with a label, which is also said before where it stands.
    Point labelled(String text) {
      return new Point(x, y, low, high, base, count, where, outliers, text, trial).before(text);
    }

    /// The same, behind which that trial is.
    Point of(OptionalInt behind) {
      return new Point(x, y, low, high, base, count, where, outliers, label, behind);
    }

    Point per(double unit) {
      return new Point(
          x,
          y / unit,
          low / unit,
          high / unit,
          base / unit,
          count,
          where,
          outliers.stream().map(each -> each / unit).toList(),
          label,
          trial);
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
    return request.chart().draft(material).picture();
  }

  /// The values that a factor has in the sources, in order.
  public static List<String> levels(List<Source> sources, String factor) {
    return Material.of(ChartRequest.of(Charts.PHASE, ""), sources, Set.of()).levels(factor);
  }

  /// What varies in the first of the sources, by which the others are placed.
  public static List<String> factors(List<Source> sources) {
    return Material.of(ChartRequest.of(Charts.PHASE, ""), sources, Set.of()).factors();
  }

  /// The factor that the x axis shows unless another is asked for; empty where nothing varies.
  public static String factor(List<Source> sources) {
    return Material.of(ChartRequest.of(Charts.PHASE, ""), sources, Set.of()).factor();
  }

  /// The same, with one series standing out.
  public Picture highlight(SeriesKey key) {
    return new Picture(request, title, form, x, y, scale, lines, notes, empty, Optional.of(key));
  }

  /// Whether points are joined: not where a fitted line shows how they go.
  boolean joined() {
    return form == Form.LINES && lines.stream().noneMatch(Line::isFitted);
  }

  /// How wide a bar is, where 1 is the distance between two categories.
  double barWidth() {
    int count = Math.max(1, lines.size());
    return form == Form.COLUMNS ? groupWidth(count, x.categories().size()) / count : BAR_WIDTH;
  }

  private static double groupWidth(int count, int categories) {
    return Math.min(GROUP_WIDTH, WIDEST * count * Math.max(1, categories));
  }

  /// How far the n-th bar of a group stands from the middle of its group.
  ///
  /// @param count of bars in a group
  /// @param categories how many groups there are
  static double offset(int n, int count, int categories) {
    return groupWidth(count, categories) * ((n + 0.5) / count - 0.5);
  }

  /// Whether a line steps back because another is highlighted.
  public boolean faded(Line line) {
    return highlighted.filter(key -> !request.chart().isOn(line.key(), key)).isPresent();
  }

  /// One figure in words, for the pointer: "HSQLDB cached · 25,000 rows · 1,234 ms (1,200 – 1,260,
  /// n = 5)".
  ///
  /// @param line its place in [#lines], which is the series index of the drawing's dataset
  /// @param point its place in the line, which is the item index
  public String readOut(int line, int point) {
    Line of = lines.get(line);
    Point at = of.points().get(point);
    String place = at.where().isEmpty() ? "" : at.where() + " · ";
    return "%s · %s%s %s%s".formatted(of.name(), place, value(at), scale.text(), spread(at));
  }

  private static String value(Point point) {
    return Numbers.figure(point.y() - point.base());
  }

  private static String spread(Point point) {
    boolean mean = point.count() == 0;
    String count = mean ? "" : ", n = " + point.count();
    if (point.low() < point.high()) {
      return " (%s – %s%s)"
          .formatted(Numbers.figure(point.low()), Numbers.figure(point.high()), count);
    }
    return point.count() > 1 ? " (n = %d)".formatted(point.count()) : "";
  }
}
