package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.Picture.Category;
import dynobench.chart.Picture.ChartLine;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jfree.chart.axis.AxisState;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTick;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.ui.RectangleEdge;

/// Axis with the names of horizontal bars, and the durability sign between name and bar. The chart
/// draws the headings, which span its whole width.
final class BarAxis extends NumberAxis {
  @Serial private static final long serialVersionUID = 1;

  /// Largest share of the width for names; longer names are cut in the middle.
  private static final double WIDEST = 0.42;

  /// Padding around a name, and gap between sign and name, in ems.
  private static final double PAD = 0.5;

  private static final double SIGN_GAP = 0.35;

  private final transient Picture picture;
  private final transient ChartTheme theme;
  private final transient Map<Integer, ChartLine> lines = new HashMap<>();
  private double widest;

  BarAxis(Picture picture, ChartTheme theme) {
    this.picture = picture;
    this.theme = theme;
    for (ChartLine line : picture.lines()) {
      line.points().forEach(each -> lines.putIfAbsent((int) Math.rint(each.x()), line));
    }
  }

  /// Returns ticks without text, since this axis draws the names itself.
  @Override
  public List<NumberTick> refreshTicks(
      Graphics2D g, AxisState state, Rectangle2D area, RectangleEdge edge) {
    return IntStream.range(0, picture.x().categories().size())
        .filter(place -> getRange().contains(place))
        .mapToObj(place -> Ticks.at(place, "", edge))
        .toList();
  }

  @Override
  protected double findMaximumTickLabelWidth(
      @SuppressWarnings("rawtypes") List ticks, Graphics2D g, Rectangle2D area, boolean vertical) {
    widest = Math.min(natural(g, theme.font(1)), WIDEST * area.getWidth());
    return widest;
  }

  private double natural(Graphics2D g, Font font) {
    double em = font.getSize2D();
    return picture.x().names().stream()
        .mapToDouble(each -> ChartText.width(g, font, each) + beside(em))
        .max()
        .orElse(0);
  }

  private static double beside(double em) {
    return PromiseSign.width(em) + (SIGN_GAP + 2 * PAD) * em;
  }

  @Override
  public AxisState draw(
      Graphics2D g,
      double cursor,
      Rectangle2D plotArea,
      Rectangle2D dataArea,
      RectangleEdge edge,
      PlotRenderingInfo info) {
    AxisState state = super.draw(g, cursor, plotArea, dataArea, edge, info);
    if (!isVisible()) {
      return state;
    }
    double distance = dataArea.getHeight() / getRange().getLength();
    double em = Math.min(theme.fontSize(), ChartText.CLOSE * distance);
    Font font = theme.font(em / theme.fontSize());
    List<Category> categories = picture.x().categories();
    for (int place = 0; place < categories.size(); place++) {
      ChartLine line = lines.get(place);
      if (line != null && getRange().contains(place)) {
        double y = valueToJava2D(place, dataArea, edge);
        var room = new Rectangle2D.Double(cursor - widest, y - distance / 2, widest, distance);
        draw(g, categories.get(place).name(), line, font, room);
        enter(info, line, room);
      }
    }
    return state;
  }

  private void draw(Graphics2D g, String name, ChartLine line, Font font, Rectangle2D room) {
    double em = font.getSize2D();
    double baseline = room.getCenterY() + ChartText.drop(em);
    double sign = room.getMaxX() - PAD * em - PromiseSign.width(em);
    PromiseSign.draw(g, line.durability(), sign, baseline, em, theme.muted(), theme);
    String text = ChartText.fitting(g, font, name, room.getWidth() - beside(em));
    double x = sign - SIGN_GAP * em - ChartText.width(g, font, text);
    g.setFont(font);
    g.setPaint(picture.faded(line) ? theme.muted() : theme.text());
    g.drawString(text, (float) x, (float) baseline);
  }

  private static void enter(PlotRenderingInfo info, ChartLine line, Rectangle2D room) {
    if (info != null && info.getOwner() != null) {
      EntityCollection all = info.getOwner().getEntityCollection();
      if (all != null) {
        all.add(new NameEntity(room, line.key(), line.name(), false));
      }
    }
  }
}
