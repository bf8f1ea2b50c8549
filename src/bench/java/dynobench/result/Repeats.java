package dynobench.result;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import java.util.List;

/// The phases of a trial's later iterations. While it runs they are kept as they were told; those
/// of one that has ended are packed, for a merged run has a million of them.
public sealed interface Repeats {
  /// Not one.
  Repeats NONE = new Told(List.of());

  /// @param first the phases of the trial's first iteration
  /// @return in order
  List<PhaseRepeated> list(List<PhaseFinished> first);

  boolean isEmpty();

  /// Each phase by itself.
  record Told(List<PhaseRepeated> phases) implements Repeats {
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

  /// All phases of the first iteration again, in their order, and none left out.
  ///
  /// @param iterations the number of the last one
  /// @param figures as [PackedFigures] writes them
  record Packed(int iterations, String figures) implements Repeats {
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

  /// The same in less room, where it has the shape that goes with it.
  static Repeats packed(List<PhaseFinished> first, List<PhaseRepeated> told) {
    if (told.isEmpty() || first.isEmpty() || told.size() % first.size() != 0) {
      return new Told(told);
    }
    for (int i = 0; i < told.size(); i++) {
      PhaseFinished like = first.get(i % first.size());
      PhaseFinished phase = told.get(i).phase();
      boolean fits =
          told.get(i).iteration() == i / first.size() + 2
              && phase.trial() == like.trial()
              && phase.phase().equals(like.phase())
              && phase.service().isEmpty();
      if (!fits) {
        return new Told(told);
      }
    }
    return new Packed(1 + told.size() / first.size(), PackedFigures.write(first, told));
  }
}
