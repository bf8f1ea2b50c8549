package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import java.util.List;

/// Phases of a trial's later iterations. They are stored as received while the trial runs, and
/// packed when the trial has ended, because a merged run may have a million of them.
public sealed interface RepeatedPhases {
  /// No phases.
  RepeatedPhases NONE = new Told(List.of());

  /// @param first phases of the trial's first iteration
  /// @return the phases in order
  List<PhaseRepeated> list(List<PhaseFinished> first);

  boolean isEmpty();

  /// Single events, one for each phase.
  record Told(List<PhaseRepeated> phases) implements RepeatedPhases {
    public Told {
      phases = List.copyOf(phases);
    }

    @Override
    public List<PhaseRepeated> list(List<PhaseFinished> first) {
      return phases;
    }

    @Override
    public boolean isEmpty() {
      return phases.isEmpty();
    }
  }

  /// Complete iterations: all phases of the first iteration again, in their order.
  ///
  /// @param iterations number of the last iteration
  /// @param figures text that [PackedFigures] has written
  record Packed(int iterations, String figures) implements RepeatedPhases {
    public Packed {
      if (iterations < 2) {
        throw new IllegalArgumentException("nothing is repeated in one iteration");
      }
    }

    @Override
    public List<PhaseRepeated> list(List<PhaseFinished> first) {
      return PackedFigures.read(figures, first, iterations);
    }

    @Override
    public boolean isEmpty() {
      return false;
    }
  }

  /// Returns the phases packed if all iterations are complete and no phase has clients; otherwise
  /// as single events.
  static RepeatedPhases packed(List<PhaseFinished> first, List<PhaseRepeated> repeated) {
    if (repeated.isEmpty() || first.isEmpty() || repeated.size() % first.size() != 0) {
      return new Told(repeated);
    }
    for (int i = 0; i < repeated.size(); i++) {
      PhaseFinished like = first.get(i % first.size());
      PhaseFinished phase = repeated.get(i).phase();
      boolean fits =
          repeated.get(i).iteration() == i / first.size() + 2
              && phase.trial() == like.trial()
              && phase.phase().equals(like.phase())
              && phase.service().isEmpty();
      if (!fits) {
        return new Told(repeated);
      }
    }
    return new Packed(1 + repeated.size() / first.size(), PackedFigures.write(first, repeated));
  }
}
