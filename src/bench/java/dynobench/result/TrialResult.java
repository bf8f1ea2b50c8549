package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.FilesSeen;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.event.RunEvent.Sliced;
import dynobench.event.RunEvent.Verified;
import dynobench.measure.FileGroup;
import dynobench.plan.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Data of a trial so far.
///
/// @param phases phases of the first iteration, in order; of a failed trial the phases before the
///   failure, for display only
/// @param iteration number of the iteration that began last, from 1
/// @param later phases of later iterations
/// @param verified result of the verification of the data; empty for a trial of version 0.1, and
///   for a trial that ended before the verification
/// @param outcome outcome of the trial; empty while the trial runs, and permanently when the log
///   was cut off
/// @param slices slices of the phases, if the trial was interleaved with another trial
/// @param files files in the trial's folder after its phases; empty in runs of older versions
public record TrialResult(
    Trial trial,
    Optional<EngineReported> engine,
    List<PhaseFinished> phases,
    int iteration,
    RepeatedPhases later,
    Optional<Verified> verified,
    Optional<Outcome> outcome,
    List<Sliced> slices,
    List<FileGroup> files) {
  public TrialResult {
    phases = List.copyOf(phases);
    slices = List.copyOf(slices);
    files = List.copyOf(files);
  }

  TrialResult(Trial trial) {
    this(
        trial,
        Optional.empty(),
        List.of(),
        1,
        RepeatedPhases.NONE,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of());
  }

  /// Returns whether the trial's times are in figures: the trial completed, and was no warm-up.
  public boolean counts() {
    return !trial.warmup() && outcome.filter(Outcome::counts).isPresent();
  }

  /// Returns the reason why the trial's times do not count; empty when the trial completed, or
  /// still runs.
  public Optional<String> failure() {
    return outcome
        .filter(end -> !end.counts())
        .map(end ->
            iteration > 1
                ? "iteration %d %s".formatted(iteration, end.sentence())
                : end.sentence());
  }

  /// Returns the phases of later iterations, in order. Each call unpacks these phases.
  public List<PhaseRepeated> repeated() {
    return later.list(phases);
  }

  /// Returns a phase in all iterations, the first one included.
  List<PhaseFinished> iterations(PhaseFinished first) {
    return Stream.concat(
            Stream.of(first),
            repeated().stream()
                .map(PhaseRepeated::phase)
                .filter(each -> each.phase().equals(first.phase())))
        .toList();
  }

  /// Returns the phase of that name, if it was finished.
  public Optional<PhaseFinished> phase(String name) {
    return phases.stream().filter(each -> each.phase().equals(name)).findFirst();
  }

  TrialResult with(EngineReported reported) {
    return new TrialResult(
        trial, Optional.of(reported), phases, iteration, later, verified, outcome, slices, files);
  }

  /// Adds a phase unless it exists: only an edited log has a phase twice.
  TrialResult with(PhaseFinished phase) {
    if (phase(phase.phase()).isPresent()) {
      return this;
    }
    var more = new ArrayList<>(phases);
    more.add(phase);
    return new TrialResult(trial, engine, more, iteration, later, verified, outcome, slices, files);
  }

  /// Returns the slices of that phase, if it had any.
  public Optional<Sliced> slices(String name) {
    return slices.stream().filter(each -> each.phase().equals(name)).findFirst();
  }

  TrialResult with(Sliced phase) {
    if (slices(phase.phase()).isPresent()) {
      return this;
    }
    var more = new ArrayList<>(slices);
    more.add(phase);
    return new TrialResult(trial, engine, phases, iteration, later, verified, outcome, more, files);
  }

  /// Adds an iteration's phase unless it exists.
  TrialResult with(PhaseRepeated phase) {
    if (has(phase)) {
      return this;
    }
    var more = new ArrayList<>(repeated());
    more.add(phase);
    return new TrialResult(
        trial,
        engine,
        phases,
        iteration,
        new RepeatedPhases.Told(more),
        verified,
        outcome,
        slices,
        files);
  }

  /// Returns whether the trial has this phase of this iteration.
  boolean has(PhaseRepeated phase) {
    return repeated().reversed().stream()
        .takeWhile(each -> each.iteration() >= phase.iteration())
        .anyMatch(each ->
            each.iteration() == phase.iteration()
                && each.phase().phase().equals(phase.phase().phase()));
  }

  TrialResult begins(int next) {
    return new TrialResult(
        trial, engine, phases, Math.max(iteration, next), later, verified, outcome, slices, files);
  }

  TrialResult with(FilesSeen seen) {
    return new TrialResult(
        trial, engine, phases, iteration, later, verified, outcome, slices, seen.files());
  }

  TrialResult with(Verified found) {
    return new TrialResult(
        trial, engine, phases, iteration, later, Optional.of(found), outcome, slices, files);
  }

  /// Sets the outcome and packs the repeated phases.
  TrialResult with(Outcome ending) {
    RepeatedPhases packed = RepeatedPhases.packed(phases, repeated());
    return new TrialResult(
        trial, engine, phases, iteration, packed, verified, Optional.of(ending), slices, files);
  }
}
