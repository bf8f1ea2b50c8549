package dynobench.ui.shown;

import dynobench.doubt.Doubt;
import dynobench.doubt.Doubts;
import dynobench.event.RunEvent;
import dynobench.result.Figures;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import java.util.List;
import java.util.Optional;

/// How much is known of what the window shows, and what that allows to say about it.
sealed interface ShownState {
  /// What the events add up to so far.
  RunResult result();

  /// The figures that charts and tables show.
  default Figures figures() {
    return result();
  }

  /// The replay that the events come from.
  default Optional<Replay> replay() {
    return Optional.empty();
  }

  /// Whether the figures are to change by further events.
  default boolean grows() {
    return result().state() == RunState.UNFINISHED;
  }

  /// Whether this is a stored run that has figures already, and of which more comes at once.
  default boolean isBeingRead() {
    return false;
  }

  /// Whether all figures came at once, before the events.
  default boolean isSummarised() {
    return false;
  }

  /// The doubts about the figures, gravest first. Each call works them out anew.
  default List<Doubt> doubts() {
    return grows() ? Doubts.soFar(result()) : Doubts.atEnd(result());
  }

  /// Whether a look at the source that found these events changes the figures, or the doubts about
  /// them.
  default boolean isChangedBy(List<RunEvent> events) {
    return events.stream()
        .anyMatch(
            event -> !(event instanceof RunEvent.Sampled || event instanceof RunEvent.Logged));
  }

  /// The state after a look at the source. The result takes the events in.
  ///
  /// @param events found there; may be empty
  default ShownState after(List<RunEvent> events) {
    events.forEach(result());
    return this;
  }

  /// No run, and no figures.
  record Nothing(RunResult result) implements ShownState {
    Nothing() {
      this(new RunResult(""));
    }

    @Override
    public boolean grows() {
      return false;
    }

    @Override
    public List<Doubt> doubts() {
      return List.of();
    }
  }

  /// A run of this window, which goes on or has ended here.
  record Live(RunResult result) implements ShownState {}

  /// A stored run whose events come at the pace at which they came then.
  record Replayed(RunResult result, Replay again) implements ShownState {
    @Override
    public Optional<Replay> replay() {
      return Optional.of(again);
    }
  }

  /// A stored run of whose log more is to come.
  record Reading(RunResult result) implements ShownState {
    @Override
    public boolean isBeingRead() {
      return grows() && result.trials().stream().anyMatch(TrialResult::counts);
    }

    /// What is missing while it is read is no fault of the run.
    @Override
    public List<Doubt> doubts() {
      return isBeingRead() ? List.of() : ShownState.super.doubts();
    }

    /// The end of the log changes the doubts: what is missing then has been lost.
    @Override
    public boolean isChangedBy(List<RunEvent> events) {
      return events.isEmpty() || ShownState.super.isChangedBy(events);
    }

    @Override
    public ShownState after(List<RunEvent> events) {
      ShownState.super.after(events);
      return events.isEmpty() ? new Read(result) : this;
    }
  }

  /// A stored run of whose log nothing more came at the last look. A slow disk may still bring
  /// more.
  record Read(RunResult result) implements ShownState {
    @Override
    public boolean grows() {
      return false;
    }

    @Override
    public ShownState after(List<RunEvent> events) {
      ShownState.super.after(events);
      return events.isEmpty() ? this : new Reading(result);
    }
  }

  /// A stored run whose summary told all figures. Its events are for looking at, and change none.
  record Summarised(RunResult result) implements ShownState {
    @Override
    public boolean grows() {
      return false;
    }

    @Override
    public boolean isSummarised() {
      return true;
    }

    @Override
    public boolean isChangedBy(List<RunEvent> events) {
      return false;
    }

    @Override
    public ShownState after(List<RunEvent> events) {
      return this;
    }
  }

  /// Published figures, which have no events.
  record Published(RunResult result, Figures figures) implements ShownState {
    Published(Figures figures) {
      this(new RunResult(figures.id()), figures);
    }

    @Override
    public boolean grows() {
      return false;
    }

    @Override
    public List<Doubt> doubts() {
      return List.of();
    }
  }
}
