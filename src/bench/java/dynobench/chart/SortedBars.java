package dynobench.chart;

import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.Category;
import dynobench.chart.Picture.ChartLine;
import dynobench.durability.Durability.Answer;
import dynobench.measure.Metric;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/// Order of horizontal bars: grouped by durability level, the highest first, and sorted within a
/// group by the figure, the best first. If durabilities differ, each group has a heading.
final class SortedBars {
  /// Order by durability level, highest first; otherwise the given order remains.
  static final Comparator<NamedSeries> BY_PROMISE = Comparator.comparing(SortedBars::durability);

  /// A series and its position on the axis.
  private record Bar(NamedSeries shown, int place) {}

  private final List<Category> categories = new ArrayList<>();
  private final List<Bar> bars = new ArrayList<>();

  private SortedBars(List<NamedSeries> ordered) {
    boolean grouped = ordered.stream().map(SortedBars::durability).distinct().count() > 1;
    for (int i = 0; i < ordered.size(); i++) {
      NamedSeries each = ordered.get(i);
      if (grouped && (i == 0 || !durability(each).equals(durability(ordered.get(i - 1))))) {
        categories.add(new Category(durability(each).description(), true));
      }
      bars.add(new Bar(each, categories.size()));
      categories.add(Category.of(each.name()));
    }
  }

  /// @param figure the figure that each bar shows
  static SortedBars of(
      ChartInput material, Stream<NamedSeries> shown, ToDoubleFunction<NamedSeries> figure) {
    Comparator<NamedSeries> best = Comparator.comparingDouble(figure);
    boolean more = material.metric().better() == Metric.Better.MORE;
    return new SortedBars(
        shown.sorted(BY_PROMISE.thenComparing(more ? best.reversed() : best)).toList());
  }

  private static Answer durability(NamedSeries shown) {
    return shown.series().effectiveDurability().answer();
  }

  /// Returns the axis with the names of the bars and the headings between them.
  Axis axis() {
    return Axis.of(categories);
  }

  /// @param line function that makes the line of a series from the position of its bar
  List<ChartLine> lines(BiFunction<NamedSeries, Integer, ChartLine> line) {
    return allLines((each, place) -> List.of(line.apply(each, place)));
  }

  /// Returns the lines of bars that consist of several lines each.
  List<ChartLine> allLines(BiFunction<NamedSeries, Integer, List<ChartLine>> lines) {
    return bars.stream().flatMap(each -> lines.apply(each.shown(), each.place()).stream()).toList();
  }
}
