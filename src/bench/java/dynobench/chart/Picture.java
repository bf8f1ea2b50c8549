package dynobench.chart;

import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.promise.Durability;
import dynobench.stats.Summary;
import dynobench.table.Numbers;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// What a chart shows, as data.
///
/// @param scale the unit of all figures in it
/// @param gone what the user hid: the names of these lines stay, so that they can come back
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
    List<Line> gone,
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
  /// @param categories what stands at the positions 0, 1, …; empty where the axis shows numbers
  /// @param fromZero whether 0 is on it, where it is linear
  /// @param shaded what of it doesn't count
  /// @param planned what it shows at least, so that it stays as it is while a run grows
  /// @param years whether its numbers are years
  public record Axis(
      String label,
      boolean log,
      List<Category> categories,
      boolean fromZero,
      Optional<Stretch> shaded,
      Optional<Stretch> planned,
      boolean years) {
    private Axis(String label, boolean log, List<Category> categories, boolean fromZero) {
      this(label, log, categories, fromZero, Optional.empty(), Optional.empty(), false);
    }

    public Axis {
      categories = List.copyOf(categories);
    }

    static Axis numbers(String label, boolean log) {
      return new Axis(label, log, List.of(), true);
    }

    /// Of figures.
    static Axis numbers(String label, boolean log, boolean fromZero) {
      return new Axis(label, log, List.of(), fromZero);
    }

    static Axis of(List<Category> categories) {
      return new Axis("", false, categories, true);
    }

    /// With these names at 0, 1, …
    static Axis named(List<String> names) {
      return named("", names, true);
    }

    static Axis named(String label, List<String> names, boolean fromZero) {
      return new Axis(label, false, names.stream().map(Category::of).toList(), fromZero);
    }

    static Axis repetitions(String label) {
      return new Axis(label, false, List.of(), false);
    }

    /// Of days, told in years: the middle of 2005 is 2005.5.
    static Axis years(String label) {
      return new Axis(label, false, List.of(), false, Optional.empty(), Optional.empty(), true);
    }

    /// The same, of which a part is shaded.
    Axis shading(Stretch stretch) {
      return new Axis(label, log, categories, fromZero, Optional.of(stretch), planned, years);
    }

    /// The same, which shows this at least.
    Axis planned(Optional<Stretch> stretch) {
      return new Axis(label, log, categories, fromZero, shaded, stretch, years);
    }

    /// The names of all categories that are no headings.
    public List<String> names() {
      return categories.stream().filter(it -> !it.heading()).map(Category::name).toList();
    }
  }

  /// What stands at one position of an axis.
  ///
  /// @param heading whether it names those that follow, and has no figure of its own
  public record Category(String name, boolean heading) {
    static Category of(String name) {
      return new Category(name, false);
    }
  }

  /// The points of a series; of a chart of parts, one part of it.
  ///
  /// @param name as the legend shows it
  /// @param keeps what is left of it after a crash
  /// @param rounds that its points are medians of, where each is drawn, too; single points then
  ///   have few markers
  public record Line(
      SeriesKey key,
      String name,
      Look look,
      Durability keeps,
      Optional<Metric> part,
      List<Point> points,
      Optional<Curve> fit,
      Optional<Rounds> rounds) {
    public Line {
      points = List.copyOf(points);
    }

    /// The same under another name.
    Line named(String other, Look otherLook) {
      return new Line(key, other, otherLook, keeps, part, points, fit, rounds);
    }

    /// The same as one part of a whole.
    Line as(Metric which) {
      return new Line(key, name, look, keeps, Optional.of(which), points, fit, rounds);
    }

    Line with(Optional<Curve> curve) {
      return new Line(key, name, look, keeps, part, points, curve, rounds);
    }

    Line with(Rounds its) {
      return new Line(key, name, look, keeps, part, points, fit, Optional.of(its));
    }

    Line through(UnaryOperator<List<Point>> ofLine, UnaryOperator<List<Point>> ofCurve) {
      return new Line(
          key,
          name,
          look,
          keeps,
          part,
          ofLine.apply(points),
          fit.map(it -> it.through(ofCurve.apply(it.points()))),
          rounds.map(it -> it.onAxes(ofLine)));
    }

    /// Whether a curve stands for its points.
    public boolean isFitted() {
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
    public static boolean marks(Point point) {
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
  /// @param observed what it is the middle of, where that is to be seen
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
      List<Double> observed,
      OptionalInt trial) {
    public Point {
      outliers = List.copyOf(outliers);
      observed = List.copyOf(observed);
    }

    /// One of which no trial and no single observation is known.
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
      this(x, y, low, high, base, count, where, outliers, label, List.of(), OptionalInt.empty());
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
      return new Point(x, y, low, high, base, count, more, outliers, label, observed, trial);
    }

    /// The same with a label, which is also said before where it stands.
    Point labelled(String text) {
      return new Point(x, y, low, high, base, count, where, outliers, text, observed, trial)
          .before(text);
    }

    /// The same, behind which that trial is.
    Point of(OptionalInt behind) {
      return new Point(x, y, low, high, base, count, where, outliers, label, observed, behind);
    }

    /// The same, with what it is the middle of.
    Point observing(List<Double> observations) {
      return new Point(x, y, low, high, base, count, where, outliers, label, observations, trial);
    }

    /// An interval or outlier that reaches down to zero is cut off at its point.
    Point aboveZero() {
      return new Point(
          x,
          y,
          low > 0 ? low : y,
          high,
          base,
          count,
          where,
          outliers.stream().filter(each -> each > 0).toList(),
          label,
          observed.stream().filter(each -> each > 0).toList(),
          trial);
    }

    /// The least and the most of what is drawn of it.
    public DoubleStream extent() {
      return DoubleStream.concat(
          DoubleStream.of(low, high, y),
          Stream.concat(outliers.stream(), observed.stream()).mapToDouble(Double::doubleValue));
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
          observed.stream().map(each -> each / unit).toList(),
          trial);
    }
  }

  public Picture {
    lines = List.copyOf(lines);
    gone = List.copyOf(gone);
    notes = List.copyOf(notes);
  }

  /// The picture of everything that the sources have.
  public static Picture of(ChartRequest request, List<Source> sources) {
    return of(request, sources, Set.of());
  }

  /// The same without some series; those that stay keep their looks.
  public static Picture of(ChartRequest request, List<Source> sources, Set<SeriesKey> hidden) {
    Chart chart = request.chart();
    Picture shown = chart.draft(Material.of(request, sources, hidden)).picture();
    if (hidden.isEmpty()) {
      return shown;
    }
    Draft all = chart.draft(Material.of(request, sources, Set.of()));
    return shown.without(all.lines());
  }

  /// The same, with the names of those lines that are not on it.
  private Picture without(List<Line> all) {
    Set<SeriesKey> there = new HashSet<>(lines.stream().map(Line::key).toList());
    Chart chart = request.chart();
    List<Line> missing =
        all.stream()
            .filter(each -> !each.points().isEmpty())
            .filter(each -> lines.stream().noneMatch(it -> chart.isOn(it.key(), each.key())))
            .filter(each -> there.add(each.key()))
            .toList();
    return new Picture(
        request, title, form, x, y, scale, lines, missing, notes, empty, highlighted);
  }

  /// As it is kept in a file: without the names of what isn't there.
  public Picture printed() {
    return new Picture(
        request, title, form, x, y, scale, lines, List.of(), notes, empty, highlighted);
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
    return new Picture(
        request, title, form, x, y, scale, lines, gone, notes, empty, Optional.of(key));
  }

  /// Whether points are joined: not where a fitted line shows how they go.
  public boolean joined() {
    return form == Form.LINES && lines.stream().noneMatch(Line::isFitted);
  }

  /// How wide a bar is, where 1 is the distance between two categories.
  public double barWidth() {
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
