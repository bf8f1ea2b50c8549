package dynobench.chart;

import dynobench.chart.Picture.Form;
import java.awt.RenderingHints;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.block.ColumnArrangement;
import org.jfree.chart.block.FlowArrangement;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.VerticalAlignment;

/// Draws pictures. A chart's series index and item index are the places of line and point in its
/// picture: see [Picture#readOut].
public final class ChartDrawing {
  private static final int NOTES = 0;
  private static final int LEGEND = 1;

  private ChartDrawing() {}

  /// A new chart of the picture.
  public static JFreeChart draw(Picture picture, ChartTheme theme) {
    var plot = new XYPlot();
    plot.setDomainPannable(true);
    plot.setRangePannable(true);
    plot.setOutlineVisible(false);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    var chart = new JFreeChart(null, null, plot, false);
    chart.setBorderVisible(false);
    chart.setAntiAlias(true);
    chart.setTextAntiAlias(true);
    chart
        .getRenderingHints()
        .put(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    chart.addSubtitle(new TextTitle());
    chart.addSubtitle(new LegendTitle(plot, leftward(), new ColumnArrangement()));
    update(chart, picture, theme);
    return chart;
  }

  /// Shows another picture in a chart from [#draw]. Where it answers the same request, axes that
  /// were zoomed stay as they are. Whoever listens to the chart hears of it once.
  public static void update(JFreeChart chart, Picture picture, ChartTheme theme) {
    chart.setNotify(false);
    XYPlot plot = chart.getXYPlot();
    boolean zoomed = false;
    double timeFactor = 1;
    if (plot.getRenderer() instanceof PictureRenderer before) {
      zoomed = isAlike(before.picture(), picture);
      timeFactor = before.picture().scale().nanos() / picture.scale().nanos();
    }
    plot.setOrientation(
        picture.form() == Form.BARS ? PlotOrientation.HORIZONTAL : PlotOrientation.VERTICAL);
    plot.setRenderer(new PictureRenderer(picture, theme));
    plot.setDataset(new PictureDataset(picture));
    ChartAxes.replace(plot, picture, theme, zoomed, timeFactor);
    dress(plot, picture, theme);
    dress(chart, picture, theme);
    chart.setNotify(true);
  }

  /// Whether a zoom of one makes sense for the other: the same question, drawn alike, of the same
  /// figures.
  private static boolean isAlike(Picture before, Picture now) {
    return before.request().equals(now.request())
        && before.form() == now.form()
        && source(before).equals(source(now));
  }

  private static String source(Picture picture) {
    return picture.lines().isEmpty() ? "" : picture.lines().getFirst().key().source();
  }

  private static FlowArrangement leftward() {
    return new FlowArrangement(HorizontalAlignment.LEFT, VerticalAlignment.CENTER, 0, 0);
  }

  private static void dress(XYPlot plot, Picture picture, ChartTheme theme) {
    plot.setBackgroundPaint(theme.background());
    boolean something = picture.empty().isEmpty();
    plot.setDomainGridlinesVisible(something && picture.x().categories().isEmpty());
    plot.setRangeGridlinesVisible(something);
    plot.setDomainGridlinePaint(theme.grid());
    plot.setDomainGridlineStroke(theme.stroke(0.5));
    plot.setRangeGridlinePaint(theme.grid());
    plot.setRangeGridlineStroke(theme.stroke(0.5));
    plot.setNoDataMessage(picture.empty());
    plot.setNoDataMessageFont(theme.font(1.15));
    plot.setNoDataMessagePaint(theme.muted());
    plot.setFixedLegendItems(Legends.of(picture, theme));
  }

  private static void dress(JFreeChart chart, Picture picture, ChartTheme theme) {
    double em = theme.fontSize();
    chart.setBackgroundPaint(theme.background());
    chart.setPadding(new RectangleInsets(em, em, em, em * 1.5));
    var title = new TextTitle(picture.title(), theme.boldFont(1.35));
    title.setPaint(theme.text());
    title.setHorizontalAlignment(HorizontalAlignment.LEFT);
    title.setPadding(0, em / 2, em, 0);
    chart.setTitle(title);
    if (chart.getSubtitle(NOTES) instanceof TextTitle notes) {
      notes.setText(String.join("\n", picture.notes()));
      notes.setFont(theme.noteFont());
      notes.setPaint(theme.muted());
      notes.setPosition(RectangleEdge.BOTTOM);
      notes.setHorizontalAlignment(HorizontalAlignment.LEFT);
      notes.setTextAlignment(HorizontalAlignment.LEFT);
      notes.setPadding(em * 0.8, em / 2, 0, 0);
      notes.setVisible(!picture.notes().isEmpty());
    }
    if (chart.getSubtitle(LEGEND) instanceof LegendTitle legend) {
      legend.setPosition(RectangleEdge.BOTTOM);
      legend.setHorizontalAlignment(HorizontalAlignment.LEFT);
      legend.setItemFont(theme.font(0.92));
      legend.setItemPaint(theme.text());
      legend.setBackgroundPaint(theme.background());
      legend.setItemLabelPadding(new RectangleInsets(em / 4, em / 3, em / 4, em * 1.2));
      legend.setPadding(em / 2, 0, 0, 0);
    }
  }
}
