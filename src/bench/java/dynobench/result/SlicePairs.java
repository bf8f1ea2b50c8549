package dynobench.result;

import dynobench.event.RunEvent.Sliced;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// A phase of two trials that took turns, slice by slice: the first of the one with the first of
/// the other.
///
/// @param pairs in the order in which they ran
public record SlicePairs(List<Pair> pairs) {
  /// Fewer are some tenth of a second, most of it in a JVM that warms up: there the whole time
  /// spreads less, as measured.
  private static final int FEWEST = 100;

  /// The same operations on both sides.
  ///
  /// @param ratio of the times
  public record Pair(long operations, double ratio) {}

  public SlicePairs {
    pairs = List.copyOf(pairs);
  }

  /// Empty where they took no turns, too few, or did not do the same in them.
  public static Optional<SlicePairs> of(TrialResult over, TrialResult under, String phase) {
    return over.slices(phase).flatMap(one -> under.slices(phase).flatMap(other -> of(one, other)));
  }

  private static Optional<SlicePairs> of(Sliced over, Sliced under) {
    if (over.operations().size() < FEWEST || !over.operations().equals(under.operations())) {
      return Optional.empty();
    }
    return Optional.of(
            new SlicePairs(
                IntStream.range(0, over.operations().size())
                    // The last slice may have none, and what the clock doesn't see has no ratio.
                    .filter(i -> over.operations().get(i) > 0)
                    .filter(i -> over.nanos().get(i) > 0 && under.nanos().get(i) > 0)
                    .mapToObj(i ->
                        new Pair(
                            over.operations().get(i),
                            (double) over.nanos().get(i) / under.nanos().get(i)))
                    .toList()))
        .filter(it -> it.pairs().size() >= FEWEST);
  }

  /// The median of the ratios: what falls into few slices, such as a flush, is not in it.
  /// Exchanging the sides gives the reciprocal. Weighing slices by their operations would leave a
  /// short phase to its last few, and spread up to three times as far on a busy machine.
  public double typical() {
    double[] sorted = pairs.stream().mapToDouble(Pair::ratio).sorted().toArray();
    double below = sorted[(sorted.length - 1) / 2];
    return below * Math.sqrt(sorted[sorted.length / 2] / below);
  }
}
