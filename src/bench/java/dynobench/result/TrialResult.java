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

/// What is known of a trial so far.
///
/// @param phases of the first iteration, in order; of a trial that failed these are the ones
///   before, for looking at only
/// @param iteration the one that began last, from 1
/// @param later the phases of later iterations
/// @param verified how its data were found afterwards; empty for a trial of version 0.1, and for
///   one that never got so far
/// @param outcome empty while it runs, and for ever when the log was cut off
/// @param slices of its phases, where it took turns with another one
/// @param files in its folder after its phases; none in runs of older versions
public record TrialResult(
    Trial trial,
    Optional<EngineReported> engine,
    List<PhaseFinished> phases,
    int iteration,
    Repeats later,
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
        Repeats.NONE,
        Optional.empty(),
        Optional.empty(),
        List.of(),
        List.of());
  }

  /// Whether its times go into figures: it completed, and it was no warm-up.
  public boolean counts() {
    return !trial.warmup() && outcome.filter(Outcome::counts).isPresent();
  }

  /// Why its times don't count; empty when it completed, or still runs.
  public Optional<String> failure() {
    return outcome
        .filter(end -> !end.counts())
        .map(end ->
            iteration > 1
                ? "iteration %d %s".formatted(iteration, end.sentence())
                : end.sentence());
  }

  /// Phases of later iterations, in order; unpacked anew at each call.
  public List<PhaseRepeated> repeated() {
    return later.list(phases);
  }

  /// A phase of all iterations, the first one included.
  List<PhaseFinished> iterations(PhaseFinished first) {
    return Stream.concat(
            Stream.of(first),
            repeated().stream()
                .map(PhaseRepeated::phase)
                .filter(each -> each.phase().equals(first.phase())))
        .toList();
  }

  /// The phase of that name, if it was finished.
  public Optional<PhaseFinished> phase(String name) {
    return phases.stream().filter(each -> each.phase().equals(name)).findFirst();
  }

  TrialResult with(EngineReported reported) {
    return new TrialResult(
        trial, Optional.of(reported), phases, iteration, later, verified, outcome, slices, files);
  }

  /// A phase that is there already stays: only an edited log tells of it twice.
  TrialResult with(PhaseFinished phase) {
    if (phase(phase.phase()).isPresent()) {
      return this;
    }
    var more = new ArrayList<>(phases);
    more.add(phase);
    return new TrialResult(trial, engine, more, iteration, later, verified, outcome, slices, files);
  }

  /// The slices of that phase, if it had any.
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

  /// An iteration's phase that is there already stays, as well.
  TrialResult with(PhaseRepeated phase) {
    if (has(phase)) {
      return this;
    }
    var more = new ArrayList<>(repeated());
    more.add(phase);
    return new TrialResult(
        trial, engine, phases, iteration, new Repeats.Told(more), verified, outcome, slices, files);
  }

  /// Whether it has the same phase of the same iteration.
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

  /// What it has repeated is kept in less room from now on.
  TrialResult with(Outcome ending) {
    Repeats packed = Repeats.packed(phases, repeated());
    return new TrialResult(
        trial, engine, phases, iteration, packed, verified, Optional.of(ending), slices, files);
  }
}
