package dynobench.ui.shownrun;

import dynobench.event.RunEvent;
import dynobench.result.MeasurementSet;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import java.util.List;
import java.util.Optional;

/// State of the shown run: which events have come, and which statements they allow.
sealed interface ShownRunState {
  /// Returns the result of the events so far.
  RunResult result();

  /// Returns the figures that charts and tables show.
  default MeasurementSet figures() {
    return result();
  }

  /// Returns the replay that the events come from.
  default Optional<Replay> replay() {
    return Optional.empty();
  }

  /// Returns whether further events may change the figures.
  default boolean grows() {
    return result().state() == RunState.UNFINISHED;
  }

  /// Returns whether this is a stored run with some figures, of which more is being read.
  default boolean isBeingRead() {
    return false;
  }

  /// Returns whether all figures came at once, before the events.
  default boolean isSummarised() {
    return false;
  }

  /// Returns the warnings about the figures, gravest first, computed by each call.
  default List<ResultWarning> doubts() {
    return grows() ? ResultWarnings.soFar(result()) : ResultWarnings.atEnd(result());
  }

  /// Returns whether these events of one tick change the figures or the warnings.
  default boolean isChangedBy(List<RunEvent> events) {
    return events.stream()
        .anyMatch(
            event -> !(event instanceof RunEvent.Sampled || event instanceof RunEvent.Logged));
  }

  /// Adds the events to the result and returns the next state.
  ///
  /// @param events of one tick; may be empty
  default ShownRunState after(List<RunEvent> events) {
    events.forEach(result());
    return this;
  }

  /// No run and no figures.
  record Nothing(RunResult result) implements ShownRunState {
    Nothing() {
      this(new RunResult(""));
    }

    @Override
    public boolean grows() {
      return false;
    }

    @Override
    public List<ResultWarning> doubts() {
      return List.of();
    }
  }

  /// Run of this window, running or ended.
  record Live(RunResult result) implements ShownRunState {}

  /// Stored run whose events are played at their original pace or faster.
  record Replayed(RunResult result, Replay again) implements ShownRunState {
    @Override
    public Optional<Replay> replay() {
      return Optional.of(again);
    }
  }

  /// Stored run whose log is being read.
  record PartlyRead(RunResult result) implements ShownRunState {
    @Override
    public boolean isBeingRead() {
      return grows() && result.trials().stream().anyMatch(TrialResult::counts);
    }

    /// Returns no warnings while the log is being read: the missing part is no fault of the run.
    @Override
    public List<ResultWarning> doubts() {
      return isBeingRead() ? List.of() : ShownRunState.super.doubts();
    }

    /// Returns true also if no events came: at the end of the log the warnings change, because
    /// missing events are then lost.
    @Override
    public boolean isChangedBy(List<RunEvent> events) {
      return events.isEmpty() || ShownRunState.super.isChangedBy(events);
    }

    @Override
    public ShownRunState after(List<RunEvent> events) {
      ShownRunState.super.after(events);
      return events.isEmpty() ? new Read(result) : this;
    }
  }

  /// Stored run of which the last tick brought no more events. A slow disk may still bring more.
  record Read(RunResult result) implements ShownRunState {
    @Override
    public boolean grows() {
      return false;
    }

    @Override
    public ShownRunState after(List<RunEvent> events) {
      ShownRunState.super.after(events);
      return events.isEmpty() ? this : new PartlyRead(result);
    }
  }

  /// Stored run whose summary contained all figures. Its events are displayed and change no
  /// figures.
  record Summarised(RunResult result) implements ShownRunState {
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
    public ShownRunState after(List<RunEvent> events) {
      return this;
    }
  }

  /// Published figures, which have no events.
  record Published(RunResult result, MeasurementSet figures) implements ShownRunState {
    Published(MeasurementSet figures) {
      this(new RunResult(figures.id()), figures);
    }

    @Override
    public boolean grows() {
      return false;
    }

    @Override
    public List<ResultWarning> doubts() {
      return List.of();
    }
  }
}
