package dynobench.ui.shown;

import dynobench.chart.Role;
import dynobench.chart.SeriesKey;
import dynobench.chart.Source;
import dynobench.doubt.Doubt;
import dynobench.event.RunEvent;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.result.Figures;
import dynobench.result.RunResult;
import dynobench.result.Skipped;
import dynobench.store.StoredRun;
import dynobench.ui.work.Notices;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyLongProperty;
import javafx.beans.property.ReadOnlyLongWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.ObservableSet;

/// The run that the window shows, and what the user picked in it. Its events are taken from their
/// source at each tick and handed to every view.
public final class Showing {
  /// So many events at a tick keep the frame short: a stored run of 100,000 samples takes a few
  /// ticks, and the window lives on.
  private static final int MOST_AT_ONCE = 20_000;

  private final RunViews views;
  private final Clock clock;
  private final ReadOnlyObjectWrapper<Shown> run = new ReadOnlyObjectWrapper<>(Shown.NOTHING);
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
  private final ObjectProperty<Optional<SeriesKey>> selected =
      new SimpleObjectProperty<>(Optional.empty());
  private final Picked picked = new Picked(selected, run.getReadOnlyProperty());
  private final ObservableSet<SeriesKey> hidden = FXCollections.observableSet();
  private final ObservableList<Overlay> overlays = FXCollections.observableArrayList();
  private final ObservableList<Path> compared = FXCollections.observableArrayList();
  private final ObjectProperty<Optional<Compared>> comparison =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Replay>> replay =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Workload> workload;
  private Workload expected = Workloads.shipped().standard();
  private ShownState state = new ShownState.Nothing();
  private EventSource source = _ -> List.of();

  /// Figures that lie over those of the shown run.
  ///
  /// @param reference whether they are published ones, not a run of this workspace
  public record Overlay(Figures figures, boolean reference) {}

  /// @param notices hear of views that break
  /// @param clock for how often views are brought up to date
  public Showing(Notices notices, Clock clock) {
    views = new RunViews(notices);
    this.clock = clock;
    workload = new ReadOnlyObjectWrapper<>(expected);
    revision.subscribe(this::follow);
    overlays.subscribe(this::follow);
  }

  Clock clock() {
    return clock;
  }

  /// Adds a view; it hears of everything from the next opening on.
  public void add(RunView view) {
    views.add(view);
  }

  /// Shows a live or a stored run from now on.
  public void show(Shown next, EventSource events) {
    var result = new RunResult(next.id());
    open(
        next,
        switch (next.origin()) {
          case LIVE -> new ShownState.Live(result);
          case STORED -> new ShownState.Reading(result);
          case REPLAY, REFERENCE, NOTHING ->
              throw new IllegalArgumentException("no run that tells events: " + next);
        },
        events);
  }

  /// Shows a stored run as it happened, from its beginning.
  public void show(Replay again) {
    again.restart();
    Shown next = shown(again, Shown.Origin.REPLAY);
    open(next, new ShownState.Replayed(new RunResult(next.id()), again), again);
    know(result(), again.run());
  }

  /// Shows the rest of what is replayed at once.
  public void endReplay() {
    replay
        .get()
        .ifPresent(again -> {
          show(shown(again, Shown.Origin.STORED), again.all());
          know(result(), again.run());
        });
  }

  private static Shown shown(Replay again, Shown.Origin origin) {
    String id = String.valueOf(again.folder().getFileName());
    return new Shown(id, origin, Optional.of(again.folder()));
  }

  private void know(RunResult of, StoredRun run) {
    know(of, run.plan(), run.environment(), run.skipped());
  }

  /// Takes in what a stored run's folder says besides the events of its log.
  ///
  /// @param of the result that was shown when the run was opened; another may be shown by now
  public void know(
      RunResult of, Optional<Plan> plan, Optional<Environment> environment, Skipped skipped) {
    plan.ifPresent(of::assume);
    environment.ifPresent(of::assume);
    of.missing(skipped);
    change();
  }

  /// Shows published figures.
  public void show(Figures figures) {
    var next = new Shown(figures.id(), Shown.Origin.REFERENCE, Optional.empty());
    open(next, new ShownState.Published(figures), _ -> List.of());
  }

  private void open(Shown next, ShownState begin, EventSource events) {
    source = events;
    state = begin;
    replay.set(Optional.empty());
    selected.set(Optional.empty());
    hidden.clear();
    run.set(next);
    views.open(next);
    change();
    replay.set(begin.replay());
  }

  private void change() {
    revision.set(revision.get() + 1);
  }

  /// Hands on what has come since the last time. Called up to ten times a second.
  public void take() {
    source.whole().ifPresent(this::take);
    List<RunEvent> events = source.take(MOST_AT_ONCE);
    boolean changed = state.isChangedBy(events);
    state = state.after(events);
    if (!events.isEmpty()) {
      views.tell(view -> view.happened(events));
    }
    if (changed) {
      change();
    }
  }

  private void take(RunResult whole) {
    state = new ShownState.Summarised(whole);
    change();
  }

  /// Whether what it shows comes from there.
  public boolean shows(EventSource events) {
    return source.equals(events);
  }

  /// Lets views work out what they show of it. Called after [#take], in a frame of its own.
  public void refresh() {
    views.tell(RunView::ticked);
  }

  /// Whether the figures are to change by further events: of a live run until its end, of a stored
  /// one as long as more of it is read.
  boolean grows() {
    return state.grows();
  }

  /// Whether all figures came at once, before the events.
  boolean isSummarised() {
    return state.isSummarised();
  }

  /// Whether this is a stored run that has figures already and of which more comes at once.
  boolean isBeingRead() {
    return state.isBeingRead();
  }

  public ReadOnlyObjectProperty<Shown> run() {
    return run.getReadOnlyProperty();
  }

  /// What the run's events add up to so far. Another object after each opening, and once more when
  /// the summary of a stored run has been read.
  public RunResult result() {
    return state.result();
  }

  /// What charts and tables show: the result, or the published figures.
  public Figures figures() {
    return state.figures();
  }

  /// What is to be doubted in the run by now, gravest first; worked out anew at each call.
  /// Published figures are doubted by nobody here, and a stored run not before it has been read:
  /// what is missing until then is no fault of its own.
  public List<Doubt> doubts() {
    return state.doubts();
  }

  /// The figures and everything that lies over them, as charts take them.
  public List<Source> sources() {
    var sources = new ArrayList<Source>();
    sources.add(new Source(figures(), Role.MAIN));
    overlays.stream()
        .filter(each -> !each.figures().id().equals(run.get().id()))
        .map(each -> new Source(each.figures(), each.reference() ? Role.REFERENCE : Role.OVERLAY))
        .forEach(sources::add);
    return sources;
  }

  /// What was done in what is shown, or in what lies over it; before anything is shown, what is
  /// going to be done.
  public ReadOnlyObjectProperty<Workload> workload() {
    return workload.getReadOnlyProperty();
  }

  /// @param planned what the plan does that would run next
  public void expect(ObservableValue<Workload> planned) {
    planned.subscribe(next -> {
      expected = next;
      follow();
    });
  }

  private void follow() {
    workload.set(
        sources().stream()
            .map(each -> each.figures().workload())
            .filter(each -> !each.phases().isEmpty())
            .findFirst()
            .orElse(expected));
  }

  /// Grows whenever the figures or the run's state have changed.
  public ReadOnlyLongProperty revision() {
    return revision.getReadOnlyProperty();
  }

  /// The series that the user picked.
  public ObjectProperty<Optional<SeriesKey>> selected() {
    return selected;
  }

  /// What else the user picked.
  public Picked picked() {
    return picked;
  }

  /// The series that charts leave out.
  public ObservableSet<SeriesKey> hidden() {
    return hidden;
  }

  /// The replay that is shown; empty while something else is.
  public ReadOnlyObjectProperty<Optional<Replay>> replay() {
    return replay.getReadOnlyProperty();
  }

  /// The folders of the runs that the user wants to see side by side, the baseline first. Whoever
  /// sets them asks for the comparison to be shown.
  public ObservableList<Path> compared() {
    return compared;
  }

  /// What is compared, for the next start, and at the start what was compared at an earlier one.
  public ObjectProperty<Optional<Compared>> comparison() {
    return comparison;
  }

  /// References and other runs that charts show as well.
  public ObservableList<Overlay> overlays() {
    return overlays;
  }
}
