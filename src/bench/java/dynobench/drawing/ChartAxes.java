package dynobench.drawing;

import dynobench.chart.Picture;
import dynobench.chart.Picture.Axis;
import dynobench.chart.Picture.ChartForm;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.Range;

/// The two axes of a drawing. Created for each picture, with the zoom of the previous one.
final class ChartAxes {
  /// Minimum range of an axis of ratios.
  private static final double LEAST_RATIOS = 0.02;

  private static final double MARGIN = 0.05;
  private static final double NARROW = 0.015;

  /// Margin below bars on a logarithmic axis, so that the shortest bar is visible.
  private static final double BAR_MARGIN = 0.12;

  private ChartAxes() {}

  /// Replaces the axes of a plot by those of a picture.
  ///
  /// @param keepZoom whether zoomed ranges of the present axes stay
  /// @param timeFactor factor for the zoomed range of figures
  static void replace(
      XYPlot plot, Picture picture, ChartTheme theme, boolean keepZoom, double timeFactor) {
    ValueAxis rows = rows(picture, theme);
    ValueAxis time = time(picture);
    for (ValueAxis axis : new ValueAxis[] {rows, time}) {
      style(axis, theme);
      axis.setVisible(picture.empty().isEmpty());
    }
    rows.setLabel(picture.x().label());
    time.setLabel(picture.y().label());
    time.setAxisLineVisible(false);
    if (keepZoom) {
      keep(plot.getDomainAxis(), rows, 1);
      keep(plot.getRangeAxis(), time, timeFactor);
    }
    plot.setDomainAxis(rows);
    plot.setRangeAxis(time);
  }

  private static void keep(ValueAxis before, ValueAxis now, double factor) {
    if (!before.isAutoRange()) {
      Range range = before.getRange();
      now.setRange(range.getLowerBound() * factor, range.getUpperBound() * factor);
    }
  }

  private static ValueAxis rows(Picture picture, ChartTheme theme) {
    Axis described = picture.x();
    if (!described.categories().isEmpty()) {
      boolean lying = picture.form() == ChartForm.BARS;
      NumberAxis axis =
          lying ? new BarAxis(picture, theme) : new CategoryTicksAxis(described.names());
      axis.setAutoRangeIncludesZero(false);
      axis.setInverted(lying);
      axis.setLowerMargin(0);
      axis.setUpperMargin(0);
      return axis;
    }
    if (described.log()) {
      return logarithmic(MARGIN);
    }
    var axis = described.years() ? EvenTicksAxis.years() : new EvenTicksAxis(1);
    axis.setAutoRangeIncludesZero(described.fromZero());
    if (described.years()) {
      axis.setLowerMargin(MARGIN);
      axis.setUpperMargin(MARGIN);
    } else if (!described.fromZero()) {
      axis.setLowerMargin(NARROW); // no value precedes the first
    }
    axis.setAutoRangeStickyZero(described.fromZero());
    axis.setAutoRangeMinimumSize(described.fromZero() ? 2 : 1);
    return axis;
  }

  private static ValueAxis time(Picture picture) {
    if (picture.y().log()) {
      return logarithmic(picture.form() == ChartForm.LINES ? MARGIN : BAR_MARGIN);
    }
    var axis = new EvenTicksAxis(0);
    if (!picture.y().fromZero()) {
      axis.setAutoRangeIncludesZero(false);
      axis.setAutoRangeStickyZero(false);
      axis.setAutoRangeMinimumSize(LEAST_RATIOS);
    }
    return axis;
  }

  private static ValueAxis logarithmic(double margin) {
    var axis = new LogTicksAxis();
    axis.setLowerMargin(margin);
    axis.setUpperMargin(MARGIN);
    return axis;
  }

  private static void style(ValueAxis axis, ChartTheme theme) {
    double em = theme.fontSize();
    axis.setLabelFont(theme.font(1));
    axis.setLabelPaint(theme.muted());
    axis.setLabelInsets(new RectangleInsets(em / 3, em / 3, em / 3, em / 3));
    axis.setTickLabelFont(theme.font(1));
    axis.setTickLabelPaint(theme.text());
    axis.setTickLabelInsets(new RectangleInsets(em / 3, em / 2, em / 3, em / 2));
    axis.setTickMarksVisible(false);
    axis.setAxisLinePaint(theme.axis());
    axis.setAxisLineStroke(theme.stroke(0.6));
  }
}
