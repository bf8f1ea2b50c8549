package dynobench.chart;

import dynobench.durability.Durability;
import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.stats.Summary;
import dynobench.table.NumberText;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/// A chart as data, ready to be drawn.
///
/// @param scale unit of all figures
/// @param gone lines that the user hid; the legend still names these lines, so that the user can
///   show them again
/// @param notes sentences to show below the chart
/// @param empty why the chart is empty; `""` if it has lines
/// @param highlighted the highlighted series; all others are faded
public record Picture(
    ChartRequest request,
    String title,
    ChartForm form,
    Axis x,
    Axis y,
    Unit.Step scale,
    List<ChartLine> lines,
    List<ChartLine> gone,
    List<String> notes,
    String empty,
    Optional<SeriesKey> highlighted) {

  private static final int MARKED_EACH = 10;
  private static final double GROUP_WIDTH = 0.84;
  private static final double BAR_WIDTH = 0.62;

  /// Largest share of the axis for one bar. Without this limit, a single bar would fill the chart.
  private static final double WIDEST = 0.25;

  /// Style of the points.
  public enum ChartForm {
    /// Markers, joined by lines.
    LINES,
    /// Vertical bars, in a group for each category of the x axis.
    COLUMNS,
    /// Horizontal bars, one for each category. The x axis is at the left and shows the names of the
    /// categories.
    BARS
  }

  /// An axis.
  ///
  /// @param label label with the unit
  /// @param categories names at the positions 0, 1, …; empty for an axis of numbers
  /// @param fromZero whether a linear axis includes 0
  /// @param shaded part that does not count
  /// @param planned range that the axis always shows, so that it stays stable while a run grows
  /// @param years whether the numbers are years
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

    static Axis numbers(String label, boolean log, boolean fromZero) {
      return new Axis(label, log, List.of(), fromZero);
    }

    static Axis of(List<Category> categories) {
      return new Axis("", false, categories, true);
    }

    /// Returns an axis with these names at 0, 1, …
    static Axis named(List<String> names) {
      return named("", names, true);
    }

    static Axis named(String label, List<String> names, boolean fromZero) {
      return new Axis(label, false, names.stream().map(Category::of).toList(), fromZero);
    }

    static Axis repetitions(String label) {
      return new Axis(label, false, List.of(), false);
    }

    /// Returns an axis of dates as fractional years: the middle of 2005 is 2005.5.
    static Axis years(String label) {
      return new Axis(label, false, List.of(), false, Optional.empty(), Optional.empty(), true);
    }

    Axis shading(Stretch stretch) {
      return new Axis(label, log, categories, fromZero, Optional.of(stretch), planned, years);
    }

    /// Returns a copy that always shows a range.
    Axis planned(Optional<Stretch> stretch) {
      return new Axis(label, log, categories, fromZero, shaded, stretch, years);
    }

    /// Returns the names of all categories that are not headings.
    public List<String> names() {
      return categories.stream().filter(it -> !it.heading()).map(Category::name).toList();
    }
  }

  /// A category at one position of an axis.
  ///
  /// @param heading whether it is the heading of the following categories, without a figure of its
  ///   own
  public record Category(String name, boolean heading) {
    static Category of(String name) {
      return new Category(name, false);
    }
  }

  /// Points of a series, or of one part of it on a chart of parts.
  ///
  /// @param name name in the legend
  /// @param durability durability of the series
  /// @param rounds single trials behind the medians, if the chart draws them; such a line has few
  ///   markers
  public record ChartLine(
      SeriesKey key,
      String name,
      SeriesLook look,
      Durability durability,
      Optional<Metric> part,
      List<ChartPoint> points,
      Optional<Curve> fit,
      Optional<Rounds> rounds) {
    public ChartLine {
      points = List.copyOf(points);
    }

    /// Returns a copy with another name and look.
    ChartLine named(String other, SeriesLook otherLook) {
      return new ChartLine(key, other, otherLook, durability, part, points, fit, rounds);
    }

    /// Returns a copy for one part of the total.
    ChartLine as(Metric which) {
      return new ChartLine(key, name, look, durability, Optional.of(which), points, fit, rounds);
    }

    ChartLine with(Optional<Curve> curve) {
      return new ChartLine(key, name, look, durability, part, points, curve, rounds);
    }

    ChartLine with(Rounds its) {
      return new ChartLine(key, name, look, durability, part, points, fit, Optional.of(its));
    }

    ChartLine through(
        UnaryOperator<List<ChartPoint>> ofLine, UnaryOperator<List<ChartPoint>> ofCurve) {
      return new ChartLine(
          key,
          name,
          look,
          durability,
          part,
          ofLine.apply(points),
          fit.map(it -> it.through(ofCurve.apply(it.points()))),
          rounds.map(it -> it.onAxes(ofLine)));
    }

    /// Returns whether a fitted curve is drawn instead of lines between the points.
    public boolean isFitted() {
      return fit.filter(curve -> !curve.beside()).isPresent();
    }

    /// Returns the text for the legend.
    public String legend() {
      return name + (isFitted() ? fit.map(curve -> "  " + curve.text()).orElse("") : "");
    }
  }

  /// The single trials that a line of medians summarises.
  ///
  /// @param steady the part of the line in steady state, which is marked; empty if there is none
  public record Rounds(List<Strand> strands, Optional<Stretch> steady) {
    public Rounds {
      strands = List.copyOf(strands);
    }

    Rounds onAxes(UnaryOperator<List<ChartPoint>> points) {
      return new Rounds(
          strands.stream()
              .map(each -> new Strand(points.apply(each.points()), each.crossed()))
              .toList(),
          steady);
    }

    /// Returns whether a point of the line has a marker. Position 1 and the multiples of ten have a
    /// marker: so lines can be distinguished in black and white, and markers do not hide the lines.
    public static boolean marks(ChartPoint point) {
      return point.x() == 1 || point.x() % MARKED_EACH == 0;
    }
  }

  /// One trial, drawn as a thin line.
  ///
  /// @param crossed whether a cross at its end marks a trial that does not count
  public record Strand(List<ChartPoint> points, boolean crossed) {
    public Strand {
      points = List.copyOf(points);
    }
  }

  /// A range of the x axis, including both ends.
  public record Stretch(double from, double to) {}

  /// A fitted curve, or a line to compare the points with.
  ///
  /// @param text the exponent with its interval; empty for a line to compare with
  /// @param beside whether the points are joined by their own line, too
  public record Curve(String text, List<ChartPoint> points, boolean beside) {
    public Curve {
      points = List.copyOf(points);
    }

    /// Creates a curve that is drawn instead of lines between the points.
    Curve(String text, List<ChartPoint> points) {
      this(text, points, false);
    }

    Curve through(List<ChartPoint> others) {
      return new Curve(text, others, beside);
    }
  }

  /// One figure, in the units of the axes.
  ///
  /// @param low lower end of the whisker; equal to y without a whisker
  /// @param high upper end of the whisker
  /// @param base start of the bar
  /// @param count number of observations; 0 if the figure does not summarise observations
  /// @param where description of the position
  /// @param outliers observations to mark as outliers
  /// @param label text beside the marker, if space allows; mostly `""`
  /// @param observed the observations behind the median, if the chart draws them
  /// @param trial number of the trial to open for this point; of several trials, the one nearest
  ///   the median; empty if no single trial is known
  public record ChartPoint(
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
    public ChartPoint {
      outliers = List.copyOf(outliers);
      observed = List.copyOf(observed);
    }

    /// Creates a point without a trial and without single observations.
    ChartPoint(
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

    /// Creates a point without a label.
    ChartPoint(
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

    static ChartPoint at(double x, double y, String where) {
      return new ChartPoint(x, y, y, y, 0, 1, where, List.of());
    }

    /// Returns a point at the mean of some medians, with whiskers from the smallest to the largest.
    static ChartPoint mean(double x, Summary medians, String where) {
      return new ChartPoint(
          x, medians.mean(), medians.min(), medians.max(), 0, 0, where, List.of());
    }

    /// Returns a copy with a word before the description of the point's position.
    ChartPoint before(String word) {
      String more = where.isEmpty() ? word : word + " · " + where;
      return new ChartPoint(x, y, low, high, base, count, more, outliers, label, observed, trial);
    }

    /// Returns a copy with a label, which also precedes the description of the point's position.
    ChartPoint labelled(String text) {
      return new ChartPoint(x, y, low, high, base, count, where, outliers, text, observed, trial)
          .before(text);
    }

    ChartPoint of(OptionalInt behind) {
      return new ChartPoint(x, y, low, high, base, count, where, outliers, label, observed, behind);
    }

    /// Returns a copy with the observations to draw.
    ChartPoint observing(List<Double> observations) {
      return new ChartPoint(
          x, y, low, high, base, count, where, outliers, label, observations, trial);
    }

    /// Returns a copy for a logarithmic axis: drops outliers, observations and a lower whisker at
    /// or below zero.
    ChartPoint aboveZero() {
      return new ChartPoint(
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

    /// Returns the values that the drawing of the point must cover.
    public DoubleStream extent() {
      return DoubleStream.concat(
          DoubleStream.of(low, high, y),
          Stream.concat(outliers.stream(), observed.stream()).mapToDouble(Double::doubleValue));
    }

    ChartPoint per(double unit) {
      return new ChartPoint(
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

  /// Returns the picture of all series of the sources.
  public static Picture of(ChartRequest request, List<ChartSource> sources) {
    return of(request, sources, Set.of());
  }

  /// Returns the picture without some series. The others keep their looks.
  public static Picture of(ChartRequest request, List<ChartSource> sources, Set<SeriesKey> hidden) {
    Chart chart = request.chart();
    Picture shown = chart.draft(ChartInput.of(request, sources, hidden)).picture();
    if (hidden.isEmpty()) {
      return shown;
    }
    ChartDraft all = chart.draft(ChartInput.of(request, sources, Set.of()));
    return shown.without(all.lines());
  }

  /// Returns a copy with the names of the lines that are hidden.
  private Picture without(List<ChartLine> all) {
    Set<SeriesKey> there = new HashSet<>(lines.stream().map(ChartLine::key).toList());
    Chart chart = request.chart();
    List<ChartLine> missing =
        all.stream()
            .filter(each -> !each.points().isEmpty())
            .filter(each -> lines.stream().noneMatch(it -> chart.isOn(it.key(), each.key())))
            .filter(each -> there.add(each.key()))
            .toList();
    return new Picture(
        request, title, form, x, y, scale, lines, missing, notes, empty, highlighted);
  }

  /// Returns a copy for a file, without the names of hidden lines.
  ///
  /// @param captioned whether a caption explains the durability signs, so that the note on them is
  ///   left out
  public Picture printed(boolean captioned) {
    List<String> others =
        notes.stream().filter(each -> !captioned || !each.equals(ChartNotes.SIGNS)).toList();
    return new Picture(
        request, title, form, x, y, scale, lines, List.of(), others, empty, highlighted);
  }

  /// Returns the values of a factor in the sources, in order.
  public static List<String> levels(List<ChartSource> sources, String factor) {
    return ChartInput.of(ChartRequest.of(Charts.PHASE, ""), sources, Set.of()).levels(factor);
  }

  /// Returns the factors of the main source.
  public static List<String> factors(List<ChartSource> sources) {
    return ChartInput.of(ChartRequest.of(Charts.PHASE, ""), sources, Set.of()).factors();
  }

  /// Returns the default factor of the x axis; empty if there are no factors.
  public static String factor(List<ChartSource> sources) {
    return ChartInput.of(ChartRequest.of(Charts.PHASE, ""), sources, Set.of()).factor();
  }

  /// Returns a copy with one series highlighted.
  public Picture highlight(SeriesKey key) {
    return new Picture(
        request, title, form, x, y, scale, lines, gone, notes, empty, Optional.of(key));
  }

  /// Returns whether lines join the points. False for bars, and for all lines if one of them has a
  /// fitted curve in place of its line.
  public boolean joined() {
    return form == ChartForm.LINES && lines.stream().noneMatch(ChartLine::isFitted);
  }

  /// Returns the width of a bar, as a fraction of the distance between two categories.
  public double barWidth() {
    int count = Math.max(1, lines.size());
    return form == ChartForm.COLUMNS ? groupWidth(count, x.categories().size()) / count : BAR_WIDTH;
  }

  private static double groupWidth(int count, int categories) {
    return Math.min(GROUP_WIDTH, WIDEST * count * Math.max(1, categories));
  }

  /// Returns the offset of the n-th bar of a group from the group's middle.
  ///
  /// @param count number of bars in a group
  /// @param categories number of groups
  static double offset(int n, int count, int categories) {
    return groupWidth(count, categories) * ((n + 0.5) / count - 0.5);
  }

  /// Returns whether a line is faded because another is highlighted.
  public boolean faded(ChartLine line) {
    return highlighted.filter(key -> !request.chart().isOn(line.key(), key)).isPresent();
  }

  /// Returns the text for the pointer over a figure, such as "HSQLDB cached · 25,000 rows · 1,234
  /// ms (1,200 – 1,260, n = 5)".
  ///
  /// @param line index in [#lines], which is the series index of the drawing's dataset
  /// @param point index in the line, which is the item index
  public String readOut(int line, int point) {
    ChartLine of = lines.get(line);
    ChartPoint at = of.points().get(point);
    String place = at.where().isEmpty() ? "" : at.where() + " · ";
    return "%s · %s%s %s%s".formatted(of.name(), place, value(at), scale.text(), spread(at));
  }

  private static String value(ChartPoint point) {
    return NumberText.figure(point.y() - point.base());
  }

  private static String spread(ChartPoint point) {
    boolean mean = point.count() == 0;
    String count = mean ? "" : ", n = " + point.count();
    if (point.low() < point.high()) {
      return " (%s – %s%s)"
          .formatted(NumberText.figure(point.low()), NumberText.figure(point.high()), count);
    }
    return point.count() > 1 ? " (n = %d)".formatted(point.count()) : "";
  }
}
