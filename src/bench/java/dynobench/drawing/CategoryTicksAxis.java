package dynobench.drawing;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.List;
import java.util.stream.IntStream;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.ui.RectangleEdge;

/// An axis with names at the positions 0, 1, 2 …
final class CategoryTicksAxis extends NumberAxis {
  @Serial private static final long serialVersionUID = 1;

  /// Maximum length of a name, so that the bars have enough space.
  private static final int MOST_LETTERS = 44;

  private final transient List<String> categories;

  CategoryTicksAxis(List<String> categories) {
    this.categories = List.copyOf(categories);
  }

  @Override
  public List<NumberTick> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
    return IntStream.range(0, categories.size())
        .filter(place -> getRange().contains(place))
        .mapToObj(place -> Ticks.at(place, shortened(categories.get(place)), edge))
        .toList();
  }

  private static String shortened(String name) {
    return name.length() <= MOST_LETTERS ? name : name.substring(0, MOST_LETTERS - 1) + "…";
  }
}
