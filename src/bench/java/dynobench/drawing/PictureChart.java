package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.Picture.Category;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.Stretch;
import dynobench.chart.PictureCaption;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.Serial;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.block.RectangleConstraint;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.entity.StandardEntityCollection;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.title.Title;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.chart.ui.VerticalAlignment;
import org.jfree.data.Range;

/// A drawing of a picture, which can show other pictures later. JFreeChart's series index and item
/// index are the indexes of line and point in the picture: see [Picture#readOut]. In small
/// drawings, legend and notes give way to the figures.
public class PictureChart extends JFreeChart {
  @Serial private static final long serialVersionUID = 1;

  /// Minimum ratio of width to height, and minimum width in ems, for a legend at the right.
  private static final double WIDE = 1.7;

  private static final double ROOMY = 44;

  /// Largest shares of width and height for a legend at the right.
  private static final double BESIDE_WIDTH = 0.36;

  private static final double BESIDE_HEIGHT = 0.7;

  /// Largest share of the height for a legend below, as long as smaller type or cut names suffice.
  private static final double BELOW_HEIGHT = 0.3;

  /// Largest distance between two bars, and height of everything around them, in ems.
  private static final double BAR_DISTANCE = 4;

  private static final double AROUND_BARS = 5.5;

  /// Font size of a heading among bars.
  private static final double HEADING = 0.88;

  /// Largest share of the height for the notes, and the height in ems below which they are omitted.
  private static final double NOTES_HEIGHT = 0.14;

  private static final double LOW = 22;
  private static final double NOTE_LINE = 1.35;

  /// Opacity of the area behind figures that do not count.
  private static final float SHADE = 0.14f;

  private final transient TextTitle heading = new TextTitle();
  private final transient TextTitle notes = new TextTitle();
  private final transient Legend legend = new Legend();
  private transient Optional<CaptionTitle> caption = Optional.empty();
  private transient Picture picture;
  private transient EndNames ends;
  private transient ChartTheme theme;

  /// Height that a chart in a file may have; 0 on the screen, where the area decides.
  private double most;

  /// Creates a drawing of a first picture.
  @SuppressWarnings("this-escape") // subclasses only override drawing, which happens later
  public PictureChart(Picture picture, ChartTheme theme) {
    super(null, null, new XYPlot(), false);
    this.theme = theme;
    this.picture = picture;
    ends = new EndNames(picture, theme, List.of());
    XYPlot plot = getXYPlot();
    plot.setDomainPannable(true);
    plot.setRangePannable(true);
    plot.setOutlineVisible(false);
    plot.setAxisOffset(RectangleInsets.ZERO_INSETS);
    setBorderVisible(false);
    setAntiAlias(true);
    setTextAntiAlias(true);
    getRenderingHints().put(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    // Listeners receive one notification for the picture, not one for each part.
    heading.setNotify(false);
    notes.setNotify(false);
    legend.setNotify(false);
    setTitle(heading);
    addSubtitle(notes);
    addSubtitle(legend);
    show(picture, theme);
  }

  /// Shows another picture and notifies listeners once. Zoomed axes stay if request, form and
  /// source are unchanged.
  public final void show(Picture next, ChartTheme looks) {
    setNotify(false);
    theme = looks;
    picture = next;
    XYPlot plot = getXYPlot();
    boolean zoomed = false;
    double timeFactor = 1;
    if (plot.getRenderer() instanceof PictureRenderer before) {
      zoomed = isAlike(before.picture(), picture);
      timeFactor = before.picture().scale().size() / picture.scale().size();
    }
    plot.setOrientation(
        picture.form() == ChartForm.BARS ? PlotOrientation.HORIZONTAL : PlotOrientation.VERTICAL);
    plot.setRenderer(new PictureRenderer(picture, theme));
    plot.setDataset(new PictureDataset(picture));
    ChartAxes.replace(plot, picture, theme, zoomed, timeFactor);
    style(plot, picture);
    style(picture);
    setNotify(true);
  }

  /// Prepares the chart for a file.
  ///
  /// @param most largest height of the file in pixels; a chart of few bars needs less
  void print(PictureCaption words, double most) {
    this.most = most;
    if (!words.isEmpty()) {
      var below = new CaptionTitle(words, theme);
      below.setPosition(RectangleEdge.BOTTOM);
      below.setHorizontalAlignment(HorizontalAlignment.LEFT);
      below.setPadding(theme.fontSize() * 0.4, theme.fontSize() / 2, 0, 0);
      addSubtitle(0, below); // the first one is the lowest
      caption = Optional.of(below);
    }
  }

  /// Returns the height that a chart in a file needs.
  double height(Graphics2D g, double width) {
    var all = new Rectangle2D.Double(0, 0, width, most);
    fit(g, all);
    return Math.ceil(packed(g, all).getHeight());
  }

  /// Returns whether the zoom of one picture suits another: both have the same request, form and
  /// source.
  private static boolean isAlike(Picture before, Picture now) {
    return before.request().equals(now.request())
        && before.form() == now.form()
        && source(before).equals(source(now));
  }

  private static String source(Picture picture) {
    return picture.lines().isEmpty() ? "" : picture.lines().getFirst().key().source();
  }

  private void style(XYPlot plot, Picture picture) {
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

  /// Returns the shaded area. It reaches to the edge, since the axis begins a little before the
  /// first value.
  private IntervalMarker shade(Stretch stretch) {
    var marker = new IntervalMarker(stretch.from() - 1, stretch.to(), theme.muted());
    marker.setAlpha(SHADE);
    return marker;
  }

  private void style(Picture picture) {
    double em = theme.fontSize();
    setBackgroundPaint(theme.background());
    setPadding(new RectangleInsets(em, em, em, em * 1.5));
    heading.setText(picture.title());
    heading.setFont(theme.boldFont(1.35));
    heading.setPaint(theme.text());
    heading.setHorizontalAlignment(HorizontalAlignment.LEFT);
    heading.setTextAlignment(HorizontalAlignment.LEFT);
    heading.setPadding(0, em / 2, em, 0);
    notes.setText(String.join("\n", picture.notes()));
    notes.setFont(theme.noteFont());
    notes.setPaint(theme.muted());
    notes.setPosition(RectangleEdge.BOTTOM);
    notes.setHorizontalAlignment(HorizontalAlignment.LEFT);
    notes.setTextAlignment(HorizontalAlignment.LEFT);
    notes.setPadding(em * 0.8, em / 2, 0, 0);
    notes.setToolTipText(notes.getText());
    List<SeriesLabel> tags = SeriesLabel.of(picture, theme);
    legend.show(tags);
    legend.setHorizontalAlignment(HorizontalAlignment.LEFT);
    legend.setVerticalAlignment(VerticalAlignment.TOP);
    ends = new EndNames(picture, theme, tags);
  }

  @Override
  public void draw(Graphics2D g, Rectangle2D area, Point2D anchor, ChartRenderingInfo info) {
    ChartRenderingInfo drawn = info == null ? new ChartRenderingInfo() : info;
    Optional<Double> names = fit(g, area);
    Rectangle2D needed = packed(g, area);
    if (!needed.equals(area)) {
      g.setPaint(theme.background());
      g.fill(area);
    }
    super.draw(g, needed, anchor, drawn);
    Rectangle2D figures = drawn.getPlotInfo().getDataArea();
    if (!picture.empty().isEmpty() || figures.isEmpty()) {
      return;
    }
    EntityCollection entities =
        Objects.requireNonNullElseGet(drawn.getEntityCollection(), StandardEntityCollection::new);
    names.ifPresent(width -> ends.draw(g, sheet(figures), width, entities));
    if (picture.form() == ChartForm.BARS) {
      drawHeadings(g, figures, area);
    }
  }

  private PlotCoordinates sheet(Rectangle2D figures) {
    XYPlot plot = getXYPlot();
    return PlotCoordinates.of(
        figures, plot, plot.getDomainAxis(), plot.getRangeAxis(), picture, theme.fontSize());
  }

  /// @return the width of the names at the ends of lines; empty if they are in the legend
  private Optional<Double> fit(Graphics2D g, Rectangle2D area) {
    double em = theme.fontSize();
    double width = area.getWidth() - 2.5 * em;
    double height = Math.max(area.getHeight(), most);
    int lines = (int) (height * NOTES_HEIGHT / (theme.noteSize() * NOTE_LINE));
    notes.setMaximumLinesToDisplay(Math.max(1, lines));
    notes.setVisible(!notes.getText().isEmpty() && height > LOW * em);
    Optional<Double> names = ends.width(g, area);
    if (names.isPresent()) {
      legend.setVisible(false);
    } else {
      boolean wide = width > WIDE * height && width > ROOMY * em;
      // Long names have more space below.
      if (!wide || !placeLegend(g, true, width * BESIDE_WIDTH, height * BESIDE_HEIGHT)) {
        placeLegend(g, false, width, height * BELOW_HEIGHT);
      }
    }
    getXYPlot().setInsets(new RectangleInsets(0, 0, 0, right(g, names)), false);
    return names;
  }

  /// Returns the width of names or figures at the right of the plot.
  private double right(Graphics2D g, Optional<Double> names) {
    if (picture.form() == ChartForm.BARS
        && getXYPlot().getRenderer() instanceof PictureRenderer it) {
      return it.bars().room(g);
    }
    return names.orElse(0.0);
  }

  /// @return whether all names fit without being cut
  private boolean placeLegend(Graphics2D g, boolean beside, double width, double height) {
    double em = theme.fontSize();
    legend.setPosition(beside ? RectangleEdge.RIGHT : RectangleEdge.BOTTOM);
    legend.setPadding(beside ? 0 : em / 2, beside ? em : em / 2, 0, 0);
    return legend.fit(g, width - em, height);
  }

  /// Returns the upper part of a high chart if it has few bars, which would otherwise be far apart.
  private Rectangle2D packed(Graphics2D g, Rectangle2D area) {
    if (picture.form() != ChartForm.BARS || !picture.empty().isEmpty()) {
      return area;
    }
    double em = theme.fontSize();
    double wanted = picture.x().categories().size() * BAR_DISTANCE * em + AROUND_BARS * em;
    var room =
        new RectangleConstraint(
            new Range(0, area.getWidth() - 2.5 * em), new Range(0, area.getHeight()));
    List<Title> titles =
        Stream.concat(Stream.of(heading, notes, legend), caption.stream()).toList();
    for (Title each : titles) {
      if (each.isVisible() && !each.getPosition().equals(RectangleEdge.RIGHT)) {
        wanted += each.arrange(g, room).getHeight();
      }
    }
    if (wanted >= area.getHeight()) {
      return area;
    }
    return new Rectangle2D.Double(area.getX(), area.getY(), area.getWidth(), wanted);
  }

  /// Draws each group's durability above the group.
  private void drawHeadings(Graphics2D g, Rectangle2D figures, Rectangle2D area) {
    double left = area.getX() + theme.fontSize() * 1.5;
    ValueAxis axis = getXYPlot().getDomainAxis();
    double distance = figures.getHeight() / axis.getRange().getLength();
    double em = Math.min(HEADING * theme.fontSize(), ChartText.CLOSE * distance);
    Font font = theme.boldFont(em / theme.fontSize());
    List<Category> categories = picture.x().categories();
    for (int place = 0; place < categories.size(); place++) {
      if (categories.get(place).heading() && axis.getRange().contains(place)) {
        double y = axis.valueToJava2D(place, figures, getXYPlot().getDomainAxisEdge());
        // Moves the heading closer to its group.
        double baseline = Math.min(y + distance / 2 - em / 3, y + em);
        String text =
            ChartText.fitting(g, font, categories.get(place).name(), figures.getMaxX() - left);
        double width = ChartText.width(g, font, text);
        g.setPaint(theme.background());
        g.fill(new Rectangle2D.Double(left, baseline - em * 0.85, width + em / 2, em * 1.1));
        g.setFont(font);
        g.setPaint(theme.muted());
        g.drawString(text, (float) left, (float) baseline);
      }
    }
  }
}
