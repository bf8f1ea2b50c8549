package dynobench.chart;

import dynobench.chart.Picture.Form;
import dynobench.chart.Picture.Stretch;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.LegendItemSource;
import org.jfree.chart.block.ColumnArrangement;
import org.jfree.chart.block.FlowArrangement;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.Size2D;
import org.jfree.chart.ui.VerticalAlignment;
import org.jfree.data.Range;

/// A drawing of a picture, and of others after it. Series index and item index are the places of
/// line and point in the picture: see [Picture#readOut]. What stands around the figures makes room
/// for them where the drawing is small.
public class PictureChart extends JFreeChart {
  @Serial private static final long serialVersionUID = 1;

  /// The legend stands at the right of a chart that is wider than this share of its height, and has
  /// at least so many ems.
  private static final double WIDE = 1.7;

  private static final double ROOMY = 44;

  /// Shares of width and height that the legend may take at the right.
  private static final double BESIDE_WIDTH = 0.36;

  private static final double BESIDE_HEIGHT = 0.6;

  /// The share of the height that it may take below.
  private static final double BELOW_HEIGHT = 0.26;

  /// The share of the height that the notes may take, and the ems below which there are none.
  private static final double NOTES_HEIGHT = 0.16;

  private static final double LOW = 22;
  private static final double NOTE_LINE = 1.35;

  /// Opacity of what lies behind figures that don't count.
  private static final float SHADE = 0.14f;

  private final transient TextTitle heading = new TextTitle();
  private final transient TextTitle notes = new TextTitle();
  private final transient LegendTitle legend;
  private transient LegendItemCollection named = new LegendItemCollection();
  private transient int shownNames;
  private transient ChartTheme theme;

  /// A drawing of the first picture.
  @SuppressWarnings("this-escape") // subclasses see drawing only, which comes later
  public PictureChart(Picture picture, ChartTheme theme) {
    super(null, null, new XYPlot(), false);
    this.theme = theme;
    XYPlot plot = getXYPlot();
    plot.setDomainPannable(true);
    plot.setRangePannable(true);
    plot.setOutlineVisible(false);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    setBorderVisible(false);
    setAntiAlias(true);
    setTextAntiAlias(true);
    getRenderingHints().put(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    LegendItemSource names = () -> Legends.first(shownNames, named);
    legend = new LegendTitle(names, leftward(), new ColumnArrangement());
    // Whoever listens hears of the picture, not of each of its parts.
    heading.setNotify(false);
    notes.setNotify(false);
    legend.setNotify(false);
    setTitle(heading);
    addSubtitle(notes);
    addSubtitle(legend);
    show(picture, theme);
  }

  private static FlowArrangement leftward() {
    return new FlowArrangement(HorizontalAlignment.LEFT, VerticalAlignment.CENTER, 0, 0);
  }

  /// Shows another picture. Where it answers the same request, axes that were zoomed stay as they
  /// are. Whoever listens hears of it once.
  public final void show(Picture picture, ChartTheme looks) {
    setNotify(false);
    theme = looks;
    XYPlot plot = getXYPlot();
    boolean zoomed = false;
    double timeFactor = 1;
    if (plot.getRenderer() instanceof PictureRenderer before) {
      zoomed = isAlike(before.picture(), picture);
      timeFactor = before.picture().scale().size() / picture.scale().size();
    }
    plot.setOrientation(
        picture.form() == Form.BARS ? PlotOrientation.HORIZONTAL : PlotOrientation.VERTICAL);
    plot.setRenderer(new PictureRenderer(picture, theme));
    plot.setDataset(new PictureDataset(picture));
    ChartAxes.replace(plot, picture, theme, zoomed, timeFactor);
    dress(plot, picture);
    dress(picture);
    setNotify(true);
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

  private void dress(XYPlot plot, Picture picture) {
    plot.clearDomainMarkers();
    picture.x().shaded().ifPresent(it -> plot.addDomainMarker(shade(it), Layer.BACKGROUND));
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
  }

  /// Up to the edge, where the axis begins a little before the first value.
  private IntervalMarker shade(Stretch stretch) {
    var marker = new IntervalMarker(stretch.from() - 1, stretch.to(), theme.muted());
    marker.setAlpha(SHADE);
    return marker;
  }

  private void dress(Picture picture) {
    double em = theme.fontSize();
    setBackgroundPaint(theme.background());
    setPadding(new RectangleInsets(em, em, em, em * 1.5));
    heading.setText(picture.title());
    heading.setFont(theme.boldFont(1.35));
    heading.setPaint(theme.text());
    heading.setHorizontalAlignment(HorizontalAlignment.LEFT);
    heading.setPadding(0, em / 2, em, 0);
    notes.setText(String.join("\n", picture.notes()));
    notes.setFont(theme.noteFont());
    notes.setPaint(theme.muted());
    notes.setPosition(RectangleEdge.BOTTOM);
    notes.setHorizontalAlignment(HorizontalAlignment.LEFT);
    notes.setTextAlignment(HorizontalAlignment.LEFT);
    notes.setPadding(em * 0.8, em / 2, 0, 0);
    notes.setToolTipText(notes.getText());
    named = Legends.of(picture, theme);
    legend.setHorizontalAlignment(HorizontalAlignment.LEFT);
    legend.setVerticalAlignment(VerticalAlignment.TOP);
    legend.setItemFont(theme.font(0.92));
    legend.setItemPaint(theme.text());
    legend.setBackgroundPaint(theme.background());
    legend.setItemLabelPadding(new RectangleInsets(em / 4, em / 3, em / 4, em * 1.2));
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D area, Point2D anchor, ChartRenderingInfo info) {
    fit(g, area);
    super.draw(g, area, anchor, info);
  }

  private void fit(Graphics2D g, Rectangle2D area) {
    double em = theme.fontSize();
    double width = area.getWidth();
    double height = area.getHeight();
    int lines = (int) (height * NOTES_HEIGHT / (theme.noteSize() * NOTE_LINE));
    notes.setMaximumLinesToDisplay(Math.max(1, lines));
    notes.setVisible(!notes.getText().isEmpty() && height > LOW * em);
    boolean wide = width > WIDE * height && width > ROOMY * em;
    if (!wide || placeLegend(g, area, true) == 0) { // long names have more room below
      placeLegend(g, area, false);
    }
  }

  /// @return how many names there is room for
  private int placeLegend(Graphics2D g, Rectangle2D area, boolean beside) {
    double em = theme.fontSize();
    legend.setPosition(beside ? RectangleEdge.RIGHT : RectangleEdge.BOTTOM);
    legend.setPadding(beside ? 0 : em / 2, beside ? em : 0, 0, 0);
    shownNames = named.getItemCount();
    if (beside) {
      fitLegend(g, area.getWidth() * BESIDE_WIDTH, area.getHeight() * BESIDE_HEIGHT);
    } else {
      fitLegend(g, area.getWidth(), area.getHeight() * BELOW_HEIGHT);
    }
    return shownNames;
  }

  /// Drops names until the others have room.
  private void fitLegend(Graphics2D g, double width, double height) {
    var room = new RectangleConstraint(new Range(0, width), new Range(0, height));
    Size2D size = legend.arrange(g, room);
    while (shownNames > 0 && (size.getWidth() > width || size.getHeight() > height)) {
      shownNames--;
      size = legend.arrange(g, room);
    }
    legend.setVisible(shownNames > 0);
  }
}
