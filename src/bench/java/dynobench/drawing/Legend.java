package dynobench.drawing;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.List;
import org.jfree.chart.block.BlockParams;
import org.jfree.chart.block.BlockResult;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.entity.StandardEntityCollection;
import org.jfree.chart.title.Title;
import org.jfree.chart.ui.Size2D;

/// All names of a chart in columns. Never omits a name. If space is short, the type becomes
/// smaller, then long names are cut, and finally the legend takes space from the figures.
final class Legend extends Title {
  @Serial private static final long serialVersionUID = 1;

  /// Font scales, tried in this order.
  private static final double[] SCALES = {1, 0.9, 0.8, 0.7};

  /// Minimum width of a column in ems; names are never cut to a smaller width.
  private static final double NARROWEST = 9;

  /// Gap between columns, in ems.
  private static final double GUTTER = 1.6;

  private transient List<SeriesLabel> tags = List.of();
  private transient Columns columns = new Columns(1, 0, 0, 1);

  /// @param width width of a column
  private record Columns(int count, int rows, double width, double scale) {
    Size2D size(double gutter, double row) {
      return new Size2D(count * width + (count - 1) * gutter, rows * row);
    }
  }

  void show(List<SeriesLabel> names) {
    tags = names;
  }

  List<SeriesLabel> tags() {
    return tags;
  }

  /// Arranges the names.
  ///
  /// @return whether they fit into the height without cut names
  boolean fit(Graphics2D g, double width, double height) {
    setVisible(!tags.isEmpty());
    if (tags.isEmpty()) {
      return true;
    }
    for (double scale : SCALES) {
      columns = natural(g, width, scale);
      if (columns.width() <= width && size().getHeight() <= height) {
        return true;
      }
    }
    columns = cut(width, height, SCALES[SCALES.length - 1]);
    return false;
  }

  private Columns natural(Graphics2D g, double width, double scale) {
    double widest = tags.stream().mapToDouble(each -> each.width(g, scale)).max().orElse(0);
    double gutter = gutter();
    int most = (int) Math.max(1, (width + gutter) / (widest + gutter));
    int rows = Math.ceilDiv(tags.size(), Math.min(most, tags.size()));
    return new Columns(Math.ceilDiv(tags.size(), rows), rows, widest, scale);
  }

  /// Arranges the names in as few columns as the height allows, but in no more than the minimum
  /// width permits.
  private Columns cut(double width, double height, double scale) {
    double gutter = gutter();
    double em = tags.getFirst().theme().fontSize();
    int most = (int) Math.max(1, (width + gutter) / (NARROWEST * em * scale + gutter));
    double row = tags.getFirst().height(scale);
    int rows = Math.max(1, (int) (height / row));
    int count = Math.clamp(Math.ceilDiv(tags.size(), rows), 1, most);
    rows = Math.ceilDiv(tags.size(), count);
    return new Columns(count, rows, (width - (count - 1) * gutter) / count, scale);
  }

  private double gutter() {
    return GUTTER * tags.getFirst().theme().fontSize();
  }

  private Size2D size() {
    return columns.size(gutter(), tags.getFirst().height(columns.scale()));
  }

  /// Returns the fitted size, with padding.
  @Override
  public Size2D arrange(Graphics2D g, RectangleConstraint constraint) {
    Size2D size = size();
    return new Size2D(calculateTotalWidth(size.getWidth()), calculateTotalHeight(size.getHeight()));
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D area) {
    draw(g, area, new BlockParams());
  }

  @Override
  public Object draw(Graphics2D g, Rectangle2D area, Object params) {
    Rectangle2D room = trimPadding(trimMargin((Rectangle2D) area.clone()));
    var entities = new StandardEntityCollection();
    double row = tags.getFirst().height(columns.scale());
    for (int i = 0; i < tags.size(); i++) {
      int column = i / columns.rows();
      var place =
          new Rectangle2D.Double(
              room.getX() + column * (columns.width() + gutter()),
              room.getY() + i % columns.rows() * row,
              columns.width(),
              row);
      tags.get(i).draw(g, place, columns.scale());
      tags.get(i).enter(entities, place);
    }
    var result = new BlockResult();
    result.setEntityCollection(entities);
    return result;
  }
}
