package dynobench.ui.monitor;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.DoubleSupplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/// Time range that the monitor shows, and the time that it reads out. Times are in milliseconds.
final class VisibleRange {
  static final double LAST_MILLIS = 60_000;

  /// Time range that the view follows while the run goes on.
  enum Follow {
    LAST_MINUTE,
    EVERYTHING,
    /// The range that the user chose.
    NOTHING
  }

  private final DoubleSupplier end;
  private final Runnable changed;
  private final Runnable pointed;
  private final ObjectProperty<Follow> follow = new SimpleObjectProperty<>(Follow.EVERYTHING);
  private TimeWindow picked = TimeWindow.whole(0);
  private OptionalDouble cursor = OptionalDouble.empty();
  private Optional<TimeWindow> marked = Optional.empty();

  /// Creates a range that shows everything.
  ///
  /// @param end returns the latest time
  /// @param changed called after each change of the visible range
  /// @param pointed called after each change of the time that is read out, or of the mark
  VisibleRange(DoubleSupplier end, Runnable changed, Runnable pointed) {
    this.end = end;
    this.changed = changed;
    this.pointed = pointed;
    follow.addListener((_, _, _) -> changed.run());
  }

  /// Starts again for another run: without read-out line and mark, and with the range to follow.
  void begin(Follow which) {
    cursor = OptionalDouble.empty();
    marked = Optional.empty();
    follow.set(which);
    changed.run();
  }

  ObjectProperty<Follow> follow() {
    return follow;
  }

  /// Follows a time range; if `on` is false, keeps the range that is visible now.
  void follow(boolean on, Follow which) {
    if (on) {
      follow.set(which);
    } else {
      show(window());
    }
  }

  /// Returns the visible time range.
  TimeWindow window() {
    return switch (follow.get()) {
      case LAST_MINUTE -> TimeWindow.last(LAST_MILLIS, end.getAsDouble());
      case EVERYTHING -> TimeWindow.whole(end.getAsDouble());
      case NOTHING -> picked;
    };
  }

  /// Shows a time range.
  void show(TimeWindow next) {
    picked = next;
    follow.set(Follow.NOTHING);
    changed.run();
  }

  /// Zooms in with a factor below 1, out with one above.
  ///
  /// @param at time that stays at its position
  void zoom(double at, double factor) {
    show(window().zoomed(at, factor, end.getAsDouble()));
  }

  /// Zooms around the read-out line, or else the middle.
  void zoom(double factor) {
    zoom(cursor.orElse(window().at(0.5)), factor);
  }

  /// Moves the visible range.
  ///
  /// @param share of the visible range, negative for earlier times
  void pan(double share) {
    TimeWindow now = window();
    show(now.moved(share * now.length(), end.getAsDouble()));
  }

  /// Returns the range that the user marks in order to zoom into it.
  Optional<TimeWindow> marked() {
    return marked;
  }

  /// Marks the range between two times, in any order, as far as it is inside the run.
  void mark(double one, double other) {
    double last = end.getAsDouble();
    marked =
        Optional.of(
            new TimeWindow(
                Math.clamp(Math.min(one, other), 0, last),
                Math.clamp(Math.max(one, other), 0, last)));
    pointed.run();
  }

  /// Moves the read-out line, and extends or shortens the mark by the distance.
  ///
  /// @param share of the visible range
  void markOn(double share) {
    double before = present();
    double fixed = marked.map(it -> before == it.from() ? it.to() : it.from()).orElse(before);
    moveCursor(share);
    mark(fixed, moment());
  }

  /// Zooms into the marked range, to at least one second, and removes the mark. Does nothing
  /// without one.
  void zoomToMarked() {
    Optional<TimeWindow> range = marked;
    marked = Optional.empty();
    range
        .filter(it -> it.length() > 0)
        .ifPresent(it -> show(it.atLeast().within(end.getAsDouble())));
  }

  /// Returns the time of the read-out line; empty for the latest values.
  OptionalDouble cursor() {
    return cursor;
  }

  void readAt(double millis) {
    cursor = OptionalDouble.of(Math.clamp(millis, 0, end.getAsDouble()));
    pointed.run();
  }

  void readLatest() {
    if (cursor.isPresent()) {
      cursor = OptionalDouble.empty();
      pointed.run();
    }
  }

  /// Moves the read-out line, from its position or from the latest time.
  ///
  /// @param share of the visible range
  void moveCursor(double share) {
    readAt(present() + share * window().length());
  }

  private double present() {
    TimeWindow now = window();
    return Math.clamp(moment(), now.from(), now.to());
  }

  /// Removes read-out line and mark.
  void unmark() {
    cursor = OptionalDouble.empty();
    marked = Optional.empty();
    pointed.run();
  }

  /// Returns the time of the displayed values: the read-out line's, or else the latest.
  double moment() {
    return cursor.orElse(end.getAsDouble());
  }
}
