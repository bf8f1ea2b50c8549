package dynobench.ui.monitor;

import dynobench.event.RunEvent;
import dynobench.ui.monitor.recording.Band;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Quantity;
import dynobench.ui.monitor.recording.Recording;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.shown.RunView;
import dynobench.ui.shown.Shown;
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

/// What of a run's recording is seen, and what is said about it.
final class MonitorViewModel implements RunView {
  static final double LAST_MILLIS = 60_000;

  /// A live run's events are this fresh; older ones are those of a run shown once more.
  private static final long FRESH_MILLIS = 2_000;

  /// Nobody reads figures that change faster, and writing them costs more than drawing curves.
  private static final long WORDS_MILLIS = 400;

  /// Which stretch of time is kept in view while the run goes on.
  enum Follow {
    LAST_MINUTE,
    WHOLE_RUN,
    /// The stretch that the user picked.
    NOTHING
  }

  private final Clock clock;
  private final OwnUse ownUse;
  private final ObjectProperty<Follow> follow = new SimpleObjectProperty<>(Follow.WHOLE_RUN);
  private final Lanes lanes;
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
  private final ReadOnlyLongWrapper wordsRevision = new ReadOnlyLongWrapper();
  private Recording recording = new Recording();
  private Shown run = Shown.NOTHING;
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
  public void opened(Shown next) {
    run = next;
    recording = new Recording();
    cursor = OptionalDouble.empty();
    emphasised = OptionalInt.empty();
    boolean grows = next.origin() == Shown.Origin.LIVE || next.origin() == Shown.Origin.REPLAY;
    follow.set(grows ? Follow.LAST_MINUTE : Follow.WHOLE_RUN);
    changed();
  }

  @Override
  public void happened(List<RunEvent> events) {
    boolean first = isEmpty();
    events.forEach(recording);
    long age = clock.millis() - events.getLast().atMillis();
    if (run.origin() == Shown.Origin.LIVE && Math.abs(age) < FRESH_MILLIS) {
      ownUse.look().ifPresent(look -> recording.add(clock.millis(), look));
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
      wordsRevision.set(revision.get());
    }
  }

  private void changed() {
    revision.set(revision.get() + 1);
    wordsRevision.set(revision.get());
  }

  /// Grows with everything that changes words: at once after the user's doing, more seldom than the
  /// picture when only time goes on.
  ReadOnlyLongProperty wordsRevision() {
    return wordsRevision.getReadOnlyProperty();
  }

  /// Grows with everything that changes the picture.
  ReadOnlyLongProperty revision() {
    return revision.getReadOnlyProperty();
  }

  Recording recording() {
    return recording;
  }

  boolean isEmpty() {
    return recording.end() == 0;
  }

  /// How the user has arranged the lanes.
  Lanes lanes() {
    return lanes;
  }

  private void arranged() {
    shownStrips = List.of();
    changed();
  }

  /// The lanes that the run has something for, from top to bottom.
  List<Lane> shownLanes() {
    List<Strip> strips = recording.strips();
    if (!strips.equals(shownStrips)) {
      shownStrips = strips;
      shownLanes =
          lanes.all().get().stream().filter(each -> strips.contains(each.strip())).toList();
    }
    return shownLanes;
  }

  /// Shows when a trial was, and marks it.
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

  /// The number of the trial that is marked.
  OptionalInt emphasised() {
    return emphasised;
  }

  ObjectProperty<Follow> follow() {
    return follow;
  }

  /// Keeps a stretch in view from now on, or only what is seen now.
  void follow(boolean on, Follow which) {
    if (on) {
      follow.set(which);
    } else {
      pick(window());
    }
  }

  /// What is seen.
  TimeWindow window() {
    return switch (follow.get()) {
      case LAST_MINUTE -> TimeWindow.last(LAST_MILLIS, recording.end());
      case WHOLE_RUN -> TimeWindow.whole(recording.end());
      case NOTHING -> picked;
    };
  }

  /// @param at the moment that stays where it is
  void zoom(double at, double factor) {
    pick(window().zoomed(at, factor, recording.end()));
  }

  /// Zooms around the read-out line, or the middle.
  void zoom(double factor) {
    zoom(cursor.orElse(window().at(0.5)), factor);
  }

  /// @param share of what is seen, below 0 for earlier
  void pan(double share) {
    TimeWindow now = window();
    pick(now.moved(share * now.length(), recording.end()));
  }

  private void pick(TimeWindow next) {
    picked = next;
    follow.set(Follow.NOTHING);
    changed();
  }

  /// Where values are read out; empty for the latest.
  OptionalDouble cursor() {
    return cursor;
  }

  void readAt(double millis) {
    cursor = OptionalDouble.of(Math.clamp(millis, 0, recording.end()));
    changed();
  }

  /// No moment and no trial is marked any more.
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

  /// Moves the read-out line, from where it is or from the latest.
  ///
  /// @param share of what is seen
  void moveCursor(double share) {
    TimeWindow now = window();
    double from = Math.clamp(cursor.orElse(recording.end()), now.from(), now.to());
    readAt(from + share * now.length());
  }

  /// When values are read out.
  double moment() {
    return cursor.orElse(recording.end());
  }

  OptionalDouble value(Curve curve) {
    return recording.value(curve, moment());
  }

  boolean isUntold(Curve curve) {
    return recording.isUntold(curve);
  }

  /// A value as people read it: of so many cores.
  String text(Strip strip, double value) {
    String words = strip.quantity().text(value);
    return strip.quantity() == Quantity.CORES ? words + " of " + recording.cores() : words;
  }

  /// What stands at the top of a lane's scale. Processors can't be busier than all of them.
  double top(Strip strip, double highest) {
    return strip.quantity() == Quantity.CORES ? recording.cores() : strip.quantity().top(highest);
  }

  /// The same in words.
  String topText(Strip strip, double top) {
    if (strip.quantity() != Quantity.CORES) {
      return strip.quantity().text(top);
    }
    return recording.cores() == 1 ? "1 core" : recording.cores() + " cores";
  }

  /// Time, phase and trial of the values that are read out.
  String where() {
    double moment = moment();
    return isEmpty()
        ? ""
        : Stream.concat(
                Stream.of(TimeAxis.exact(moment)),
                Stream.of(recording.phases(), recording.trials())
                    .flatMap(bands -> bands.at(moment).stream())
                    .map(Band::label))
            .collect(Collectors.joining(" · "));
  }
}
