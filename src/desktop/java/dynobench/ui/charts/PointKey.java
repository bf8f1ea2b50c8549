package dynobench.ui.charts;

import dynobench.chart.Picture;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.Picture.ChartPoint;
import dynobench.chart.SeriesKey;
import dynobench.measure.Metric;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Point of a picture that can be found again in later pictures, to which points were added.
///
/// @param line the name of its line, of which a series may have several
/// @param where its position in words
/// @param x its position on the x axis, where words don't suffice
record PointKey(SeriesKey series, String line, Optional<Metric> part, String where, double x) {
  /// Position of a point in one picture.
  ///
  /// @param line index into the picture's lines
  /// @param point index into the line's points
  record PointIndex(int line, int point) {
    boolean isIn(Picture picture) {
      return line < picture.lines().size() && point < line(picture).points().size();
    }

    ChartLine line(Picture picture) {
      return picture.lines().get(line);
    }

    ChartPoint point(Picture picture) {
      return line(picture).points().get(point);
    }
  }

  static PointKey of(Picture picture, PointIndex place) {
    ChartLine line = place.line(picture);
    ChartPoint point = place.point(picture);
    return new PointKey(line.key(), line.name(), line.part(), point.where(), point.x());
  }

  /// Returns its position in a picture; empty when the picture lacks it.
  Optional<PointIndex> in(Picture picture) {
    return IntStream.range(0, picture.lines().size())
        .filter(index -> isOn(picture.lines().get(index)))
        .boxed()
        .flatMap(index ->
            nearest(picture.lines().get(index).points())
                .map(point -> new PointIndex(index, point))
                .stream())
        .findFirst();
  }

  private boolean isOn(ChartLine other) {
    return other.key().equals(series) && other.name().equals(line) && other.part().equals(part);
  }

  private Optional<Integer> nearest(List<ChartPoint> points) {
    return IntStream.range(0, points.size())
        .filter(index -> points.get(index).where().equals(where))
        .boxed()
        .min(Comparator.comparingDouble(index -> Math.abs(points.get(index).x() - x)));
  }
}
