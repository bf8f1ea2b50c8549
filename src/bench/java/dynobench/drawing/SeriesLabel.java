package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.Picture.ChartForm;
import dynobench.chart.Picture.ChartLine;
import dynobench.measure.Metric;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jfree.chart.entity.EntityCollection;

/// A name on a chart: a sample of its line, the durability sign and the name. For a part of a
/// series, the label has a box in the part's colour instead.
///
/// @param line empty for a part
/// @param gone whether the line is hidden
record SeriesLabel(
    Picture picture,
    ChartTheme theme,
    Optional<ChartLine> line,
    Optional<Metric> part,
    boolean gone) {
  /// Half of a sample's length, in marker sizes.
  private static final double SAMPLE = 1.6;

  /// Gap around sample and sign in ems, and font size of a name.
  private static final double GAP = 0.5;

  static final double TYPE = 0.92;

  /// Height of a row, in ems.
  private static final double ROW = 1.5;

  /// Returns the names of a picture: the lines, or the parts of horizontal bars, and the hidden
  /// lines. The axis names the bars themselves.
  static List<SeriesLabel> of(Picture picture, ChartTheme theme) {
    var tags = new ArrayList<SeriesLabel>();
    if (picture.form() == ChartForm.BARS) {
      picture.lines().stream()
          .flatMap(line -> line.part().stream())
          .distinct()
          .forEach(part ->
              tags.add(
                  new SeriesLabel(picture, theme, Optional.empty(), Optional.of(part), false)));
    } else {
      picture.lines().forEach(line -> tags.add(of(picture, theme, line, false)));
    }
    picture.gone().forEach(line -> tags.add(of(picture, theme, line, true)));
    return List.copyOf(tags);
  }

  private static SeriesLabel of(Picture picture, ChartTheme theme, ChartLine line, boolean gone) {
    return new SeriesLabel(picture, theme, Optional.of(line), Optional.empty(), gone);
  }

  String text() {
    return line.map(ChartLine::legend)
        .or(() -> part.map(it -> it.title().replace(" time", "")))
        .orElse("");
  }

  Font font(double scale) {
    return theme.font(TYPE * scale);
  }

  double height(double scale) {
    return ROW * TYPE * scale * theme.fontSize();
  }

  /// Returns the width without cutting the name.
  double width(Graphics2D g, double scale) {
    return Math.ceil(before(scale) + ChartText.width(g, font(scale), text()));
  }

  /// Returns the width of everything before the name.
  double before(double scale) {
    double em = em(scale);
    double sign = line.isPresent() ? PromiseSign.width(em) + GAP * em : 0;
    return sample(scale) + GAP * em + sign;
  }

  private double em(double scale) {
    return TYPE * scale * theme.fontSize();
  }

  private double sample(double scale) {
    return 2 * SAMPLE * scale * theme.markerSize();
  }

  /// Draws the name at the left of a place, vertically centred, and cuts it if it does not fit.
  void draw(Graphics2D g, Rectangle2D place, double scale) {
    double em = em(scale);
    double x = place.getX();
    double middle = place.getCenterY();
    double baseline = middle + ChartText.drop(em);
    part.ifPresent(it -> drawPart(g, it, x, middle, scale));
    line.ifPresent(it -> drawLine(g, it, x, middle, scale));
    line.ifPresent(it ->
        PromiseSign.draw(
            g, it.durability(), x + sample(scale) + GAP * em, baseline, em, quiet(), theme));
    Font font = font(scale);
    String text = ChartText.fitting(g, font, text(), place.getWidth() - before(scale));
    double left = x + before(scale);
    g.setFont(font);
    g.setPaint(gone ? theme.axis() : theme.text());
    g.drawString(text, (float) left, (float) baseline);
    if (gone) {
      g.setStroke(theme.stroke(0.5));
      g.draw(new Line2D.Double(left, middle, left + ChartText.width(g, font, text), middle));
    }
  }

  private Color quiet() {
    return gone ? theme.axis() : theme.muted();
  }

  private void drawPart(Graphics2D g, Metric it, double x, double middle, double scale) {
    double height = theme.markerSize() * scale;
    g.setPaint(theme.parts().of(it));
    g.fill(new Rectangle2D.Double(x, middle - height / 2, sample(scale), height));
  }

  private void drawLine(Graphics2D g, ChartLine it, double x, double middle, double scale) {
    Color colour = gone ? theme.axis() : theme.colour(it);
    boolean lined = picture.joined() || it.fit().filter(fit -> !fit.points().isEmpty()).isPresent();
    g.setPaint(colour);
    if (lined) {
      g.setStroke(PictureRenderer.stroke(it, theme));
      g.draw(new Line2D.Double(x, middle, x + sample(scale), middle));
    }
    Shape marker =
        Markers.moved(
            Markers.of(it.look().marker(), theme.markerSize() * scale),
            new Point2D.Double(x + sample(scale) / 2, middle));
    boolean hollow = gone || it.look().hollow();
    g.setPaint(hollow ? theme.background() : colour);
    g.fill(marker);
    g.setPaint(hollow ? colour : theme.background());
    g.setStroke(theme.stroke(hollow ? 0.9 : 0.45));
    g.draw(marker);
  }

  /// Registers the area for the pointer.
  void enter(EntityCollection all, Rectangle2D place) {
    line.ifPresent(it -> all.add(new NameEntity(place, it.key(), it.name(), gone)));
  }
}
