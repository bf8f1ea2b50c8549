package dynobench.ui.monitor;

import dynobench.event.RunEvent;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.MonitorRecording;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Quantity;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.shownrun.RunView;
import dynobench.ui.shownrun.ShownRun;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.SimpleObjectProperty;

/// State of the monitor: the visible part of a run's recording, and its texts.
final class MonitorViewModel implements RunView {
  static final double LAST_MILLIS = 60_000;

  /// Maximum age of a live run's events. Older events come from a run that is shown again.
  private static final long FRESH_MILLIS = 2_000;

  /// Minimum time between two updates of the texts. Faster changes are unreadable, and writing
  /// texts costs more than drawing curves.
  private static final long WORDS_MILLIS = 400;

  /// Time range that the view follows while the run goes on.
  enum Follow {
    LAST_MINUTE,
    WHOLE_RUN,
    /// The range that the user chose.
    NOTHING
  }

  private final Clock clock;
  private final OwnUse ownUse;
  private final ObjectProperty<Follow> follow = new SimpleObjectProperty<>(Follow.WHOLE_RUN);
  private final Lanes lanes;
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
  private final ReadOnlyLongWrapper textRevision = new ReadOnlyLongWrapper();
  private MonitorRecording recording = new MonitorRecording();
  private ShownRun run = ShownRun.NOTHING;
  private TimeWindow picked = TimeWindow.whole(0);
  private OptionalDouble cursor = OptionalDouble.empty();
  private OptionalInt emphasised = OptionalInt.empty();
  private List<Strip> shownStrips = List.of();
  private List<Lane> shownLanes = List.of();
  private long wordsMillis;

  MonitorViewModel(Clock clock, OwnUse ownUse, Lanes lanes) {
    this.lanes = lanes;
    this.clock = clock;
    this.ownUse = ownUse;
    follow.subscribe(next -> {
      if (next != Follow.NOTHING) {
        emphasised = OptionalInt.empty();
      }
      changed();
    });
    lanes.all().subscribe(_ -> arranged());
    lanes.chosen().subscribe(_ -> changed());
  }

  @Override
  public void opened(ShownRun next) {
    run = next;
    recording = new MonitorRecording();
    cursor = OptionalDouble.empty();
    emphasised = OptionalInt.empty();
    boolean grows =
        next.origin() == ShownRun.Origin.LIVE || next.origin() == ShownRun.Origin.REPLAY;
    follow.set(grows ? Follow.LAST_MINUTE : Follow.WHOLE_RUN);
    changed();
  }

  @Override
  public void accept(List<RunEvent> events) {
    boolean first = isEmpty();
    events.forEach(recording);
    long age = clock.millis() - events.getLast().atMillis();
    if (run.origin() == ShownRun.Origin.LIVE && Math.abs(age) < FRESH_MILLIS) {
      ownUse.measure().ifPresent(look -> recording.add(clock.millis(), look));
    }
    if (first) {
      changed();
    } else {
      revision.set(revision.get() + 1);
      write();
    }
  }

  @Override
  public void ticked() {
    write();
  }

  private void write() {
    if (clock.millis() - wordsMillis >= WORDS_MILLIS) {
      wordsMillis = clock.millis();
      textRevision.set(revision.get());
    }
  }

  private void changed() {
    revision.set(revision.get() + 1);
    textRevision.set(revision.get());
  }

  /// Returns a counter that grows when texts change: at once after the user's actions, less often
  /// than the picture while only time passes.
  ReadOnlyLongProperty textRevision() {
    return textRevision.getReadOnlyProperty();
  }

  /// Returns a counter that grows when the picture changes.
  ReadOnlyLongProperty revision() {
    return revision.getReadOnlyProperty();
  }

  MonitorRecording recording() {
    return recording;
  }

  boolean isEmpty() {
    return recording.end() == 0;
  }

  /// Returns the lanes, with the user's layout.
  Lanes lanes() {
    return lanes;
  }

  private void arranged() {
    shownStrips = List.of();
    changed();
  }

  /// Returns the lanes that the run has data for, from top to bottom.
  List<Lane> shownLanes() {
    List<Strip> strips = recording.strips();
    if (!strips.equals(shownStrips)) {
      shownStrips = strips;
      shownLanes =
          lanes.all().get().stream().filter(each -> strips.contains(each.strip())).toList();
    }
    return shownLanes;
  }

  /// Shows the time range of a trial and marks the trial.
  void showTrial(int number) {
    recording
        .trials()
        .ofTrial(number)
        .ifPresent(band -> {
          emphasised = OptionalInt.of(number);
          pick(
              TimeWindow.around(band.from(), Math.min(band.to(), recording.end()))
                  .within(recording.end()));
        });
  }

  /// Returns the number of the marked trial.
  OptionalInt emphasised() {
    return emphasised;
  }

  ObjectProperty<Follow> follow() {
    return follow;
  }

  /// Follows a time range, or keeps the present one.
  void follow(boolean on, Follow which) {
    if (on) {
      follow.set(which);
    } else {
      pick(window());
    }
  }

  /// Returns the visible time range.
  TimeWindow window() {
    return switch (follow.get()) {
      case LAST_MINUTE -> TimeWindow.last(LAST_MILLIS, recording.end());
      case WHOLE_RUN -> TimeWindow.whole(recording.end());
      case NOTHING -> picked;
    };
  }

  /// Zooms.
  ///
  /// @param at time in milliseconds that stays at its position
  void zoom(double at, double factor) {
    pick(window().zoomed(at, factor, recording.end()));
  }

  /// Zooms around the read-out line, or the middle.
  void zoom(double factor) {
    zoom(cursor.orElse(window().at(0.5)), factor);
  }

  /// Moves the visible range.
  ///
  /// @param share of the visible range, negative for earlier times
  void pan(double share) {
    TimeWindow now = window();
    pick(now.moved(share * now.length(), recording.end()));
  }

  private void pick(TimeWindow next) {
    picked = next;
    follow.set(Follow.NOTHING);
    changed();
  }

  /// Returns the time of the read-out in milliseconds; empty for the latest.
  OptionalDouble cursor() {
    return cursor;
  }

  void readAt(double millis) {
    cursor = OptionalDouble.of(Math.clamp(millis, 0, recording.end()));
    changed();
  }

  /// Removes the marks of time, trial and lane.
  void unmark() {
    emphasised = OptionalInt.empty();
    cursor = OptionalDouble.empty();
    lanes.chosen().set(Optional.empty());
    changed();
  }

  void readLatest() {
    if (cursor.isPresent()) {
      cursor = OptionalDouble.empty();
      changed();
    }
  }

  /// Moves the read-out line, from its position or from the latest time.
  ///
  /// @param share of the visible range
  void moveCursor(double share) {
    TimeWindow now = window();
    double from = Math.clamp(cursor.orElse(recording.end()), now.from(), now.to());
    readAt(from + share * now.length());
  }

  /// Returns the time of the displayed values, in milliseconds.
  double moment() {
    return cursor.orElse(recording.end());
  }

  OptionalDouble value(Curve curve) {
    return recording.value(curve, moment());
  }

  boolean isUnreported(Curve curve) {
    return recording.isUnreported(curve);
  }

  /// Returns a value as text; for processors with the number of cores.
  String text(Strip strip, double value) {
    String words = strip.quantity().text(value);
    return strip.quantity() == Quantity.CORES ? words + " of " + recording.cores() : words;
  }

  /// Returns the value at the top of a lane's scale. For processors it is the number of cores.
  double top(Strip strip, double highest) {
    return strip.quantity() == Quantity.CORES ? recording.cores() : strip.quantity().top(highest);
  }

  /// Returns the value at the top of a lane's scale as text.
  String topText(Strip strip, double top) {
    if (strip.quantity() != Quantity.CORES) {
      return strip.quantity().text(top);
    }
    return recording.cores() == 1 ? "1 core" : recording.cores() + " cores";
  }

  /// Returns time, phase and trial of the displayed values.
  String where() {
    double moment = moment();
    return isEmpty()
        ? ""
        : Stream.concat(
                Stream.of(TimeAxis.exact(moment)),
                Stream.of(recording.phases(), recording.trials())
                    .flatMap(bands -> bands.at(moment).stream())
                    .map(TimeBand::label))
            .collect(Collectors.joining(" · "));
  }
}
