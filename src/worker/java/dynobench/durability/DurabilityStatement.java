package dynobench.durability;

import java.util.Locale;
import java.util.Optional;

/// Durability of a mode for one kind of crash: the claim and the test's finding.
///
/// @param promised the claim
/// @param tested result of the tests; empty without a test
public record DurabilityStatement(SurvivalLevel promised, Optional<CrashTestResult> tested) {
  /// Certainty of a statement. Without tests it is `PROMISED`, with a finding worse than the claim
  /// `REFUTED`, with any other finding `TESTED`.
  public enum State {
    PROMISED,
    TESTED,
    REFUTED
  }

  /// Creates a claim without a test.
  public static DurabilityStatement promised(SurvivalLevel level) {
    return new DurabilityStatement(level, Optional.empty());
  }

  public State state() {
    return tested
        .map(it -> it.found().isWorseThan(promised) ? State.REFUTED : State.TESTED)
        .orElse(State.PROMISED);
  }

  /// Returns the part of the rows that users can count on. A refuted or unstated claim counts as
  /// the test's finding, if tests exist.
  public SurvivalLevel effectiveLevel() {
    return tested
        .map(CrashTestResult::found)
        .filter(found -> promised == SurvivalLevel.UNSTATED || found.isWorseThan(promised))
        .orElse(promised);
  }

  /// Returns the level and its certainty in the form that files use, such as `until-close, tested`.
  public String text() {
    return (effectiveLevel() + ", " + state()).toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// Returns the level and the tests in one line, and the claim if it is untested or refuted, such
  /// as `all acknowledged rows (20 tests, no row missing; version 2.7.4, ext4, 2026-11-22)`.
  public String description() {
    if (tested.isEmpty()) {
      return promised == SurvivalLevel.UNSTATED
          ? promised.label()
          : promised.label() + " (claimed)";
    }
    CrashTestResult it = tested.get();
    String how =
        switch (state()) {
          case REFUTED -> "claims %s, refuted: %s".formatted(promised.label(), it.description());
          case PROMISED, TESTED -> it.description();
        };
    return "%s (%s; %s)".formatted(effectiveLevel().label(), how, it.provenance());
  }
}
