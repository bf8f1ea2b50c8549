package dynobench.chart;

import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Line;
import dynobench.measure.Metric;
import java.awt.Color;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;

/// What stands beside or below a chart: a sample of each line and its name. Lying bars are named at
/// their axis; of parts the legend names each once.
final class Legends {
  /// Half a sample's length, in markers.
  private static final double SAMPLE = 1.7;

  private Legends() {}

  static LegendItemCollection of(Picture picture, ChartTheme theme) {
    var items = new LegendItemCollection();
    if (picture.form() != Form.BARS) {
      picture.lines().forEach(line -> items.add(item(picture, line, theme)));
    } else {
      picture.lines().stream()
          .flatMap(line -> line.part().stream())
          .distinct()
          .forEach(part -> items.add(item(part, theme)));
    }
    return items;
  }

  private static LegendItem item(Picture picture, Line line, ChartTheme theme) {
    Color colour = theme.colour(line);
    boolean hollow = line.look().hollow();
    double half = theme.markerSize() * SAMPLE;
    Shape marker = Markers.of(line.look().marker(), theme.markerSize());
    return new LegendItem(
        line.legend(),
        null,
        null,
        null,
        true,
        marker,
        true,
        hollow ? theme.background() : colour,
        hollow,
        colour,
        theme.stroke(0.9),
        picture.joined() || line.fit().filter(fit -> !fit.points().isEmpty()).isPresent(),
        new Line2D.Double(-half, 0, half, 0),
        PictureRenderer.stroke(line, theme),
        colour);
  }

  /// The first ones, and how many there are beside them.
  static LegendItemCollection first(int count, LegendItemCollection all) {
    if (count >= all.getItemCount()) {
      return all;
    }
    var items = new LegendItemCollection();
    for (int i = 0; i < count; i++) {
      items.add(all.get(i));
    }
    String others =
        IntStream.range(count, all.getItemCount())
            .mapToObj(i -> all.get(i).getLabel())
            .collect(Collectors.joining("; "));
    String more = "and %d more".formatted(all.getItemCount() - count);
    var nothing = new Rectangle2D.Double();
    items.add(new LegendItem(more, "", others, "", nothing, new Color(0, true)));
    return items;
  }

  private static LegendItem item(Metric part, ChartTheme theme) {
    double size = theme.markerSize();
    var box = new Rectangle2D.Double(-size, -size / 2, 2 * size, size);
    return new LegendItem(text(part), null, null, null, box, theme.parts().of(part));
  }

  private static String text(Metric part) {
    return part.title().replace(" time", "");
  }
}
