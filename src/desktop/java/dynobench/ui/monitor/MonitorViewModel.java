package dynobench.ui.monitor;

import dynobench.chart.SeriesKey;
import dynobench.event.RunEvent;
import dynobench.plan.Contender;
import dynobench.ui.monitor.VisibleRange.Follow;
import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.MonitorRecording;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Quantity;
import dynobench.ui.monitor.recording.Reading;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.monitor.recording.TimeBand;
import dynobench.ui.shownrun.RunView;
import dynobench.ui.shownrun.ShownRun;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.collections.ObservableSet;

/// State of the monitor: the visible part of a run's recording, and its texts.
final class MonitorViewModel implements RunView {
  /// Maximum age of a live run's events. Older events come from a run that is shown again.
  private static final long FRESH_MILLIS = 2_000;

  /// Minimum time between two updates of the texts. Faster changes are unreadable, and writing
  /// texts costs more than drawing curves.
  private static final long WORDS_MILLIS = 400;

  private final Clock clock;
  private final OwnUse ownUse;
  private final Lanes lanes;
  private final ObservableSet<SeriesKey> hiddenSeries;
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
  private final ReadOnlyLongWrapper textRevision = new ReadOnlyLongWrapper();
  private final Alignment alignment = new Alignment(this::realigned);
  private final VisibleRange timeline =
      new VisibleRange(() -> recording().end(), this::changed, this::pointed);
  private final VisibleRange sinceStart =
      new VisibleRange(() -> alignment().longest(recording()), this::changed, this::pointed);
  private MonitorRecording recording = new MonitorRecording();
  private ShownRun run = ShownRun.NOTHING;
  private boolean ended;
  private OptionalInt emphasised = OptionalInt.empty();
  private List<Strip> shownStrips = List.of();
  private List<Lane> shownLanes = List.of();
  private boolean stale;
  private long wordsMillis;

  /// Creates the state before a run is shown.
  ///
  /// @param hiddenSeries contenders that charts and aligned trials leave out
  MonitorViewModel(Clock clock, OwnUse ownUse, Lanes lanes, ObservableSet<SeriesKey> hiddenSeries) {
    this.clock = clock;
    this.ownUse = ownUse;
    this.lanes = lanes;
    this.hiddenSeries = hiddenSeries;
    timeline
        .follow()
        .subscribe(next -> {
          if (next != Follow.NOTHING) {
            emphasised = OptionalInt.empty();
          }
        });
    lanes.all().subscribe(_ -> arranged());
    lanes.chosen().subscribe(_ -> changed());
    hiddenSeries.subscribe(this::changed);
  }

  @Override
  public void opened(ShownRun next) {
    run = next;
    recording = new MonitorRecording();
    ended = !isGrowing(next);
    emphasised = OptionalInt.empty();
    shownStrips = List.of();
    alignment.begin();
    sinceStart.begin(Follow.EVERYTHING);
    timeline.begin(isGrowing(next) ? Follow.LAST_MINUTE : Follow.EVERYTHING);
  }

  private static boolean isGrowing(ShownRun run) {
    return run.origin() == ShownRun.Origin.LIVE || run.origin() == ShownRun.Origin.REPLAY;
  }

  @Override
  public void accept(List<RunEvent> events) {
    boolean first = isEmpty();
    events.forEach(recording);
    boolean last = events.getLast() instanceof RunEvent.RunFinished;
    boolean more = events.stream().anyMatch(RunEvent.RoundsAdded.class::isInstance);
    ended = last || (ended && !(more && isGrowing(run)));
    long age = clock.millis() - events.getLast().atMillis();
    if (run.origin() == ShownRun.Origin.LIVE && Math.abs(age) < FRESH_MILLIS) {
      ownUse.measure().ifPresent(look -> recording.add(clock.millis(), look));
    }
    stale = true;
    if (first || last) {
      changed();
    } else if (!alignment.on().get()) { // drawing many trials takes more time than one
      revision.set(revision.get() + 1);
    }
    write();
  }

  @Override
  public void ticked() {
    write();
  }

  private void write() {
    if (stale && clock.millis() - wordsMillis >= WORDS_MILLIS) {
      stale = false;
      wordsMillis = clock.millis();
      if (alignment.on().get()) {
        alignment.series(recording); // knows new points and phases before the next frame
        changed();
      } else {
        pointed();
      }
    }
  }

  private void realigned() {
    if (alignment.on().get()) {
      alignment.series(recording);
    }
    sinceStart.begin(Follow.EVERYTHING);
  }

  private void changed() {
    revision.set(revision.get() + 1);
    pointed();
  }

  private void pointed() {
    textRevision.set(textRevision.get() + 1);
  }

  /// Returns a counter that grows when texts change: at once after the user's actions, less often
  /// than the picture while only time passes.
  ReadOnlyLongProperty textRevision() {
    return textRevision.getReadOnlyProperty();
  }

  /// Returns a counter that grows when the picture changes. New events of aligned trials change it
  /// less often than others.
  ReadOnlyLongProperty revision() {
    return revision.getReadOnlyProperty();
  }

  MonitorRecording recording() {
    return recording;
  }

  /// Returns the shown run.
  ShownRun run() {
    return run;
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

  /// Returns the lanes to show, from top to bottom. Some lanes are shown only for runs with data
  /// for them. Aligned trials have no lanes of the machine's probes and of the workbench.
  List<Lane> shownLanes() {
    List<Strip> strips = alignment.on().get() ? stripsOfTrials() : recording.strips();
    if (!strips.equals(shownStrips)) {
      shownStrips = strips;
      shownLanes =
          lanes.all().get().stream().filter(each -> strips.contains(each.strip())).toList();
    }
    return shownLanes;
  }

  private List<Strip> stripsOfTrials() {
    return recording.strips().stream()
        .filter(strip -> strip.curves().getFirst().source().isOfTrial())
        .toList();
  }

  /// Returns the alignment of trials at a common start.
  Alignment alignment() {
    return alignment;
  }

  /// Returns whether the contender of a series is drawn among aligned trials.
  boolean shows(AlignedSeries series) {
    return !hiddenSeries.contains(key(series.contender()));
  }

  /// Hides a contender in charts and aligned trials, or shows it again.
  void toggle(Contender contender) {
    SeriesKey key = key(contender);
    if (!hiddenSeries.remove(key)) {
      hiddenSeries.add(key);
    }
  }

  private SeriesKey key(Contender contender) {
    return new SeriesKey(run.id(), contender);
  }

  /// Returns the visible time range: since the start of the run, or since the common start of
  /// aligned trials.
  VisibleRange range() {
    return alignment.on().get() ? sinceStart : timeline;
  }

  /// Returns the visible time range of the run, also while aligned trials are shown.
  VisibleRange timeline() {
    return timeline;
  }

  TimeWindow window() {
    return range().window();
  }

  /// Returns whether the run goes on while the visible range stays, so that new values may not be
  /// seen. False for aligned trials.
  boolean isBehind() {
    return !ended && !alignment.on().get() && timeline.follow().get() == Follow.NOTHING;
  }

  /// Shows the last minute of the run, which changes while the run goes on. Ends the alignment of
  /// trials.
  void followLatest() {
    alignment.on().set(false);
    timeline.follow().set(Follow.LAST_MINUTE);
  }

  /// Shows the time range of a trial and marks the trial. An unknown trial changes nothing.
  void showTrial(int number) {
    recording
        .trials()
        .ofTrial(number)
        .ifPresent(band -> {
          alignment.on().set(false);
          emphasised = OptionalInt.of(number);
          timeline.show(
              TimeWindow.around(band.from(), Math.min(band.to(), recording.end()))
                  .within(recording.end()));
        });
  }

  /// Returns the number of the marked trial.
  OptionalInt emphasised() {
    return emphasised;
  }

  /// Removes the marks of time, trial and lane.
  void unmark() {
    emphasised = OptionalInt.empty();
    lanes.chosen().set(Optional.empty());
    range().unmark();
  }

  /// Returns the value of a curve at the read-out line, or else the latest, with the time of its
  /// measurement.
  Optional<Reading> reading(Curve curve) {
    return recording.reading(curve, timeline.moment());
  }

  /// Returns the displayed value of a curve in an aligned trial: at the read-out line, or else the
  /// trial's latest. Empty if the line is after the trial's end.
  Optional<Reading> reading(Curve curve, TimeBand trial) {
    if (sinceStart.cursor().isEmpty()) {
      return recording.last(curve, trial);
    }
    double millis = trial.from() + sinceStart.moment();
    return millis > Math.min(trial.to(), recording.end())
        ? Optional.empty()
        : recording.reading(curve, millis);
  }

  boolean isUnreported(Curve curve) {
    return recording.isUnreported(curve);
  }

  /// Returns a value as text; for processors with the number of cores.
  String text(Quantity quantity, double value) {
    String words = quantity.text(value);
    return quantity == Quantity.CORES ? words + " of " + recording.cores() : words;
  }

  /// Returns the value at the top of a scale: a round number, but for processors the number of
  /// cores.
  double top(Quantity quantity, double highest) {
    return quantity == Quantity.CORES ? recording.cores() : quantity.top(highest);
  }

  /// Returns the value at the top of a scale as text.
  String topText(Quantity quantity, double top) {
    if (quantity != Quantity.CORES) {
      return quantity.text(top);
    }
    return recording.cores() == 1 ? "1 core" : recording.cores() + " cores";
  }

  /// Returns time, phase and trial of the displayed values. For aligned trials it is the time since
  /// the common start; empty without a read-out line or data.
  String where() {
    if (isEmpty() || (alignment.on().get() && sinceStart.cursor().isEmpty())) {
      return "";
    }
    double moment = range().moment();
    return alignment.on().get() ? TimeAxis.exact(moment) + " after the start" : where(moment);
  }

  private String where(double moment) {
    return Stream.concat(
            Stream.of(TimeAxis.exact(moment)),
            Stream.of(recording.phases(), recording.trials())
                .flatMap(bands -> bands.at(moment).stream())
                .map(TimeBand::label))
        .collect(Collectors.joining(" · "));
  }
}
