package dynobench.ui.charts;

import dynobench.chart.Picture;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.SeriesKey;
import dynobench.ui.charts.PointKey.PointIndex;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Point of a chart that is read out, selected by the pointer or by keys.
final class SelectedPoint {
  private final ReadOnlyObjectWrapper<Picture> picture;
  private final ReadOnlyObjectWrapper<Optional<PointIndex>> place =
      new ReadOnlyObjectWrapper<>(Optional.empty());

  SelectedPoint(Picture first) {
    picture = new ReadOnlyObjectWrapper<>(first);
  }

  /// Returns the picture that the chart shows.
  ReadOnlyObjectProperty<Picture> picture() {
    return picture.getReadOnlyProperty();
  }

  /// Shows another picture. The point stays selected if the picture shows the same request and
  /// still has the point.
  void show(Picture next) {
    Picture before = picture.get();
    Optional<PointKey> point =
        before.request().equals(next.request())
            ? place.get().map(it -> PointKey.of(before, it))
            : Optional.empty();
    place.set(Optional.empty());
    picture.set(next);
    place.set(point.flatMap(it -> it.in(next)));
  }

  /// Returns the position of the point; empty when nothing is read out.
  ReadOnlyObjectProperty<Optional<PointIndex>> place() {
    return place.getReadOnlyProperty();
  }

  /// Reads out another point, or none.
  void at(Optional<PointIndex> next) {
    place.set(next.filter(it -> it.isIn(picture.get()))); // the drawing may be older
  }

  /// Returns the read-out as text; empty when nothing is read out.
  String words() {
    return place.get().map(it -> picture.get().readOut(it.line(), it.point())).orElse("");
  }

  Optional<SeriesKey> series() {
    return place.get().map(it -> it.line(picture.get()).key());
  }

  /// Returns the trial of the point, if it belongs to that run.
  OptionalInt trial(String run) {
    return place.get().stream()
        .filter(it -> it.line(picture.get()).key().source().equals(run))
        .map(it -> it.point(picture.get()).trial())
        .findFirst()
        .orElseGet(OptionalInt::empty);
  }

  /// Moves to the next point, and after a line's last point to the first one of the next line.
  /// After the last line comes the first. Without a point, selects the first or the last of the
  /// picture.
  ///
  /// @param step 1 for the next point, -1 for the previous one
  void next(int step) {
    List<PointIndex> all =
        IntStream.range(0, picture.get().lines().size())
            .boxed()
            .flatMap(line -> places(line).stream())
            .toList();
    if (!all.isEmpty()) {
      int now = place.get().map(all::indexOf).orElse(step > 0 ? -1 : 0);
      place.set(Optional.of(all.get(Math.floorMod(now + step, all.size()))));
    }
  }

  private List<PointIndex> places(int line) {
    int points = picture.get().lines().get(line).points().size();
    return IntStream.range(0, points).mapToObj(point -> new PointIndex(line, point)).toList();
  }

  /// Moves to the point of the next line that is nearest on the x axis. After the last line comes
  /// the first. Without a point, does the same as [#next].
  ///
  /// @param step 1 for the next line, -1 for the previous one
  void across(int step) {
    Optional<PointIndex> from = place.get();
    if (from.isEmpty()) {
      next(step);
      return;
    }
    List<ChartLine> lines = picture.get().lines();
    double x = from.get().point(picture.get()).x();
    places(Math.floorMod(from.get().line() + step, lines.size())).stream()
        .min(Comparator.comparingDouble(it -> Math.abs(it.point(picture.get()).x() - x)))
        .ifPresent(nearest -> place.set(Optional.of(nearest)));
  }
}
