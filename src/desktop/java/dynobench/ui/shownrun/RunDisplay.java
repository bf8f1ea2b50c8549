package dynobench.ui.shownrun;

import dynobench.chart.ChartSource;
import dynobench.chart.SeriesKey;
import dynobench.chart.SourceRole;
import dynobench.event.RunEvent;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.result.MeasurementSet;
import dynobench.result.OmittedLines;
import dynobench.result.RunResult;
import dynobench.store.StoredRun;
import dynobench.ui.tasks.Notifications;
import dynobench.warning.ResultWarning;
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

/// Run that the window shows, and the user's selection in it. At each tick, its events are taken
/// from their source and handed to every view.
public final class RunDisplay {
  /// Maximum number of events of a tick, to keep the frame short. A stored run of 100,000 samples
  /// takes a few ticks, and the window stays responsive.
  private static final int MOST_AT_ONCE = 20_000;

  private final RunViews views;
  private final Clock clock;
  private final ReadOnlyObjectWrapper<ShownRun> run = new ReadOnlyObjectWrapper<>(ShownRun.NOTHING);
  private final ReadOnlyLongWrapper revision = new ReadOnlyLongWrapper();
  private final ObjectProperty<Optional<SeriesKey>> selected =
      new SimpleObjectProperty<>(Optional.empty());
  private final EngineSelection picked = new EngineSelection(selected, run.getReadOnlyProperty());
  private final ObservableSet<SeriesKey> hidden = FXCollections.observableSet();
  private final ObservableList<Overlay> overlays = FXCollections.observableArrayList();
  private final ObservableList<Path> compared = FXCollections.observableArrayList();
  private final ObjectProperty<Optional<LastComparison>> comparison =
      new SimpleObjectProperty<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Optional<Replay>> replay =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final ReadOnlyObjectWrapper<Workload> workload;
  private Workload expected = Workloads.shipped().standard();
  private ShownRunState state = new ShownRunState.Nothing();
  private EventSource source = _ -> List.of();

  /// Figures drawn over those of the shown run.
  ///
  /// @param reference whether they are published figures rather than a run of this workspace
  public record Overlay(MeasurementSet figures, boolean reference) {}

  /// Creates the state of a window that shows nothing.
  ///
  /// @param notifications report views that throw
  /// @param clock for how often views are updated
  public RunDisplay(Notifications notifications, Clock clock) {
    views = new RunViews(notifications);
    this.clock = clock;
    workload = new ReadOnlyObjectWrapper<>(expected);
    revision.subscribe(this::follow);
    overlays.subscribe(this::follow);
  }

  /// Returns the clock of the window.
  public Clock clock() {
    return clock;
  }

  /// Adds a view, which receives everything from the next opening on.
  public void add(RunView view) {
    views.add(view);
  }

  /// Shows a live or a stored run; other origins are rejected.
  public void show(ShownRun next, EventSource events) {
    var result = new RunResult(next.id());
    open(
        next,
        switch (next.origin()) {
          case LIVE -> new ShownRunState.Live(result);
          case STORED -> new ShownRunState.PartlyRead(result);
          case REPLAY, REFERENCE, NOTHING ->
              throw new IllegalArgumentException("not a run with events: " + next);
        },
        events);
  }

  /// Shows a stored run as a replay, from its beginning.
  public void show(Replay again) {
    again.restart();
    ShownRun next = shown(again, ShownRun.Origin.REPLAY);
    open(next, new ShownRunState.Replayed(new RunResult(next.id()), again), again);
    know(result(), again.run());
  }

  /// Ends the replay and shows all of its run at once.
  public void endReplay() {
    replay
        .get()
        .ifPresent(again -> {
          show(shown(again, ShownRun.Origin.STORED), again.all());
          know(result(), again.run());
        });
  }

  private static ShownRun shown(Replay again, ShownRun.Origin origin) {
    String id = String.valueOf(again.folder().getFileName());
    return new ShownRun(id, origin, Optional.of(again.folder()));
  }

  private void know(RunResult of, StoredRun run) {
    know(of, run.plan(), run.environment(), run.skipped());
  }

  /// Adds to a stored run's result what its folder holds apart from the log: plan, environment,
  /// skipped lines.
  ///
  /// @param of result that was shown when the run was opened; another may be shown by now
  public void know(
      RunResult of, Optional<Plan> plan, Optional<Environment> environment, OmittedLines skipped) {
    plan.ifPresent(of::assume);
    environment.ifPresent(of::assume);
    of.missing(skipped);
    change();
  }

  /// Shows published figures.
  public void show(MeasurementSet figures) {
    var next = new ShownRun(figures.id(), ShownRun.Origin.REFERENCE, Optional.empty());
    open(next, new ShownRunState.Published(figures), _ -> List.of());
  }

  private void open(ShownRun next, ShownRunState begin, EventSource events) {
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

  /// Takes new events from the source and hands them to the views. Called up to ten times a second.
  public void take() {
    source.whole().ifPresent(this::take);
    List<RunEvent> events = source.take(MOST_AT_ONCE);
    boolean changed = state.isChangedBy(events);
    state = state.after(events);
    if (!events.isEmpty()) {
      views.forEachView(view -> view.accept(events));
    }
    if (changed) {
      change();
    }
  }

  private void take(RunResult whole) {
    state = new ShownRunState.Summarised(whole);
    change();
  }

  /// Returns whether the shown events come from this source.
  public boolean shows(EventSource events) {
    return source.equals(events);
  }

  /// Lets views update what they derive from the events. Called after [#take], in a frame of its
  /// own.
  public void refresh() {
    views.forEachView(RunView::ticked);
  }

  /// Returns whether further events may change the figures: until a live run ends, and while a
  /// stored one is read.
  public boolean grows() {
    return state.grows();
  }

  /// Returns whether all figures came at once, before the events.
  boolean isSummarised() {
    return state.isSummarised();
  }

  /// Returns whether a stored run with some figures is shown, of which more is being read.
  boolean isBeingRead() {
    return state.isBeingRead();
  }

  /// Returns the identity of what the window shows; [ShownRun#NOTHING] at the start.
  public ReadOnlyObjectProperty<ShownRun> run() {
    return run.getReadOnlyProperty();
  }

  /// Returns the result of the events so far. It is another object after each opening, and again
  /// once the summary of a stored run has been read.
  public RunResult result() {
    return state.result();
  }

  /// Returns the figures that charts and tables show: the result, or the published figures.
  public MeasurementSet figures() {
    return state.figures();
  }

  /// Returns the present warnings about the run, gravest first, computed by each call. Published
  /// figures have none. A stored run has none while it is being read, because its missing part is
  /// no fault of the run.
  public List<ResultWarning> doubts() {
    return state.doubts();
  }

  /// Returns the figures and all overlays except the shown run itself, as charts take them.
  public List<ChartSource> sources() {
    var sources = new ArrayList<ChartSource>();
    sources.add(new ChartSource(figures(), SourceRole.MAIN));
    overlays.stream()
        .filter(each -> !each.figures().id().equals(run.get().id()))
        .map(each ->
            new ChartSource(
                each.figures(), each.reference() ? SourceRole.REFERENCE : SourceRole.OVERLAY))
        .forEach(sources::add);
    return sources;
  }

  /// Returns the workload of the shown figures, or of an overlay. Before anything is shown, it is
  /// the planned workload.
  public ReadOnlyObjectProperty<Workload> workload() {
    return workload.getReadOnlyProperty();
  }

  /// Sets the workload that is shown until figures have one.
  ///
  /// @param planned workload of the plan that would run next
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

  /// Returns a counter that grows whenever the figures or the run's state have changed.
  public ReadOnlyLongProperty revision() {
    return revision.getReadOnlyProperty();
  }

  /// Returns the series that the user selected; empty after each opening.
  public ObjectProperty<Optional<SeriesKey>> selected() {
    return selected;
  }

  /// Returns the engine or mode that the user selected.
  public EngineSelection picked() {
    return picked;
  }

  /// Returns the series that charts leave out; empty after each opening.
  public ObservableSet<SeriesKey> hidden() {
    return hidden;
  }

  /// Returns the shown replay; empty while something else is shown.
  public ReadOnlyObjectProperty<Optional<Replay>> replay() {
    return replay.getReadOnlyProperty();
  }

  /// Returns the folders of the runs that the user wants to compare, the baseline first. Setting
  /// them asks for the comparison view.
  public ObservableList<Path> compared() {
    return compared;
  }

  /// Returns the present comparison, which the next start restores. At the start it holds the one
  /// of an earlier start.
  public ObjectProperty<Optional<LastComparison>> comparison() {
    return comparison;
  }

  /// Returns the references and other runs that charts show in addition.
  public ObservableList<Overlay> overlays() {
    return overlays;
  }
}
